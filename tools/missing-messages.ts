import type { Language } from '../src/words/types.ts';
import { type SourceFile, sourceFiles } from '../test/files.ts';
import { MESSAGES } from '../test/support/words.ts';

// Lists the message keys that the source names and a language lacks. `npx tsx tools/missing-messages.ts [fr]`

/** A message key that a file names. */
interface Named {
  readonly key: string;
  readonly path: string;
}

/** What stands before the keys of the screen. */
const OF_THE_SCREEN = /'((?:screen|table|ask|choice|event|phase|outcome|mark)\.[a-zA-Z0-9.-]+)'/g;

/** Finds the keys in a source; keys built from parts are not seen. The message of an event is `event.<type>`. */
function keysIn({ path, text }: SourceFile): readonly string[] {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
  return [
    ...found(/\bkey: '([\w.-]+)'/g),
    ...found(/\b(?:t|tOf|say|sayOf)\((?:\w+, )?'([\w.-]+)'/g),
    ...found(/\b(?:tell|happen)\(\s*\w+,\s*\{\s*type: '([\w-]+)'/g).map((type) => `event.${type}`),
    ...(path.startsWith('src/web/') ? found(OF_THE_SCREEN) : []),
  ];
}

/** Every message key that the source names. Faults of a troop's notation become `fault.troop.*`. */
export function keysNamed(): readonly Named[] {
  return sourceFiles('src')
    .filter(({ path }) => !path.includes('.test') && !path.startsWith('src/words/'))
    .flatMap((file) => [...new Set(keysIn(file))].map((key) => ({ key, path: file.path })))
    .filter(({ key }) => key.includes('.') && !key.startsWith('troop.'));
}

const RULESETS = [...MESSAGES.keys()].filter((part) => part !== 'shared');

/** The ruleset of a file, by its folder; null for shared code. */
const rulesetOf = (path: string): string | null =>
  RULESETS.find((id) => new RegExp(`/${id}[./-]`).test(path)) ?? null;

/** The keys that are not among the messages which the code that names them may rely on: shared code on what all have. */
export function missingIn(language: Language): readonly Named[] {
  const has = (part: string, key: string): boolean =>
    Object.hasOwn(MESSAGES.get(part)?.[language] ?? {}, key);
  return keysNamed().filter(({ key, path }) => {
    const ruleset = rulesetOf(path);
    const isOwn = ruleset === null ? RULESETS.every((id) => has(id, key)) : has(ruleset, key);
    return !has('shared', key) && !isOwn;
  });
}

if (process.argv[1]?.endsWith('missing-messages.ts')) {
  const missing = missingIn(process.argv[2] === 'fr' ? 'fr' : 'en');
  console.log(missing.map(({ key, path }) => `${key} (${path})`).join('\n'));
  console.log(`${missing.length} missing`);
}
