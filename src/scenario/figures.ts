import type { Scenario } from './schema.ts';

const FIGURE = /^[a-z]+\.fig\.\d+$/;

/** The clauses that say what a scenario shows as a figure of the rulebook; none where it is no figure. */
export const figureClauses = ({ cites = [] }: Pick<Scenario, 'cites'>): readonly string[] =>
  cites.filter((id) => FIGURE.test(id));

/** Is this a figure of the rulebook? */
export const isFigure = (scenario: Pick<Scenario, 'cites'>): boolean => figureClauses(scenario).length > 0;

/** A scenario's guides as points of the table. */
export const guidesOf = ({ guides = [] }: Pick<Scenario, 'guides'>) =>
  guides.map(({ kind, points, text }) => ({
    kind,
    points: points.map(([x, y]) => ({ x, y })),
    ...(text === undefined ? {} : { text }),
  }));

/** The ruleset and the category of a file of figures by its path; null of any other file. */
export function categoryOfFile(path: string): { readonly ruleset: string; readonly category: string } | null {
  const [, ruleset, category] = /(?:^|\/)([a-z]+)\/figures\/([a-z-]+)\.json$/.exec(path) ?? [];
  return ruleset && category ? { ruleset, category } : null;
}
