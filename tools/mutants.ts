/** The mutants of source files: listed, and drawn by a seed. */
import { readFileSync, statSync } from 'node:fs';
import type { Mutant } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { randomFrom } from '../src/bots/random.ts';
import { sourceFiles } from '../test/files.ts';

const TEST = /\.test(-support)?\.ts$/;

/** The files under a path that can be mutated: code, no tests. */
export const mutable = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? [path]
    : sourceFiles(path)
        .map((file) => file.path)
        .filter((name) => !TEST.test(name));

const silent = new Proxy({}, { get: () => () => false }) as ConstructorParameters<typeof Instrumenter>[0];

/** Every mutant of some files, in the order of the files and of the places in them. */
export async function mutantsOf(
  files: readonly string[],
  excludedMutations: string[],
): Promise<readonly Mutant[]> {
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const options = { plugins: null, excludedMutations, ignorers: [] };
  const { mutants } = await new Instrumenter(silent).instrument(sources, options);
  return mutants.filter(({ status }) => status !== 'Ignored');
}

/** This many items of a list, drawn by a seed; all of a shorter list. */
export function drawn<Item>(list: readonly Item[], count: number, seed: number): readonly Item[] {
  const random = randomFrom(seed);
  const rest = [...list];
  return Array.from({ length: Math.min(count, list.length) }, () =>
    rest.splice(random(rest.length), 1),
  ).flat();
}

/** The place of a mutant, as editors and Stryker's `mutate` write it. */
export const rangeOf = ({ fileName, location: { start, end } }: Mutant): string =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/** What tells one mutant from all others. */
export const keyOf = (mutant: Mutant): string =>
  [rangeOf(mutant), mutant.mutatorName, mutant.replacement].join(' ');
