/** The morale equivalents of elements in a battle. */
import { isGeneral } from '../../../debellis/troops/base.ts';
import type { Base } from '../../../engine/battle.ts';
import { troopOf } from '../troops/base.ts';
import { equivalentsOf } from './equivalents.ts';

/** The morale equivalents of an element. */
export const equivalentsOnTable = (base: Base): number =>
  equivalentsOf({
    troop: troopOf(base),
    ...(isGeneral(base) ? { general: 'general' } : {}),
  });
