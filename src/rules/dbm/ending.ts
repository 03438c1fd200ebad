/** How a battle ends outside its sequence of play. DBM, Scoring; rulings 96 and 137. */
import { type Battle, otherSide, type Result, type SideId } from '../../engine/battle.ts';
import type { Finish } from '../../engine/contract/sequence.ts';

/** The points that both sides score together. */
const POINTS = 10;

const scores = (battle: Battle, winner: SideId | null): readonly number[] =>
  battle.sides.map(({ id }) => (winner === null ? POINTS / 2 : id === winner ? POINTS : 0));

/** Who resigns is defeated; otherwise nobody is. */
export function finish(battle: Battle, how: Finish, by: SideId): Result {
  const winner = how === 'resigned' ? otherSide(battle, by) : null;
  return { winner, how, score: scores(battle, winner) };
}
