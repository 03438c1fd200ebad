/** Words in both languages, and what a cell of a table may tell. */
import type { Json } from '../engine/battle.ts';
import { PLAIN, say } from '../words/say.ts';
import { typesetFrench } from '../words/spaces.ts';
import type { Language } from '../words/types.ts';

export type Text = Readonly<Record<Language, string>>;

/** A message of the catalogues, in the words of a ruleset. */
export interface Message {
  readonly key: string;
  readonly figures?: { readonly [name: string]: Json };
  /** The ruleset whose words it takes, where that is not the one of the table. */
  readonly of?: string;
}

/** A number, words in both languages, a message, or several of these. */
export type Told = number | Text | Message | readonly Told[];

export const typeset = (text: string, language: Language): string =>
  language === 'fr' ? typesetFrench(text) : text;

/** French writes a comma in a decimal number; a minus sign is no dash. */
const numberIn = (value: number, language: Language): string => {
  const text = String(value).replace('-', '−');
  return language === 'fr' ? text.replace('.', ',') : text;
};

const isList = (told: Told): told is readonly Told[] => Array.isArray(told);

/** What a cell tells, in a language. The catalogues of the ruleset must be loaded. */
export function toldIn(told: Told, language: Language, ruleset: string): string {
  if (typeof told === 'number') return numberIn(told, language);
  if (isList(told)) return told.map((each) => toldIn(each, language, ruleset)).join(', ');
  if ('key' in told)
    return say(told.key, told.figures ?? {}, { ...PLAIN, language, rules: told.of ?? ruleset });
  return typeset(told[language], language);
}
