/** No table is wider; figures beyond this are slips or mischief. */
const LARGEST = 100_000;
const MOST_ITEMS = 500;

/** Says whether a part of a command has its right form. */
export type Check = (value: unknown) => boolean;

export const text: Check = (value) => typeof value === 'string' && value.length > 0 && value.length <= 200;
export const number: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= -LARGEST && value <= LARGEST;
export const flag: Check = (value) => typeof value === 'boolean';
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= MOST_ITEMS && value.every(check);
export const someOf =
  (check: Check): Check =>
  (value) =>
    listOf(check)(value) && (value as unknown[]).length > 0;
export const place: Check = (value) => listOf(number)(value) && (value as unknown[]).length === 3;
export const pair: Check = (value) => listOf(number)(value) && (value as unknown[]).length === 2;
export const oneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value as string);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const legs: Readonly<Record<string, Check>> = {
  forward: number,
  back: number,
  shift: number,
  pivot: oneOf('left', 'right'),
  turnabout: (value) => value === true,
  to: place,
  column: isRecord,
  extend: isRecord,
};

export const leg: Check = (value) => {
  if (!isRecord(value)) return false;
  const kinds = Object.keys(value).filter((key) => Object.hasOwn(legs, key));
  const kind = kinds[0];
  if (kinds.length !== 1 || kind === undefined || !legs[kind]?.(value[kind])) return false;
  return kind !== 'pivot' || number(value.degrees);
};

/** What a command of one type holds, part by part; anything else in it is left out. */
export type CommandForm = Readonly<Record<string, Check>>;

/** An order to move some bases along a path. */
export const MOVE: CommandForm = {
  bases: someOf(text),
  path: someOf(leg),
  kind: optional(text),
  align: optional(flag),
};

/** Has a value all parts of such a command in their right form? */
export const fits =
  (form: CommandForm): Check =>
  (value) =>
    isRecord(value) && Object.keys(form).every((part) => form[part]?.(value[part]) === true);
