/** The ground that bases may come to now, by the orders that are allowed. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import type { Leg, MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import type { Point } from '../../geometry/point.ts';
import { judgedGhost } from './ends.ts';
import { withNearest } from './nearest.ts';
import { reachAhead, reachAround } from './reach.ts';

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
