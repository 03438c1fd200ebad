/** Loads the messages of all rulesets in all languages. */

import { campaignOf, guideOf, loadWords, PARTS } from '../../src/words/catalogues.ts';
import { RULESET_WORDS } from '../../src/words/rulesets.ts';
import type { Catalogue, Language } from '../../src/words/types.ts';

/** The messages in each language, of one ruleset or shared by all. */
export type Messages = Readonly<Record<Language, Catalogue>>;

const rulesets = Object.keys(RULESET_WORDS).flatMap((id) => [id, guideOf(id), campaignOf(id)]);
const parts = ['files', ...rulesets];
await Promise.all([loadWords('en', parts), loadWords('fr', parts)]);

async function sharedMessages(language: Language): Promise<Catalogue> {
  const all = await Promise.all(Object.values(PARTS).map((part) => part[language]()));
  return Object.assign({}, ...all);
}

const ownMessages = async ([id, { first, messages, guide, campaign }]: (typeof rows)[number]): Promise<
  [string, Messages]
> => [
  id,
  {
    en: { ...first.en, ...(await messages.en()), ...(await guide?.en()), ...(await campaign?.en()) },
    fr: { ...first.fr, ...(await messages.fr()), ...(await guide?.fr()), ...(await campaign?.fr()) },
  },
];

const rows = Object.entries(RULESET_WORDS);

/** The messages by ruleset. Those that all share are under `shared`. */
export const MESSAGES: ReadonlyMap<string, Messages> = new Map([
  ['shared', { en: await sharedMessages('en'), fr: await sharedMessages('fr') }],
  ...(await Promise.all(rows.map(ownMessages))),
]);
