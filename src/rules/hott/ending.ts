import type { Battle, Result, SideId } from '../../engine/battle.ts';
import { otherSide } from '../../engine/battle.ts';
import type { Reason } from '../../engine/event.ts';

const scores = (battle: Battle, winner: SideId | null): readonly number[] =>
  battle.sides.map((side) => (winner === null ? 0.5 : side.id === winner ? 1 : 0));

export const won = (battle: Battle, winner: SideId, how: string): Result => ({
  winner,
  how,
  score: scores(battle, winner),
});

export const drawn = (battle: Battle, how: string): Result => ({
  winner: null,
  how,
  score: scores(battle, null),
});

/** How the battle ends outside its sequence: a side resigns, a draw is agreed, time runs out. */
export function finish(battle: Battle, how: 'resigned' | 'agreed' | 'time', by: SideId): Result {
  return how === 'resigned' ? won(battle, otherSide(battle, by), how) : drawn(battle, how);
}

/** No clock ends a battle: the players go on until a defeat, or agree. */
export const timeUp = (battle: Battle): readonly Reason[] => [
  { rule: 'hott.seq.17', key: 'hott.win.no-time', figures: { bound: battle.turn.bound } },
];
