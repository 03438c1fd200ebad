/** Sections of fortifications, and the elements that hold them. */

import type { Wall } from '../../engine/battle.ts';
import { type Battle, basesOnTable, type PlacedBase, type TerrainPiece } from '../../engine/battle.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { fightingGround, groundOfWall, isWall, wallsIn, wallsMannedBy } from '../../engine/board/walls.ts';
import { sharesArea } from '../../geometry/overlap.ts';
import { aheadOf, type Rectangle } from '../../geometry/rectangle.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { stateOf } from '../state.ts';

export type { Wall } from '../../engine/battle.ts';
export { groundOfWall, isWall, WALL_KINDS, wallsIn } from '../../engine/board/walls.ts';

/** A piece at a corner, without an inner front. */
export const CORNER = 'corner';

/** The cover of the sections of a wall that was placed as terrain. */
export const FRONTIER = 'frontier';

// A gateway is part of PF unless its cover is `TF`. A gate tower has the cover `tower`, TF round a camp `camp`.

export const isGate = ({ kind }: TerrainPiece): boolean => kind === 'gate';
export const isTower = ({ kind, cover }: TerrainPiece): boolean => kind === 'tower' || cover === 'tower';
/** Is a section of temporary fortifications (TF)? */
export const isTemporary = ({ kind, cover }: TerrainPiece): boolean => kind === 'TF' || cover === 'TF';
/** Is a piece part of a fortification, a section or a corner? */
export const isFortification = (piece: TerrainPiece): boolean => piece.kind === CORNER || isWall(piece);

/** The section with this id; null if there is none. */
export const sectionById = (battle: Battle, id: string): Wall | null =>
  wallsIn(battle.terrain).find((wall) => wall.id === id) ?? null;

/** The sections that a base mans, where it stands or at another place: its front edge lies on their inner edge. */
export const mannedBy = (
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  at?: Rectangle,
): readonly Wall[] => (holdsIn(game.walls, 'man') ? wallsMannedBy(battle, base, at) : []);

export const isManning = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  mannedBy(game, battle, base).length > 0;

/** The elements that man a section. */
export const defendersOf = (game: Debellis, battle: Battle, wall: Wall): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => mannedBy(game, battle, base).some(({ id }) => id === wall.id));

/** The elements that stand on a section. */
const standingOn = (battle: Battle, wall: Wall): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => sharesArea(rectangleOfBase(base).corners, outlineOf(wall)));

/** The side that holds a section: that of the elements on it or behind it, or else its owner. */
export const holderOf = (game: Debellis, battle: Battle, wall: Wall): string =>
  [...standingOn(battle, wall), ...defendersOf(game, battle, wall)][0]?.side ?? wall.side;

/** Have enemies beaten the defenders of a section, or taken it undefended? They may then cross it. */
export const hasFallen = (battle: Battle, wall: Wall): boolean =>
  (stateOf(battle).fallen ?? []).includes(wall.id);

/** The ground of a base in contacts and shots: to the outer edge of the sections that it mans. */
export const groundWithWall = (battle: Battle, base: PlacedBase): Rectangle =>
  fightingGround(battle.terrain, rectangleOfBase(base));

/** The base as large as its ground in contacts. */
export function withItsWall(battle: Battle, base: PlacedBase): PlacedBase {
  const { pose, depth } = groundWithWall(battle, base);
  return depth === base.depth ? base : { ...base, pose, depth };
}

/** Is a rectangle wholly beyond the outer edge of a section? */
const isBeyond = (wall: Wall, ground: Rectangle): boolean =>
  ground.corners.every((corner) => atMost(0, aheadOf(groundOfWall(wall), corner)));

/** The section that shelters a base from an enemy beyond it; null if there is none. */
export const shelterFrom = (
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
): Wall | null => mannedBy(game, battle, base).find((wall) => isBeyond(wall, rectangleOfBase(enemy))) ?? null;
