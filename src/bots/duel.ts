/** What a fight between two troops is worth by itself, on open ground: asked of the ruleset's own combat. */
import type { Base, Battle, PlacedBase } from '../engine/battle.ts';
import { type Fight, oddsOf } from '../engine/combat.ts';
import type { Ruleset } from '../engine/contract.ts';
import { wallPlaces } from '../engine/moves/places.ts';
import { HALF_TURN, QUARTER_TURN } from '../geometry/exact.ts';
import { ahead, type Pose } from '../geometry/pose.ts';
import { type Counsel, counselFor } from './counsel/counsel.ts';
import type { FoePiece, Target } from './targets.ts';

/** What both sides may expect to lose in a fight, in points of their armies. */
export interface Exchange {
  readonly active: number;
  readonly passive: number;
}

/** The share of each side's worth that a fight is expected to cost; the active side's base stands first. */
export interface Shares {
  readonly active: number;
  readonly passive: number;
}

/** What going back costs a base besides what its outcome does. */
export interface Toll {
  /** It cannot, and whatever moves it destroys it. */
  readonly doomed: boolean;
  /** What it crushes of its own side, in shares of its worth. */
  readonly friends: number;
}

/** Tolls by the ids of bases. */
export type Tolls = ReadonlyMap<string, Toll>;

const NO_TOLL: Toll = { doomed: false, friends: 0 };
const NO_TOLLS: Tolls = new Map();
/** The second of those who fight has no room. */
const HEMMED: Tolls = new Map([['b', { doomed: true, friends: 0 }]]);

/** Outcomes by which a base goes back. */
const GOES_BACK = ['recoil', 'flee'];

function shareOf(
  counsel: Counsel,
  base: Base | null,
  odds: ReturnType<typeof oddsOf>[0],
  { doomed, friends }: Toll,
): number {
  const cost = (outcome: string): number => {
    const own = doomed && outcome !== 'stand' ? 1 : counsel.share(outcome, base);
    return own + (GOES_BACK.includes(outcome) ? friends : 0);
  };
  return odds.chances.reduce((sum, { outcome, ways }) => sum + ways * cost(outcome), 0) / odds.of;
}

/** What a fight of this battle is expected to cost both sides, as shares of what they are worth. */
export function sharesOf(rules: Ruleset, battle: Battle, fight: Fight, tolls: Tolls = NO_TOLLS): Shares {
  const counsel = counselFor(rules.id);
  const assessment = rules.combat.assess(rules, battle, fight);
  const odds = oddsOf(rules, rules.combat, assessment);
  const share = (at: 0 | 1): number => {
    const base = battle.bases.find((each) => each.id === odds[at].base) ?? null;
    const toll = tolls.get(odds[at].base) ?? NO_TOLL;
    const doomed = toll.doomed || assessment.sides[at].doomed;
    return shareOf(counsel, base, odds[at], { ...toll, doomed });
  };
  return { active: share(0), passive: share(1) };
}

const worthOfTarget = (counsel: Counsel, battle: Battle, target: Target | Base): number =>
  'kind' in target ? counsel.worthOfPiece(target, battle) : counsel.worth(target, battle);

/** Shares in points of the armies. */
export function priced(
  battle: Battle,
  { active, passive }: Shares,
  one: Target | Base,
  other: Target | Base,
): Exchange {
  const counsel = counselFor(battle.ruleset);
  return {
    active: active * worthOfTarget(counsel, battle, one),
    passive: passive * worthOfTarget(counsel, battle, other),
  };
}

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

