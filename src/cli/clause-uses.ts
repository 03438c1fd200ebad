import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../engine/data/form.ts';

/** A file: its path from the root of the project, with `/`, and its text. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** The files of a project that name clauses, and how often each rule fired in a stored run. */
export interface ClauseSources {
  readonly code: readonly TextFile[];
  readonly tests: readonly TextFile[];
  readonly scenarios: readonly TextFile[];
  readonly fired: Readonly<Record<string, number>>;
}

/** Tells whether a scenario, as its file holds it, meets all its expectations. */
export type ScenarioPasses = (scenario: unknown, path: string) => boolean;

/** How often each clause of a ruleset is used. A clause without uses is absent. */
export interface ClauseUses {
  readonly code: ReadonlySet<string>;
  readonly scenarios: ReadonlyMap<string, number>;
  readonly tests: ReadonlyMap<string, number>;
  readonly fired: Readonly<Record<string, number>>;
}

/** Reads `src`, `test`, `content/scenarios` and `content/reports/<ruleset>-fired.json` of a project. */
export function readClauseSources(root: string, ruleset: string): ClauseSources {
  const scripts = [...filesUnder(root, 'src'), ...filesUnder(root, 'test')].filter(isScript);
  const read = (paths: readonly string[]) =>
    paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return {
    code: read(scripts.filter((path) => path.startsWith('src/') && !isTest(path) && !isClauseData(path))),
    tests: read(scripts.filter(isTest)),
    scenarios: read(filesUnder(root, 'content/scenarios').filter((path) => path.endsWith('.json'))),
    fired: readFired(join(root, `content/reports/${ruleset}-fired.json`)),
  };
}

function filesUnder(root: string, folder: string): readonly string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(root, below);
      return [below];
    });
}

const isScript = (path: string) => /\.tsx?$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isClauseData = (path: string) => /^src\/rules\/[^/]+\/clauses\//.test(path);

function readFired(path: string): Readonly<Record<string, number>> {
  if (!existsSync(path)) return {};
  const report = parse(readFileSync(path, 'utf8'));
  const fired = isRecord(report) ? report.fired : undefined;
  if (!isRecord(fired)) return {};
  return Object.fromEntries(Object.entries(fired).filter(([, count]) => typeof count === 'number')) as Record<
    string,
    number
  >;
}

/** Counts how the clauses of a ruleset are used in these files. */
export function clauseUses(ruleset: string, sources: ClauseSources, passes: ScenarioPasses): ClauseUses {
  return {
    code: new Set(sources.code.flatMap((file) => idsIn(ruleset, file.text))),
    scenarios: counted(sources.scenarios.flatMap((file) => citedIn(file, passes))),
    tests: counted(sources.tests.flatMap((file) => idsIn(ruleset, file.text))),
    fired: sources.fired,
  };
}

/** The ids that stand as literals in the text of a program, each once. */
function idsIn(ruleset: string, text: string): readonly string[] {
  const literal = new RegExp(`(['"\`])(${ruleset}\\.[a-z]+\\.\\d+)\\1`, 'g');
  return [...new Set([...text.matchAll(literal)].map((match) => match[2] ?? ''))];
}

/**
 * The ids that the scenarios of a file cite, once for each scenario. A scenario counts only if it asserts something and
 * passes.
 */
function citedIn(file: TextFile, passes: ScenarioPasses): readonly string[] {
  const content = parse(file.text);
  const scenarios = Array.isArray(content) ? content : [content];
  return scenarios.flatMap((scenario) => {
    const cites = citesOf(scenario);
    return cites.length > 0 && asserts(scenario) && passes(scenario, file.path) ? cites : [];
  });
}

function citesOf(scenario: unknown): readonly string[] {
  if (!isRecord(scenario) || !Array.isArray(scenario.cites)) return [];
  return [...new Set(scenario.cites.filter((cite) => typeof cite === 'string'))];
}

function asserts(scenario: unknown): boolean {
  if (!isRecord(scenario) || !Array.isArray(scenario.steps)) return false;
  return scenario.steps.some(
    (step) => isRecord(step) && isRecord(step.expect) && Object.keys(step.expect).length > 0,
  );
}

function counted(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
