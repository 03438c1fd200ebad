/** The generals of a side's commands. */

import { generalOf } from '../../engine/army/commands.ts';
import type { Base, Battle } from '../../engine/battle.ts';
import { figure } from '../marks.ts';
import { isGeneral } from '../troops/base.ts';

/** The general of a base's own command, on the table or not; null where it has none. */
export const ownGeneral = (battle: Battle, base: Base): Base | null => generalOf(battle, base, isGeneral);

export const isCinC = ({ marks }: Base): boolean => figure(marks, 'cInC') > 0;
export const isAlly = ({ marks }: Base): boolean => figure(marks, 'ally') > 0;
export const isSubGeneral = (base: Base): boolean => isGeneral(base) && !isCinC(base) && !isAlly(base);

/** Does an ally-general lead its command? */
export const isAllied = (battle: Battle, base: Base): boolean => {
  const general = ownGeneral(battle, base);
  return general !== null && isAlly(general);
};
