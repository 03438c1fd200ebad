import { existsSync } from 'node:fs';
import { isUnfinished } from '../src/scenario/rulesets.ts';
import type { Language } from '../src/words/types.ts';
import { type SourceFile, sourceFiles } from '../test/files.ts';
import { MESSAGES } from '../test/support/words.ts';

// Lists the message keys that the source names but a language lacks: `npx tsx tools/missing-messages.ts [fr]`

/** A message key that a file names. */
interface Named {
  readonly key: string;
  readonly path: string;
}

/** A key of the screen, by its first part. */
const OF_THE_SCREEN = /'((?:screen|table|ask|choice|event|phase|outcome|mark)\.[a-zA-Z0-9.-]+)'/g;

/**
 * Finds the keys in a source, except keys that the code puts together. The message of an event has the key
 * `event.<type>`.
 */
function keysIn({ path, text }: SourceFile): readonly string[] {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
  return [
    ...found(/\bkey: '([\w.-]+)'/g),
    ...found(/\b(?:t|tOf|say|sayOf)\((?:\w+, )?'([\w.-]+)'/g),
    ...found(/\b(?:tell|happen)\(\s*\w+,\s*\{\s*type: '([\w-]+)'/g).map((type) => `event.${type}`),
    ...(path.startsWith('src/web/') ? found(OF_THE_SCREEN) : []),
  ];
}

/** Every message key that the source names. A key `troop.*` has its message under `fault.troop.*` and is left out. */
export function keysNamed(): readonly Named[] {
  return sourceFiles('src')
    .filter(({ path }) => !path.includes('.test') && !path.startsWith('src/words/'))
    .flatMap((file) => [...new Set(keysIn(file))].map((key) => ({ key, path: file.path })))
    .filter(({ key }) => key.includes('.') && !key.startsWith('troop.'));
}

const RULESETS = [...MESSAGES.keys()].filter((part) => part !== 'shared');

/** The rulesets whose screens show what shared code says. */
const PLAYED = RULESETS.filter((id) => !isUnfinished(id));

/** The rulesets that have books for `src/debellis` and are whole. */
const FAMILY = RULESETS.filter((id) => existsSync(`src/rules/${id}/books.ts`) && !isUnfinished(id));

/** The rulesets that a file serves, by its path. */
function rulesetsOf(path: string): readonly string[] {
  const own = RULESETS.find((id) => new RegExp(`/${id}[./-]`).test(path));
  if (own !== undefined) return [own];
  return path.includes('/debellis/') ? FAMILY : PLAYED;
}

/**
 * The keys without a message. Code of a ruleset needs a message of that ruleset; shared code needs one of each
 * ruleset that it serves.
 */
export function missingIn(language: Language): readonly Named[] {
  const has = (part: string, key: string): boolean =>
    Object.hasOwn(MESSAGES.get(part)?.[language] ?? {}, key);
  return keysNamed().filter(({ key, path }) => {
    const isOwn = rulesetsOf(path).every((id) => has(id, key));
    return !has('shared', key) && !isOwn;
  });
}

if (process.argv[1]?.endsWith('missing-messages.ts')) {
  const missing = missingIn(process.argv[2] === 'fr' ? 'fr' : 'en');
  console.log(missing.map(({ key, path }) => `${key} (${path})`).join('\n'));
  console.log(`${missing.length} missing`);
}
