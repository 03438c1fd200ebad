/** Helpers for the rulesets' answers to questions. */
import type { Json } from '../data/json.ts';
import type { AnyCommand } from './command.ts';
import type { Fault } from './event.ts';

/** The answer to a question that makes no sense: a message `fault.<key>` with its figures. */
export const wrong = (key: string, figures: Fault['figures'] = {}): { readonly fault: Fault } => ({
  fault: { key: `fault.${key}`, figures },
});

/** The least, the greatest and the usual value of a figure. */
export interface Range {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** A figure of a question; a fault if it is not a number or is out of range. */
export function figureAsked(
  question: AnyCommand,
  part: string,
  { usual, least, most }: Range,
): number | { readonly fault: Fault } {
  const value = question[part] ?? usual;
  if (typeof value === 'number' && value >= least && value <= most) return value;
  return wrong('question-figure', { part, value: JSON.stringify(value), least, most });
}

/** Reads each entry of a list, or gives the fault of the first bad one. If it is no list, the fault has this `key`. */
export function readEach<Of extends object>(
  list: Json | undefined,
  key: string,
  read: (line: Json) => Of | { readonly fault: Fault },
): readonly Of[] | { readonly fault: Fault } {
  if (!Array.isArray(list)) return wrong(key);
  const found: Of[] = [];
  for (const each of list as readonly Json[]) {
    const line = read(each);
    if ('fault' in line) return line;
    found.push(line);
  }
  return found;
}

/** Ids in alphabetical order, each once. */
export const sortedIds = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted();
