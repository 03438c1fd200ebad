/** The messages that have been loaded: those that all rulesets share, and those of each ruleset. */
import { RULESET_WORDS } from './rulesets.ts';
import type { Catalogue, Language } from './types.ts';

const SHARED = '';

const SHARED_MESSAGES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
};

/** What has been loaded, by language and ruleset. */
const loaded: Readonly<Record<Language, Map<string, Catalogue>>> = { en: new Map(), fr: new Map() };

/** The rulesets with loaded messages: another language loads theirs too. */
const wanted = new Set<string>();

async function load(language: Language, part: string): Promise<void> {
  if (loaded[language].has(part)) return;
  const { first, messages = SHARED_MESSAGES } = RULESET_WORDS[part] ?? {};
  loaded[language].set(part, { ...first?.[language], ...(await messages[language]()) });
}

/** Loads the messages of a language: those that all share, those of these rulesets, and of those asked for before. */
export async function loadWords(language: Language, rulesets: readonly string[] = []): Promise<void> {
  for (const id of rulesets) wanted.add(id);
  await Promise.all([SHARED, ...wanted].map((part) => load(language, part)));
}

const catalogueOf = (part: string, language: Language): Catalogue =>
  loaded[language].get(part) ?? RULESET_WORDS[part]?.first[language] ?? {};

/** The message under a key: of the ruleset named, else the one that all share, else of any ruleset. */
export function messageOf(key: string, language: Language, ruleset = SHARED): string | undefined {
  const parts = [ruleset, SHARED, ...Object.keys(RULESET_WORDS)];
  const part = parts.find((each) => Object.hasOwn(catalogueOf(each, language), key));
  return part === undefined ? undefined : catalogueOf(part, language)[key];
}
