import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { armyIndex } from '../src/armies/bnb/army-index.ts';
import * as bnbEnglish from '../src/armies/bnb/messages.en.ts';
import * as bnbFrench from '../src/armies/bnb/messages.fr.ts';
import { tellFinding } from '../src/armies/bnb/messages.ts';
import { armyIndex as dbmArmyIndex } from '../src/armies/dbm/army-index.ts';
import * as dbmEnglish from '../src/armies/dbm/messages.en.ts';
import * as dbmFrench from '../src/armies/dbm/messages.fr.ts';
import { hottArmyIndex } from '../src/armies/hott/army-index.ts';
import * as hottEnglish from '../src/armies/hott/messages.en.ts';
import * as hottFrench from '../src/armies/hott/messages.fr.ts';
import { armyFiles } from '../src/armies/load-node.ts';
import * as sharedEnglish from '../src/armies/messages.en.ts';
import * as sharedFrench from '../src/armies/messages.fr.ts';
import { TERRAIN_KINDS as DBM_KINDS } from '../src/rules/dbm/ground/going.ts';
import { TERRAIN_KINDS as DBMM_KINDS } from '../src/rules/dbmm/ground/going.ts';
import { ELEMENTS } from '../src/rules/hott/troops/troop-table.ts';
import { CLAUSE_BOOKS, loadClauses } from '../src/scenario/rulesets.ts';
import { MESSAGES } from './support/words.ts';

// `support/clauses.ts` compares the figures in the texts of clauses and rulings.

interface Titled {
  readonly name: string;
  readonly title?: { readonly en?: string; readonly fr?: string };
}

type Sentences = Readonly<Record<string, string>>;

const ARMY_SENTENCES: readonly { readonly english: Sentences; readonly french: Sentences }[] = [
  { english: sharedEnglish.ENGLISH, french: sharedFrench.FRENCH },
  { english: bnbEnglish.ENGLISH, french: bnbFrench.FRENCH },
  { english: dbmEnglish.ENGLISH, french: dbmFrench.FRENCH },
  { english: hottEnglish.ENGLISH, french: hottFrench.FRENCH },
];

const FOLDER = 'content/scenarios';

const scenarios = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .flatMap((path) => {
    const read = JSON.parse(readFileSync(join(FOLDER, path), 'utf8')) as Titled | readonly Titled[];
    return [read].flat().map((scenario: Titled) => ({ where: `${path} ${scenario.name}`, ...scenario }));
  });

const numbersIn = (text = ''): string => (text.match(/\d+/g) ?? []).toSorted().join();

describe('English and French', () => {
  test.each(CLAUSE_BOOKS)('exist for the clauses of %s', async (book) => {
    const clauses = (await loadClauses(book)) ?? [];
    expect(clauses.length).toBeGreaterThan(600);
    expect(clauses.filter(({ text }) => !text.en || !text.fr).map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ['dbm', DBM_KINDS],
    ['dbmm', DBMM_KINDS],
  ])('exist for the names of the terrain of %s', (ruleset, kinds) => {
    const keys = kinds.map((kind) => `screen.lay.kind.${kind}`);
    const { en, fr } = MESSAGES.get(ruleset) ?? { en: {}, fr: {} };
    expect(keys.filter((key) => !en[key] || !fr[key])).toEqual([]);
  });

  test('exist for the names and the signs of elements', () => {
    const keys = ELEMENTS.flatMap((element) => [`element.${element}`, `sign.${element}`]);
    const { en, fr } = MESSAGES.get('hott') ?? { en: {}, fr: {} };
    expect(keys.filter((key) => !en[key] || !fr[key])).toEqual([]);
  });

  test('exist for the names and the themes of armies', () => {
    const bnb = armyIndex(armyFiles());
    const dbm = dbmArmyIndex(armyFiles());
    const lists = [...bnb.lists, ...dbm.lists];
    const orders = [...bnb.orders, ...dbm.orders].map(({ order }) => order);
    const about = [
      ...lists.map((list) => list.about),
      ...orders.map((order) => order.about),
      ...hottArmyIndex(armyFiles()).armies.map(({ army }) => army.theme),
    ];
    const named = [
      ...lists,
      ...orders,
      ...hottArmyIndex(armyFiles()).armies.flatMap(({ army }) => [army, army.stronghold]),
    ];
    expect(named.filter((one) => one && !one.nameFr)).toEqual([]);
    expect(about.length).toBeGreaterThan(30);
    expect(about.filter((sentences) => sentences.en.length !== sentences.fr.length)).toEqual([]);
  });

  test('exist for the titles of scenarios, with the same numbers', () => {
    expect(scenarios.length).toBeGreaterThan(2000);
    const lacking = scenarios.filter(
      ({ title }) => !title?.en || !title.fr || numbersIn(title.en) !== numbersIn(title.fr),
    );
    expect(lacking.map(({ where }) => where)).toEqual([]);
  });

  test('exist for the messages about army files, with the same figures', () => {
    const figures = (text: string): string =>
      [...new Set([...text.matchAll(/\{([a-z]+)(?:Or)?[,}]/g)].map((match) => match[1]))].toSorted().join();
    for (const { english, french } of ARMY_SENTENCES)
      for (const [key, sentence] of Object.entries(english))
        expect(figures(french[key] ?? ''), key).toBe(figures(sentence));
  });
});

test('a finding about an army file is told in the requested language', () => {
  const found = {
    key: 'order.general',
    figures: { troop: 'Reg Bd (O)', existing: ['a', 'b'] },
    line: 3,
  } as const;
  expect(tellFinding('fr', found)).toBe(
    'ligne 3 : la liste n’offre pas de C-en-C en Reg Bd (O) : elle offre a ou b',
  );
  expect(tellFinding('en', found)).toBe(
    'line 3: the list does not offer the C-in-C as Reg Bd (O): it offers a or b',
  );
});
