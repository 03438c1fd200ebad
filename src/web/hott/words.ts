/** Words of Hordes of the Things where no battle of it is on the screen. */
import type { Json } from '../../engine/battle.ts';
import { tOf } from '../state/telling/telling.ts';

export const t = (key: string, figures: { readonly [name: string]: Json } = {}): string =>
  tOf('hott', key, figures);

/** An element in the language of the screen. */
export const elementName = (element: string): string => t(`element.${element}`);
