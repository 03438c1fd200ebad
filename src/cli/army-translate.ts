/** `army translate FILE --to RULESET [--json]`: turns an order of battle into one of another ruleset. */
import { readFile } from 'node:fs/promises';
import { kindOfArmyFile } from '../armies/army-file.ts';
import type { Finding } from '../armies/finding.ts';
import { RULESET_ARMIES } from '../armies/rulesets.ts';
import { textOfBytes } from '../engine/data/given-text.ts';
import { translated } from './debellis/translate.ts';
import { loadCli, loadEveryCli } from './rulesets.ts';
import { firstLines } from './say.ts';

const refuse = (message: string): number => {
  process.stderr.write(`army: ${message}\n`);
  return 2;
};

/** The rulesets whose orders of battle can be turned into each other's. */
const able = async (): Promise<readonly string[]> =>
  (await loadEveryCli()).flatMap(({ armies }) => armies?.readers?.target.name ?? []);

/** The file and the ruleset that the arguments name; null if the arguments make no sense. */
function readArguments(args: readonly string[]): { readonly file: string; readonly to: string } | null {
  const at = args.indexOf('--to');
  const to = args[at + 1];
  const [file, ...more] = args.filter((arg, place) => arg !== '--json' && place !== at && place !== at + 1);
  return file === undefined || to === undefined || more.length > 0 || file.startsWith('-')
    ? null
    : { file, to };
}

/** Runs the command and returns its exit code: 1 if the order has faults, 2 if nothing can be translated. */
export async function translateOrderCommand(args: readonly string[]): Promise<number> {
  const read = readArguments(args);
  if (!read) return refuse('name one order of battle, and after --to the ruleset');
  const { file, to } = read;
  const known = await able();
  const text = await readFile(file).then(textOfBytes, () => null);
  if (text === null) return refuse(`${file} cannot be read`);
  const kind = kindOfArmyFile(text);
  const from = kind && (await loadCli(kind.ruleset))?.armies?.readers;
  const into = known.includes(to) ? (await loadCli(to))?.armies?.readers : undefined;
  if (!kind || !from || !kind.heading.endsWith('order'))
    return refuse(`${file} is no order of battle of ${known.join(' or ')}`);
  if (!into || to === kind.ruleset)
    return refuse(
      `--to ${to}: orders of battle of ${kind.ruleset} are turned into ${known.filter((each) => each !== kind.ruleset).join(' or ')}`,
    );
  const [tellFrom, tellTo] = await Promise.all([
    RULESET_ARMIES[kind.ruleset]?.teller(),
    RULESET_ARMIES[to]?.teller(),
  ]);
  const tell = (found: Finding): string => (tellTo ?? tellFrom)?.('en', found) ?? found.key;
  const { text: order, faults, notes, points } = translated(from, into, file, text);
  const told = (found: Finding) => ({ ...found, message: tell(found) });
  if (args.includes('--json')) {
    const report = {
      file,
      ok: order !== null,
      order,
      points,
      faults: faults.map(told),
      notes: notes.map(told),
    };
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return order === null ? 1 : 0;
  }
  for (const line of firstLines(faults.map((found) => `fault: ${tell(found)}`)))
    process.stderr.write(`${line}\n`);
  for (const line of firstLines(notes.map((found) => `note: ${tell(found)}`)))
    process.stderr.write(`${line}\n`);
  if (points !== null) process.stderr.write(`points: ${points}${into.note ? ` (${into.note})` : ''}\n`);
  if (order !== null) process.stdout.write(order);
  return order === null ? 1 : 0;
}
