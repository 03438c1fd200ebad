/** Every figure of chapter 8 of Blood and Blades is a position that is drawn after its conventions, and checked. */
import { describe, expect, test } from 'vitest';
import { drawnFile } from '../src/cli/draw.ts';
import { SIDE_LOOKS } from '../src/drawing/palette.ts';
import { bnbClauses } from '../src/rules/bnb/clauses/all.ts';
import { gradeText } from '../src/rules/bnb/troop-notation.ts';
import { categoryOfFile, figureClauses } from '../src/scenario/figures.ts';
import { figureFiles } from '../src/scenario/rulesets.ts';
import type { Scenario } from '../src/scenario/schema.ts';
import { type Named, passes, scenariosIn } from '../tools/dropping.ts';

const CLAUSES = bnbClauses.filter(({ id }) => id.startsWith('bnb.fig.'));
/** Definitions say how the book names its files and orders its categories; nothing of them is drawn. */
const DRAWN = CLAUSES.filter(({ role }) => role === 'figure').map(({ id }) => id);
/** Of those that the figures of ambushes show; the others are ways of writing, looked at below. */
const RECORDS = bnbClauses.filter(({ id, role }) => id.startsWith('bnb.ambush.') && role === 'figure');
const figures = scenariosIn(/^bnb\/figures\/[^/]*\.json$/);
const rows = figures.map((each) => [each.name, each] as const);

const fileOf = ({ name }: Named): string => name.split(':')[0] ?? '';
const categoryOf = (each: Named): string => categoryOfFile(fileOf(each))?.category ?? '';
const svgOf = ({ name, scenario }: Named): Promise<string> => drawnFile(name, JSON.stringify(scenario));
const titleOf = ({ title }: Scenario, language: 'en' | 'fr'): string =>
  (typeof title === 'object' ? title[language] : undefined) ?? '';

/** What tells more than that an order was taken. */
const TELLING = [
  'refused',
  'pips',
  'at',
  'contacts',
  'gone',
  'factors',
  'totals',
  'outcomes',
  'answer',
  'asks',
];

const tells = ({ steps = [] }: Scenario): boolean =>
  steps.some(({ expect: expected = {} }) => TELLING.some((each) => Object.hasOwn(expected, each)));

describe('the figures of Blood and Blades', () => {
  test('are known by their clauses', () => {
    expect(CLAUSES).toHaveLength(135);
    expect(CLAUSES.filter(({ role }) => role === 'definition').map(({ id }) => id.split('.')[2])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '134',
      '135',
    ]);
    expect(DRAWN).toHaveLength(135 - 13);
  });

  test.each([...DRAWN, ...RECORDS.map(({ id }) => id)])(
    '%s is shown by a position that tells something and holds',
    (id) => {
      const shown = figures.filter(({ scenario }) => scenario.cites?.includes(id));
      expect(shown.filter((each) => !passes(each)).map(({ name }) => name)).toEqual([]);
      expect(shown.some(({ scenario }) => tells(scenario))).toBe(true);
    },
  );

  test.each(rows)('%s cites figures and rules, and is titled in both languages', (_, { scenario }) => {
    expect(figureClauses(scenario)).not.toEqual([]);
    expect(scenario.cites?.some((id) => !id.startsWith('bnb.fig.'))).toBe(true);
    for (const language of ['en', 'fr'] as const)
      expect(titleOf(scenario, language)).toMatch(/^\p{Lu}[\p{L}'’, -]+( \d)? ?: ?\S/u);
  });

  test('lie in one file for each category, named as the book names files', () => {
    const files = [...new Set(figures.map(fileOf))];
    expect(files.map((file) => categoryOfFile(file)?.category).toSorted()).toEqual(
      figureFiles('bnb')?.categories.toSorted(),
    );
    for (const { scenario } of figures) expect(scenario.name).toMatch(/^[a-z]+(-[a-z]+)*(-\d\d)?$/);
  });

  test('of which one needs several drawings are numbered from 01 on', () => {
    const numbered = new Map<string, string[]>();
    for (const each of figures) {
      const [, plain = '', number = ''] = /^(.*?)(?:-(\d\d))?$/.exec(each.scenario.name ?? '') ?? [];
      const key = `${categoryOf(each)}/${plain}`;
      numbered.set(key, [...(numbered.get(key) ?? []), number]);
    }
    for (const [key, numbers] of numbered) {
      const wanted =
        numbers.length === 1 && numbers[0] === ''
          ? ['']
          : numbers.map((_, at) => String(at + 1).padStart(2, '0'));
      expect(numbers, key).toEqual(wanted);
    }
  });
});

interface BaseDrawn {
  readonly id: string;
  readonly degrees: number;
  readonly text: string;
}

/** The drawn bases of a figure, each as its part of the document. */
const basesDrawn = (svg: string): readonly BaseDrawn[] =>
  [
    ...svg.matchAll(
      /<g class="base" data-id="([^"]+)" transform="[^"]*rotate\(([\d.]+)\)">(.*?)(?=<g class="(?:base|hidden|guides)|<\/svg>)/gs,
    ),
  ].map(([, id = '', degrees = '', text = '']) => ({ id, degrees: Number(degrees), text }));

const number = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);

const TYPES = ['Ax', 'Bd', 'Bg', 'Bw', 'Cm', 'Cv', 'El', 'HCh', 'Hd', 'LCh', 'LH', 'Pk', 'Ps', 'Sp', 'Wb'];

