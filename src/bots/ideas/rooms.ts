/** Making room: whoever is jammed before what he would attack goes back, so that he or another can come at it. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { polygonsDistance, rectanglesDistance } from '../../geometry/distance.ts';
import { reachOf } from '../reach.ts';
import { piecesAgainst } from '../targets.ts';
import { type Idea, mayMove } from './idea.ts';

/** So many are thought of, those nearest to an enemy first. */
const MOST = 6;

/** How far it is to the nearest enemy, or piece that may be stormed, in millimetres. */
function toNearest(rules: Ruleset, battle: Battle, base: PlacedBase): number {
  const mine = rectangleOfBase(base);
  const bases = basesOnTable(battle).filter(({ side }) => side !== base.side);
  return Math.min(
    ...bases.map((other) => rectanglesDistance(mine, rectangleOfBase(other))),
    ...piecesAgainst(rules, battle, base.side).map(({ area }) => polygonsDistance(mine.corners, area)),
  );
}

/** Single bases within reach of an enemy go straight back. */
export const rooms = (rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] =>
  basesOnTable(battle)
    .filter((base) => base.side === side && mayMove(battle, base) && base.start === null)
    .map((base) => ({ base, mm: toNearest(rules, battle, base), reach: reachOf(rules, battle, [base]) }))
    .filter(({ mm, reach }) => mm <= reach)
    .toSorted((a, b) => a.mm - b.mm)
    .slice(0, MOST)
    .map(({ base }) => ({ bases: [base], goals: [], kinds: ['back'], promise: 0, why: 'bot.room' }));
