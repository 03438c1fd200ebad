import type { Json } from '../engine/battle.ts';
import { rowOf } from '../engine/data/lookup.ts';
import { messageOf } from './catalogues.ts';
import { articled, contracted } from './contractions.ts';
import { figuresIn, lengthsIn, partsOf, plainText, textOf } from './form.ts';
import { listIn } from './formats.ts';
import { RULESET_WORDS } from './rulesets.ts';
import type { Language, LengthUnit, RulesetWords, Telling } from './types.ts';

/** Millimetres of the units that are the same in all rulesets. */
const MILLIMETRES = { MU: 30, mm: 1, BW: 40 } as const;
const FINEST: Readonly<Record<LengthUnit, number>> = { MU: 2, paces: 0, mm: 1, BW: 2 };

const UNITS: Readonly<Record<Language, Readonly<Record<LengthUnit, string>>>> = {
  en: { MU: 'MU', paces: 'paces', mm: 'mm', BW: 'BW' },
  fr: { MU: 'MU', paces: 'pas', mm: 'mm', BW: 'LS' },
};
/** Units with another word after the number one. */
const OF_ONE: Readonly<Record<Language, Partial<Record<LengthUnit, string>>>> = {
  en: { paces: 'pace' },
  fr: {},
};

/** The names of points and units if no ruleset is known. */
const FAMILY = { point: 'PIP', unit: 'MU', pace: 0.25 } as const;

const wordsOf = ({ rules = '' }: Telling): Pick<RulesetWords, 'point' | 'unit' | 'pace'> =>
  rowOf(RULESET_WORDS, rules) ?? FAMILY;

const unitOf = (telling: Telling): LengthUnit =>
  telling.unit === 'MU' ? wordsOf(telling).unit : telling.unit;

/** Millimetres of the unit in which this reader is told distances. */
export function unitLength(telling: Telling): number {
  const unit = unitOf(telling);
  return unit === 'paces' ? wordsOf(telling).pace : MILLIMETRES[unit];
}

/** The name of the unit after a length in millimetres. */
function unitAfter(length: number, telling: Telling): string {
  const [unit, { language }] = [unitOf(telling), telling];
  const ofOne = Math.round(length / unitLength(telling)) === 1 && OF_ONE[language][unit];
  return ofOne || UNITS[language][unit];
}

export const PLAIN: Telling = { language: 'en', unit: 'MU' };

/** Two different lengths that would look equal get more digits after the point, up to this number. */
const MOST_DIGITS = 2;

/** The number of digits that keeps the lengths of a message apart. */
function digitsFor(
  named: readonly string[],
  figures: { readonly [name: string]: Json },
  telling: Telling,
): number {
  const finest = FINEST[unitOf(telling)];
  const length = unitLength(telling);
  const lengths = named
    .map((name) => figures[name])
    .filter((value) => typeof value === 'number')
    .map((mm) => mm / length);
  const told = (digits: number): number => new Set(lengths.map((each) => each.toFixed(digits))).size;
  const apart = told(MOST_DIGITS);
  let digits = finest;
  while (digits < MOST_DIGITS && told(digits) < apart) digits += 1;
  return digits;
}

/** The name of a figure in the reader's language: `name.north` for north; else the figure itself. */
const nameOf = (value: string, telling: Telling): string =>
  hasMessage(`name.${value}`, telling) ? say(`name.${value}`, {}, telling) : value;

/** Regularity, type and grade in the notation of a troop, such as `Reg mtd Bd (O)`. */
const NOTED_TROOP = /^(Reg|Irr) (?:mtd )?(\w+) \((\w)\)/;

/** The name of a troop that the rules write as `Blades` or `Reg Bd (O)`. Lists of legal input stay as they are. */
function troopNameOf(value: string, telling: Telling): string {
  const key = `element.${NOTED_TROOP.exec(value)?.[2] ?? value}`;
  return hasMessage(key, telling) ? say(key, {}, telling) : nameOf(value, telling);
}

/** A troop with its grade, and in full with its regularity too; its name where the rules know neither. */
function gradedTroop(troop: string, telling: Telling): { readonly [name: string]: string } {
  const [noted, regularity = '', , grade = ''] = NOTED_TROOP.exec(troop) ?? [];
  const told = (form: 'kind' | 'full'): string =>
    noted === undefined
      ? troopNameOf(troop, telling)
      : say(`troop.${form}`, { name: troopNameOf(troop, telling), regularity, grade }, telling);
  return { troopKind: told('kind'), troopFull: told('full') };
}

/** Figures that name ground by the letters of a ruleset. They are not names of bases. */
const GROUNDS: ReadonlySet<string> = new Set([
  'kind',
  'cover',
  'covers',
  'section',
  'offered',
  'missing',
  'pieces',
]);

