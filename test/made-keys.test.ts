import { expect, test } from 'vitest';
import type { Outcome } from '../src/debellis/fights/outcome-rows.ts';
import { phasesOf } from '../src/engine/game/flow.ts';
import { RULESETS } from '../src/scenario/every-ruleset.ts';
import { sourceFiles } from './files.ts';
import { MESSAGES } from './support/words.ts';

// The screen makes the keys of outcomes and events from their names, so no search for keys in the source finds them.

/** Is there such a message in both languages? */
const isSaid = (ruleset: string, key: string): boolean =>
  (['en', 'fr'] as const).every((language) =>
    [ruleset, 'shared'].some((part) => key in (MESSAGES.get(part)?.[language] ?? {})),
  );

/** What may become of a base in DBM and DBMM; a section is taken. */
const OUTCOMES: Readonly<Record<Outcome | 'taken', readonly string[]>> = {
  stand: ['dbm', 'dbmm'],
  recoil: ['dbm', 'dbmm'],
  repulsed: ['dbmm'],
  flee: ['dbm', 'dbmm'],
  spent: ['dbm', 'dbmm'],
  destroyed: ['dbm', 'dbmm'],
  taken: ['dbm', 'dbmm'],
};

test.each(Object.entries(OUTCOMES))('the outcome %s has a word in both languages', (outcome, rulesets) => {
  for (const ruleset of rulesets) expect(isSaid(ruleset, `outcome.${outcome}`), ruleset).toBe(true);
});

test.each(RULESETS)('every phase of $id has a name in both languages', (rules) => {
  expect(phasesOf(rules).filter((phase) => !isSaid(rules.id, `phase.${phase}`))).toEqual([]);
});

/** The places off the table whose bases are drawn beside it, as the screen of a ruleset lists them. */
const BESIDE = /\bbeside: \[([^\]]*)\]/;

test.each(['dbm', 'dbmm'])('every place beside the table of %s has a name', (ruleset) => {
  const [file] = sourceFiles(`src/web/${ruleset}`).filter(({ path }) => path.endsWith(`${ruleset}/index.ts`));
  const places = BESIDE.exec(file?.text ?? '')?.[1]?.match(/[a-z]+/g) ?? [];
  expect(places).toContain('lost');
  expect(places.filter((place) => !isSaid(ruleset, `screen.beside.${place}`))).toEqual([]);
});

/** An event as the source writes it. */
const TOLD = /\btype: '([a-z-]+)',\s*rule\b/g;

// A campaign has events that nobody is told.
test.each(['bnb', 'hott', 'dbm', 'dbmm'])(
  'every event of a battle of %s has a message in both languages',
  (ruleset) => {
    const files = [
      ...sourceFiles(`src/rules/${ruleset}`),
      ...(ruleset.startsWith('dbm') ? sourceFiles('src/debellis') : []),
    ].filter(({ path }) => !path.includes('.test.') && !path.includes('/campaign/'));
    const types = new Set(files.flatMap(({ text }) => [...text.matchAll(TOLD)].map(([, type = '']) => type)));
    expect(types.size).toBeGreaterThan(5);
    expect([...types].filter((type) => !isSaid(ruleset, `event.${type}`))).toEqual([]);
  },
);
