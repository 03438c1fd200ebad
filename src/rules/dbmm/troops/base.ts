import { elementsBy } from '../../../debellis/troops/elements.ts';
import type { Base } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { figure, type Mark } from './marks.ts';
import { figureOf, inClass, isOneOf, parseTroop } from './troops.ts';

const troops = { parseTroop, isOneOf, inClass, figureOf };

export const { troopOf, labelOf, isOf, isMounted, isFoot, isTrain, isNaval, isSkirmisher } =
  elementsBy(troops);

export const isBaggage = (base: Base): boolean => isOf(base, 'Bge');

/** Can it move at all? Some baggage never does. */
export const isMobile = (base: Base): boolean => !(isOf(base, 'Bge(O)', 'Bge(S)') && holds('dbmm.class.9'));

const marked =
  (mark: Mark) =>
  ({ marks }: Base): boolean =>
    figure(marks, mark) > 0;

/** Is it Kn in wedge? */
export const isWedge = (base: Base): boolean =>
  marked('wedge')(base) && isOf(base, 'Kn') && holds('dbmm.dbe.7');
export const isShaken = marked('shaken');
/** Is its command broken or shattered? */
export const isBroken = marked('broken');
export const isShattered = marked('shattered');
export const isDisheartened = marked('disheartened');
export const isRouting = marked('routing');
export const isElephantKiller = marked('elephantKiller');
