import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLibrary } from '../../book/check/check.ts';
import { checkCopied } from '../../book/check/copied.ts';
import { checkExternal } from '../../book/check/external.ts';
import { type BookFault, sortedFaults } from '../../book/faults.ts';
import { BadInput, print } from '../command.ts';
import { booksIn } from './folder.ts';

/** A fault as one line that editors can open: file, line, and what would be right. */
export const faultLine = ({ file, line, severity, message }: BookFault): string =>
  `${file}:${line}: ${severity}: ${message}`;

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The number of errors and of warnings. */
export function summary(faults: readonly BookFault[]): string {
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  return `${counted(errors, 'error')}, ${counted(faults.length - errors, 'warning')}`;
}

/** The text files of a folder, by their names. */
function sourcesIn(folder: string): ReadonlyMap<string, string> {
  try {
    const names = readdirSync(folder).filter((name) => /\.(?:txt|md)$/.test(name));
    if (names.length === 0) throw new BadInput(`${folder} has no text files: --sources takes *.txt or *.md`);
    return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`the sources cannot be read: ${(error as Error).message}`);
  }
}

/** Runs `acies book check`. The exit code is 1 if there is an error. */
export async function checkBook(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, external: { type: 'boolean' }, sources: { type: 'string' } },
  });
  if (positionals.length > 1) throw new BadInput('acies book check takes one folder');
  const { library, knowledge } = await booksIn(positionals[0]);
  const outside = values.external ? await checkExternal(library) : [];
  const copied = values.sources === undefined ? [] : checkCopied(library, sourcesIn(values.sources));
  const faults = sortedFaults([...checkLibrary(library, knowledge), ...outside, ...copied]);
  if (values.json) print(JSON.stringify(faults, null, 2));
  else print([...faults.map(faultLine), summary(faults)].join('\n'));
  return faults.some(({ severity }) => severity === 'error') ? 1 : 0;
}
