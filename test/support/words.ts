/** Loads the messages of all rulesets in all languages. */

import { campaignOf, guideOf, loadWords } from '../../src/words/catalogues.ts';
import { after as afterEn } from '../../src/words/en/after.ts';
import { book as bookEn } from '../../src/words/en/book.ts';
import { distance as distanceEn } from '../../src/words/en/distance.ts';
import { files as filesEn } from '../../src/words/en/files.ts';
import { guide as guideEn } from '../../src/words/en/guide.ts';
import { help as helpEn } from '../../src/words/en/help.ts';
import { en } from '../../src/words/en/index.ts';
import { learn as learnEn } from '../../src/words/en/learn.ts';
import { server as serverEn } from '../../src/words/en/server.ts';
import { after as afterFr } from '../../src/words/fr/after.ts';
import { book as bookFr } from '../../src/words/fr/book.ts';
import { distance as distanceFr } from '../../src/words/fr/distance.ts';
import { files as filesFr } from '../../src/words/fr/files.ts';
import { guide as guideFr } from '../../src/words/fr/guide.ts';
import { help as helpFr } from '../../src/words/fr/help.ts';
import { fr } from '../../src/words/fr/index.ts';
import { learn as learnFr } from '../../src/words/fr/learn.ts';
import { server as serverFr } from '../../src/words/fr/server.ts';
import { RULESET_WORDS } from '../../src/words/rulesets.ts';
import type { Catalogue, Language } from '../../src/words/types.ts';

/** The messages in each language, of one ruleset or shared by all. */
export type Messages = Readonly<Record<Language, Catalogue>>;

const rulesets = Object.keys(RULESET_WORDS).flatMap((id) => [id, guideOf(id), campaignOf(id)]);
const parts = ['files', ...rulesets];
await Promise.all([loadWords('en', parts), loadWords('fr', parts)]);

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
  [
    'shared',
    {
      en: {
        ...en,
        ...filesEn,
        ...distanceEn,
        ...guideEn,
        ...helpEn,
        ...learnEn,
        ...serverEn,
        ...afterEn,
        ...bookEn,
      },
      fr: {
        ...fr,
        ...filesFr,
        ...distanceFr,
        ...guideFr,
        ...helpFr,
        ...learnFr,
        ...serverFr,
        ...afterFr,
        ...bookFr,
      },
    },
  ],
  ...(await Promise.all(rows.map(ownMessages))),
]);
