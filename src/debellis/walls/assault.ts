/** Assaults on sections that nobody defends. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { touchesOf } from '../../geometry/contact.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { mayAssault } from './passage.ts';
import { defendersOf, groundOfWall, hasFallen, holderOf, type Wall, wallsIn } from './sections.ts';

/** Millimetres of a front edge that lie along the outer edge of a section. */
export const frontAlong = (base: PlacedBase, wall: Wall): number =>
  touchesOf(rectangleOfBase(base), groundOfWall(wall)).find(
    ({ mine, theirs }) => mine === 'front' && theirs === 'front',
  )?.length ?? 0;

const isOpenTo = (game: Debellis, battle: Battle, base: PlacedBase, wall: Wall): boolean =>
  holderOf(game, battle, wall) !== base.side &&
  !hasFallen(battle, wall) &&
  defendersOf(game, battle, wall).length === 0 &&
  mayAssault(game, base, wall);

/** The undefended section before which a base of the active side stands, the longest contact first; null for none. */
export function assaultedBy(game: Debellis, battle: Battle, base: PlacedBase): Wall | null {
  if (base.side !== battle.turn.active || !holdsIn(game.walls, 'assault')) return null;
  const [best] = wallsIn(battle.terrain)
    .map((wall) => ({ wall, mm: frontAlong(base, wall) }))
    .filter(({ wall, mm }) => mm > 0 && isOpenTo(game, battle, base, wall))
    .sort((a, b) => b.mm - a.mm);
  return best?.wall ?? null;
}

/** Can a section be attacked although nobody defends it? */
export const isUndefended = (game: Debellis, battle: Battle, wall: Wall): boolean =>
  defendersOf(game, battle, wall).length === 0;
