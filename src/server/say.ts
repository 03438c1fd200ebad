/** Messages of the server in each language, with the terms of each ruleset. */
import type { Finding } from '../armies/finding.ts';
import { RULESET_ARMIES } from '../armies/rulesets.ts';
import type { Reason } from '../engine/event.ts';
import { campaignOf, loadWords } from '../words/catalogues.ts';
import { RULESET_WORDS } from '../words/rulesets.ts';
import { say } from '../words/say.ts';
import type { Language } from '../words/types.ts';

const rulesets = Object.keys(RULESET_WORDS);
const parts = ['server', 'files', ...rulesets, ...rulesets.map(campaignOf)];
await Promise.all([loadWords('en', parts), loadWords('fr', parts)]);

const tellers = new Map(
  await Promise.all(
    Object.entries(RULESET_ARMIES).map(async ([id, { teller }]) => [id, await teller()] as const),
  ),
);

/** A message in a language, with the terms of a ruleset where one is given. */
export const sayIn = (language: Language, { key, figures }: Omit<Reason, 'rule'>, rules?: string): string =>
  say(key, figures, { language, unit: 'MU', ...(rules === undefined ? {} : { rules }) });

/** The message about a fault in an army file of a ruleset. */
export const sayFinding = (language: Language, found: Finding, rules = ''): string =>
  tellers.get(rules)?.(language, found) ?? found.key;
