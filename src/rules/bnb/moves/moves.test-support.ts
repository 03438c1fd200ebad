/** Orders tried on small battles, for tests. */
import { type BattleWords, battleOf } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Leg, MoveCommand } from '../../../engine/command.ts';
import type { Event } from '../../../engine/event.ts';
import { begin, type Decision, decide } from '../../../engine/game/decide.ts';
import { flowAtPhase } from '../../../engine/game/flow.ts';
import { nearestAlong } from '../../../engine/moves/along.ts';
import { type Judgement, judgedOnce, judgeMove } from '../../../engine/moves/judge.ts';
import type { Stop } from '../../../engine/moves/probe.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { bnb } from '../index.ts';

/** A battle in the phase of voluntary moves. */
export function ordersIn(words: BattleWords): Battle {
  const battle = battleOf(words);
  return begin(bnb, { ...battle, flow: flowAtPhase(bnb, 'voluntary-moves') }).battle;
}

export const moving = (bases: string | readonly string[], ...path: Leg[]): MoveCommand => ({
  type: 'move',
  bases: typeof bases === 'string' ? [bases] : bases,
  path,
});

export const judging = (battle: Battle, command: MoveCommand): Judgement =>
  judgeMove(bnb, battle, command, battle.turn.active);

/** The legal end nearest to a refused move, along its way. */
export const nearestOnWay = (battle: Battle, command: MoveCommand): Stop | null =>
  nearestAlong(command, judging(battle, command), judgedOnce(bnb, battle, battle.turn.active, {}));

/** The clauses that a move breaks. */
export const brokenBy = (battle: Battle, command: MoveCommand): readonly string[] =>
  judging(battle, command).reasons.map((reason) => reason.rule);

export const order = (battle: Battle, command: unknown, by = battle.turn.active): Decision<Battle, Event> =>
  decide(bnb, battle, command, by);

/** The battle after an order that must be legal. */
export function afterOrder(battle: Battle, command: unknown, by = battle.turn.active): Battle {
  const decision = order(battle, command, by);
  if (!decision.ok) throw new Error(decision.reasons.map((each) => `${each.rule} ${each.key}`).join(', '));
  return decision.battle;
}

/** Where a base stands: millimetres to a hundredth, degrees to a hundredth. */
export function placeOf(battle: Battle, id: string): readonly [number, number, number] | null {
  const pose = battle.bases.find((base) => base.id === id)?.pose;
  if (!pose) return null;
  const round = (figure: number): number => Math.round(figure * 100) / 100;
  return [round(pose.x), round(pose.y), round(degreesOf(pose.facing))];
}

export const pointsLeft = (battle: Battle): number => battle.turn.pips[''] ?? 0;