const standing = (each: Base, id: string, pose: Pose): PlacedBase => ({
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

function duelBattle(battle: Battle, duelled: Duel): Battle {
  const { base, goal, ranks = [[], []], overlaps = [0, 0], from } = duelled;
  const [mine, theirs] = from === 'front' ? overlaps : [0, 0];
  const first = party('a', base, placeOf(duelled), ranks[0], mine);
  const second = party('b', goal, GOAL, ranks[1], 0);
  // Those who overlap against the attacker stand on the side that his own friends do not hold.
  const against = [-goal.width, goal.width]
    .slice(0, theirs)
    .map((x) => standing({ ...goal, marks: {} }, `b${x > 0 ? 'x' : 'y'}`, { ...GOAL, x: GOAL.x + x }));
  return {
    ...battle,
    table: TABLE,
    terrain: [],
    own: {},
    bases: [...first, ...second, ...against],
    turn: { ...battle.turn, active: base.side },
  };
}

/** So far off those stand who shoot, in millimetres. */
const RANGE = 60;

const FIGHT: Fight = { kind: 'close', bases: ['a', 'b'] };

const kept = new Map<string, Shares>();

const markNames = new WeakMap<Base['marks'], string>();

function nameOf({ troop, marks }: Base): string {
  let named = markNames.get(marks);
  if (named === undefined) {
    named = Object.entries(marks)
      .map(([mark, value]) => `${mark}${value}`)
      .join();
    markNames.set(marks, named);
  }
  return `${troop}/${named}`;
}

function keyOf(
  rules: Ruleset,
  { base, goal, from, ranks = [[], []], overlaps = [0, 0], hemmed = false }: Duel,
): string {
  const [mine, theirs] = ranks;
  const isAlone = mine.length === 0 && theirs.length === 0;
  const behind = isAlone ? '|' : ranks.map((some) => some.map((each) => each.troop).join('+')).join('|');
  return `${rules.id} ${from} ${nameOf(base)} ${nameOf(goal)} ${behind} ${overlaps.join()} ${hemmed}`;
}

function keptShares(key: string, find: () => Shares): Shares {
  const known = kept.get(key);
  if (known) return known;
  const shares = find();
  kept.set(key, shares);
  return shares;
}

/** What an attack of one base on another, on open ground, is expected to cost both. */
export function duel(rules: Ruleset, battle: Battle, duelled: Duel): Exchange {
  const shares = keptShares(keyOf(rules, duelled), () =>
    sharesOf(rules, duelBattle(battle, duelled), FIGHT, duelled.hemmed ? HEMMED : NO_TOLLS),
  );
  return priced(battle, shares, duelled.base, duelled.goal);
}

/** What is done to a base from afar, by so many others of the same kind too. */
function fromAfar(
  kind: 'shot' | 'spell',
  rules: Ruleset,
  battle: Battle,
  base: Base,
  goal: Base,
  aiders: number,
  hemmed: boolean,
): Exchange {
  const key = `${rules.id} ${kind} ${nameOf(base)} ${nameOf(goal)} ${aiders} ${hemmed}`;
  const shares = keptShares(key, () => {
    const shooters = [0, base.width, -base.width]
      .slice(0, 1 + aiders)
      .map((x, at) =>
        standing({ ...base, marks: {} }, `a${at}`, { x: GOAL.x + x, y: GOAL.y - RANGE, facing: 0 }),
      );
    const bases = [...shooters, standing(goal, 'b', GOAL)];
    const turn = { ...battle.turn, active: base.side };
    const fight: Fight = { kind, bases: ['a0', 'b'], shooters: shooters.map(({ id }) => id) };
    return sharesOf(
      rules,
      { ...battle, table: TABLE, terrain: [], own: {}, bases, turn },
      fight,
      hemmed ? HEMMED : NO_TOLLS,
    );
  });
  return { ...priced(battle, shares, base, goal), active: 0 };
}

/** What shooting at a base from the front is expected to cost it, with so many others of the same kind to aid. */
export const volley = (
  rules: Ruleset,
  battle: Battle,
  base: Base,
  goal: Base,
  aiders: number,
  hemmed = false,
): Exchange => fromAfar('shot', rules, battle, base, goal, aiders, hemmed);

/** What a spell on a base is expected to cost it. */
export const spell = (rules: Ruleset, battle: Battle, base: Base, goal: Base, hemmed = false): Exchange =>
  fromAfar('spell', rules, battle, base, goal, 0, hemmed);

/** Those who storm a piece stand before as many walls of it. */
function stormBattle(battle: Battle, base: Base, piece: FoePiece, aiders: number): Battle {
  const places = wallPlaces(standing(base, 'a', GOAL), piece);
  const bases = Array.from({ length: Math.min(places.length, 1 + aiders) }, (_, at) =>
    standing(
      base,
      at === 0 ? 'a' : `a${at}`,
      places[Math.floor((at * places.length) / (1 + aiders))]?.pose ?? GOAL,
    ),
  );
  return { ...battle, terrain: [piece], own: {}, bases, turn: { ...battle.turn, active: base.side } };
}

/** What storming a piece of terrain is expected to cost both, with so many others like the one who leads. */
export function storm(rules: Ruleset, battle: Battle, base: Base, piece: FoePiece, aiders = 0): Exchange {
  const shares = keptShares(`${rules.id} storm ${nameOf(base)} ${piece.id} ${piece.kind} ${aiders}`, () =>
    sharesOf(rules, stormBattle(battle, base, piece, aiders), { kind: 'close', bases: ['a', piece.id] }),
  );
  return priced(battle, shares, base, piece);
}
