/** Every figure of a rulebook is a position that is drawn and checked. */
import { describe, expect, test } from 'vitest';
import { drawnFile } from '../src/cli/draw.ts';
import { hottClauses } from '../src/rules/hott/clauses/all.ts';
import type { Scenario } from '../src/scenario/schema.ts';
import { type Named, passes, scenariosIn } from '../tools/dropping.ts';

const FIGURES = hottClauses.filter(({ id, kind }) => id.startsWith('hott.fig.') && kind === 'notation');
const drawn = scenariosIn(/^hott\/figures\//);
const others = scenariosIn(/^hott\/(?!figures\/)/);

const showing = (id: string): readonly Named[] =>
  drawn.filter(({ scenario }) => scenario.cites?.includes(id));

/** What tells more than that an order was taken. */
const TELLING = ['refused', 'pips', 'at', 'contacts', 'gone', 'factors', 'totals', 'outcomes', 'answer'];

const tells = ({ steps = [] }: Scenario): boolean =>
  steps.some(({ expect: expected = {} }) => TELLING.some((each) => Object.hasOwn(expected, each)));

const svgOf = ({ name, scenario }: Named): string => drawnFile(name, JSON.stringify(scenario));

describe('the figures of Hordes of the Things', () => {
  test('are known by their clauses', () => expect(FIGURES).toHaveLength(28));

  test.each(FIGURES.map(({ id }) => id))('%s is shown by a position that tells something and holds', (id) => {
    const shown = showing(id);
    expect(shown.filter(passes)).toEqual(shown);
    expect(shown.some(({ scenario }) => tells(scenario))).toBe(true);
  });

  test.each(drawn.map((each) => [each.name, each] as const))(
    '%s is a figure, titled and drawn',
    (_, each) => {
      const { scenario } = each;
      expect(scenario.cites?.some((id) => id.startsWith('hott.fig.'))).toBe(true);
      expect(scenario.title).toMatchObject({ en: expect.stringMatching(/^[A-Z][a-z' ]+( \d[a-z]?)?[:,] /) });
      const svg = svgOf(each);
      for (const { id, in: where = 'table' } of scenario.bases ?? [])
        if (where === 'table') expect(svg, id).toContain(`>${id}<`);
    },
  );

  test('stand in the files of figures only', () => {
    const figures = new Set<string>(FIGURES.map(({ id }) => id));
    const astray = others.filter(({ scenario }) => scenario.cites?.some((id) => figures.has(id)));
    expect(astray.map(({ name }) => name)).toEqual([]);
  });
});
