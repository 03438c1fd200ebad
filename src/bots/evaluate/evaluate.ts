/** The worth of a position to a side: the sum of named terms. Only differences between positions have a meaning. */
import type { Situation } from '../context.ts';
import { type Position, type Reading, readPosition } from './position.ts';
import { ambushes, crowding, fears, flanks, perils } from './terms/dangers.ts';
import { commandRange, company, formation } from './terms/formation.ts';
import { hunting } from './terms/hunting.ts';
import { jointThreats } from './terms/joint-threats.ts';
import { piecesInDanger } from './terms/pieces.ts';
import { plan } from './terms/plan.ts';
import { raidRisks, raidsWorth } from './terms/raids.ts';
import { shotsFeared, shotsHoped } from './terms/shots.ts';
import { spellsFeared, spellsHoped } from './terms/spells.ts';
import { threats } from './terms/threats.ts';

/** Every term is in points of an army. A gain of the enemy is negative. */
const TERMS = {
  material: ({ lead }: Position) => lead,
  fights: ({ fights }: Position) => fights.worth,
  raids: raidsWorth,
  'raid risks': raidRisks,
  ambushes,
  flanks,
  hunting,
  formation,
  threats,
  'joint threats': jointThreats,
  perils,
  fears,
  crowding,
  'command range': commandRange,
  company,
  'shots hoped for': shotsHoped,
  'shots feared': shotsFeared,
  'spells hoped for': spellsHoped,
  'spells feared': spellsFeared,
  'pieces in danger': piecesInDanger,
  plan,
} as const satisfies Readonly<Record<string, (position: Position) => number>>;

export interface Term {
  readonly term: keyof typeof TERMS;
  readonly value: number;
}

const NAMES = Object.keys(TERMS) as readonly (keyof typeof TERMS)[];

/** The terms without a plan. */
const UNPLANNED = NAMES.filter((name) => name !== 'plan');

/** A position that was evaluated, from which others are evaluated by what differs. */
export interface Evaluated {
  readonly worth: number;
  readonly reading: Reading;
}

const termsIn = (position: Position): readonly Term[] => {
  const names = position.posts ? NAMES : UNPLANNED;
  return names.map((term) => ({ term, value: TERMS[term](position) }));
};

const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + value, 0);

/** The value of a position, term by term: the same as a whole and by what differs from another position. */
export const termsOf = (situation: Situation, from: Evaluated | null = null): readonly Term[] =>
  termsIn(readPosition(situation, from?.reading).position);

/** The value of a position, with its parts. */
export function evaluated(situation: Situation): Evaluated {
  const reading = readPosition(situation);
  return { worth: sumOf(termsIn(reading.position)), reading };
}

/** The value of a position; faster from another that differs by little. */
export const evaluate = (situation: Situation, from: Evaluated | null = null): number =>
  sumOf(termsOf(situation, from));