export const tellsGround = (figure: string): boolean => GROUNDS.has(figure);

/** The message that names a kind of ground: with its article, else by itself; undefined where it has no name. */
const groundKey = (kind: string, telling: Telling): string | undefined =>
  [`ground.${kind}`, `screen.lay.kind.${kind}`].find((key) => hasMessage(key, telling));

/** A kind of ground in words, or a piece of it with its size. */
function groundOf(value: Json, telling: Telling): string {
  if (typeof value === 'object' && value !== null)
    return say('ground.piece', value as { readonly [name: string]: Json }, telling);
  const key = groundKey(String(value), telling);
  return key === undefined ? nameOf(String(value), telling) : say(key, {}, telling);
}

function spoken(name: string, value: Json | undefined, telling: Telling): string | number | boolean | null {
  if (Array.isArray(value)) {
    if (tellsGround(name) && value.length === 0) return say('ground.none', {}, telling);
    const told = value.map((each) =>
      tellsGround(name) ? groundOf(each, telling) : nameOf(String(each), telling),
    );
    return listIn(telling.language, told);
  }
  if (tellsGround(name) && typeof value === 'string' && groundKey(value, telling) !== undefined)
    return groundOf(value, telling);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return (value as string | number | boolean | null | undefined) ?? null;
}

type Values = Readonly<Record<string, string | number | boolean | null>>;

const withArticles = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? articled(value) : value,
    ]),
  );

/** A key with its figures. */
const withoutMessage = (key: string, figures: { readonly [name: string]: Json }, telling: Telling): string =>
  [
    key,
    ...Object.keys(figures).map((name) => `${name} ${String(spoken(name, figures[name], telling))}`),
  ].join(', ');

/** Is there a message under this key, in the reader's language or in English? */
export const hasMessage = (key: string, { language, rules }: Telling): boolean =>
  (messageOf(key, language, rules) ?? messageOf(key, 'en', rules)) !== undefined;

/** The figures as a message tells them. What it does not tell is not worked out. */
function valuesFor(
  told: ReadonlySet<string>,
  figures: { readonly [name: string]: Json },
  telling: Telling,
): Values {
  const values: Record<string, string | number | boolean | null> = {
    unit: UNITS[telling.language][unitOf(telling)],
    point: wordsOf(telling).point,
    hand: telling.hand ?? 'mouse',
  };
  for (const name of Object.keys(figures)) {
    const value = spoken(name, figures[name], telling);
    values[name] = value;
    const isText = typeof value === 'string';
    if (isText && told.has(`${name}Name`)) values[`${name}Name`] = troopNameOf(value, telling);
    if (isText && name === 'troop' && (told.has('troopKind') || told.has('troopFull')))
      Object.assign(values, gradedTroop(value, telling));
    if (told.has(`${name}Unit`)) values[`${name}Unit`] = unitAfter(Number(value), telling);
  }
  return values;
}

/**
 * The message under a key with its figures. Lengths in millimetres are written as `{length, number, distance} {unit}`,
 * turns as `{turn, number, degrees}`, and the name of a figure as `{edgeName}` (see `en/names.ts`). A troop is told by
 * its type as `{troopName}`, with its grade as `{troopKind}`, in full as `{troopFull}`. A kind of ground is told in
 * words. `{hand, select, finger {tap} other {click}}` speaks to a finger or a mouse. If the language lacks a message, the
 * loaded English one is used. An unknown key is shown with its figures, so that nothing is lost, and so is the key of a
 * message that lacks a figure.
 */
export function say(
  key: string,
  figures: { readonly [name: string]: Json } = {},
  telling: Telling = PLAIN,
): string {
  const own = messageOf(key, telling.language, telling.rules);
  const language = own === undefined ? 'en' : telling.language;
  const inWords = { ...telling, language };
  const message = own ?? messageOf(key, 'en', telling.rules);
  if (message === undefined) return withoutMessage(key, figures, telling);
  try {
    const parts = partsOf(message, language);
    // Most messages are names and labels, told again and again.
    const plain = plainText(parts);
    if (plain !== null) return language === 'fr' ? contracted(plain) : plain;
    const values = valuesFor(figuresIn(parts), figures, inWords);
    const digits = digitsFor(lengthsIn(parts), figures, inWords);
    const lengths = { unit: unitLength(inWords), digits };
    if (language !== 'fr') return textOf(parts, values, language, lengths);
    return contracted(textOf(parts, withArticles(values), language, lengths));
  } catch {
    return withoutMessage(key, figures, telling);
  }
}
