import { parseArgs } from 'node:util';
import { checkLibrary } from '../../book/check/check.ts';
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

/** Runs `acies book check`. The exit code is 1 if there is an error. */
export async function checkBook(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, external: { type: 'boolean' } },
  });
  if (positionals.length > 1) throw new BadInput('acies book check takes one folder');
  const { library, knowledge } = await booksIn(positionals[0]);
  const outside = values.external ? await checkExternal(library) : [];
  const faults = sortedFaults([...checkLibrary(library, knowledge), ...outside]);
  if (values.json) print(JSON.stringify(faults, null, 2));
  else print([...faults.map(faultLine), summary(faults)].join('\n'));
  return faults.some(({ severity }) => severity === 'error') ? 1 : 0;
}
