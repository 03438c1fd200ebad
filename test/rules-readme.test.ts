import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULESET_IDS } from '../src/scenario/rulesets.ts';

const README = readFileSync('src/rules/README.md', 'utf8');

const entries = (ruleset: string): readonly string[] =>
  readdirSync(`src/rules/${ruleset}`, { withFileTypes: true })
    .filter(({ name }) => name !== 'rulings.json' && !/\.test(-support)?\.ts$/.test(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));

describe('the folder of a ruleset', () => {
  it.each(RULESET_IDS)('has few files beside its folders: %s', (ruleset) => {
    expect(entries(ruleset).filter((entry) => entry.endsWith('.ts')).length).toBeLessThanOrEqual(12);
  });
});

describe('src/rules/README.md', () => {
  it.each(RULESET_IDS)('names every file and folder of %s', (ruleset) => {
    expect(entries(ruleset).filter((entry) => !README.includes(`\`${entry}\``))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const named = [...README.matchAll(/`([a-z-]+(?:\.ts|\/))`/g)].map(([, entry]) => entry);
    const all = new Set(RULESET_IDS.flatMap(entries));
    const inside = ['places.ts', 'frames.ts', 'tales.ts'];
    expect(
      named.filter((entry) => entry !== undefined && !all.has(entry) && !inside.includes(entry)),
    ).toEqual([]);
  });
});
