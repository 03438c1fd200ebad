import type { Reason } from '../engine/event.ts';
import { loadWords } from '../words/catalogues.ts';
import { RULESET_WORDS } from '../words/rulesets.ts';
import { say } from '../words/say.ts';
import type { Language } from '../words/types.ts';

// The server speaks all languages, of all rulesets.
const rulesets = Object.keys(RULESET_WORDS);
await Promise.all([loadWords('en', rulesets), loadWords('fr', rulesets)]);

/** A message in a language, in the words of a ruleset where one is named. */
export const sayIn = (language: Language, { key, figures }: Omit<Reason, 'rule'>, rules?: string): string =>
  say(key, figures, { language, unit: 'MU', ...(rules === undefined ? {} : { rules }) });
