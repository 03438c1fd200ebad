/** Moves made at the same time: out of a zone, with the friend right behind. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { columnFrom } from '../../engine/board/columns.ts';
import { zonedBy } from '../../engine/board/zones.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { judgeTogether } from '../../rules/bnb/moves/together.ts';

/** How far they go back, in millimetres: out of any zone. */
const BACK = 60;

const back = ({ id }: PlacedBase) => ({ type: 'move' as const, bases: [id], path: [{ back: BACK }] });

/** For each base in a zone with a friend right behind it: both straight back, where that may be. */
export function togetherOrders(rules: Ruleset, battle: Battle, side: SideId): readonly AnyCommand[] {
  return basesOnTable(battle).flatMap((base): AnyCommand[] => {
    if (base.side !== side || zonedBy(rules, battle, base).length === 0) return [];
    const [, behind, third] = columnFrom(rules, battle, base);
    if (!behind || third) return [];
    const moves = [back(base), back(behind)];
    return judgeTogether(rules, battle, moves, side).reasons.length === 0 ? [{ type: 'moves', moves }] : [];
  });
}
