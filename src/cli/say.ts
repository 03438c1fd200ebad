import { LIMITS } from '../engine/data/limits.ts';
import type { Fault, Reason } from '../engine/event.ts';
import { campaignOf, loadWords } from '../words/catalogues.ts';
import { RULESET_WORDS } from '../words/rulesets.ts';
import { PLAIN, say } from '../words/say.ts';

// The command line speaks English for all rulesets and their campaigns.
const rulesets = Object.keys(RULESET_WORDS);
await loadWords('en', ['files', ...rulesets, ...rulesets.map(campaignOf)]);

/** A message in the words of a ruleset. */
export const sayOf = (rules: string, ...[key, figures]: Parameters<typeof say>): string =>
  say(key, figures, { ...PLAIN, rules });

/** The first lines, up to the limit of told faults, and how many more there are. */
export function firstLines(lines: readonly string[]): readonly string[] {
  const more = lines.length - LIMITS.faults;
  return more > 0 ? [...lines.slice(0, LIMITS.faults), `and ${more} more`] : lines;
}

/** A fault as an English sentence. */
export const sayFault = (fault: Fault): string => say(fault.key, fault.figures);

/** A refusal as an English sentence with its clause. */
export const sayReason = (rules: string, { key, figures, rule }: Reason): string =>
  `${sayOf(rules, key, figures)}${rule ? ` (${rule})` : ''}`;
