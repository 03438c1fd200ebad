/** Takes back what a side has put down. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { decide } from '../../engine/game/decide.ts';

/**
 * The order that takes back all that a side has put down and may take back now, by the plain view of the side; null if
 * that is nothing. What stands may bar every other answer: it leaves no room for the rest, or may not stay as it is.
 */
export function beginAnew(rules: Ruleset, view: Battle, side: SideId): AnyCommand | null {
  const takeBack = (bases: readonly string[]): AnyCommand => ({ type: 'take-back', bases });
  const bases = view.bases
    .filter((base) => base.side === side && base.pose !== null)
    .map(({ id }) => id)
    .filter((id) => decide(rules, view, takeBack([id]), side).ok);
  return bases.length > 0 ? takeBack(bases) : null;
}
