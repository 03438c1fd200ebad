/** Reads the figures of the rulebooks from disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { categoryOfFile } from '../scenario/figures.ts';
import { readScenarios } from '../scenario/read.ts';
import type { KnownFigure } from './knowledge.ts';

/** The figures of one file, each with the line of its name. */
export function figuresIn(text: string, file: string, path: string): readonly KnownFigure[] {
  const read = readScenarios(text);
  if (!read.ok) return [];
  const lines = text.split('\n');
  return read.scenarios.map((scenario, at) => {
    const named = lines.findIndex((line) => line.includes(`"name": "${scenario.name}"`));
    return { path: `${path}/${scenario.name ?? at + 1}`, file, line: Math.max(1, named + 1), scenario };
  });
}

/** All figures in the folder of scenarios, in the order of their files. */
export function readFigures(folder: string, rulesets: readonly string[]): readonly KnownFigure[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  return names.toSorted().flatMap((name) => {
    const known = categoryOfFile(name);
    if (known === null || !rulesets.includes(known.ruleset)) return [];
    const file = relative('.', join(folder, name));
    return figuresIn(readFileSync(join(folder, name), 'utf8'), file, `${known.ruleset}/${known.category}`);
  });
}
