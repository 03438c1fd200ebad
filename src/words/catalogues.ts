/** The messages that have been loaded: shared ones, those of play at a distance and of lessons, those of each ruleset. */
import { rowOf } from '../engine/lookup.ts';
import { RULESET_WORDS } from './rulesets.ts';
import type { Catalogue, Language, RulesetWords } from './types.ts';

const SHARED = '';

/** The messages of no ruleset; those of files, lessons, battles at a distance and a server are loaded only for these. */
const PARTS: Readonly<Record<string, RulesetWords['messages']>> = {
  [SHARED]: {
    en: async () => (await import('./en/index.ts')).en,
    fr: async () => (await import('./fr/index.ts')).fr,
  },
  distance: {
    en: async () => (await import('./en/distance.ts')).distance,
    fr: async () => (await import('./fr/distance.ts')).distance,
  },
  files: {
    en: async () => (await import('./en/files.ts')).files,
    fr: async () => (await import('./fr/files.ts')).files,
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
const loaded: Readonly<Record<Language, Map<string, Catalogue>>> = { en: new Map(), fr: new Map() };

/** The parts that have been asked for. Another language loads them too. */
const wanted = new Set<string>();

async function load(language: Language, part: string): Promise<void> {
  if (loaded[language].has(part)) return;
  const { first, messages = rowOf(PARTS, part) } = rowOf(RULESET_WORDS, part) ?? {};
  loaded[language].set(part, { ...first?.[language], ...(await messages?.[language]()) });
}

/** Loads the messages of a language: the shared ones, those of these parts, and of parts asked for before. */
export async function loadWords(language: Language, parts: readonly string[] = []): Promise<void> {
  for (const part of parts) wanted.add(part);
  await Promise.all([SHARED, ...wanted].map((part) => load(language, part)));
}

const catalogueOf = (part: string, language: Language): Catalogue =>
  loaded[language].get(part) ?? rowOf(RULESET_WORDS, part)?.first[language] ?? {};

/** The message under a key: from this ruleset, else from no ruleset, else from any. */
export function messageOf(key: string, language: Language, ruleset = SHARED): string | undefined {
  const parts = [ruleset, ...Object.keys(PARTS), ...Object.keys(RULESET_WORDS)];
  const part = parts.find((each) => Object.hasOwn(catalogueOf(each, language), key));
  return part === undefined ? undefined : catalogueOf(part, language)[key];
}
