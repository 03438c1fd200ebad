/** Which terrain suits an army. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import type { Size } from '../../../engine/setup/outlines.ts';
import { isRoad, isWater, sizesOf } from '../../../rules/bnb/setup/terrain-kinds.ts';
import { troopOf } from '../../../rules/bnb/troops/base.ts';
import { isLightInfantry, isMounted } from '../../../rules/bnb/troops/troops.ts';

/** How much rougher than open ground a kind is for an army that fights in line. */
const ROUGHNESS: Readonly<Record<string, number>> = {
  Wd: 3,
  O: 3,
  V: 3,
  D: 2,
  BUA: 3,
  'H(S)': 3,
  brush: 2,
  rocky: 2,
  marsh: 2,
  gully: 2,
  Rv: 1,
  WW: 1,
  La: 1,
};

/** From -1 (wants it open) to 1 (wants it rough). */
export function likesRough(view: Battle, side: SideId): number {
  const troops = view.bases.filter((base) => base.side === side).map(troopOf);
  if (troops.length === 0) return 0;
  const light = troops.filter(isLightInfantry).length;
  const mounted = troops.filter(isMounted).length;
  return (light - mounted) / troops.length;
}

/** How much an army wants a piece of this kind: the more the better. */
export function worthOf(view: Battle, side: SideId, kind: string): number {
  if (kind === 'H(G)') return 0.6;
  if (isRoad({ kind })) return 0.2;
  if (isWater({ kind })) return -0.5;
  return (ROUGHNESS[kind] ?? 0) * (likesRough(view, side) - 0.1);
}

/** Sizes for a kind, those wanted most first: large where it is liked, small where not. */
export function sizesWanted(view: Battle, side: SideId, kind: string): readonly Size[] {
  const sizes = sizesOf(kind);
  return worthOf(view, side, kind) > 0.3 ? ['medium', 'large', 'small'].filter(among(sizes)) : sizes;
}

const among =
  (sizes: readonly Size[]) =>
  (size: string): size is Size =>
    sizes.some((each) => each === size);
