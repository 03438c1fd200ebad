/** Measures the scripts of the built app that a browser loads before the app can be used. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { RULESETS } from '../src/web/rulesets.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const MANIFEST = `${DIST}.vite/manifest.json`;

/** A file of the built app, as the manifest of the build describes it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The scripts of a page or a battle, in English. */
export interface FirstLoad {
  readonly name: string;
  /** The paths of the scripts below the built app. */
  readonly scripts: readonly string[];
  /** The bytes of these scripts, each compressed as a server compresses it. */
  readonly bytes: number;
  /** The limit for these bytes. */
  readonly most: number;
}

/**
 * The most bytes for a battle. De Bellis Multitudinis has twice the rules of the others, and hands its clauses to the
 * procedures that it shares.
 */
const MOST_OF_A_BATTLE = 298_100;
const MOST_OF: Readonly<Record<string, number>> = { hott: 304_600, dbm: 342_900, dbmm: 382_900 };

/** The most bytes that the worker adds to a battle. */
const MOST_OF_A_WORKER = 14_000;

const HOME = ['index.html', '../words/en/index.ts'];

/** What only some rulesets show in the first bound: weather, ambushes, arrivals, labels of lines from afar. */
const FIRST_BOUND_OF: Readonly<Record<string, readonly string[]>> = {
  bnb: ['panels/Sky.tsx'],
  hott: ['panels/Deploy.tsx', 'panels/Places.tsx'],
  dbm: ['panels/Sky.tsx', 'panels/Ambush.tsx', 'table/LineLabels.tsx'],
  dbmm: ['panels/Sky.tsx', 'table/LineLabels.tsx'],
};

/** What the worker needs to set a battle up. Bots that play are fetched when the other side is asked. */
const workerOf = (ruleset: string): readonly string[] => [
  'thinking/worker.ts',
  `../rules/${ruleset}/index.ts`,
  `../bots/${ruleset}/index.ts`,
];

/** The further sources for a battle against the bot that begins on the first page. */
const battleOf = (ruleset: string): readonly string[] => [
  'state/new-battle/starting.ts',
  'state/battle/playing.ts',
  'pages/Battle.tsx',
  `${ruleset}/new-battles.ts`,
  `${ruleset}/index.ts`,
  `../words/${ruleset}/en/index.ts`,
  ...(FIRST_BOUND_OF[ruleset] ?? []),
];

export const isBuilt = (): boolean => existsSync(MANIFEST);

/** The scripts of these sources and of all that they import. */
function scriptsOf(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const add = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not loaded as a separate part of the built app`);
    if (seen.has(source)) return;
    seen.add(source);
    chunk.imports?.forEach(add);
  };
  sources.forEach(add);
  const files = [...seen].map((source) => manifest[source]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js')).toSorted();
}

const compressed = (file: string): number => gzipSync(readFileSync(DIST + file)).length;

/** The scripts that the worker loads for bots of a ruleset, and those that only a page can run. */
export function scriptsOfWorker(ruleset: string) {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const scripts = scriptsOf(manifest, [...workerOf(ruleset), 'thinking/players.ts', 'thinking/searches.ts']);
  return { scripts, pages: ['index.html', 'pages/Battle.tsx'].map((source) => manifest[source]?.file ?? '') };
}

/** The scripts of the first page, of a battle of each ruleset that begins there, and those that its worker adds. */
export function firstLoads(): readonly FirstLoad[] {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const load = (name: string, scripts: readonly string[], most: number): FirstLoad => ({
    name,
    scripts,
    bytes: scripts.reduce((sum, file) => sum + compressed(file), 0),
    most,
  });
  const ofBattle = (id: string): readonly string[] => scriptsOf(manifest, [...HOME, ...battleOf(id)]);
  const added = (id: string): readonly string[] => {
    const there = ofBattle(id);
    return scriptsOf(manifest, workerOf(id)).filter((script) => !there.includes(script));
  };
  const rulesets = [...RULESETS.keys()];
  return [
    load('the first page', scriptsOf(manifest, HOME), 52_000),
    ...rulesets.map((id) => load(`a battle of ${id}`, ofBattle(id), MOST_OF[id] ?? MOST_OF_A_BATTLE)),
    ...rulesets.map((id) => load(`the worker beside a battle of ${id}`, added(id), MOST_OF_A_WORKER)),
  ];
}
