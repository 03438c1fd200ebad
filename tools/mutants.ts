/** Lists the mutants of source files, and draws some of them by a seed. */
import { readFileSync, statSync } from 'node:fs';
import type { Mutant } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { randomFrom } from '../src/bots/random.ts';
import { sourceFiles } from '../test/files.ts';

const TEST = /\.test(-support)?\.ts$/;

/** The files under a path that can be mutated: code without tests. */
export const mutable = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? [path]
    : sourceFiles(path)
        .map((file) => file.path)
        .filter((name) => !TEST.test(name));

// Stryker changes no numbers, and its list of mutators is open only by its path.
const MUTATORS = '../node_modules/@stryker-mutator/instrumenter/dist/src/mutators/index.js';

interface Place {
  readonly node: { readonly value: number };
  isNumericLiteral(): boolean;
}

const numbers = {
  name: 'NumericLiteral',
  *mutate(place: Place) {
    if (place.isNumericLiteral()) yield { type: 'NumericLiteral', value: place.node.value + 1 };
  },
};

/** From now on Stryker also makes numbers greater by 1. */
export async function mutateNumbers(): Promise<void> {
  const { allMutators } = await import(MUTATORS);
  if (!allMutators.includes(numbers)) allMutators.push(numbers);
}

const silent = new Proxy({}, { get: () => () => false }) as ConstructorParameters<typeof Instrumenter>[0];

/** Every mutant of these files, in the order of the files and of the places in them. */
export async function mutantsOf(
  files: readonly string[],
  excludedMutations: string[],
): Promise<readonly Mutant[]> {
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const options = { plugins: null, excludedMutations, ignorers: [] };
  const { mutants } = await new Instrumenter(silent).instrument(sources, options);
  return mutants.filter(({ status }) => status !== 'Ignored');
}

/** Draws this many items of a list by a seed; all items if the list is shorter. */
export function drawn<Item>(list: readonly Item[], count: number, seed: number): readonly Item[] {
  const random = randomFrom(seed);
  const rest = [...list];
  return Array.from({ length: Math.min(count, list.length) }, () =>
    rest.splice(random(rest.length), 1),
  ).flat();
}

/** The place of a mutant in the notation of Stryker's `mutate`. */
export const rangeOf = ({ fileName, location: { start, end } }: Mutant): string =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/** A key that is different for every mutant. */
export const keyOf = (mutant: Mutant): string =>
  [rangeOf(mutant), mutant.mutatorName, mutant.replacement].join(' ');
