/** Decides whether to halt impetuous bases. */
import { basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { distance } from '../../geometry/point.ts';
import { freeGroups } from '../board/groups.ts';
import type { Context, Situation } from '../context.ts';
import { duel } from '../evaluate/odds/duel.ts';
import { isRefused } from '../questions.ts';
import { after } from '../ways/after.ts';

/** An impetuous base does not charge an enemy farther off than this, in millimetres. */
const NEAR = 200;
/** A fight with a lower worth is prevented. */
const BAD = -0.3;

/** The worth of the fight if a base charges the nearest enemy. */
function impulse(situation: Situation, base: PlacedBase): number {
  const [nearest] = basesOnTable(situation.battle)
    .filter((enemy) => enemy.side !== situation.side)
    .map((enemy) => ({ enemy, mm: distance(base.pose, enemy.pose) }))
    .toSorted((a, b) => a.mm - b.mm);
  if (!nearest || nearest.mm > NEAR) return 0;
  const { passive, active } = duel(situation, { base, goal: nearest.enemy, from: 'front' });
  return passive - active;
}

/** The order that halts bases before a bad fight, if there are points for it; null if none is needed. */
export function haltFor(context: Context): AnyCommand | null {
  const { runsAway } = context.profile.troops;
  if (!runsAway) return null;
  const running = freeGroups(
    context,
    ({ battle }, base) => runsAway(battle, base) && base.bound.halted === undefined,
  );
  for (const group of running) {
    const value = group.reduce((sum, base) => sum + impulse(context, base), 0);
    const command: AnyCommand = { type: 'halt', bases: group.map((base) => base.id) };
    if (value < BAD && !isRefused(command, context.refused) && after(context, command)) return command;
  }
  return null;
}
