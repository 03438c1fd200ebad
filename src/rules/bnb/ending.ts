import type { Battle, Result, SideId } from '../../engine/battle.ts';
import { otherSide } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import type { Reason } from '../../engine/event.ts';
import type { BnbClause } from './clauses/ids.ts';

/** Points of the winner, of the loser, or of each side of a draw. Blood and Blades, player's score. */
const SCORES = {
  won: { rule: 'bnb.score.2', points: [5, 1] },
  mutual: { rule: 'bnb.score.3', points: [3, 3] },
  other: { rule: 'bnb.score.4', points: [2, 2] },
} as const satisfies Record<string, { rule: BnbClause; points: readonly [number, number] }>;

/** Points of the winner and of the loser, or of each side of a draw. */
export function scorePoints(kind: keyof typeof SCORES): readonly [number, number] {
  const { rule, points } = SCORES[kind];
  return holds('bnb.score.1') && holds(rule) ? points : [0, 0];
}

function scores(battle: Battle, kind: keyof typeof SCORES, winner: SideId | null): readonly number[] {
  const points = scorePoints(kind);
  return battle.sides.map((side) => (winner === null || side.id === winner ? points[0] : points[1]));
}

export const won = (battle: Battle, winner: SideId, how: string): Result => ({
  winner,
  how,
  score: scores(battle, 'won', winner),
});

export const drawn = (battle: Battle, how: 'mutual' | 'agreed' | 'time'): Result => ({
  winner: null,
  how,
  score: scores(battle, how === 'mutual' ? 'mutual' : 'other', null),
});

/** How the battle ends outside its sequence: a side resigns, a draw is agreed, time runs out. */
export function finish(battle: Battle, how: 'resigned' | 'agreed' | 'time', by: SideId): Result {
  if (how === 'resigned') return won(battle, otherSide(battle, by), how);
  return drawn(battle, how);
}

/** Time is called between two rounds only. */
export function timeUp(battle: Battle): readonly Reason[] {
  const betweenRounds = battle.flow.phase === 'pips' && battle.turn.bound % 2 === 1 && battle.turn.bound > 1;
  if (betweenRounds && holds('bnb.victory.5')) return [];
  return [
    { rule: 'bnb.victory.5', key: 'bnb.victory.time-between-rounds', figures: { round: battle.turn.round } },
  ];
}
