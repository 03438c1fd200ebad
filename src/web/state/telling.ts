import { computed, effect, signal } from '@preact/signals';
import type { Json } from '../../engine/battle.ts';
import { hasMessage, type Language, type LengthUnit, say, type Telling } from '../../words/say.ts';
import { oneOf, remember, remembered } from './remembering.ts';
import { session } from './session.ts';

const KEY = 'acies.telling';

/** The languages of the screen, each by its own name. */
export const LANGUAGES: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
];
/** The units that lengths may be told in. */
export const UNITS: readonly LengthUnit[] = ['MU', 'paces', 'mm', 'BW'];

function atFirst(): Telling {
  const { language, unit } = remembered(KEY);
  const own = navigator.language.startsWith('fr') ? 'fr' : 'en';
  const known = LANGUAGES.map(({ value }) => value);
  return { language: oneOf(known, language, own), unit: oneOf(UNITS, unit, 'MU') };
}

/** The language and the unit of length in which this browser is told things. */
export const telling = signal<Telling>(atFirst());

effect(() => {
  remember(KEY, telling.value);
  document.documentElement.lang = telling.value.language;
});

export const speak = (language: Language): void => {
  telling.value = { ...telling.value, language };
};

export const measureIn = (unit: LengthUnit): void => {
  telling.value = { ...telling.value, unit };
};

/** In the words of the rules of the battle on the screen. */
const spoken = computed<Telling>(() => {
  const rules = session.value?.rules.id;
  return rules === undefined ? telling.value : { ...telling.value, rules };
});

/** The message under a key, in the language of the screen. */
export const t = (key: string, figures: { readonly [name: string]: Json } = {}): string =>
  say(key, figures, spoken.value);

const number = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(telling.value.language, options).format(value);

/** A figure with at most one decimal, as the language of the screen writes it. */
export const amount = (value: number): string => number(value, { maximumFractionDigits: 1 });

/** A part of a whole in percent. */
export const percent = (part: number, of: number): string =>
  number(part / Math.max(1, of), { style: 'percent', maximumFractionDigits: 1 });

/** A troop in the language of the screen, where it has a name there. */
export const troopName = (troop: string): string =>
  hasMessage(`element.${troop}`, 'en') ? t(`element.${troop}`) : troop;

/** What stands on a base of such troops where there is room for few letters; null where the troop is short itself. */
export const troopSign = (troop: string): string | null =>
  hasMessage(`sign.${troop}`, 'en') ? t(`sign.${troop}`) : null;
