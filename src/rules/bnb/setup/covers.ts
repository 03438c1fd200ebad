/** The covers of hills. Blood and Blades, hills. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { offerOf } from './roles.ts';

/** The covers that a steep hill may have; gentle hills are bare. */
export const COVERS: readonly string[] = ['V', 'Wd', 'brush', 'rocky'];

/** The covers that the land offers. */
export function coversOffered(battle: Battle): readonly string[] {
  const { mandatory, optional } = offerOf(battle);
  return COVERS.filter((cover) => mandatory.includes(cover) || optional.includes(cover));
}

type Covered = Pick<TerrainPiece, 'kind' | 'cover'>;

/** The reasons against the cover of a piece. */
export function coverReasons(battle: Battle, { kind, cover }: Covered): readonly Reason[] {
  if (cover === undefined) return [];
  if (kind !== 'H(S)' || !COVERS.includes(cover))
    return [{ rule: 'bnb.terrain.58', key: 'bnb.setup.cover-on', figures: { kind, cover, covers: COVERS } }];
  const offered = coversOffered(battle);
  if (offered.includes(cover) || !holds('bnb.terrain.70')) return [];
  return [{ rule: 'bnb.terrain.70', key: 'bnb.setup.cover-not-offered', figures: { cover, offered } }];
}
