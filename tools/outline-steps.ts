/** The outlines of terrain in the built app: written as steps from point to point they compress to little over half. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Point = readonly [number, number];

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

/** Whole numbers only: sums of steps are exact then. */
const isOutline = (value: unknown): value is readonly Point[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPoint);

/** The first point and the steps to each next one. */
const stepsOf = (points: readonly Point[]): string =>
  points
    .map(([x, y], at) => {
      const [fromX, fromY] = points[at - 1] ?? [0, 0];
      return `${x - fromX} ${y - fromY}`;
    })
    .join(' ');

const written = (value: unknown): string => {
  if (isOutline(value)) return `o(${JSON.stringify(stepsOf(value))})`;
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}:${written(part)}`)
    .join()}}`;
};

/** The points of such a text: the code that the app runs. */
const READER = `export const o = (text) => {
  let x = 0, y = 0;
  const steps = text.split(' ').map(Number);
  return steps.flatMap((step, at) => (at % 2 ? [[(x += steps[at - 1]), (y += step)]] : []));
};`;

const READER_ID = '\0outline-steps';
const PREFIX = '\0outlines:';

/** A file of outlines as a module that imports the reader. */
export const moduleOf = (json: string, reader: string): string =>
  `import { o } from ${JSON.stringify(reader)};\nexport default ${written(JSON.parse(json))};`;

export const readerModule = (): string => READER;

/** Writes the files of `content/terrain` into the app as steps. */
export const outlineSteps = (): Plugin => ({
  name: 'outline-steps',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === READER_ID) return READER_ID;
    const name = /\/content\/terrain\/(.+)\.json$/.exec(source)?.[1];
    return name !== undefined && importer !== undefined ? PREFIX + name : null;
  },
  load(id) {
    if (id === READER_ID) return READER;
    if (!id.startsWith(PREFIX)) return null;
    const file = new URL(`../content/terrain/${id.slice(PREFIX.length)}.json`, import.meta.url);
    return moduleOf(readFileSync(fileURLToPath(file), 'utf8'), READER_ID);
  },
});
