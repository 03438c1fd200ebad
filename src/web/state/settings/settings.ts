import { effect, signal } from '@preact/signals';
import type { Pieces } from '../../../drawing/base-look.ts';
import { DICE_MODES, type DiceMode } from '../battle/session.ts';
import { oneOf, remember, remembered } from './remembering.ts';

/** The settings of this browser; the language and the unit of length are in `telling/telling.ts`. */
export interface Settings {
  readonly dice: DiceMode;
  /** Bases move along their way instead of jumping. */
  readonly animate: boolean;
  readonly pieces: Pieces;
  /** Milliseconds between two orders of a bot. */
  readonly pace: number;
  /** The ruleset chosen last; empty where none was. */
  readonly ruleset: string;
}

const KEY = 'acies.settings';
export const PIECES: readonly Pieces[] = ['figures', 'letters'];
export const PACES = [0, 250, 700, 1500] as const;

function atFirst(): Settings {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { dice, animate, pieces, pace, ruleset } = remembered(KEY);
  return {
    dice: oneOf(DICE_MODES, dice, 'program'),
    animate: oneOf([true, false], animate, !still),
    pieces: oneOf(PIECES, pieces, 'figures'),
    pace: oneOf<number>(PACES, pace, 700),
    ruleset: typeof ruleset === 'string' ? ruleset : '',
  };
}

export const settings = signal<Settings>(atFirst());

effect(() => remember(KEY, settings.value));

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
};
