/** `army translate FILE [--from DBM|DBMM] [--json]`: turns a list of another system into one of Blood and Blades. */
import { readFile } from 'node:fs/promises';
import { tellFinding } from '../../armies/bnb/messages.ts';
import { translateList } from '../../armies/bnb/translate.ts';
import type { Finding } from '../../armies/finding.ts';
import { textOfBytes } from '../../engine/data/given-text.ts';
import { firstLines } from '../say.ts';

const tell = (found: Finding): string => tellFinding('en', found);
const told = (found: Finding) => ({ ...found, message: tell(found) });

/** The file and the system that the arguments name; null if the arguments make no sense. */
function readArguments(
  args: readonly string[],
): { readonly file: string; readonly from: string | null } | null {
  const at = args.indexOf('--from');
  const from = at < 0 ? null : (args[at + 1] ?? '');
  const files = args.filter(
    (arg, place) => arg !== '--json' && (at < 0 || (place !== at && place !== at + 1)),
  );
  const [file, ...more] = files;
  return file === undefined || more.length > 0 || file.startsWith('-') ? null : { file, from };
}

/** Runs the command and returns its exit code. */
export async function translateCommand(args: readonly string[]): Promise<number> {
  const read = readArguments(args);
  const text = read ? await readFile(read.file).then(textOfBytes, () => null) : null;
  if (!read || text === null) {
    const message = read ? `${read.file} cannot be read` : 'name one file to translate';
    process.stderr.write(`army: ${message}\n`);
    return 2;
  }
  const { text: list, faults, notes } = translateList(text, read.from);
  if (args.includes('--json')) {
    const report = {
      file: read.file,
      ok: faults.length === 0,
      list,
      faults: faults.map(told),
      notes: notes.map(told),
    };
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  } else {
    for (const line of firstLines(faults.map((found) => `fault: ${tell(found)}`)))
      process.stderr.write(`${line}\n`);
    for (const found of notes) process.stderr.write(`note: ${tell(found)}\n`);
    if (list !== null) process.stdout.write(list);
  }
  return faults.length === 0 ? 0 : 1;
}
