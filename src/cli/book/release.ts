import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkLibrary } from '../../book/check/check.ts';
import { releaseSchema } from '../../book/release/form.ts';
import { releaseOf } from '../../book/release/release.ts';
import { BadInput, print } from '../command.ts';
import { booksIn, OWN_FOLDER } from './folder.ts';

/** Runs `acies book release VERSION`: writes down what the books say, as digests. */
export async function releaseBooks(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { in: { type: 'string' } },
  });
  const [version = '', ...more] = positionals;
  if (!releaseSchema.shape.version.safeParse(version).success || more.length > 0)
    throw new BadInput('acies book release takes one version, such as 0.3.0');
  const folder = `${values.in ?? OWN_FOLDER}/releases`;
  const file = `${folder}/${version}.json`;
  if (existsSync(file)) throw new BadInput(`version ${version} was released already: ${file}`);
  const { library, knowledge } = await booksIn(values.in);
  const other = library.books.find((book) => book.version !== version);
  if (other)
    throw new BadInput(`${other.file} says version ${other.version}: write version: ${version} there first`);
  if (checkLibrary(library, knowledge).some(({ severity }) => severity === 'error'))
    throw new BadInput('the books have errors: acies book check tells them');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(releaseOf(library.articles, knowledge, version), null, 1)}\n`);
  print(file);
  return 0;
}
