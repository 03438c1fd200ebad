/** Makes a new battle from the armies of both players and their options. */
import type { Base, Battle, Json, Side } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Fault } from '../../../engine/event.ts';
import type { Checked } from '../../../engine/setup/check-setup.ts';
import { type ArmyBase, musteredBases } from '../../../engine/setup/mustered-army.ts';
import { beforeSetup, SIDES } from '../../../engine/setup/new-battle.ts';
import type { HottClause } from '../clauses/ids.ts';
import { areasWide, STANDARD } from '../ending/army-size.ts';
import { standardBoard } from '../measures.ts';
import { isCaptive } from '../troops/base.ts';
import { readElement } from '../troops/troops.ts';
import { type ArmyReason, armyReasons, type Enrolled } from './army-rules.ts';
import { namesFor } from './names.ts';
import type { StrongholdFact } from './stronghold-piece.ts';

/** The edges at which each contingent may arrive: table edges, or words such as `own` and `sides`. */
export type Contingents = Readonly<Record<string, { readonly edges: readonly string[] }>>;

/** One element of an army, with flags. Its base may be deeper than usual. */
export interface ArmyElement extends ArmyBase {
  /** Millimetres. */
  readonly depth?: number;
}

/** An army ready for battle. */
export interface BattleArmy {
  readonly name: string;
  readonly stronghold: StrongholdFact | null;
  readonly bases: readonly ArmyElement[];
  /** Other facts about the army. */
  readonly facts?: { readonly [key: string]: Json };
}

export interface NewBattle {
  /** Army points agreed on for each side; 24 if not given. */
  readonly size?: number;
  readonly armies: { readonly red: BattleArmy; readonly blue: BattleArmy };
  readonly options?: Battle['options'];
  /** In a battle of a campaign. Only a side that brings a stronghold has one there. */
  readonly campaign?: {
    readonly roles: Readonly<Record<'red' | 'blue', 'attacker' | 'defender'>>;
    /** The allied contingents, each a command of its side, with the edges at which it may arrive. */
    readonly contingents: Contingents;
  };
}

/** The field of a battle with these army points a side, in millimetres. */
export function fieldFor(size: number): Battle['table'] {
  const { width, depth } = standardBoard();
  return { width: width * areasWide(size), depth };
}

function sideOf({ id, edge }: (typeof SIDES)[number], { name, stronghold, facts }: BattleArmy): Side {
  return {
    id,
    edge,
    army: name,
    facts: { ...facts, ...(stronghold ? { stronghold: { ...stronghold } } : {}) },
  };
}

/** A base may be deeper than usual, never less deep. */
const withDepth = (base: Base, depth: number | undefined): Base =>
  depth !== undefined && depth > base.depth && holds('hott.base.24') ? { ...base, depth } : base;

/** A captive of the campaign is ensorcelled from the start. */
const held = (base: Base): Base => (isCaptive(base) ? { ...base, place: 'ensorcelled' } : base);

const enrolled = ({ troop, flags = [], command }: ArmyElement): readonly Enrolled[] => {
  const element = readElement(troop);
  if (element === null) return [];
  const cInC = flags.includes('c-in-c');
  const general = cInC || flags.includes('general');
  return [{ element, count: 1, general, cInC, ...(command === undefined ? {} : { command }) }];
};

/** The rules of army building that the game cannot do without. Other breaches are only told. */
const NEEDED: readonly HottClause[] = [
  'hott.army.2',
  'hott.army.5',
  'hott.army.6',
  'hott.hold.5',
  'hott.mass.1',
  'hott.mass.4',
];

/** What an army of a campaign battle may lack: only the owner of the province has a stronghold. */
const needs = (rule: string, campaign: NewBattle['campaign']): boolean =>
  NEEDED.some((each) => each === rule) && !(campaign && rule === 'hott.army.6');

function armyFaults(
  side: string,
  size: number,
  army: BattleArmy,
  campaign: NewBattle['campaign'],
): readonly Fault[] {
  const stronghold = army.stronghold?.shape.map(([x, y]) => ({ x, y })) ?? null;
  // A contingent obeys its own rules, and a captive fights only once it is free.
  const own = army.bases.filter(
    ({ command, flags }) => !campaign || (!command && !flags?.includes('captive')),
  );
  const reasons = armyReasons({ size, elements: own.flatMap(enrolled), stronghold });
  const needed = reasons.filter(({ rule }: ArmyReason) => needs(rule, campaign));
  return needed.map(({ rule, key, figures }) => ({ key, figures: { ...figures, rule, side } }));
}

/**
 * A battle between two armies before its setup, which runs by the rules from the army notes to the last deployment;
 * or every fault in it.
 */
export function newBattle(rules: Ruleset, given: NewBattle): Checked {
  const { size = STANDARD.ap, armies, options, campaign } = given;
  const names = namesFor([armies.red.bases, armies.blue.bases]);
  const mustered = SIDES.map(({ id }, at) => musteredBases(rules, id, armies[id].bases, names[at] ?? []));
  const bases = SIDES.flatMap(({ id }, at) =>
    (mustered[at]?.bases ?? []).map((base) =>
      held(withDepth(base, armies[id].bases[(names[at] ?? []).indexOf(base.id)]?.depth)),
    ),
  );
  const faults = [
    ...mustered.flatMap((each) => each.faults),
    ...SIDES.flatMap(({ id }) => armyFaults(id, size, armies[id], campaign)),
  ];
  const start = {
    table: fieldFor(size),
    options: { ...options, ap: size },
    sides: SIDES.map((side) => ({
      ...sideOf(side, armies[side.id]),
      ...(campaign ? { role: campaign.roles[side.id] } : {}),
    })),
    bases,
    ...(campaign ? { own: { contingents: campaign.contingents } } : {}),
  };
  return beforeSetup(rules, start, faults);
}
