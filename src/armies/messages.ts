/** Messages about army files, in the form of ICU. `{knownOr}` tells the list `known` as a choice. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Figure, Finding } from './finding.ts';
import { ENGLISH } from './messages.en.ts';
import { FRENCH } from './messages.fr.ts';

/** Sentences in the form of ICU; in the built app, the parts of each. */
type Sentences = Readonly<Record<string, ConstructorParameters<typeof IntlMessageFormat>[0]>>;

/** The words of a language around the sentences. */
interface Frame {
  readonly shared: Sentences;
  readonly line: string;
  readonly none: string;
  readonly or: string;
}

const FRAMES = {
  en: { shared: ENGLISH, line: 'line {line}: ', none: 'none', or: ' or ' },
  fr: { shared: FRENCH, line: 'ligne {line} : ', none: 'rien', or: ' ou ' },
} as const satisfies Readonly<Record<string, Frame>>;

type Language = keyof typeof FRAMES;

/** The names in a list within a sentence. */
const MOST_TOLD = 40;

/** Gives the sentence of a finding in a language, with its line if it has one. */
export type Teller = (language: Language, found: Finding) => string;

/** Makes the teller of a ruleset's findings, with the sentences that all rulesets share. */
export const tellerOf =
  (sentences: Readonly<Record<Language, Sentences>>): Teller =>
  (language, { key, figures, line }) => {
    const frame: Frame = FRAMES[language];
    const sentence = sentences[language][key] ?? frame.shared[key];
    if (sentence === undefined) return key;
    const values = Object.entries(figures).flatMap(([name, each]) => [
      [name, figureOf(each, frame)],
      [`${name}Or`, choiceText(each, frame)],
    ]);
    const told = new IntlMessageFormat(sentence, language, undefined, { ignoreTag: true });
    const before = line === undefined ? '' : frame.line.replace('{line}', `${line}`);
    return before + told.format<string>(Object.fromEntries(values));
  };

/** A figure as it is told: a list as one text. */
function figureOf(figure: Figure, { none }: Frame): string | number {
  if (typeof figure !== 'object') return figure;
  if (figure.length === 0) return none;
  return figure.length > MOST_TOLD ? `${figure.slice(0, MOST_TOLD).join(', ')}, …` : figure.join(', ');
}

/** A list as a choice. */
function choiceText(figure: Figure, frame: Frame): string | number {
  if (typeof figure !== 'object' || figure.length < 2 || figure.length > MOST_TOLD)
    return figureOf(figure, frame);
  return `${figure.slice(0, -1).join(', ')}${frame.or}${figure[figure.length - 1]}`;
}
