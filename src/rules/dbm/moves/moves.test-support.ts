/** Orders tried on small battles, for tests. */
import { type BaseWords, type BattleWords, battleOf } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { begin } from '../../../engine/game/decide.ts';
import { flowAtPhase } from '../../../engine/game/flow.ts';
import { troop } from '../dbm.test-support.ts';
import { dbm } from '../index.ts';
import { baseSize } from '../troops/troops.ts';

/** A base with the size of its troop. */
export function sized(words: BaseWords): BaseWords {
  const { width, depth } = baseSize(troop(words.troop ?? 'Reg Bd (O)'));
  return { ...words, size: [width, depth] };
}

/** A battle in the phase of moves. */
export function ordersIn(words: BattleWords): Battle {
  const bases = (words.bases ?? []).map(sized);
  const battle = battleOf({ ruleset: 'dbm', ...words, bases });
  return begin(dbm, { ...battle, flow: flowAtPhase(dbm, 'moves') }).battle;
}
