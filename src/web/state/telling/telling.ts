import { computed, effect, signal } from '@preact/signals';
import type { Json } from '../../../engine/battle.ts';
import { loadWords } from '../../../words/catalogues.ts';
import { numberIn } from '../../../words/formats.ts';
import { hasMessage, say, unitLength } from '../../../words/say.ts';
import type { Hand, Language, LengthUnit, Telling } from '../../../words/types.ts';
import { session } from '../battle/session.ts';
import { oneOf, remember, remembered } from '../settings/remembering.ts';

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

/** The language and the unit of length of this browser. */
export const telling = signal<Telling>(atFirst());

effect(() => {
  remember(KEY, telling.value);
  document.documentElement.lang = telling.value.language;
});

/** Changes the language once its messages are loaded. Where they cannot be loaded, nothing changes. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  telling.value = { ...telling.value, language };
}

export const measureIn = (unit: LengthUnit): void => {
  telling.value = { ...telling.value, unit };
};

/** A finger where the chief pointer of the device is one. */
export const hand: Hand = globalThis.matchMedia?.('(pointer: coarse)').matches ? 'finger' : 'mouse';

/** In the words of the ruleset of the battle on the screen. */
const spoken = computed<Telling>(() => {
  const rules = session.value?.rules.id;
  return { ...telling.value, hand, ...(rules === undefined ? {} : { rules }) };
});

/** The message under a key, in the language of the screen. */
export const t = (key: string, figures: { readonly [name: string]: Json } = {}): string =>
  say(key, figures, spoken.value);

/** The message under a key in the words of a ruleset, even if another ruleset is on the screen. */
export const tOf = (rules: string, key: string, figures: { readonly [name: string]: Json } = {}): string =>
  say(key, figures, { ...telling.value, hand, rules });

/** Millimetres of the unit in which distances are told. */
export const unitNow = (): number => unitLength(spoken.value);

/** Is there a message under this key? */
export const isWorded = (key: string): boolean => hasMessage(key, spoken.value);

/** Is there a message under this key in the words of a ruleset? */
export const isWordedOf = (rules: string, key: string): boolean =>
  hasMessage(key, { ...telling.value, rules });

const AMOUNT = { maximumFractionDigits: 1 } as const;
const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

/** A figure with at most one decimal, as the language of the screen writes it. */
export const amount = (value: number): string => numberIn(telling.value.language, value, AMOUNT);

/** A part of a whole in percent. */
export const percent = (part: number, of: number): string =>
  numberIn(telling.value.language, part / Math.max(1, of), PERCENT);

/** A troop in the language of the screen, where it has a name there. */
export const troopName = (troop: string): string =>
  isWorded(`element.${troop}`) ? t(`element.${troop}`) : troop;

/** The short sign of a troop on a small base; null where the name of the troop is short itself. */
export const troopSign = (troop: string): string | null =>
  isWorded(`sign.${troop}`) ? t(`sign.${troop}`) : null;
