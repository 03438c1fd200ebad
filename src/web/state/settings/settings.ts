import { effect, signal } from '@preact/signals';
import type { Pieces } from '../../../drawing/base-look.ts';
import { DICE_MODES, type DiceMode } from '../battle/session.ts';
import { oneOf, remember, remembered } from './remembering.ts';

export const THEMES = ['device', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The settings of this browser; the language and the unit of length are in `telling/telling.ts`. */
export interface Settings {
  readonly dice: DiceMode;
  /** Bases move along their way instead of jumping. */
  readonly animate: boolean;
  readonly pieces: Pieces;
  /** That of the device, or one that the player chose. */
  readonly theme: Theme;
  /** Are dice, steps and blows heard? */
  readonly sound: boolean;
  /** Milliseconds between two orders of a bot. */
  readonly pace: number;
  /** Are the buttons that move picked bases unfolded? */
  readonly pad: boolean;
  /** The ruleset chosen last; empty where none was. */
  readonly ruleset: string;
}

const KEY = 'acies.settings';
export const PIECES: readonly Pieces[] = ['figures', 'letters'];
export const PACES = [0, 250, 700, 1500] as const;

function atFirst(): Settings {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { dice, animate, pieces, theme, sound, pace, pad, ruleset } = remembered(KEY);
  return {
    dice: oneOf(DICE_MODES, dice, 'program'),
    animate: oneOf([true, false], animate, !still),
    pieces: oneOf(PIECES, pieces, 'figures'),
    theme: oneOf(THEMES, theme, 'device'),
    sound: sound === true,
    pace: oneOf<number>(PACES, pace, 700),
    pad: pad === true,
    ruleset: typeof ruleset === 'string' ? ruleset : '',
  };
}

export const settings = signal<Settings>(atFirst());

effect(() => remember(KEY, settings.value));
effect(() => {
  document.documentElement.dataset.theme = settings.value.theme;
});

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
};
