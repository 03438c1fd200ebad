/** What an order to a base costs now, wherever it goes. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { type Judgement, judgeMove } from '../../engine/moves/judge.ts';

/** A short step ahead, in millimetres: an order has a price even where it is refused. */
const STEP = 1;

/** What a short order straight ahead to a base costs where it stands; null where it can have none. */
export function priceNow(
  rules: Ruleset,
  battle: Battle,
  { id, side }: PlacedBase,
): Pick<Judgement, 'cost' | 'price'> | null {
  const step: MoveCommand = { type: 'move', bases: [id], path: [{ forward: STEP }] };
  const judged = judgeMove(rules, battle, step, side, { alone: true, free: true });
  return judged.trace ? judged : null;
}
