/** Faults of records that are read part by part. */

import { figuresOfForm, type Parts, shown } from '../data/form.ts';
import { isBounded, LIMITS } from '../data/limits.ts';
import { rowOf } from '../data/lookup.ts';
import type { Fault } from './event.ts';
import type { Game } from './game.ts';
import { formsOfNotes, type Notes } from './own-form.ts';

/** The key of a fault about limits. The schemas of files use it as their message. */
export const TOO_MUCH = 'fault.bounds';

/** The fault of a value that exceeds the limits. */
export const tooMuch = (where: string): Fault => {
  const { list, text, figure, depth } = LIMITS;
  return { key: TOO_MUCH, figures: { where, list, text, figure, depth } };
};

/** The faults of a record: parts of the wrong form, and parts that exceed the limits. */
export const partFaults = (
  where: string,
  parts: Parts,
  given: { readonly [part: string]: unknown },
): readonly Fault[] =>
  [...new Set([...Object.keys(parts), ...Object.keys(given)])].flatMap((part): readonly Fault[] => {
    // Null stands for an absent part.
    const value = rowOf(given, part) ?? undefined;
    if (value !== undefined && !isBounded(value)) return [tooMuch(`${where}.${part}`)];
    const form = rowOf(parts, part);
    if (!form || form.fits(value)) return [];
    return [
      { key: 'fault.part-form', figures: { where, part, value: shown(value), ...figuresOfForm(form) } },
    ];
  });

/** The faults of notes: of the ruleset's own state, or of the facts about a side. */
export const noteFaults = (where: string, notes: Notes = {}, given: Game['own'] = {}): readonly Fault[] =>
  partFaults(where, formsOfNotes(notes, given), given);
