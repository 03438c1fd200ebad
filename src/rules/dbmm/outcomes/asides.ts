/** The friends that flee out of the way of a recoil. DBMM, Recoiling. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { isOf } from '../troops/base.ts';

/** Does this element flee before the other recoils into it, friend or enemy? */
export const makesWay = (mover: PlacedBase, other: PlacedBase): boolean =>
  (mover.side === other.side &&
    isOf(mover, 'El') &&
    !isOf(other, 'El', 'train', 'naval') &&
    holds('dbmm.recoil.11')) ||
  (isOf(other, 'Bge(F)', 'Bge(I)') && holds('dbmm.recoil.12'));
