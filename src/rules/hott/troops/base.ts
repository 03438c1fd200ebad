/** The element of a base and the questions about it. */
import type { Base } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { figure } from './marks.ts';
import { FIGURES } from './troop-table.ts';
import { classOf, type Element, type ElementClass, readElement } from './troops.ts';

/** The element of a base. The troop of a base in a battle is already checked, so it can be read. */
export function elementOf(base: Base): Element {
  const element = readElement(base.troop);
  if (element === null) throw new Error(`${base.id} is no element of this ruleset: ${base.troop}`);
  return element;
}

export const isOf = (base: Base, ...elements: readonly Element[]): boolean =>
  elements.includes(elementOf(base));

export const kindOf = (base: Base): ElementClass => classOf(elementOf(base));
export const isAerial = (base: Base): boolean => kindOf(base) === 'aerial';
export const isGround = (base: Base): boolean => !isAerial(base);
export const isMounted = (base: Base): boolean => kindOf(base) === 'mounted';
export const isFoot = (base: Base): boolean => kindOf(base) === 'foot';

/** A hero of either kind. */
export const isHero = (base: Base): boolean => isOf(base, 'Hero', 'Aerial Hero');
export const isLurker = (base: Base): boolean => isOf(base, 'Land Lurkers', 'Water Lurkers');

/** Does the base hold a general, the army's or a command's? */
export const isGeneral = (base: Base): boolean => figure(base.marks, 'general') > 0;

/** Did the campaign hold it captive in the enemy's stronghold as the battle began? Then it counts in no total. */
export const isCaptive = (base: Base): boolean => figure(base.marks, 'captive') > 0;

/** The text on a base. A general is marked so that players see it at once. */
export const writtenOn = (base: Base) => ({
  type: elementOf(base),
  grade: '',
  regular: true,
  leader: isGeneral(base) && holds('hott.army.10'),
});

/** The text and the signs on a base. */
export const labelOf = (base: Base) => ({ ...writtenOn(base), figure: FIGURES[elementOf(base)] });
