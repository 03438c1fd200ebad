/** A value with one part of it left out, doubled or distorted, in every way: each form of part once. */
import type { Json } from '../../src/engine/data/json.ts';

type Row = { readonly [key: string]: Json };

const isRow = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Beyond every tolerance, but within every distance of the rules. */
const LITTLE = 0.3;

/** Values in place of one that is no list and no record. */
function othersThan(value: Json, names: readonly string[]): readonly Json[] {
  if (typeof value === 'number') return [value + LITTLE, value - LITTLE, -value, 0, 1e9, 'one'];
  if (typeof value === 'string') return [...names.filter((each) => each !== value), 'nobody', '', 1];
  return [typeof value === 'boolean' ? !value : 1, 'one'];
}

/** The same list shortened, doubled or turned round, and what is no such list. */
const otherLists = (list: readonly Json[]): readonly Json[] => [
  list.slice(1),
  [...list, ...list.slice(0, 1)],
  list.toReversed(),
  [],
  [null],
  'one',
];

/** The name of a part: names of bases, which begin with a capital, are all alike. */
export const partNamed = (key: string): string => (/^[a-z]/.test(key) ? key : 'base');

/** What kind of row it is: code often reads rows of other kinds otherwise. */
const kindOf = ({ type, kind, change, form }: Row): string =>
  [type, kind, change, form].filter((each) => typeof each === 'string').join(' ');

/**
 * All distortions of a value, with these names in place of others. Parts of a form that has been `seen` are left as
 * they are; the forms of the others are added.
 */
export function distorted(
  value: Json,
  names: readonly string[],
  seen: Set<string> = new Set(),
  path = '',
): readonly Json[] {
  const isNew = (form: string): boolean => !seen.has(form) && seen.add(form).size > 0;
  if (isList(value)) {
    const lists = isNew(`${path}[]`) ? otherLists(value) : [];
    const items = value.flatMap((item, at) =>
      distorted(item, names, seen, `${path}[]`).map((now) => value.toSpliced(at, 1, now)),
    );
    return [...lists, ...items];
  }
  if (!isRow(value)) return isNew(`${path} ${typeof value}`) ? othersThan(value, names) : [];
  return Object.entries(value).flatMap(([key, part]) => {
    const { [key]: _, ...rest } = value;
    const at = `${path} ${kindOf(value)}.${partNamed(key)}`;
    const without = isNew(at) ? [rest] : [];
    return [...without, ...distorted(part, names, seen, at).map((now) => ({ ...rest, [key]: now }))];
  });
}
