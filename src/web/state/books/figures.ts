import { categoryOfFile } from '../../../scenario/figures.ts';
import { readScenarios } from '../../../scenario/read.ts';
import { loadFigureCategories } from '../../../scenario/rulesets.ts';
import type { Scenario } from '../../../scenario/schema.ts';
import { loadRuleset } from '../loading/loading.ts';
import type { Route } from '../navigation/route.ts';
import { once } from './once.ts';

/** A figure of a rulebook, with its place in the book. */
export interface Figure {
  readonly ruleset: string;
  readonly category: string;
  readonly name: string;
  readonly scenario: Scenario;
}

/** The addresses of all scenario files. Each is fetched when it is asked for. */
const FILES = import.meta.glob<string>('../../../../content/scenarios/**/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

async function textOf(path: string): Promise<string> {
  const answer = await fetch(FILES[path] ?? '');
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

const rulesetOfFile = (path: string): string => /scenarios\/([^/]+)\//.exec(path)?.[1] ?? '';

/** The scenarios of some files of a ruleset. The ruleset is loaded too: it draws and plays them. */
async function scenariosIn(
  ruleset: string,
  paths: readonly string[],
): Promise<readonly (readonly Scenario[])[]> {
  const [texts] = await Promise.all([Promise.all(paths.map(textOf)), loadRuleset(ruleset)]);
  return texts.map((text) => {
    const read = readScenarios(text);
    return read.ok ? read.scenarios : [];
  });
}

async function fetchFigures(ruleset: string): Promise<readonly Figure[]> {
  const order = await loadFigureCategories(ruleset);
  const files = Object.keys(FILES)
    .map((path) => ({ path, found: categoryOfFile(path) }))
    .filter(({ found }) => found?.ruleset === ruleset)
    .map(({ path, found }) => ({ path, category: found?.category ?? '' }))
    .toSorted((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
  const scenarios = await scenariosIn(
    ruleset,
    files.map(({ path }) => path),
  );
  return files.flatMap(({ category }, at) =>
    (scenarios[at] ?? []).map((scenario) => ({ ruleset, category, name: scenario.name ?? '', scenario })),
  );
}

async function fetchScenarios(ruleset: string): Promise<readonly Scenario[]> {
  const paths = Object.keys(FILES).filter(
    (path) => rulesetOfFile(path) === ruleset && categoryOfFile(path) === null,
  );
  return (await scenariosIn(ruleset, paths)).flat();
}

/** The figures of a ruleset in the order of its book. */
export const figuresOf = once(fetchFigures);

/** The other scenarios of a ruleset: the tests of its rules. */
export const scenariosOf = once(fetchScenarios);

export const cites = (scenario: Scenario, clause: string): boolean =>
  scenario.cites?.includes(clause) ?? false;

export const routeOfFigure = ({ ruleset, category, name }: Figure): Route => ({
  page: 'figures',
  ruleset,
  category,
  figure: name,
});
