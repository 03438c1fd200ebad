import { IntlMessageFormat } from 'intl-messageformat';
import type { Json } from '../engine/battle.ts';
import { rowOf } from '../engine/lookup.ts';
import { keptByText } from '../engine/memory.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { spacedFrench, unparted } from './spaces.ts';

export type Language = 'en' | 'fr';
/** What distances are told in: move units, paces, millimetres, or base widths (all at 15 mm figure scale). */
export type LengthUnit = 'MU' | 'paces' | 'mm' | 'BW';
/** Message by key, in the ICU message format. */
export type Catalogue = Readonly<Record<string, string>>;

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, fr };
const MILLIMETRES: Readonly<Record<LengthUnit, number>> = { MU: 30, paces: 0.25, mm: 1, BW: 40 };
const FINEST: Readonly<Record<LengthUnit, number>> = { MU: 2, paces: 0, mm: 1, BW: 2 };

const UNITS: Readonly<Record<Language, Readonly<Record<LengthUnit, string>>>> = {
  en: { MU: 'MU', paces: 'paces', mm: 'mm', BW: 'BW' },
  fr: { MU: 'MU', paces: 'pas', mm: 'mm', BW: 'LS' },
};
/** Units that are another word after one of them. */
const OF_ONE: Readonly<Record<Language, Partial<Record<LengthUnit, string>>>> = {
  en: { paces: 'pace' },
  fr: {},
};

/** The unit as it is said after a length in millimetres. */
const unitAfter = (length: number, language: Language, unit: LengthUnit): string =>
  (Math.round(length / MILLIMETRES[unit]) === 1 && OF_ONE[language][unit]) || UNITS[language][unit];

/** How people want to be told things. */
export interface Telling {
  readonly language: Language;
  /** `MU` stands for the unit that the rules themselves speak of. */
  readonly unit: LengthUnit;
  /** By whose rules it is played: they have words of their own. */
  readonly rules?: string;
}

/** What rules call the points that orders cost, and the unit that they measure in. */
const GLOSSARY: Readonly<Record<string, { readonly point: string; readonly unit: LengthUnit }>> = {
  bnb: { point: 'PIG', unit: 'MU' },
  hott: { point: 'PIP', unit: 'paces' },
};

const wordsOf = ({ rules = 'bnb' }: Telling) =>
  rowOf(GLOSSARY, rules) ?? { point: 'PIP', unit: 'MU' as const };

const unitOf = (telling: Telling): LengthUnit =>
  telling.unit === 'MU' ? wordsOf(telling).unit : telling.unit;

export const PLAIN: Telling = { language: 'en', unit: 'MU' };

/** Two lengths that are told as one are told more finely, up to so many digits after the point. */
const MOST_DIGITS = 2;

/** How many digits tell the lengths of a message apart. */
function digitsFor(text: string, figures: { readonly [name: string]: Json }, unit: LengthUnit): number {
  const lengths = [...text.matchAll(/\{(\w+), number, distance\}/g)]
    .map(([, name = '']) => figures[name])
    .filter((value) => typeof value === 'number')
    .map((mm) => mm / MILLIMETRES[unit]);
  const told = (digits: number): number => new Set(lengths.map((length) => length.toFixed(digits))).size;
  const apart = told(MOST_DIGITS);
  let digits = FINEST[unit];
  while (digits < MOST_DIGITS && told(digits) < apart) digits += 1;
  return digits;
}

/** A text that is compiled, in which language and unit, with how many digits. */
type Compiled = readonly [text: string, language: Language, unit: LengthUnit, digits: number];

/** So many are kept: more than there are messages. */
const MOST_COMPILED = 10_000;

