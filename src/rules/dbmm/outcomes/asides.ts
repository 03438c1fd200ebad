/** The elements that flee out of the way of a recoil. DBMM, Recoiling. */
import type { Debellis } from '../../../debellis/game.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { isMobile, isOf } from '../troops/base.ts';
import { meets } from './encounters.ts';

/** Would a recoiling element pass this friend, or push it back? */
const givesGround = (game: Debellis, battle: Battle, mover: PlacedBase, other: PlacedBase): boolean =>
  meets(game, battle, { kind: 'recoil', mover, first: mover }, other).some(
    ({ does }) => does === 'pass' || does === 'push',
  );

/** Does this element flee before the other recoils into it, friend or enemy? */
export const makesWay = (game: Debellis, battle: Battle, mover: PlacedBase, other: PlacedBase): boolean =>
  (isOf(other, 'Bge(F)', 'Bge(I)') && holds('dbmm.recoil.12')) ||
  (mover.side === other.side &&
    isOf(mover, 'El') &&
    isMobile(other) &&
    holds('dbmm.recoil.11') &&
    givesGround(game, battle, mover, other));
