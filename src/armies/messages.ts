/** What army files are told, as data, and as sentences of the catalogue. */
import { ARMY_MESSAGES, type ArmyMessageKey } from './messages.en.ts';
import { ARMY_MESSAGES_FR } from './messages.fr.ts';

export type Figure = string | number | readonly string[];

/** Something wrong or worth a warning: `line` counts from 1; absent where no one line is to blame. */
export interface Finding {
  readonly key: ArmyMessageKey;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly line?: number;
}

export function finding(key: ArmyMessageKey, figures: Finding['figures'] = {}, line?: number): Finding {
  return line === undefined ? { key, figures } : { key, figures, line };
}

interface Sentences {
  readonly messages: Readonly<Record<ArmyMessageKey, string>>;
  readonly line: string;
  readonly none: string;
  readonly or: string;
}

const IN = {
  en: { messages: ARMY_MESSAGES, line: 'line {line}: ', none: 'none', or: ' or ' },
  fr: { messages: ARMY_MESSAGES_FR, line: 'ligne {line} : ', none: 'rien', or: ' ou ' },
} as const satisfies Readonly<Record<string, Sentences>>;

/** Names of a list that a sentence tells. */
const MOST_TOLD = 40;

/** The sentence of a finding in a language, with its line where it has one. */
export function tellFindingIn(language: keyof typeof IN, told: Finding): string {
  const { messages, line, ...words }: Sentences = IN[language];
  const sentence = messages[told.key].replace(/\{([a-z]+)(\|or)?\}/g, (_, name: string, or) =>
    figureText(told.figures[name], or !== undefined, words),
  );
  return told.line === undefined ? sentence : line.replace('{line}', `${told.line}`) + sentence;
}

/** The sentence of a finding in English. */
export const tellFinding = (told: Finding): string => tellFindingIn('en', told);

function figureText(
  figure: Figure | undefined,
  choice: boolean,
  { none, or }: Pick<Sentences, 'none' | 'or'>,
): string {
  if (typeof figure !== 'object') return String(figure ?? '');
  if (figure.length === 0) return none;
  if (figure.length > MOST_TOLD) return `${figure.slice(0, MOST_TOLD).join(', ')}, …`;
  if (!choice || figure.length === 1) return figure.join(', ');
  return `${figure.slice(0, -1).join(', ')}${or}${figure[figure.length - 1]}`;
}