describe('the conventions of figures', () => {
  test.each(rows)('%s keeps them', async (_, each) => {
    const bases = basesDrawn(await svgOf(each));
    const standing = (each.scenario.bases ?? []).filter(
      ({ in: where }) => where === undefined || where === 'ambush',
    );
    expect(bases.map(({ id }) => id).toSorted()).toEqual(standing.map(({ id }) => id).toSorted());
    for (const { id, degrees, text } of bases) {
      const friend = standing.find((base) => base.id === id)?.side === 'red';
      expectShape(text);
      expectWriting(text, id, degrees, friend);
    }
  });

  test.each(rows)('%s gives friends letters from A upward, enemies from Z downward', (_, { scenario }) => {
    for (const { id, side } of scenario.bases ?? []) {
      expect(id).toMatch(/^[A-Z]$/);
      expect(side === 'red' ? id < 'N' : id > 'M', id).toBe(true);
    }
  });

  test('give letters from front to rear in a column, then from left to right', () => {
    const [shapes] = figures.filter(({ scenario }) => scenario.name === 'bases-shapes');
    const across = (shapes?.scenario.bases ?? []).map(({ at }) => at?.[0] ?? 0);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
    const [column] = figures.filter(({ scenario }) => scenario.name === 'straight-column');
    const file = (column?.scenario.bases ?? []).filter(({ at }) => at?.[0] === 160);
    expect(file.map(({ id }) => id)).toEqual(['B', 'C', 'D']);
    expect(file.map(({ at }) => at?.[1])).toEqual([140, 125, 110]);
  });

  test('shade bases from dark at the rear to light at the front, friends brown and enemies blue', async () => {
    const svg = await svgOf(figures[0] as Named);
    for (const [at, look] of SIDE_LOOKS.entries()) {
      const stops = new RegExp(
        `<linearGradient id="[^"]*-side${at}"[^>]*y1="0"[^>]*y2="1">(.*?)</linearGradient>`,
      ).exec(svg)?.[1];
      expect(stops).toMatch(
        new RegExp(`offset="0" stop-color="${look.light}".*offset="1" stop-color="${look.dark}"`),
      );
      const [red = 0, , blue = 0] = [look.dark.slice(1, 3), look.dark.slice(3, 5), look.dark.slice(5, 7)].map(
        (part) => Number.parseInt(part, 16),
      );
      expect(at === 0 ? red > blue : blue > red).toBe(true);
    }
  });

  test('let zones of control be pink with a red border and their lost part green', async () => {
    const [lost] = figures.filter(({ scenario }) => scenario.name === 'zocced-03');
    const svg = await svgOf(lost as Named);
    expect(svg).toMatch(/class="zone"[^>]*fill="#f6b3c0"[^>]*stroke="#c8102e"/);
    expect(svg).toMatch(/class="lost"[^>]*fill="#7fc97f"/);
    expect(svg.indexOf('class="guides under"')).toBeLessThan(svg.indexOf('class="base"'));
  });
});

/** One of the four shapes, with a pentagon whose point is at the front and whose foot is at the rear. */
function expectShape(text: string): void {
  const depth = number(text, /class="stand"[^>]*? height="([\d.]+)"/);
  expect(number(text, /class="stand"[^>]*? width="([\d.]+)"/)).toBe(40);
  expect([15, 20, 30, 40]).toContain(depth);
  const points = (/class="pentagon" points="([^"]+)"/.exec(text)?.[1] ?? '')
    .split(' ')
    .map((pair) => pair.split(',').map(Number));
  expect(points).toHaveLength(5);
  expect(points.filter(([x, y]) => x === 0 && (y ?? 9) < 1)).toHaveLength(1);
  expect(points.filter(([, y]) => y === depth)).toHaveLength(2);
}

/** Type in the middle, no grade, no regularity; the letter in its sign at the front left, upright. */
function expectWriting(text: string, id: string, degrees: number, friend: boolean): void {
  const depth = number(text, /class="stand"[^>]*? height="([\d.]+)"/);
  const type = /class="troop"[^>]*>([^<]+)</.exec(text)?.[1];
  expect(TYPES).toContain(type);
  expect(text).not.toMatch(/class="(grade|regular|irregular)"/);
  const writing = /class="writing" transform="translate\(0 ([\d.]+)\) rotate\(([\d.]+)\)"/.exec(text);
  expect(Math.abs(Number(writing?.[1]) - depth / 2)).toBeLessThanOrEqual(1.7);
  expect(Number(writing?.[2])).toBe(degrees > 90.01 && degrees < 269.99 ? 180 : 0);
  const sign = /class="sign" transform="translate\((-[\d.]+) ([\d.]+)\) rotate\((-?[\d.]+)\)">(.*)/s.exec(
    text,
  );
  expect(Number(sign?.[1])).toBeLessThan(-10);
  expect(Number(sign?.[2])).toBeLessThan(6);
  expect(Math.cos(((Number(sign?.[3]) + degrees) * Math.PI) / 180)).toBeCloseTo(1, 4);
  expect(sign?.[4]?.startsWith(friend ? '<circle' : '<polygon')).toBe(true);
  expect(sign?.[4]).toContain(`>${id}<`);
}

describe('other notations of the book', () => {
  const seen = new Set<string>([...CLAUSES, ...RECORDS].map(({ id }) => id));

  test('are two', () => {
    const rest = bnbClauses.filter(({ id, role }) => role === 'figure' && !seen.has(id));
    expect(rest.map(({ id }) => id)).toEqual(['bnb.troop.5', 'bnb.troop.18']);
  });

  test('alternative grades are written with slashes, always in the same order', () => {
    expect(gradeText(['X', 'F', 'I', 'O', 'S'])).toBe('(S/O/I/F/X)');
    expect(gradeText(['X', 'I'])).toBe('(I/X)');
  });

  test('infantry on vehicles is drawn with them, other infantry without', async () => {
    const drawn = (flags: string[]): Promise<string> =>
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
