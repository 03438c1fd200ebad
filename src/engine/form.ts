/** The forms that parts of commands, of questions and of positions have. */
import { TURN } from '../geometry/exact.ts';
import type { Json } from './battle.ts';
import { isBounded, LIMITS } from './limits.ts';

/** What a value may be. Its name and figures tell people which form is meant. */
export interface Form {
  readonly form: string;
  /** The least and the most that a number may be; how long a text or a list may be. */
  readonly least?: number;
  readonly most?: number;
  /** The words that there are. */
  readonly words?: readonly string[];
  fits(value: unknown): boolean;
}

/** The figures by which a message tells a form; words are told as they are written, in no language. */
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

export const text: Form = {
  form: 'text',
  most: LIMITS.name,
  fits: (value) => typeof value === 'string' && value.length > 0 && value.length <= LIMITS.name,
};

/** A text that may be empty: one of several commands is called ''. */
export const name: Form = {
  ...text,
  fits: (value) => typeof value === 'string' && value.length <= LIMITS.name,
};

export const flag: Form = { form: 'flag', fits: (value) => typeof value === 'boolean' };

const numberFrom = (least: number, most: number): Form => ({
  form: 'number',
  least,
  most,
  fits: (value) => typeof value === 'number' && value >= least && value <= most,
});

export const countTo = (most: number): Form => ({
  form: 'count',
  least: 0,
  most,
  fits: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most,
});

export const number = numberFrom(-LIMITS.figure, LIMITS.figure);
export const millimetres = numberFrom(-LIMITS.place, LIMITS.place);

export const listOf = (item: Form, most: number = LIMITS.list): Form => ({
  form: `${item.form}s`,
  most,
  fits: (value) => Array.isArray(value) && value.length <= most && [...value].every(item.fits),
});

export const someOf = (item: Form, most?: number): Form => {
  const list = listOf(item, most);
  return { ...list, fits: (value) => list.fits(value) && (value as unknown[]).length > 0 };
};

/** A list of just these. */
const tupleOf = (form: string, ...parts: readonly Form[]): Form => ({
  form,
  most: LIMITS.place,
  fits: (value) =>
    Array.isArray(value) && value.length === parts.length && parts.every((part, at) => part.fits(value[at])),
});

export const pairOf = (item: Form): Form => tupleOf('pair', item, item);

/** Millimetres, and degrees as of a facing. */
export const place = tupleOf('place', millimetres, millimetres, number);
export const point = tupleOf('point', millimetres, millimetres);

/** Where a base stands: its facing is a whole number of parts of a turn. */
export const pose: Form = {
  form: 'place',
  most: LIMITS.place,
  fits: (value) =>
    isRecord(value) &&
    millimetres.fits(value.x) &&
    millimetres.fits(value.y) &&
    countTo(TURN).fits(value.facing),
};

export const recordOf = (item: Form): Form => ({
  form: 'record',
  fits: (value) => isRecord(value) && Object.values(value).every(item.fits),
});

/** The form of each part of a record. It may hold other parts, which nobody reads. */
export type Parts = Readonly<Record<string, Form>>;

export const recordWith = (parts: Parts): Form => ({
  form: 'record',
  fits: (value) =>
    isRecord(value) && Object.keys(parts).every((part) => parts[part]?.fits(value[part]) === true),
});

export const oneOf = (...words: readonly string[]): Form => ({
  form: 'word',
  words,
  fits: (value) => words.includes(value as string),
});

export const nullable = (form: Form): Form => ({
  ...form,
  fits: (value) => value === null || form.fits(value),
});

/** The same, or nothing. */
export const optional = (form: Form): Form => ({
  ...form,
  fits: (value) => value === undefined || form.fits(value),
});

/** The same parts, each of which may be left out. */
export const partly = <Names extends string>(
  parts: Readonly<Record<Names, Form>>,
): Readonly<Record<Names, Form>> =>
  Object.fromEntries(Object.entries<Form>(parts).map(([part, form]) => [part, optional(form)])) as Readonly<
    Record<Names, Form>
  >;

const MOST_SHOWN = 60;

/** A value as messages show it, cut short where it is long. */
export function shown(value: unknown): string {
  if (typeof value === 'object' && !isBounded(value)) return '…';
  const text = JSON.stringify(value) ?? '';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** A name as somebody wrote it. A value that is no text is shown as messages show it. */
export const written = (value: unknown): string => (typeof value === 'string' ? value : shown(value));
