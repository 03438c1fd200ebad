import { posix } from 'node:path';
import type { SourceFile } from './files.ts';

/** The layers from the lowest up. A file may import its own layer and the layers before it. */
const ORDER = [
  'geometry',
  'engine',
  'debellis',
  'rules',
  'armies',
  'scenario',
  'words',
  'drawing',
  'protocol',
  'book',
  'bots',
] as const;

/** The entry points: all of them are above the other layers, and none imports another. */
const TOP = ['cli', 'server', 'web'];

/** Layers that may import only some of the layers below them. */
const ONLY: ReadonlyMap<string, readonly string[]> = new Map([
  ['words', ['engine']],
  ['drawing', ['geometry', 'engine']],
  ['protocol', ['engine', 'scenario']],
]);

/**
 * The npm packages that each layer may use. An entry point may use any package. Only entry points and `-node.ts`
 * files use Node.
 */
const PACKAGES: ReadonlyMap<string, readonly string[]> = new Map([
  ['geometry', []],
  ['engine', ['zod', '@noble/hashes']],
  ['debellis', []],
  ['rules', ['zod']],
  ['armies', ['zod', 'intl-messageformat']],
  ['scenario', ['zod', 'pure-rand']],
  ['words', ['intl-messageformat']],
  ['drawing', []],
  ['protocol', ['zod']],
  [
    'book',
    [
      '@myriaddreamin/typst-ts-node-compiler',
      '@noble/hashes',
      'fflate',
      'hast',
      'hast-util-from-html',
      'hast-util-to-html',
      'hast-util-to-xast',
      'mdast',
      'mdast-util-directive',
      'mdast-util-to-string',
      'minisearch',
      'remark-definition-list',
      'remark-directive',
      'remark-frontmatter',
      'remark-gfm',
      'remark-parse',
      'remark-rehype',
      'remark-stringify',
      'unified',
      'xast-util-to-xml',
      'yaml',
      'zod',
    ],
  ],
  ['bots', ['pure-rand']],
]);

/** The name of a ruleset, alone or inside another name (`hottArmy`, `isBnb`). */
const RULESET_NAME =
  /\b(?:bnb|hott|dbmm?)(?![a-z])|(?:\b|[a-z])(?:Bnb|Hott|Dbmm?)(?![a-z])|\b(?:BNB|HOTT|HoTT|DBMM?)\b|Blood and Blades|Hordes of the Things/;

/** The folder of a ruleset in any layer. There the ruleset may be named. */
const RULESET_FOLDER = /\/(bnb|hott|dbmm?)\//;

/** The registry of a layer: one row for each ruleset. */
const REGISTRY = /^src\/([a-z]+|web\/thinking)\/rulesets\.ts$/;

const rank = (layer: string): number =>
  TOP.includes(layer) ? ORDER.length : (ORDER as readonly string[]).indexOf(layer);

const layerOf = (path: string): string => path.split('/')[1] ?? '';

const isTest = (path: string): boolean => /\.test(?:-support)?\.tsx?$/.test(path);

/** Below the entry points, only a file with this ending may use Node. Browser code never imports it. */
const isForNode = (path: string): boolean => path.endsWith('-node.ts');

const mayRunNode = (path: string): boolean =>
  isTest(path) || isForNode(path) || ['cli', 'server'].includes(layerOf(path));

/** The ruleset whose folder contains a path, in any layer; null if none does. */
const rulesetOf = (path: string): string | null =>
  /^src\/rules\/([^/]+)\//.exec(path)?.[1] ?? RULESET_FOLDER.exec(path)?.[1] ?? null;

const maySayRulesets = (path: string): boolean =>
  isTest(path) || RULESET_FOLDER.test(path) || REGISTRY.test(path);

