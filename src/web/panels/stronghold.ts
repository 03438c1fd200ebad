/** Strongholds on the screen: who has one, and who may come to it soon. */
import {
  type BaseId,
  type Battle,
  basesOnTable,
  type SideId,
  type TerrainPiece,
} from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import { paceInOpen } from '../picked/card.ts';
import { onScreen } from '../state/loading/ruleset.ts';

/** The stronghold of a side that still stands. */
function strongholdOf(battle: Battle, side: SideId): TerrainPiece | undefined {
  const drawing = onScreen(battle.ruleset)?.drawing;
  return battle.terrain.find(
    (piece) => piece.side === side && drawing?.stronghold(battle, piece)?.taken === false,
  );
}

/** Whose stronghold stands, as a side sees it. */
export function whoseStronghold(battle: Battle, side: SideId): 'own' | 'enemy' | 'none' {
  if (strongholdOf(battle, side)) return 'own';
  return battle.sides.some(({ id }) => strongholdOf(battle, id)) ? 'enemy' : 'none';
}

/** The enemies on the ground that may come to the stronghold of a side by one move, if nothing is in their way. */
export function threatsTo(rules: Ruleset, battle: Battle, side: SideId): readonly BaseId[] {
  const area = strongholdOf(battle, side)?.area;
  if (!area) return [];
  const drawing = onScreen(rules.id)?.drawing;
  return basesOnTable(battle)
    .filter((base) => base.side !== side && drawing?.look(battle, base).airborne === undefined)
    .filter(
      (base) => polygonsDistance(area, rectangleOfBase(base).corners) <= paceInOpen(rules, battle, base),
    )
    .map(({ id }) => id);
}
