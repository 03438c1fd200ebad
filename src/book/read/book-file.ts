import type { Report } from '../faults.ts';
import type { BookFile } from '../library.ts';
import { near } from '../near.ts';
import { bookSchema } from './schemas.ts';
import { readYaml } from './yaml.ts';

/**
 * Reads the file of a book; null if it says too little.
 * @param known the rulesets that can be told; `all` means these
 */
export function readBookFile(
  path: string,
  file: string,
  text: string,
  known: readonly string[],
  report: Report,
): BookFile | null {
  const { value, lineOf } = readYaml(text, bookSchema, file, 1, report);
  if (value === null) return null;
  const rulesets = value.rulesets === 'all' ? known : value.rulesets;
  for (const [at, id] of rulesets.entries()) {
    if (known.includes(id)) continue;
    report({ file, line: lineOf(`rulesets.${at}`) }, 'no-ruleset', {
      id,
      known: known.join(', ') + near(id, known),
    });
  }
  for (const [at, language] of value.languages.entries()) {
    if (value.title[language] !== undefined) continue;
    report({ file, line: lineOf(`languages.${at}`) }, 'form', {
      where: 'title',
      why: `there is none in ${language}`,
    });
  }
  const name = path.replace(/\.yaml$/, '');
  return { ...value, name, file, rulesets: rulesets.filter((id) => known.includes(id)), lineOf };
}
