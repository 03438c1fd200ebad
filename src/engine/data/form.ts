/** The forms of the parts of commands, questions and positions. */
import { TURN } from '../../geometry/exact.ts';
import type { Json } from './json.ts';
import { isBounded, LIMITS } from './limits.ts';

/** The allowed values of a part. Messages show its name and figures; the code uses its type. */
export interface Form<Of = unknown> {
  readonly form: string;
  /** The least and the greatest number, or the greatest length of a text or a list. */
  readonly least?: number;
  readonly most?: number;
  /** The allowed words. */
  readonly words?: readonly string[];
  /** Set if it names bases: these must be on the table, or may be anywhere. */
  readonly bases?: 'on-table' | 'anywhere';
  fits(value: unknown): value is Of;
}

/** The type of the values that fit a form. */
export type Fitting<Of extends Form> = Of extends Form<infer Value> ? Value : never;

/** Makes a form from its description and its test. */
export const formOf = <Of>(told: Omit<Form, 'fits'>, fits: (value: unknown) => boolean): Form<Of> => ({
  ...told,
  fits: (value): value is Of => fits(value),
});

/** The figures that describe a form in a message. Words stay as they are written, in every language. */
export const figuresOfForm = ({
  form,
  least = 0,
  most = 0,
  words = [],
}: Form): { readonly [key: string]: Json } => ({
  form,
  least,
  most,
  words: words.join(', '),
});

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LIMITS.name;

export const text = formOf<string>(
  { form: 'text', most: LIMITS.name },
  (value) => isText(value) && value.length > 0,
);

/** A text that may be empty: a single command of an army is called ''. */
export const name = formOf<string>(text, isText);

/** The name of a base on the table. */
export const baseOnTable = formOf<string>({ ...text, bases: 'on-table' }, text.fits);

/** The name of a base anywhere. */
export const anyBase = formOf<string>({ ...text, bases: 'anywhere' }, text.fits);

export const flag = formOf<boolean>({ form: 'flag' }, (value) => typeof value === 'boolean');

/** Any JSON value. It is not read. */
export const anything = formOf<Json>({ form: 'anything' }, () => true);

const numberFrom = (least: number, most: number): Form<number> =>
  formOf(
    { form: 'number', least, most },
    (value) => typeof value === 'number' && value >= least && value <= most,
  );

export const countTo = (most: number): Form<number> =>
  formOf(
    { form: 'count', least: 0, most },
    (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most,
  );

export const number = numberFrom(-LIMITS.figure, LIMITS.figure);
export const millimetres = numberFrom(-LIMITS.place, LIMITS.place);

export const listOf = <Item>(item: Form<Item>, most: number = LIMITS.list): Form<readonly Item[]> =>
  formOf(
    { form: `${item.form}s`, most, ...(item.bases ? { bases: item.bases } : {}) },
    (value) => Array.isArray(value) && value.length <= most && [...value].every((each) => item.fits(each)),
  );

export const someOf = <Item>(item: Form<Item>, most?: number): Form<readonly Item[]> => {
  const list = listOf(item, most);
  return formOf(list, (value) => list.fits(value) && value.length > 0);
};

/** A list with exactly these values. */
const tupleOf = <Values extends readonly unknown[]>(
  form: string,
  ...parts: { readonly [At in keyof Values]: Form<Values[At]> }
): Form<Readonly<Values>> =>
  formOf(
    { form, most: LIMITS.place },
    (value) =>
      Array.isArray(value) &&
      value.length === parts.length &&
      parts.every((part, at) => part.fits(value[at])),
  );

export const pairOf = <Item>(item: Form<Item>): Form<readonly [Item, Item]> =>
  tupleOf<[Item, Item]>('pair', item, item);

/** A place: x and y in millimetres, and the facing in degrees. */
export const place = tupleOf<[x: number, y: number, degrees: number]>(
  'place',
  millimetres,
  millimetres,
  number,
);
export const point = tupleOf<[x: number, y: number]>('point', millimetres, millimetres);

/** The pose of a base. Its facing is a whole number of units of a turn. */
export const pose = formOf<{ readonly x: number; readonly y: number; readonly facing: number }>(
  { form: 'place', most: LIMITS.place },
  (value) =>
    isRecord(value) &&
    millimetres.fits(value.x) &&
    millimetres.fits(value.y) &&
    countTo(TURN).fits(value.facing),
);

export const recordOf = <Item>(item: Form<Item>): Form<Readonly<Record<string, Item>>> =>
  formOf(
    item.words ? { form: 'wordRecord', words: item.words } : { form: 'record' },
    (value) => isRecord(value) && Object.values(value).every((each) => item.fits(each)),
  );

/** The form of each part of a record. The record may hold other parts, which are not read. */
export type Parts = Readonly<Record<string, Form>>;

/** The same record as a single type. */
export type Flat<Of> = { readonly [Name in keyof Of]: Of[Name] };

/** The names of the parts that may be absent. */
type Optional<Of extends Parts> = {
  [Name in keyof Of]: undefined extends Fitting<Of[Name]> ? Name : never;
}[keyof Of];

/** The type of a record with these parts. */
export type Held<Of extends Parts> = Flat<
  { readonly [Name in Exclude<keyof Of, Optional<Of>>]: Fitting<Of[Name]> } & {
    readonly [Name in Optional<Of>]?: Exclude<Fitting<Of[Name]>, undefined>;
  }
>;

export const recordWith = <Of extends Parts>(parts: Of): Form<Held<Of>> =>
  formOf(
    { form: 'record' },
    (value) => isRecord(value) && Object.keys(parts).every((part) => parts[part]?.fits(value[part]) === true),
  );

export const oneOf = <Word extends string>(...words: readonly Word[]): Form<Word> =>
  formOf({ form: 'word', words }, (value) => words.some((word) => word === value));

export const nullable = <Of>(form: Form<Of>): Form<Of | null> =>
  formOf(form, (value) => value === null || form.fits(value));

/** The same form, or absent. */
export const optional = <Of>(form: Form<Of>): Form<Of | undefined> =>
  formOf(form, (value) => value === undefined || form.fits(value));

/** The same parts, each of which may be absent. */
export const partly = <Of extends Parts>(
  parts: Of,
): { readonly [Name in keyof Of]: Form<Fitting<Of[Name]> | undefined> } =>
  Object.fromEntries(Object.entries(parts).map(([part, form]) => [part, optional(form)])) as {
    readonly [Name in keyof Of]: Form<Fitting<Of[Name]> | undefined>;
  };

const MOST_SHOWN = 60;

/** A value for a message, cut short if it is long. */
export function shown(value: unknown): string {
  if (typeof value === 'object' && !isBounded(value)) return '…';
  const text = JSON.stringify(value) ?? '';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** A name as the user wrote it. A value that is no text is shown as in messages. */
export const written = (value: unknown): string => (typeof value === 'string' ? value : shown(value));
