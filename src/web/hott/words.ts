/** Messages of Hordes of the Things for pages without a battle. */
import type { Json } from '../../engine/battle.ts';
import { tOf } from '../state/telling/telling.ts';

export const t = (key: string, figures: { readonly [name: string]: Json } = {}): string =>
  tOf('hott', key, figures);

/** An element in the language of the screen. */
export const elementName = (element: string): string => t(`element.${element}`);
