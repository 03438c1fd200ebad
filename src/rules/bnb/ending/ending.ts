/** Ends a battle with a result, and scores it. Blood and Blades, player's score. */
import type { Battle, Result, SideId } from '../../../engine/battle.ts';
import { otherSide } from '../../../engine/battle.ts';
import type { Finish } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { agreed } from '../../../engine/game/options.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { MINIMUM_ROUNDS, TOURNAMENT } from '../options.ts';
import { moralOf } from './moral.ts';

/** The points of winner and loser, or of each side in a draw, with their clauses. Blood and Blades, player's score. */
const SCORES = {
  won: { rule: 'bnb.score.2', points: [5, 1] },
  mutual: { rule: 'bnb.score.3', points: [3, 3] },
  other: { rule: 'bnb.score.4', points: [2, 2] },
} as const satisfies Record<string, { rule: BnbClause; points: readonly [number, number] }>;

/** The points of winner and loser, or of each side in a draw. */
export function scorePoints(kind: keyof typeof SCORES): readonly [number, number] {
  const { rule, points } = SCORES[kind];
  return holds('bnb.score.1') && holds(rule) ? points : [0, 0];
}

function scores(battle: Battle, kind: keyof typeof SCORES, winner: SideId | null): readonly number[] {
  const points = scorePoints(kind);
  return battle.sides.map((side) => (winner === null || side.id === winner ? points[0] : points[1]));
}

/** A tournament's second count: the points of confidence that the enemy lost. */
function secondary(battle: Battle): Pick<Result, 'secondary'> {
  if (!agreed(battle.options, TOURNAMENT) || !holds('bnb.score.5')) return {};
  return { secondary: battle.sides.map(({ id }) => moralOf(battle, otherSide(battle, id)).losses) };
}

export const won = (battle: Battle, winner: SideId, how: string): Result => ({
  winner,
  how,
  score: scores(battle, 'won', winner),
  ...secondary(battle),
});

export const drawn = (battle: Battle, how: 'mutual' | 'agreed' | 'time' | 'night'): Result => ({
  winner: null,
  how,
  score: scores(battle, how === 'mutual' || how === 'night' ? 'mutual' : 'other', null),
  ...secondary(battle),
});

/** A tournament may demand some rounds before a draw by agreement or for lack of time. */
function drawBarred(battle: Battle): readonly Reason[] {
  const least = agreed(battle.options, MINIMUM_ROUNDS);
  const played = Math.floor((battle.turn.bound - 1) / 2);
  if (!agreed(battle.options, TOURNAMENT) || least === null || played >= least) return [];
  if (!holds('bnb.victory.1')) return [];
  return [{ rule: 'bnb.victory.1', key: 'bnb.victory.too-few-rounds', figures: { least, played } }];
}

/** The phases before a side can act in its bound. */
const BEGINNING: readonly string[] = ['weather', 'time', 'pips'];

/** Time may be called only between two rounds. */
function timeBarred(battle: Battle): readonly Reason[] {
  const { bound } = battle.turn;
  const betweenRounds = BEGINNING.includes(battle.flow.phase) && bound % 2 === 1 && bound > 1;
  if (betweenRounds && holds('bnb.victory.5')) return drawBarred(battle);
  return [
    { rule: 'bnb.victory.5', key: 'bnb.victory.time-between-rounds', figures: { round: battle.turn.round } },
  ];
}

/** How the battle ends outside its sequence: by resignation, agreed draw or time; or why it may not. */
export function finish(battle: Battle, how: Finish, by: SideId): Result | readonly Reason[] {
  if (how === 'resigned') return won(battle, otherSide(battle, by), how);
  const barred = how === 'time' ? timeBarred(battle) : drawBarred(battle);
  return barred.length > 0 ? barred : drawn(battle, how);
}