const compiled = keptByText(MOST_COMPILED, (asked): IntlMessageFormat => {
  const [text, language, unit, digits] = JSON.parse(asked) as Compiled;
  const distance = { scale: 1 / MILLIMETRES[unit], maximumFractionDigits: digits };
  // Turns come as whole numbers of 1/1048576.
  const degrees = { scale: 360 / 1_048_576, maximumFractionDigits: 1 };
  const whole = unparted(text);
  const spaced = language === 'fr' ? spacedFrench(whole) : whole;
  const formats = { number: { distance, degrees } };
  return new IntlMessageFormat(spaced, language, formats, { ignoreTag: true });
});

const compile = (text: string, telling: Telling, digits: number): IntlMessageFormat =>
  compiled(JSON.stringify([text, telling.language, unitOf(telling), digits] satisfies Compiled));

/** What a figure stands for in the language of the telling: under `name.north` the north; else the figure itself. */
const nameOf = (value: string, telling: Telling): string =>
  hasMessage(`name.${value}`, telling.language) ? say(`name.${value}`, {}, telling) : value;

/** The name of a troop that rules write in English, such as Blades; lists of what may be written keep to English. */
function troopNameOf(value: string, telling: Telling): string {
  const key = `element.${value}`;
  return hasMessage(key, telling.language) ? say(key, {}, telling) : nameOf(value, telling);
}

/** Figures that tell ground by the letters of a ruleset, which are no names of bases. */
const GROUNDS: ReadonlySet<string> = new Set(['kind', 'offered', 'missing', 'pieces']);

export const tellsGround = (figure: string): boolean => GROUNDS.has(figure);

/** A kind of ground with its article, or a piece of it with its size. */
function groundOf(value: Json, telling: Telling): string {
  if (typeof value === 'object' && value !== null)
    return say('ground.piece', value as { readonly [name: string]: Json }, telling);
  const key = `ground.${String(value)}`;
  return hasMessage(key, 'en') ? say(key, {}, telling) : nameOf(String(value), telling);
}

function spoken(name: string, value: Json | undefined, telling: Telling): string | number | boolean | null {
  if (Array.isArray(value)) {
    if (tellsGround(name) && value.length === 0) return say('ground.none', {}, telling);
    const told = value.map((each) =>
      tellsGround(name) ? groundOf(each, telling) : nameOf(String(each), telling),
    );
    return new Intl.ListFormat(telling.language).format(told);
  }
  if (name === 'kind' && typeof value === 'string' && hasMessage(`ground.${value}`, 'en'))
    return groundOf(value, telling);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return (value as string | number | boolean | null | undefined) ?? null;
}

/** Is there a message under this key in this language? */
export const hasMessage = (key: string, language: Language): boolean =>
  Object.hasOwn(CATALOGUES[language], key);

/**
 * The message under a key, its figures put in: lengths in millimetres as `{length, number, distance} {unit}`,
 * turns as `{turn, number, degrees}`, what a figure stands for as `{edgeName}` (see `en/names.ts`), a kind of ground
 * in words. English stands in for what French lacks; a key that no language has is shown with its figures, so that nothing is lost.
 */
export function say(
  key: string,
  figures: { readonly [name: string]: Json } = {},
  telling: Telling = PLAIN,
): string {
  const language = hasMessage(key, telling.language) ? telling.language : 'en';
  const inWords = { ...telling, language };
  const text = rowOf(CATALOGUES[language], key);
  if (text === undefined) {
    const told = Object.keys(figures).map(
      (name) => `${name} ${String(spoken(name, figures[name], telling))}`,
    );
    return [key, ...told].join(', ');
  }
  const unit = unitOf(telling);
  const values: Record<string, string | number | boolean | null> = {
    unit: UNITS[language][unit],
    point: wordsOf(telling).point,
    ruleset: telling.rules ?? '',
  };
  for (const name of Object.keys(figures)) {
    const value = spoken(name, figures[name], inWords);
    values[name] = value;
    if (typeof value === 'string') values[`${name}Name`] = troopNameOf(value, inWords);
    values[`${name}Unit`] = unitAfter(Number(value), language, unit);
  }
  try {
    return String(compile(text, inWords, digitsFor(text, figures, unit)).format(values));
  } catch {
    return text;
  }
}
