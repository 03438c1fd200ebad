/** Values that code easily overlooks. The fuzzer puts them into inputs. */

/** Names that every record inherits. */
export const INHERITED_NAMES = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'prototype',
  'toString',
  'valueOf',
];

export const NUMBERS = [
  ...[0, -0, 1, -1, 2, 7, 90, 180, 0.5, 1 / 3, -40.05, 1e-9, 1e-300, 5e-324],
  ...[100, 1000, 10_000, 65_536, 100_000, 1e6, 1e9, 1e12, 1e15, 1e21, 1e300, Number.MAX_VALUE],
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, -1000, -100_000, -1e9, -1e300],
];

export const WORDS = [
  ...['', ' ', 'NaN', 'Infinity', '-1', '1e9', 'null', 'é😀', '\u0000'],
  ...['x'.repeat(300), 'y'.repeat(200_000)],
];

const DEEP = 20_000;

/** Text that is legal JSON but that `JSON.stringify` never writes. A mark stands for it. */
const SPELLED: Readonly<Record<string, string>> = {
  '@infinite': '1e999',
  '@deep-list': '['.repeat(DEEP) + ']'.repeat(DEEP),
  '@deep-record': `${'{"a":'.repeat(DEEP)}0${'}'.repeat(DEEP)}`,
};

export const OTHERS: readonly unknown[] = [
  ...[null, true, false, [], {}, [[]], [null]],
  Array.from({ length: 3000 }, (_, at) => at),
  Array.from({ length: 600 }, () => [0, 0]),
  ...Object.keys(SPELLED),
];

/** A value as JSON, with the first use of each mark replaced by its text. */
export const textOf = (value: unknown): string =>
  Object.entries(SPELLED).reduce(
    (text, [mark, spelled]) => text.replace(`"${mark}"`, spelled),
    JSON.stringify(value),
  );
