/** Sentences about outcomes: what becomes of a loser, and when. */
import type { Text, Told } from './text.ts';

/** A told part of a sentence in each language, such as the names of the winners. */
export type Phrase = (language: 'en' | 'fr') => string;

export const phrase =
  (en: string, fr: string): Phrase =>
  (language) =>
    language === 'en' ? en : fr;

/** A sentence of parts: the outcome, then its conditions. */
export const sentence = (outcome: Phrase, conditions: readonly (Phrase | null)[]): Text => {
  const told = (language: 'en' | 'fr'): string => {
    const parts = [outcome, ...conditions].flatMap((each) => (each === null ? [] : [each(language)]));
    return parts.join(' ');
  };
  return { en: told('en'), fr: told('fr') };
};

/** Sentences in the order in which they are tried: the first that fits counts. */
export const ordered = (sentences: readonly Text[]): Told => {
  const joined = (language: 'en' | 'fr'): string => {
    const text = sentences.map((each) => each[language]).join(language === 'en' ? '; else ' : ' ; sinon ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return { en: joined('en'), fr: joined('fr') };
};

/** A condition that is told only if it holds. */
export const given = (holds: unknown, en: string, fr: string): Phrase | null =>
  holds === undefined || holds === false ? null : phrase(en, fr);
