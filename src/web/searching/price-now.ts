/** What an order to a base costs now, wherever it goes. */
import { type BaseId, type Battle, placedBase } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { type Judgement, judgeMove } from '../../engine/moves/judge.ts';

/** A short step ahead, in millimetres: an order has a price even where it is refused. */
const STEP = 1;

/** What a short order straight ahead to a base costs where it stands; null where it can have none. */
export function priceNow(
  rules: Ruleset,
  battle: Battle,
  id: BaseId,
): Pick<Judgement, 'cost' | 'price'> | null {
  const base = placedBase(battle, id);
  if (!base) return null;
  const step: MoveCommand = { type: 'move', bases: [id], path: [{ forward: STEP }] };
  const { trace, cost, price } = judgeMove(rules, battle, step, base.side, { alone: true, free: true });
  return trace ? { cost, price } : null;
}
