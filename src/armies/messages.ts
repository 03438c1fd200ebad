/** What army files are told, as data, and as sentences of the catalogue. */
import { ARMY_MESSAGES, type ArmyMessageKey } from './messages.en.ts';

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

/** The sentence of a finding, with its line where it has one. */
export function tellFinding(told: Finding): string {
  const sentence = ARMY_MESSAGES[told.key].replace(/\{([a-z]+)(\|or)?\}/g, (_, name: string, or) =>
    figureText(told.figures[name], or !== undefined),
  );
  return told.line === undefined ? sentence : `line ${told.line}: ${sentence}`;
}

function figureText(figure: Figure | undefined, choice: boolean): string {
  if (typeof figure !== 'object') return String(figure ?? '');
  if (figure.length === 0) return 'none';
  if (!choice || figure.length === 1) return figure.join(', ');
  return `${figure.slice(0, -1).join(', ')} or ${figure[figure.length - 1]}`;
}
