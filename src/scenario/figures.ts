import type { Scenario } from './schema.ts';

const FIGURE = /^[a-z]+\.fig\.\d+$/;

/** The clauses of the rulebook's figures that a scenario shows; none if it shows no figure. */
export const figureClauses = ({ cites = [] }: Pick<Scenario, 'cites'>): readonly string[] =>
  cites.filter((id) => FIGURE.test(id));

/** Does the scenario show a figure of the rulebook? */
export const isFigure = (scenario: Pick<Scenario, 'cites'>): boolean => figureClauses(scenario).length > 0;

/** A scenario's guides as points of the table. */
export const guidesOf = ({ guides = [] }: Pick<Scenario, 'guides'>) =>
  guides.map(({ kind, points, text }) => ({
    kind,
    points: points.map(([x, y]) => ({ x, y })),
    ...(text === undefined ? {} : { text }),
  }));

/** The ruleset and category that the path of a file of figures names; null for any other file. */
export function categoryOfFile(path: string): { readonly ruleset: string; readonly category: string } | null {
  const [, ruleset, category] = /(?:^|\/)([a-z]+)\/figures\/([a-z-]+)\.json$/.exec(path) ?? [];
  return ruleset && category ? { ruleset, category } : null;
}
