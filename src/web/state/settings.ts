import { effect, signal } from '@preact/signals';
import type { DiceMode } from './session.ts';

/** How this browser likes things; what is told in which words is in `telling.ts`. */
export interface Settings {
  readonly dice: DiceMode;
  /** Bases move along their way instead of jumping. */
  readonly animate: boolean;
  /** Milliseconds between two orders of a bot. */
  readonly pace: number;
  /** The ruleset of the battle that was chosen last. */
  readonly ruleset: string;
}

const KEY = 'acies.settings';
export const PACES = [0, 250, 700, 1500] as const;

function remembered(): Settings {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fallback: Settings = { dice: 'program', animate: !still, pace: 700, ruleset: 'bnb' };
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return fallback;
  }
}

export const settings = signal<Settings>(remembered());

effect(() => localStorage.setItem(KEY, JSON.stringify(settings.value)));

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
};
