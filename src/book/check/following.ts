import type { Article } from '../library.ts';
import { paragraphsOf } from './digests.ts';

/** A list over several lines, or on one, under the key `follows`. */
const FOLLOWS = /^follows:.*(?:\n(?:[ \t]+.*|- .*))*\n/m;

/** Digests of a line of the list. */
const A_LINE = 10;

function listed(digests: readonly string[]): string {
  const quoted = digests.map((each) => `'${each}'`);
  const lines: string[] = [];
  for (let at = 0; at < quoted.length; at += A_LINE)
    lines.push(`  ${quoted.slice(at, at + A_LINE).join(', ')}`);
  return `follows: [\n${lines.join(',\n')}\n  ]\n`;
}

/** The text of a translation that says that it follows the first language as it is now. */
export function following(translation: string, original: Article): string {
  const end = translation.indexOf('\n---', 3);
  if (!translation.startsWith('---') || end < 0) return translation;
  const front = translation.slice(0, end + 1).replace(FOLLOWS, '');
  const digests = [...new Set(paragraphsOf(original).map(({ digest }) => digest))];
  return `${front}${listed(digests)}${translation.slice(end + 1)}`;
}
