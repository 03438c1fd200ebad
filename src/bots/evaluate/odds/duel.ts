/** What a fight between two troops is worth by itself, on open ground. */
import type { Base, Battle, PlacedBase } from '../../../engine/battle.ts';
import type { Fight } from '../../../engine/combat.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { wallPlaces } from '../../../engine/moves/places.ts';
import { HALF_TURN, QUARTER_TURN } from '../../../geometry/exact.ts';
import { ahead, type Pose } from '../../../geometry/pose.ts';
import type { FoePiece } from '../../board/targets.ts';
import { kindOf } from '../../facts.ts';
import { type Field, keptInBattle } from '../../memory.ts';
import { type Exchange, priced, type Shares, sharesOf, type Tolls } from './losses.ts';

/** From which side the active base falls on the other. */
export type Onslaught = 'front' | 'flank';

/** Those who would fight, and who would stand by them. */
export interface Duel {
  readonly base: Base;
  readonly goal: Base;
  readonly from: Onslaught;
  /** The ranks behind each, the next one first. */
  readonly ranks?: readonly [readonly Base[], readonly Base[]];
  /** Flanks of the goal that friends of the base overlap, and the other way round. */
  readonly overlaps?: readonly [number, number];
  /** The goal would be lost if it had to recoil. */
  readonly hemmed?: boolean;
}

const TABLE = { width: 1000, depth: 1000 };
const GOAL: Pose = { x: 500, y: 500, facing: HALF_TURN };

function placeOf({ base, goal, from }: Duel): Pose {
  if (from === 'front') return { ...GOAL, facing: 0 };
  return { x: GOAL.x - goal.width / 2, y: GOAL.y + base.width / 2, facing: QUARTER_TURN };
}

const standing = ({ follows: _, ...each }: Base, id: string, pose: Pose): PlacedBase => ({
  ...each,
  id,
  place: 'table',
  pose,
  bound: {},
  start: null,
});

/** A base with its ranks behind it and copies of it beside it. */
function party(id: string, first: Base, pose: Pose, ranks: readonly Base[], beside: number): PlacedBase[] {
  const bases = [standing(first, id, pose)];
  let depth = first.depth;
  for (const [at, rank] of ranks.entries()) {
    bases.push(standing(rank, `${id}${at + 1}`, ahead(pose, -depth)));
    depth += rank.depth;
  }
  for (const x of [first.width, -first.width].slice(0, beside))
    bases.push(standing({ ...first, marks: {} }, `${id}${x > 0 ? 'x' : 'y'}`, { ...pose, x: pose.x + x }));
  return bases;
}

/** Nothing is noted and nobody is asked; the first bounds, of which rules speak, are over. */
const QUIET: Pick<Battle, 'own' | 'flow' | 'result'> & { readonly turn: Omit<Battle['turn'], 'active'> } = {
  own: {},
  turn: { round: 5, bound: 9, pips: {}, drawOffered: null },
  flow: { phase: '', stack: [], awaits: [] },
  result: null,
};

/** A battle of these bases alone, in which the side of the first is active. */
const battleOf = (field: Field, bases: readonly PlacedBase[]): Battle => ({
  ...field,
  ...QUIET,
  bases,
  turn: { ...QUIET.turn, active: bases[0]?.side ?? '' },
});

/** The same on open ground. */
const inTheOpen = (field: Field, bases: readonly PlacedBase[]): Battle =>
  battleOf({ ...field, table: TABLE, terrain: [] }, bases);

function basesOf(duelled: Duel): readonly PlacedBase[] {
  const { base, goal, ranks = [[], []], overlaps = [0, 0], from } = duelled;
  const [mine, theirs] = from === 'front' ? overlaps : [0, 0];
  const first = party('a', base, placeOf(duelled), ranks[0], mine);
  const second = party('b', goal, GOAL, ranks[1], 0);
  // Those who overlap against the attacker stand on the side that his own friends do not hold.
  const against = [-goal.width, goal.width]
    .slice(0, theirs)
    .map((x) => standing({ ...goal, marks: {} }, `b${x > 0 ? 'x' : 'y'}`, { ...GOAL, x: GOAL.x + x }));
  return [...first, ...second, ...against];
}

/** So many fights of each kind are remembered. */
const MOST_KEPT = 5000;

const FIGHT: Fight = { kind: 'close', bases: ['a', 'b'] };

/** The second of those who fight has no room. */
const HEMMED: Tolls = new Map([['b', { doomed: true, friends: 0 }]]);

