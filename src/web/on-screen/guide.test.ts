import { expect, test } from 'vitest';
import type { Base } from '../../engine/battle.ts';
import { guideOf, loadWords } from '../../words/catalogues.ts';
import { hasMessage, say } from '../../words/say.ts';
import type { Language } from '../../words/types.ts';
import { RULESETS } from '../rulesets.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];

const baseOf = (troop: string): Base => ({
  id: 'A',
  side: 'red',
  troop,
  width: 40,
  depth: 20,
  place: 'table',
  pose: null,
  marks: {},
  bound: {},
  start: null,
});

async function guideWith(rules: string, language: Language) {
  await loadWords(language, ['guide', rules, guideOf(rules)]);
  const guide = await RULESETS.get(rules)?.guide();
  if (!guide) throw new Error(`${rules} has no guide`);
  return guide;
}

/** The facts of a troop in words. */
async function factsOf(rules: string, troop: string, language: Language): Promise<string> {
  const guide = await guideWith(rules, language);
  const telling = { language, unit: 'MU', rules } as const;
  return guide
    .facts(baseOf(troop))
    .map(({ key, figures }) => say(key, figures, telling))
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

test.each([...RULESETS.keys()])('every term of %s has its sentence in both languages', async (rules) => {
  for (const language of LANGUAGES) {
    const { terms } = await guideWith(rules, language);
    for (const term of Object.keys(terms))
      expect(hasMessage(`term.${term}`, { language, unit: 'MU', rules }), `${term} ${language}`).toBe(true);
  }
});

test.each([
  ['hott', 'Magician', /within 600 paces.*for 2 PIPs.*ensorcelled.*god or another Magician/],
  ['hott', 'Cleric', /adds 2 if it stands within 600 paces/],
  ['hott', 'Shooters', /up to 200 paces.*also after a move/],
  ['hott', 'Artillery', /up to 500 paces.*has not moved/],
  ['bnb', 'Reg Bw (O)', /up to 3 MU.*at most 1 MU/],
  ['dbm', 'Reg Bw (O)', /up to 200 paces.*both sides, unless it has marched or fled/],
  ['dbm', 'Reg Art (O)', /up to 500 paces.*has not moved/],
  ['dbm', 'Reg Art (F)', /up to 500 paces.*in its own bound, unless it has marched/],
])('%s %s: the card tells its range and when it may shoot or cast', async (rules, troop, said) => {
  expect(await factsOf(rules, troop, 'en')).toMatch(said);
  expect(await factsOf(rules, troop, 'fr')).toMatch(/\d+ (pas|MU)/);
});

test('troops without shots and magic have no such facts', async () => {
  expect(await factsOf('hott', 'Blades', 'en')).toBe('');
  expect(await factsOf('bnb', 'Reg Bd (O)', 'en')).toBe('');
  expect(await factsOf('dbm', 'Reg Bd (O)', 'en')).toBe('');
});
