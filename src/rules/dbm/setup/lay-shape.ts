/** The shapes of area features as they are laid. DBM, Terrain; ruling 46. */
import type { TerrainPiece } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { laidOutline, type Outline, type Size } from '../../../engine/setup/outlines.ts';
import type { Polygon } from '../../../geometry/polygon.ts';
import type { ToLay } from './laying-order.ts';
import { SIZE_CLASSES } from './terrain-kinds.ts';

/** Features this near to each other lie side by side, in millimetres. */
export const BESIDE = 10;

/** An outline as it is drawn on this larger table. */
export function enlarged(outline: Outline, size: Size, factor = 1): Pick<Outline, 'area' | 'crest'> {
  const scale = SIZE_CLASSES[size].scale * factor;
  const larger = (points: Polygon): Polygon => points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  return {
    area: larger(outline.area),
    ...(outline.crest && holds('dbm.hill.6') ? { crest: larger(outline.crest) } : {}),
  };
}

/** The piece of an outline laid with its origin at x, y and turned clockwise by degrees. */
export const areaPiece = (
  { kind, size, cover }: Pick<ToLay, 'kind' | 'size' | 'cover'>,
  outline: Outline,
  id: string,
  at: readonly [number, number, number],
): TerrainPiece => ({
  id,
  kind,
  size,
  ...laidOutline(enlarged(outline, size), at),
  ...(cover === undefined ? {} : { cover }),
});
