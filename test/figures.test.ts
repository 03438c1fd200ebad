/** Every figure of a rulebook is a checked scenario, drawn with the conventions of figures. */
import { describe, expect, test } from 'vitest';
import { drawnFile } from '../src/cli/draw.ts';
import { SIDE_LOOKS } from '../src/drawing/palette.ts';
import { bnbClauses } from '../src/rules/bnb/clauses/all.ts';
import { gradeText } from '../src/rules/bnb/troops/troop-notation.ts';
import { dbmClauses } from '../src/rules/dbm/clauses/all.ts';
import { hottClauses } from '../src/rules/hott/clauses/all.ts';
import { categoryOfFile, figureClauses } from '../src/scenario/figures.ts';
import { loadFigureCategories } from '../src/scenario/rulesets.ts';
import type { Scenario } from '../src/scenario/schema.ts';
import { type Named, passes, scenariosIn } from '../tools/dropping.ts';
import { basesDrawn, expectShape, expectWriting, svgOf } from './support/figures.ts';

const BOOKS = [
  { id: 'bnb', clauses: bnbClauses, figures: 122, otherNotations: ['bnb.troop.5', 'bnb.troop.18'] },
  { id: 'hott', clauses: hottClauses, figures: 28, otherNotations: ['hott.ensorcel.8'] },
  {
    id: 'dbm',
    clauses: dbmClauses,
    figures: 123,
    otherNotations: ['dbm.fig.2', 'dbm.fig.3', 'dbm.fig.4', 'dbm.fig.5'],
  },
] as const;

const figuresOf = (id: string): readonly Named[] => scenariosIn(new RegExp(`^${id}/figures/`));

const named = (id: string, name: string): Named => {
  const found = figuresOf(id).find(({ scenario }) => scenario.name === name);
  if (!found) throw new Error(`no figure of ${id} is called ${name}`);
  return found;
};

const fileOf = ({ name }: Named): string => name.split(':')[0] ?? '';

/** Expectations that check more than that an order is legal. */
const TELLING = 'refused pips at contacts gone factors totals outcomes answer asks'.split(' ');

const tells = ({ steps = [] }: Scenario): boolean =>
  steps.some(({ expect: expected = {} }) => TELLING.some((each) => Object.hasOwn(expected, each)));

