/** Messages about army files, in the form of ICU. `{name|or}` stands for a choice. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Figure, Finding } from './finding.ts';
import { ENGLISH } from './messages.en.ts';
import { FRENCH } from './messages.fr.ts';

type Sentences = Readonly<Record<string, string>>;

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
    const sentence = sentences[language][key] ?? frame.shared[key] ?? key;
    const choices = /\{(\w+)\|or\}/g;
    const told = new IntlMessageFormat(sentence.replaceAll(choices, '{$1Or}'), language, undefined, {
      ignoreTag: true,
    }).format<string>({
      ...Object.fromEntries([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => [name, ''])),
      ...Object.fromEntries(Object.entries(figures).map(([name, each]) => [name, figureOf(each, frame)])),
      ...Object.fromEntries(
        [...sentence.matchAll(choices)].map(([, name = '']) => [
          `${name}Or`,
          choiceText(figures[name], frame),
        ]),
      ),
    });
    return (line === undefined ? '' : frame.line.replace('{line}', `${line}`)) + told;
  };

/** A figure as it is told: a list as one text. */
function figureOf(figure: Figure, { none }: Frame): string | number {
  if (typeof figure !== 'object') return figure;
  if (figure.length === 0) return none;
  return figure.length > MOST_TOLD ? `${figure.slice(0, MOST_TOLD).join(', ')}, …` : figure.join(', ');
}

/** A list as a choice. */
function choiceText(figure: Figure | undefined, frame: Frame): string | number {
  if (typeof figure !== 'object' || figure.length < 2 || figure.length > MOST_TOLD)
    return figureOf(figure ?? '', frame);
  return `${figure.slice(0, -1).join(', ')}${frame.or}${figure[figure.length - 1]}`;
}
