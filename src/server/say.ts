/** Messages of the server, in any language and in the words of any ruleset. */
import type { Finding } from '../armies/finding.ts';
import { RULESET_ARMIES } from '../armies/rulesets.ts';
import type { Reason } from '../engine/event.ts';
import { loadWords } from '../words/catalogues.ts';
import { RULESET_WORDS } from '../words/rulesets.ts';
import { say } from '../words/say.ts';
import type { Language } from '../words/types.ts';

const parts = ['server', ...Object.keys(RULESET_WORDS)];
await Promise.all([loadWords('en', parts), loadWords('fr', parts)]);

const tellers = new Map(
  await Promise.all(
    Object.entries(RULESET_ARMIES).map(async ([id, { teller }]) => [id, await teller()] as const),
  ),
);

/** A message in a language, in the words of a ruleset where one is named. */
export const sayIn = (language: Language, { key, figures }: Omit<Reason, 'rule'>, rules?: string): string =>
  say(key, figures, { language, unit: 'MU', ...(rules === undefined ? {} : { rules }) });

/** What is wrong with an army file of a ruleset. */
export const sayFinding = (language: Language, found: Finding, rules = ''): string =>
  tellers.get(rules)?.(language, found) ?? found.key;
