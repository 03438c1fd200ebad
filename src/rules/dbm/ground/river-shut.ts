/** The stretches of dangerous rivers that nobody enters in this bound. DBM, Terrain, rivers; ruling 130. */
import type { Base, Battle, TerrainPiece } from '../../../engine/battle.ts';
import { stretchesOf } from '../../../engine/board/banks.ts';
import { distance, nearestOnSegment, type Point } from '../../../geometry/point.ts';
import { isWithin, paces } from '../measures.ts';
import { type DbmState, stateOf } from '../state.ts';
import { figure } from '../troops/marks.ts';

/** How near to where it turned somebody back, in paces along the bank. */
const NEAR = 300;

/** How far down the river a place lies, in millimetres from its source along the middle of the stream. */
function downstream({ line = [] }: TerrainPiece, p: Point): number {
  let [before, best, least] = [0, 0, Number.POSITIVE_INFINITY];
  for (const [from, to] of stretchesOf(line)) {
    const nearest = nearestOnSegment(p, from, to);
    const off = distance(p, nearest);
    if (off < least) [least, best] = [off, before + distance(from, nearest)];
    before += distance(from, to);
  }
  return best;
}

/** Has it found a way through a dangerous river in this bound? */
export const isFording = ({ bound }: Pick<Base, 'bound'>): boolean => figure(bound, 'fording') > 0;

/** Is the river shut at this place in this bound? */
export function isShut(battle: Battle, river: TerrainPiece, place: Point): boolean {
  const { riverShut = [] } = stateOf(battle);
  return riverShut.some(
    ({ river: id, at: [x, y], bound }) =>
      id === river.id &&
      bound === battle.turn.bound &&
      isWithin(Math.abs(downstream(river, place) - downstream(river, { x, y })), paces(NEAR)),
  );
}

/** The note that shuts a river here for the rest of the bound. */
export const shutAt = (battle: Battle, river: TerrainPiece, { x, y }: Point): DbmState => ({
  riverShut: [
    ...(stateOf(battle).riverShut ?? []).filter(({ bound }) => bound === battle.turn.bound),
    { river: river.id, at: [x, y], bound: battle.turn.bound },
  ],
});
