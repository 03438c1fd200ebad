/** The ground that bases may come to now, by the orders that are allowed. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import type { Leg, MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { type Judgement, judgeMove } from '../../engine/moves/judge.ts';
import type { Point } from '../../geometry/point.ts';
import { judgedGhost, withNearest } from '../table/judging.ts';
import { reachAhead, reachAround } from '../table/reach.ts';

/** How far bases may go straight ahead together now, in millimetres. */
export function aheadNow(rules: Ruleset, battle: Battle, movers: readonly PlacedBase[]): number {
  const bases = movers.map(({ id }) => id);
  const forward = rules.moves.distance.farthest(battle, movers);
  const whole = withNearest(
    rules,
    battle,
    judgedGhost(rules, battle, { type: 'move', bases, path: [{ forward }] }, false),
  );
  const best = whole.wish?.reasons.length === 0 ? whole.wish : whole.nearest?.judged;
  return best?.length ?? 0;
}

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

/**
 * The outline of the ground that the fronts of bases may come to now; empty where no move is allowed. A single base may
 * go in the directions in which it may begin; a group goes straight ahead, since it goes sideways only by turning.
 */
export function reachNow(rules: Ruleset, battle: Battle, movers: readonly PlacedBase[]): readonly Point[] {
  const [first] = movers;
  if (!first) return [];
  if (movers.length > 1) return reachAhead(rules, movers, aheadNow(rules, battle, movers));
  const begins = (path: readonly Leg[]): boolean => {
    const command: MoveCommand = { type: 'move', bases: [first.id], path };
    return (
      judgeMove(rules, battle, command, first.side, { alone: true, until: 'broken' }).reasons.length === 0
    );
  };
  return reachAround(rules, battle, first, begins);
}
