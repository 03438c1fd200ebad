/** The messages that have been loaded: shared ones, those of guides, of play at a distance and of lessons, those of each ruleset. */
import { rowOf } from '../engine/data/lookup.ts';
import { fromBook } from '../engine/data/memory.ts';
import { RULESET_WORDS } from './rulesets.ts';
import type { Language, Message, Messages, RulesetWords } from './types.ts';

const SHARED = '';

/** The messages of no ruleset, by part. Only the shared ones are loaded at once. */
export const PARTS: Readonly<Record<string, RulesetWords['messages']>> = {
  [SHARED]: {
    en: async () => (await import('./en/index.ts')).en,
    fr: async () => (await import('./fr/index.ts')).fr,
  },
  after: {
    en: async () => (await import('./en/after.ts')).after,
    fr: async () => (await import('./fr/after.ts')).after,
  },
  book: {
    en: async () => (await import('./en/book.ts')).book,
    fr: async () => (await import('./fr/book.ts')).book,
  },
  builder: {
    en: async () => (await import('./en/builder.ts')).builder,
    fr: async () => (await import('./fr/builder.ts')).builder,
  },
  distance: {
    en: async () => (await import('./en/distance.ts')).distance,
    fr: async () => (await import('./fr/distance.ts')).distance,
  },
  files: {
    en: async () => (await import('./en/files.ts')).files,
    fr: async () => (await import('./fr/files.ts')).files,
  },
  guide: {
    en: async () => (await import('./en/guide.ts')).guide,
    fr: async () => (await import('./fr/guide.ts')).guide,
  },
  help: {
    en: async () => (await import('./en/help.ts')).help,
    fr: async () => (await import('./fr/help.ts')).help,
  },
  learn: {
    en: async () => (await import('./en/learn.ts')).learn,
    fr: async () => (await import('./fr/learn.ts')).learn,
  },
  server: {
    en: async () => (await import('./en/server.ts')).server,
    fr: async () => (await import('./fr/server.ts')).server,
  },
};

/** The loaded messages, by language and part. */
const loaded: Readonly<Record<Language, Map<string, Messages>>> = { en: new Map(), fr: new Map() };

/** The parts that have been asked for. Another language loads them too. */
const wanted = new Set<string>();

/** The part of a ruleset's messages that tells what wins and what words mean. */
export const guideOf = (ruleset: string): string => `${ruleset}/guide`;

/** The part of a ruleset's messages that tells of its campaign. */
export const campaignOf = (ruleset: string): string => `${ruleset}/campaign`;

/** The messages of a part: of no ruleset, of a ruleset, of its guide, or of its campaign. */
function messagesOf(part: string): RulesetWords['messages'] | undefined {
  const words = rowOf(RULESET_WORDS, part.split('/')[0] ?? '');
  if (part.endsWith('/guide')) return words?.guide;
  if (part.endsWith('/campaign')) return words?.campaign;
  return words?.messages ?? rowOf(PARTS, part);
}

async function load(language: Language, part: string): Promise<void> {
  if (loaded[language].has(part)) return;
  const first = rowOf(RULESET_WORDS, part)?.first[language];
  loaded[language].set(part, { ...first, ...(await messagesOf(part)?.[language]()) });
  merged.clear();
}

/** Loads the messages of a language: the shared ones, those of these parts, and of parts asked for before. */
export async function loadWords(language: Language, parts: readonly string[] = []): Promise<void> {
  for (const part of parts) wanted.add(part);
  await Promise.all([SHARED, ...wanted].map((part) => load(language, part)));
}

const catalogueOf = (part: string, language: Language): Messages =>
  loaded[language].get(part) ?? rowOf(RULESET_WORDS, part)?.first[language] ?? {};

const ALL_PARTS: readonly string[] = [...Object.keys(PARTS), ...Object.keys(RULESET_WORDS)];

/** All loaded messages as a ruleset tells them, by language and ruleset. A screen asks for some hundred at a time. */
const merged = new Map<string, ReadonlyMap<string, Message>>();

/** The messages of all parts; under the same key that of the ruleset, else that of no ruleset, else any. */
function mergedFor(language: Language, ruleset: string): ReadonlyMap<string, Message> {
  const parts = [ruleset, guideOf(ruleset), campaignOf(ruleset), ...ALL_PARTS].toReversed();
  return new Map(parts.flatMap((part) => Object.entries(catalogueOf(part, language))));
}

/** The message under a key: from this ruleset, else from no ruleset, else from any. */
export const messageOf = (key: string, language: Language, ruleset = SHARED): Message | undefined =>
  fromBook(merged, `${language} ${ruleset}`, () => mergedFor(language, ruleset)).get(key);
