import { en } from '../src/words/en/index.ts';
import { fr } from '../src/words/fr/index.ts';
import { sourceFiles } from '../test/files.ts';

// Lists the message keys that the source names and a language lacks. `npx tsx tools/missing-messages.ts [fr]`

/** Keys as they stand in the source (faults of a troop's notation are told as `fault.troop.*`): `key: '...'`, and the types of events as `event.<type>`. */
export function keysNamed(): readonly string[] {
  const files = sourceFiles('src').filter(
    (file) => !file.path.includes('.test') && !file.path.startsWith('src/words/'),
  );
  const found = files.flatMap((file) => [
    ...[...file.text.matchAll(/\bkey: '([\w.-]+)'/g)].map((match) => match[1] ?? ''),
    ...[...file.text.matchAll(/\b(?:tell|happen)\(\s*\w+,\s*\{\s*type: '([\w-]+)'/g)].map(
      (match) => `event.${match[1]}`,
    ),
    ...[...file.text.matchAll(/\b(?:t|say)\('([\w.-]+)'/g)].map((match) => match[1] ?? ''),
  ]);
  return [...new Set(found)].filter((key) => key.includes('.') && !key.startsWith('troop.')).toSorted();
}

if (process.argv[1]?.endsWith('missing-messages.ts')) {
  const catalogue = process.argv[2] === 'fr' ? fr : en;
  const missing = keysNamed().filter((key) => !Object.hasOwn(catalogue, key));
  console.log(missing.join('\n'));
  console.log(`${missing.length} missing`);
}
