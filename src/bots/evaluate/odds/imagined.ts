/** Imagined battles: a few bases on open ground, where nothing else affects their fight. */
import type { Base, Battle, PlacedBase } from '../../../engine/battle.ts';
import { HALF_TURN } from '../../../geometry/exact.ts';
import { ahead, type Pose } from '../../../geometry/pose.ts';
import type { Field } from '../../caching/memory.ts';
import type { Tolls } from './losses.ts';

const TABLE = { width: 1000, depth: 1000 };
/** The pose of the attacked base. */
export const GOAL: Pose = { x: 500, y: 500, facing: HALF_TURN };

export const standing = ({ follows: _, ...each }: Base, id: string, pose: Pose): PlacedBase => ({
  ...each,
  id,
  place: 'table',
  pose,
  bound: {},
  start: null,
});

/** A base with its ranks behind it and copies of it beside it. */
export function party(
  id: string,
  first: Base,
  pose: Pose,
  ranks: readonly Base[],
  beside: number,
): PlacedBase[] {
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

/** An empty state without questions. It is late enough that no rule for the first bounds applies. */
const QUIET: Pick<Battle, 'own' | 'flow' | 'result'> & { readonly turn: Omit<Battle['turn'], 'active'> } = {
  own: {},
  turn: { round: 5, bound: 9, pips: {}, drawOffered: null },
  flow: { phase: '', stack: [], awaits: [] },
  result: null,
};

/** A battle of only these bases. The side of the first base is active. */
export const battleOf = (field: Field, bases: readonly PlacedBase[]): Battle => ({
  ...field,
  ...QUIET,
  bases,
  turn: { ...QUIET.turn, active: bases[0]?.side ?? '' },
});

/** The same battle on open ground. */
export const inTheOpen = (field: Field, bases: readonly PlacedBase[]): Battle =>
  battleOf({ ...field, table: TABLE, terrain: [] }, bases);

/** The second base of an imagined fight has no room. */
const HEMMED: Tolls = new Map([['b', { doomed: true, friends: 0 }]]);

export const tollsOf = ({ hemmed = false }: { readonly hemmed?: boolean }): Tolls | undefined =>
  hemmed ? HEMMED : undefined;

/** The most answers that are cached for each kind of fight. */
export const MOST_KEPT = 5000;
