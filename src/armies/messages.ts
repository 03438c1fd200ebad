/** Messages about army files. `{name}` stands for a figure, `{name|or}` for a choice. */
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
    const told = sentence.replace(/\{([a-z]+)(\|or)?\}/g, (_, name: string, or) =>
      figureText(figures[name], or !== undefined, frame),
    );
    return line === undefined ? told : frame.line.replace('{line}', `${line}`) + told;
  };

function figureText(figure: Figure | undefined, choice: boolean, { none, or }: Frame): string {
  if (typeof figure !== 'object') return String(figure ?? '');
  if (figure.length === 0) return none;
  if (figure.length > MOST_TOLD) return `${figure.slice(0, MOST_TOLD).join(', ')}, …`;
  if (!choice || figure.length === 1) return figure.join(', ');
  return `${figure.slice(0, -1).join(', ')}${or}${figure[figure.length - 1]}`;
}
