/**
 * Changes of the text of an order of battle, line by line, so that comments and whatever else a player wrote stay.
 * Lines are counted from 1.
 */
import { LIMITS } from '../../engine/data/limits.ts';
import { plainLines } from '../army-file.ts';

const linesOf = (text: string): readonly string[] => plainLines(text);

const textOf = (lines: readonly string[]): string => `${lines.join('\n').trimEnd()}\n`;

const COUNT = /^(\s*)\d{1,6}/;

/** The text with another number of bases on a line; 0 or less takes the line out. */
export function withCount(text: string, line: number, count: number): string {
  const lines = linesOf(text);
  const before = lines[line - 1];
  if (before === undefined || !COUNT.test(before)) return text;
  if (count < 1) return textOf(lines.toSpliced(line - 1, 1));
  return textOf(lines.with(line - 1, before.replace(COUNT, `$1${Math.min(count, LIMITS.army)}`)));
}

/** The text with another value of the heading on a line. */
export function withValue(text: string, line: number, value: string): string {
  const lines = linesOf(text);
  const before = lines[line - 1];
  const colon = before?.indexOf(':') ?? -1;
  if (before === undefined || colon < 0) return text;
  return textOf(lines.with(line - 1, `${before.slice(0, colon)}: ${value}`));
}

/** The last line of the part that begins at a line and ends before a line that starts with `next`, or at the end. */
function lastOf(lines: readonly string[], from: number, next: string): number {
  const isNext = (line: string): boolean => line.trim().toLowerCase().startsWith(`${next.toLowerCase()}:`);
  const found = lines.findIndex((line, at) => at >= from && isNext(line));
  const end = found < 0 ? lines.length : found;
  return lines.slice(0, end).findLastIndex((line) => line.trim() !== '') + 1;
}

/** The text with a new line at the end of the command whose heading stands on the line `from`. */
export function withLine(text: string, from: number, heading: string, line: string): string {
  const lines = linesOf(text);
  const last = lastOf(lines, from, heading);
  // The lines of an army with one general stand apart from its headings.
  const gap = last === from && heading !== 'command' ? [''] : [];
  return textOf(lines.toSpliced(last, 0, ...gap, line));
}

/** The text with a further command. */
export const withCommand = (text: string, general: string): string =>
  textOf([...linesOf(textOf(linesOf(text))).slice(0, -1), '', `command: ${general}`]);

/** The text without the command whose heading stands on a line. */
export function withoutCommand(text: string, from: number): string {
  const lines = linesOf(text);
  return textOf(lines.toSpliced(from - 1, lastOf(lines, from, 'command') - from + 1));
}

/** The text with a heading of its head; a heading that is not there comes behind the first line. */
export function withHeading(text: string, heading: string, value: string): string {
  const lines = linesOf(text);
  const at = lines.findIndex((line) => line.trim().toLowerCase().startsWith(`${heading.toLowerCase()}:`));
  return at < 0
    ? textOf(lines.toSpliced(1, 0, `${heading}: ${value}`))
    : textOf(lines.with(at, `${heading}: ${value}`));
}
