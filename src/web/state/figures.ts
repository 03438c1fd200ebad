import { categoryOfFile } from '../../scenario/figures.ts';
import { readScenarios } from '../../scenario/read.ts';
import { figureFiles } from '../../scenario/rulesets.ts';
import type { Scenario } from '../../scenario/schema.ts';
import { scenarioTitle } from './files.ts';
import type { Route } from './route.ts';
import { telling } from './telling.ts';

/** A figure of a rulebook, with its place in the book. */
export interface Figure {
  readonly ruleset: string;
  readonly category: string;
  readonly name: string;
  readonly scenario: Scenario;
}

/** The texts of all scenario files, each fetched when it is asked for. */
const FILES = import.meta.glob<string>('../../../content/scenarios/**/*.json', {
  query: '?raw',
  import: 'default',
});

const rulesetOfFile = (path: string): string => /scenarios\/([^/]+)\//.exec(path)?.[1] ?? '';

async function scenariosIn(paths: readonly string[]): Promise<readonly (readonly Scenario[])[]> {
  const texts = await Promise.all(paths.map((path) => FILES[path]?.() ?? ''));
  return texts.map((text) => {
    const read = readScenarios(text);
    return read.ok ? read.scenarios : [];
  });
}

async function fetchFigures(ruleset: string): Promise<readonly Figure[]> {
  const order = figureFiles(ruleset)?.categories ?? [];
  const files = Object.keys(FILES)
    .map((path) => ({ path, found: categoryOfFile(path) }))
    .filter(({ found }) => found?.ruleset === ruleset)
    .map(({ path, found }) => ({ path, category: found?.category ?? '' }))
    .toSorted((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
  const scenarios = await scenariosIn(files.map(({ path }) => path));
  return files.flatMap(({ category }, at) =>
    (scenarios[at] ?? []).map((scenario) => ({ ruleset, category, name: scenario.name ?? '', scenario })),
  );
}

async function fetchScenarios(ruleset: string): Promise<readonly Scenario[]> {
  const paths = Object.keys(FILES).filter(
    (path) => rulesetOfFile(path) === ruleset && categoryOfFile(path) === null,
  );
  return (await scenariosIn(paths)).flat();
}

/** Keeps what was fetched; what failed is fetched again. */
function once<Of>(fetch: (ruleset: string) => Promise<Of>): (ruleset: string) => Promise<Of> {
  const kept = new Map<string, Promise<Of>>();
  return (ruleset) => {
    const known = kept.get(ruleset);
    if (known) return known;
    const begun = fetch(ruleset);
    kept.set(ruleset, begun);
    begun.catch(() => kept.delete(ruleset));
    return begun;
  };
}

/** The figures of a ruleset in the order of its book. */
export const figuresOf = once(fetchFigures);

/** The other scenarios of a ruleset: what its rules are tested with. */
export const scenariosOf = once(fetchScenarios);

export const cites = (scenario: Scenario, clause: string): boolean =>
  scenario.cites?.includes(clause) ?? false;

/** What stands below a figure, in the language of the screen. */
export function captionOf({ scenario }: Pick<Figure, 'scenario'>): string {
  return scenarioTitle(scenario, telling.value.language);
}

export const routeOfFigure = ({ ruleset, category, name }: Figure): Route => ({
  page: 'figures',
  ruleset,
  category,
  figure: name,
});
