/** Orders tried on small battles, for tests. */
import { type BattleWords, battleOf } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Event } from '../../../engine/event.ts';
import { begin, type Decision, decide } from '../../../engine/game/decide.ts';
import { flowAtPhase } from '../../../engine/game/flow.ts';
import { hott } from '../index.ts';
import { depthOf, type Element } from '../troops/troops.ts';

/** A battle in the phase of tactical moves. */
export function ordersIn(words: BattleWords): Battle {
  const bases = (words.bases ?? []).map((base) => ({
    ...base,
    size: [40, depthOf(base.troop as Element)] as const,
  }));
  const battle = battleOf({ ruleset: 'hott', table: [600, 600], ...words, bases });
  return begin(hott, { ...battle, flow: flowAtPhase(hott, 'tactical-moves') }).battle;
}

export const order = (battle: Battle, command: unknown, by = battle.turn.active): Decision<Battle, Event> =>
  decide(hott, battle, command, by);