describe.each(BOOKS)('the figures of $id', ({ id: book, clauses, figures: count, otherNotations }) => {
  const figures = figuresOf(book);
  const rows = figures.map((each) => [each.name, each] as const);
  const notations = clauses.filter(({ role }) => role === 'figure').map(({ id }): string => id);
  const drawn = notations.filter((id) => !(otherNotations as readonly string[]).includes(id));

  test('have a clause for each figure of the book', () => {
    expect(notations.filter((id) => id.startsWith(`${book}.fig.`))).toHaveLength(count);
  });

  test.each(drawn)('%s is shown by a scenario that checks something and passes', (clause) => {
    const shown = figures.filter(({ scenario }) => scenario.cites?.includes(clause));
    expect(shown.filter((each) => !passes(each)).map(({ name }) => name)).toEqual([]);
    expect(shown.some(({ scenario }) => tells(scenario))).toBe(true);
  });

  test.each(rows)('%s cites figures and rules, and has a title in both languages', (_, { scenario }) => {
    expect(figureClauses(scenario)).not.toEqual([]);
    expect(scenario.cites?.length).toBeGreaterThan(figureClauses(scenario).length);
    const name = expect.stringMatching(/^\p{Lu}[\p{L}\d'’, -]+ ?: ?\S/u);
    expect(scenario.title).toEqual({ en: name, fr: name });
  });

  test('lie in one file for each category, and in no other file', async () => {
    const categories = new Set(figures.map((each) => categoryOfFile(fileOf(each))?.category));
    const expected = await loadFigureCategories(book);
    expect([...categories].toSorted()).toEqual(expected.toSorted());
    const others = scenariosIn(new RegExp(`^${book}/(?!figures/)`));
    const astray = others.filter(
      ({ scenario: { cites = [] } }) => figureClauses({ cites: cites.slice(0, 1) }).length > 0,
    );
    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  test.each(rows)('%s is drawn with the conventions', async (_, each) => {
    const bases = basesDrawn(await svgOf(each));
    const standing = (each.scenario.bases ?? []).filter(
      ({ in: where }) => where === undefined || where === 'ambush',
    );
    expect(bases.map(({ id }) => id).toSorted()).toEqual(standing.map(({ id }) => id).toSorted());
    for (const base of bases) {
      const { side, troop = '' } = standing.find(({ id }) => id === base.id) ?? {};
      expectShape(base);
      expectWriting(base, troop, side === 'red' ? '<circle' : '<polygon');
    }
  });
});

/** The sheet of De Bellis Magistrorum Militum has no figures; these show what players get wrong most. */
describe('the figures of De Bellis Magistrorum Militum', () => {
  const figures = figuresOf('dbmm');
  const rows = figures.map((each) => [each.name, each] as const);

  test('lie in one file for each category', async () => {
    const categories = new Set(figures.map((each) => categoryOfFile(fileOf(each))?.category));
    expect([...categories].toSorted()).toEqual((await loadFigureCategories('dbmm')).toSorted());
    expect(figures.length).toBeGreaterThan(60);
  });

  test.each(rows)('%s checks something, and its title names its subject in both languages', (_, each) => {
    // What is lawful in a zone is shown by an order that is taken.
    expect((each.scenario.steps ?? []).filter((step) => step.expect)).not.toEqual([]);
    const name = expect.stringMatching(/^\p{Lu}[\p{L}\d'’, -]+ ?: ?\S/u);
    expect(each.scenario.title).toEqual({ en: name, fr: name });
  });
});

describe('the figures of Blood and Blades', () => {
  const figures = figuresOf('bnb');

  test('have numbers from 01 if one figure needs several drawings', () => {
    const numbered = new Map<string, string[]>();
    for (const each of figures) {
      const [, plain, number = ''] =
        /^([a-z]+(?:-[a-z]+)*)(?:-(\d\d))?$/.exec(each.scenario.name ?? '') ?? [];
      const key = `${fileOf(each)}: ${plain}`;
      numbered.set(key, [...(numbered.get(key) ?? []), number]);
    }
    for (const [key, numbers] of numbered) {
      const wanted = numbers.map((_, at) => String(at + 1).padStart(2, '0'));
      expect(numbers, key).toEqual(numbers.join() === '' ? [''] : wanted);
    }
  });

  test.each(figures.map((each) => [each.name, each] as const))(
    '%s gives friends letters from A upward, enemies from Z downward',
    (_, { scenario }) => {
      for (const { id, side } of scenario.bases ?? [])
        expect(id).toMatch(side === 'red' ? /^[A-M]$/ : /^[N-Z]$/);
    },
  );

  test('get their letters from front to rear in a column, then from left to right', () => {
    const across = (named('bnb', 'bases-shapes').scenario.bases ?? []).map(({ at }) => at?.[0] ?? 0);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
    const file = (named('bnb', 'straight-column').scenario.bases ?? []).filter(({ at }) => at?.[0] === 160);
    expect(file.map(({ id }) => id)).toEqual(['B', 'C', 'D']);
    expect(file.map(({ at }) => at?.[1])).toEqual([140, 125, 110]);
  });

  test('shade bases from dark at the rear to light at the front, friends in brown and enemies in blue', async () => {
    const svg = await svgOf(named('bnb', 'bases-shapes'));
    for (const [at, look] of SIDE_LOOKS.entries()) {
      const gradient = new RegExp(
        `<linearGradient id="[^"]*-side${at}"[^>]*y1="0"[^>]*y2="1">(.*?)</linearGradient>`,
      );
      expect(gradient.exec(svg)?.[1]).toMatch(
        new RegExp(`offset="0" stop-color="${look.light}".*offset="1" stop-color="${look.dark}"`),
      );
      const [red = 0, blue = 0] = [look.dark.slice(1, 3), look.dark.slice(5, 7)].map((part) =>
        Number.parseInt(part, 16),
      );
      expect(at === 0 ? red > blue : blue > red).toBe(true);
    }
  });

  test('show zones of control in pink with a red border, and their lost part in green', async () => {
    const svg = await svgOf(named('bnb', 'zocced-03'));
    expect(svg).toMatch(/class="zone"[^>]*fill="#f6b3c0"[^>]*stroke="#c8102e"/);
    expect(svg).toMatch(/class="lost"[^>]*fill="#7fc97f"/);
    expect(svg.indexOf('class="guides under"')).toBeLessThan(svg.indexOf('class="base"'));
  });
});

describe('other notations of Blood and Blades', () => {
  test('alternative grades are written with slashes, in a fixed order', () => {
    expect(gradeText(['X', 'F', 'I', 'O', 'S'])).toBe('(S/O/I/F/X)');
    expect(gradeText(['X', 'I'])).toBe('(I/X)');
  });

  test('mounted infantry is drawn with vehicles, other infantry without', async () => {
    const drawn = (flags: readonly string[]): Promise<string> =>
      drawnFile(
        'mounted',
        JSON.stringify({
          format: 'acies-scenario/1',
          ruleset: 'bnb',
          table: { width: 200, depth: 200 },
          bases: [{ id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [100, 100, 0], flags }],
        }),
      );
    expect(await drawn(['mounted-infantry'])).toContain('class="cart"');
    expect(await drawn([])).not.toContain('class="cart"');
  });
});
