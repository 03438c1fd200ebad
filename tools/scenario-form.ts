/** The standard form of scenario files: the file in which each scenario stands, and the layout of its text. */
import { isRecord } from '../src/engine/data/form.ts';
import { scenarioSchema } from '../src/scenario/schema.ts';
import { type Topic, topicOf } from './scenario-topics.ts';

/** A file: its path below `content/scenarios`, with forward slashes, and its text. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

interface Filed {
  readonly path: string;
  readonly name: string;
  readonly topic: Topic | null;
  /** Did it stand in this file before? */
  readonly inPlace: boolean;
  readonly text: string;
  /** Its text without the name. Two scenarios with the same content are copies. */
  readonly content: string;
}

const KEYS: readonly string[] = Object.keys(scenarioSchema.shape);

/** Files that people arrange by hand. All other scenarios stand in the file of the first clause that they cite. */
const BY_HAND = /^[^/]+\/(?:figures|hard|audit)\/[^/]+$/;

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`)
    .join(', ')}}`;
}

/** The text of a value. A list of objects, such as bases or steps, has one line for each. */
function written(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) return inline(value);
  return `[\n${value.map((each) => `   ${inline(each)}`).join(',\n')}\n  ]`;
}

const rank = (key: string): number => (KEYS.includes(key) ? KEYS.indexOf(key) : KEYS.length);

/** The text of a scenario in its file: keys in the order of the schema, one base a line. */
export function scenarioText(scenario: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(scenario).toSorted((a, b) => rank(a) - rank(b));
  return ` {\n${keys.map((key) => `  "${key}": ${written(scenario[key])}`).join(',\n')}\n }`;
}

/**
 * A scenario with its file: the file of the first clause that it cites, or its present file if people arrange that by
 * hand.
 */
function filed(from: string, scenario: unknown): Filed | string {
  if (!isRecord(scenario)) return `${from}: this is no scenario: ${inline(scenario).slice(0, 60)}`;
  const { name = '', cites = [], ...rest } = scenario;
  const ids = Array.isArray(cites) ? cites.map(String) : [];
  const topic = BY_HAND.test(from) ? null : ids.map(topicOf).find((each) => each !== null);
  if (topic === undefined)
    return `${from}: “${name}” cites no clause, so it has no file; add a clause to “cites”`;
  const path = topic?.file ?? from;
  const texts = { text: scenarioText(scenario), content: scenarioText({ ...rest, cites }) };
  return { path, name: String(name), topic, inPlace: path === from, ...texts };
}

function readFiled({ path, text }: TextFile): readonly (Filed | string)[] {
  try {
    return [JSON.parse(text)].flat().map((scenario) => filed(path, scenario));
  } catch (error) {
    return [`${path}: ${(error as Error).message}`];
  }
}

/**
 * Compares two scenarios by the first clause that each cites. Scenarios of one clause, or in a file arranged by hand,
 * keep their order.
 */
function inOrder({ topic: a }: Filed, { topic: b }: Filed): number {
  if (!a || !b) return 0;
  if (a.topic !== b.topic) return a.topic < b.topic ? -1 : 1;
  return a.number - b.number;
}

/** A fault for each name that several scenarios of a file have. */
function namesakes(path: string, all: readonly Filed[]): readonly string[] {
  const names = all.map(({ name }) => name);
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return [...twice].map((name) => `${path}: several scenarios are called “${name}”; give each its own name`);
}

/** The scenarios of each file. Of two copies, the one that already stood in the file stays. */
function byPath(all: readonly Filed[]): ReadonlyMap<string, readonly Filed[]> {
  const paths = new Map<string, Map<string, Filed>>();
  for (const each of [...all.filter(({ inPlace }) => inPlace), ...all.filter(({ inPlace }) => !inPlace)]) {
    const there = paths.get(each.path) ?? new Map<string, Filed>();
    paths.set(each.path, there.set(each.content, there.get(each.content) ?? each));
  }
  return new Map([...paths].map(([path, there]) => [path, [...there.values()].toSorted(inOrder)]));
}

const fileText = (all: readonly Filed[]): string => `[\n${all.map(({ text }) => text).join(',\n')}\n]\n`;

/** Brings all scenario files into the standard form. Copies are merged. A scenario that cites no clause is a fault. */
export function formed(files: readonly TextFile[]): {
  readonly files: readonly TextFile[];
  readonly faults: readonly string[];
} {
  const read = files.flatMap(readFiled);
  const paths = [...byPath(read.filter((each) => typeof each !== 'string'))];
  return {
    files: paths.map(([path, all]) => ({ path, text: fileText(all) })),
    faults: [
      ...read.filter((each) => typeof each === 'string'),
      ...paths.flatMap(([path, all]) => namesakes(path, all)),
    ],
  };
}

/** The changes between two states of the files: the new text of each changed path, or null for a file to remove. */
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
