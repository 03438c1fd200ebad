import { elementsBy } from '../../../debellis/troops/elements.ts';
import type { Base } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { figure } from './marks.ts';
import { figureOf, inClass, isOneOf, parseTroop } from './troops.ts';

export const { troopOf, labelOf, isOf, isMounted, isFoot, isTrain, isNaval, isSkirmisher } = elementsBy({
  parseTroop,
  isOneOf,
  inClass,
  figureOf,
});

/** Is it a ship that is used as baggage? */
const isStoreShip = (base: Base): boolean =>
  isOf(base, 'Shp(I)') && figure(base.marks, 'baggage') > 0 && holds('dbm.bg.7');

/** Is it baggage? A ship may be used as such. */
export const isBaggage = (base: Base): boolean => isOf(base, 'Bg') || isStoreShip(base);

/** Can it move at all? Only baggage may be immobile: behind walls, or by its flag. */
export const isMobile = (base: Base): boolean =>
  !isOf(base, 'Bg') || !((isOf(base, 'Bg(O)') || figure(base.marks, 'immobile') > 0) && holds('dbm.bg.13'));