/** The specifiers of all imports and re-exports in a source text, dynamic imports included. */
export function importsOf(text: string): readonly string[] {
  const found = text.matchAll(/(?:(?<!['"])\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g);
  return [...found].map((match) => match[2] ?? '');
}

/** Why a file of `src` may not import another file of the project; null if it may. */
function wrongFile(from: string, to: string): string | null {
  if (!to.startsWith('src/')) {
    return to.startsWith('content/') || isTest(from) ? null : 'src imports only src and content';
  }
  const [mine, theirs] = [layerOf(from), layerOf(to)];
  if (isForNode(to) && !mayRunNode(from)) return `${mine} also runs in a browser`;
  if (rank(theirs) < 0) return `src/${theirs} is no layer`;
  const [a, b] = [rulesetOf(from), rulesetOf(to)];
  if (a !== null && b !== null && a !== b) return 'rulesets never import each other';
  if (a === null && b !== null && !maySayRulesets(from))
    return 'only registries import the folder of a ruleset';
  if (mine === theirs) return isTest(from) ? null : wrongInPage(from, to);
  const only = ONLY.get(mine);
  if (only !== undefined && !only.includes(theirs)) return `${mine} may only import ${only.join(' and ')}`;
  if (rank(theirs) >= rank(mine)) return `${mine} lies below or beside ${theirs}`;
  return null;
}

/** Parts of the page that others show: they import none of these folders. */
const NOT_FROM: ReadonlyMap<string, readonly string[]> = new Map([
  ['src/web/state/', ['src/web/table/', 'src/web/picked/', 'src/web/panels/']],
]);

/** Why a file of the page may not import another one; null if it may. */
function wrongInPage(from: string, to: string): string | null {
  const [folder] = [...NOT_FROM.keys()].filter((each) => from.startsWith(each));
  const wrong = NOT_FROM.get(folder ?? '')?.find((each) => to.startsWith(each));
  return wrong === undefined ? null : `${folder} lies below ${wrong}`;
}

function wrongPackage(from: string, specifier: string): string | null {
  if (specifier.startsWith('node:') && mayRunNode(from)) return null;
  const allowed = PACKAGES.get(layerOf(from));
  if (isTest(from)) return null;
  if (allowed === undefined && !specifier.startsWith('node:')) return null;
  const name = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1);
  return allowed?.includes(name.join('/')) ? null : `${layerOf(from)} may not use ${specifier}`;
}

/** The forbidden imports of these files of `src`, one a line. */
export function wrongImports(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) =>
    importsOf(text).flatMap((specifier) => {
      const to = posix.join(posix.dirname(path), specifier);
      const why = specifier.startsWith('.') ? wrongFile(path, to) : wrongPackage(path, specifier);
      return why === null ? [] : [`${path} imports ${specifier}: ${why}`];
    }),
  );
}

/** The files outside of every layer. */
export function strayFiles(files: readonly SourceFile[]): readonly string[] {
  return files.map(({ path }) => path).filter((path) => rank(layerOf(path)) < 0);
}

/** The lines of shared code that name a ruleset. */
export function rulesetNames(files: readonly SourceFile[]): readonly string[] {
  const shared = files.filter(({ path }) => !maySayRulesets(path));
  return shared.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const name = RULESET_NAME.exec(line)?.[0];
      return name === undefined ? [] : [`${path}:${index + 1} names ${name}`];
    }),
  );
}

/** The lines of shared code with one of these words in quotes, except words that the file may contain. */
export function wordsOfOneRuleset(
  files: readonly SourceFile[],
  words: readonly string[],
  allowed: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const quoted = new RegExp(`(['"\`])(${words.join('|')})\\1`, 'g');
  // Its rulesets share these words.
  const isFamily = (path: string): boolean => layerOf(path) === 'debellis';
  const shared = files.filter(({ path }) => !maySayRulesets(path) && !isFamily(path));
  return shared.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(quoted)]
        .map((match) => match[2] ?? '')
        .filter((word) => !allowed[path]?.includes(word))
        .map((word) => `${path}:${index + 1} says ${word}, a word of one ruleset`),
    ),
  );
}

/** The types of these files refer to each other, and to the contract as a whole. Only this circle is allowed. */
export const CONTRACT_CIRCLE = [
  'src/engine/contract.ts',
  'src/engine/contract/combat.ts',
  'src/engine/contract/moves.ts',
  'src/engine/contract/questions.ts',
  'src/engine/contract/sequence.ts',
  'src/engine/moves/types.ts',
];

/** Is this arrow one between two files of the allowed circle? */
const inContract = (from: string, to: string): boolean =>
  CONTRACT_CIRCLE.includes(from) && CONTRACT_CIRCLE.includes(to);

/** The circles of imports, also of types, each as a chain of files from its first file back to it. */
export function importCircles(files: readonly SourceFile[]): readonly string[] {
  const imports = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text)
        .map((specifier) => posix.join(posix.dirname(path), specifier))
        .filter((to) => !inContract(path, to)),
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, chain: readonly string[]): void => {
    const at = chain.indexOf(path);
    if (at >= 0) circles.push([...chain.slice(at), path].join(' -> '));
    if (at >= 0 || done.has(path)) return;
    for (const next of imports.get(path) ?? []) visit(next, [...chain, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return circles;
}

/** What `src/engine/game` may import besides its own files: no file that knows a battle. */
const BELOW_GAMES = /^src\/engine\/(?:game\/|data\/|effects\.ts$)/;

/** The imports of `src/engine/game`, and of the data below it, that lead to a file which knows a battle. */
export const battlesInGames = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => /^src\/engine\/(?:game|data)\//.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(path), specifier))
        .filter((to) => to.startsWith('src/engine/') && !BELOW_GAMES.test(to))
        .map((to) => `${path} imports ${to}, which knows a battle`),
    );
