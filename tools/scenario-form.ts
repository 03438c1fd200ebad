/** The one form of scenario files: which file a scenario stands in, and how it is written there. */
import { isRecord } from '../src/engine/form.ts';
import { scenarioSchema } from '../src/scenario/schema.ts';
import { type Topic, topicOf } from './scenario-topics.ts';

/** A file by its path below `content/scenarios`, with forward slashes. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

interface Filed {
  readonly path: string;
  readonly name: string;
  readonly topic: Topic | null;
  readonly text: string;
}

const KEYS: readonly string[] = Object.keys(scenarioSchema.shape);

/** Files that people fill by hand; all other scenarios are filed by what they cite. */
const BY_HAND = /^[^/]+\/(?:figures|hard)\/[^/]+$/;

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`)
    .join(', ')}}`;
}

/** Lists of bases, terrain, steps and the like have a line for each. */
function written(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) return inline(value);
  return `[\n${value.map((each) => `   ${inline(each)}`).join(',\n')}\n  ]`;
}

const rank = (key: string): number => (KEYS.includes(key) ? KEYS.indexOf(key) : KEYS.length);

/** A scenario as its file holds it: its keys in the order of the schema, a base a line. */
export function scenarioText(scenario: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(scenario).toSorted((a, b) => rank(a) - rank(b));
  return ` {\n${keys.map((key) => `  "${key}": ${written(scenario[key])}`).join(',\n')}\n }`;
}

/** A scenario with its place: where it stands already if that is filled by hand, else by the first clause it cites. */
function filed(path: string, scenario: unknown): Filed | string {
  if (!isRecord(scenario)) return `${path}: this is no scenario: ${inline(scenario).slice(0, 60)}`;
  const { name = '', cites = [] } = scenario;
  const text = scenarioText(scenario);
  if (BY_HAND.test(path)) return { path, name: String(name), topic: null, text };
  const ids = Array.isArray(cites) ? cites.map(String) : [];
  const topic = ids.map(topicOf).find((each) => each !== null);
  if (!topic) return `${path}: “${name}” cites no clause, so no file is the right one; add one to “cites”`;
  return { path: topic.file, name: String(name), topic, text };
}

function readFiled({ path, text }: TextFile): readonly (Filed | string)[] {
  try {
    return [JSON.parse(text)].flat().map((scenario) => filed(path, scenario));
  } catch (error) {
    return [`${path}: ${(error as Error).message}`];
  }
}

/** In the order of the clauses that they cite first; those of the same clause, and those filed by hand, as they stood. */
function inOrder({ topic: a }: Filed, { topic: b }: Filed): number {
  if (!a || !b) return 0;
  if (a.topic !== b.topic) return a.topic < b.topic ? -1 : 1;
  return a.number - b.number;
}

/** Names that several scenarios of a file bear. Mere copies of one scenario do not count. */
function namesakes(path: string, all: readonly Filed[]): readonly string[] {
  const names = all.map(({ name }) => name);
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return [...twice].map((name) => `${path}: several scenarios are called “${name}”; give each its own name`);
}

/** All scenario files in their form. Two copies of a scenario become one; what nobody can file is a fault. */
export function formed(files: readonly TextFile[]): {
  readonly files: readonly TextFile[];
  readonly faults: readonly string[];
} {
  const read = files.flatMap(readFiled);
  const faults = read.filter((each) => typeof each === 'string');
  const byPath = new Map<string, Map<string, Filed>>();
  for (const each of read) {
    if (typeof each === 'string') continue;
    const there = byPath.get(each.path) ?? new Map<string, Filed>();
    byPath.set(each.path, there.set(each.text, there.get(each.text) ?? each));
  }
  const texts = [...byPath].map(([path, there]) => ({ path, all: [...there.values()].toSorted(inOrder) }));
  return {
    files: texts.map(({ path, all }) => ({
      path,
      text: `[\n${all.map(({ text }) => text).join(',\n')}\n]\n`,
    })),
    faults: [...faults, ...texts.flatMap(({ path, all }) => namesakes(path, all))],
  };
}

/** What is to be done to bring files into their form: paths with the text they get; null where a file goes. */
export function changes(
  before: readonly TextFile[],
  after: readonly TextFile[],
): ReadonlyMap<string, string | null> {
  const old = new Map(before.map(({ path, text }) => [path, text]));
  const kept = new Set(after.map(({ path }) => path));
  return new Map<string, string | null>([
    ...before.filter(({ path }) => !kept.has(path)).map(({ path }) => [path, null] as const),
    ...after
      .filter(({ path, text }) => old.get(path) !== text)
      .map(({ path, text }) => [path, text] as const),
  ]);
}
