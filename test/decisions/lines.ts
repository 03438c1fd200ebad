/** A text with one line of it changed, drawn by a seed. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf } from '../../src/bots/random.ts';

/** Null leaves the line out. */
const CHANGES: readonly ((line: string) => string | null)[] = [
  () => null,
  (line) => line.replace(/\d+/, (number) => String(Number(number) + 1)),
  (line) => line.replace(/\d+/, (number) => String(Number(number) * 2)),
  (line) => line.replace(/\w+$/, ''),
  (line) => `${line}\n${line}`,
  (line) => line.replace(/[^\w\s]/, ''),
  (line) => line.replace(/\w+/, ''),
  (line) => `${line.trimEnd()} ${line.trimStart()}`,
];

/** The text with one line changed. */
export function lineChanged(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = random(lines.length);
  const changed = oneOf(random, CHANGES)(lines[at] ?? '');
  return lines.toSpliced(at, 1, ...(changed === null ? [] : [changed])).join('\n');
}