const tollsOf = ({ hemmed = false }: { readonly hemmed?: boolean }): Tolls | undefined =>
  hemmed ? HEMMED : undefined;

const ranksText = (ranks: NonNullable<Duel['ranks']>): string =>
  ranks.map((some) => some.map(kindOf).join('+')).join('|');

const duelShares = keptInBattle<Duel, Shares>({
  most: MOST_KEPT,
  keyOf: (_rules, { base, goal, from, ranks, overlaps = [0, 0], hemmed = false }) =>
    `${from} ${kindOf(base)} ${kindOf(goal)} ${ranks ? ranksText(ranks) : '|'} ${overlaps.join()} ${hemmed}`,
  reckon: (rules, field, duelled) =>
    sharesOf(rules, inTheOpen(field, basesOf(duelled)), FIGHT, tollsOf(duelled)),
});

/** What an attack of one base on another, on open ground, is expected to cost both. */
export const duel = (rules: Ruleset, battle: Battle, duelled: Duel): Exchange =>
  priced(battle, duelShares(rules, battle, duelled), duelled.base, duelled.goal);

/** What is done to a base from afar, by so many others of the same kind too. */
interface Volley {
  readonly kind: 'shot' | 'spell';
  readonly base: Base;
  readonly goal: Base;
  readonly aiders: number;
  readonly hemmed: boolean;
}

/** So far off those stand who shoot, in millimetres. */
const RANGE = 60;

function sharesFromAfar(rules: Ruleset, field: Field, volley: Volley): Shares {
  const { kind, base, goal, aiders } = volley;
  const shooters = [0, base.width, -base.width]
    .slice(0, 1 + aiders)
    .map((x, at) =>
      standing({ ...base, marks: {} }, `a${at}`, { x: GOAL.x + x, y: GOAL.y - RANGE, facing: 0 }),
    );
  const fight: Fight = { kind, bases: ['a0', 'b'], shooters: shooters.map(({ id }) => id) };
  const battle = inTheOpen(field, [...shooters, standing(goal, 'b', GOAL)]);
  return sharesOf(rules, battle, fight, tollsOf(volley));
}

const volleyShares = keptInBattle<Volley, Shares>({
  most: MOST_KEPT,
  keyOf: (_rules, { kind, base, goal, aiders, hemmed }) =>
    `${kind} ${kindOf(base)} ${kindOf(goal)} ${aiders} ${hemmed}`,
  reckon: sharesFromAfar,
});

const fromAfar = (rules: Ruleset, battle: Battle, volley: Volley): Exchange => ({
  ...priced(battle, volleyShares(rules, battle, volley), volley.base, volley.goal),
  active: 0,
});

/** What shooting at a base from the front is expected to cost it, with so many others of the same kind to aid. */
export const volley = (
  rules: Ruleset,
  battle: Battle,
  base: Base,
  goal: Base,
  aiders: number,
  hemmed = false,
): Exchange => fromAfar(rules, battle, { kind: 'shot', base, goal, aiders, hemmed });

/** What a spell on a base is expected to cost it. */
export const spell = (rules: Ruleset, battle: Battle, base: Base, goal: Base, hemmed = false): Exchange =>
  fromAfar(rules, battle, { kind: 'spell', base, goal, aiders: 0, hemmed });

interface Storm {
  readonly base: Base;
  readonly piece: FoePiece;
  readonly aiders: number;
}

/** Those who storm a piece stand before as many walls of it. */
function stormers({ base, piece, aiders }: Storm): readonly PlacedBase[] {
  const places = wallPlaces(standing(base, 'a', GOAL), piece);
  return Array.from({ length: Math.min(places.length, 1 + aiders) }, (_, at) =>
    standing(
      base,
      at === 0 ? 'a' : `a${at}`,
      places[Math.floor((at * places.length) / (1 + aiders))]?.pose ?? GOAL,
    ),
  );
}

const stormShares = keptInBattle<Storm, Shares>({
  most: MOST_KEPT,
  keyOf: (_rules, { base, piece, aiders }) => `${kindOf(base)} ${piece.id} ${aiders}`,
  reckon: (rules, field, stormed) => {
    const battle = battleOf({ ...field, terrain: [stormed.piece] }, stormers(stormed));
    return sharesOf(rules, battle, { kind: 'close', bases: ['a', stormed.piece.id] });
  },
});

/** What storming a piece of terrain is expected to cost both, with so many others like the one who leads. */
export const storm = (rules: Ruleset, battle: Battle, base: Base, piece: FoePiece, aiders = 0): Exchange =>
  priced(battle, stormShares(rules, battle, { base, piece, aiders }), base, piece);
