import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULESETS } from '../src/scenario/rulesets.ts';

const README = readFileSync('src/rules/README.md', 'utf8');

const entries = (ruleset: string): readonly string[] =>
  readdirSync(`src/rules/${ruleset}`, { withFileTypes: true })
    .filter(({ name }) => name !== 'rulings.json' && !/\.test(-support)?\.ts$/.test(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));

describe('src/rules/README.md', () => {
  it.each(RULESETS.map(({ id }) => id))('names every file and folder of %s', (ruleset) => {
    expect(entries(ruleset).filter((entry) => !README.includes(`\`${entry}\``))).toEqual([]);
  });

  it('names nothing that no ruleset has', () => {
    const named = [...README.matchAll(/`([a-z-]+(?:\.ts|\/))`/g)].map(([, entry]) => entry);
    const all = new Set(RULESETS.flatMap(({ id }) => entries(id)));
    const inside = ['places.ts', 'frames.ts', 'tales.ts'];
    expect(
      named.filter((entry) => entry !== undefined && !all.has(entry) && !inside.includes(entry)),
    ).toEqual([]);
  });
});
