/** A ruleset's own lasting state and the facts of its sides: notes by name, each with its form. */

import { type Fitting, type Form, optional, type Parts } from '../data/form.ts';
import type { Json } from '../data/json.ts';
import { rowOf } from '../data/lookup.ts';

/** The form of the value under a name. The value may be absent. */
export interface Note<Of = unknown> {
  readonly form: Form<Of>;
  /** Each seat may see it. Without this no seat does, except that a side sees its own facts. */
  readonly open?: true;
}

/** The known notes. A name that ends in a dot stands for all names that begin with it: `rebate.` for `rebate.red`. */
export type Notes = Readonly<Record<string, Note>>;

/** A note that each seat may see. */
export const open = <Of>(form: Form<Of>): Note<Of | undefined> => ({ form: optional(form), open: true });

/** The type of a record of notes. */
export type Noted<Of extends Notes> = {
  readonly [Name in keyof Of]?: Exclude<Fitting<Of[Name]['form']>, undefined>;
};

type Given = { readonly [name: string]: Json };

function noteNamed(notes: Notes, name: string): Note | undefined {
  const family = name.slice(0, name.indexOf('.') + 1);
  return rowOf(notes, name) ?? (family === '' ? undefined : rowOf(notes, family));
}

/** Gives notes their type. The engine has checked their forms, or play has made them. */
export const notesOf =
  <Of extends Notes>(_notes: Of) =>
  (given: Given): Noted<Of> =>
    given as Noted<Of>;

/** The forms by which the given notes are checked. */
export const formsOfNotes = (notes: Notes, given: Given): Parts =>
  Object.fromEntries(
    Object.keys(given).flatMap((name) => {
      const note = noteNamed(notes, name);
      return note ? [[name, note.form] as const] : [];
    }),
  );

/** The notes that each seat may see. It is the same record if all are open. */
export function openNotes(notes: Notes, given: Given): Given {
  const names = Object.keys(given);
  const kept = names.filter((name) => noteNamed(notes, name)?.open);
  if (kept.length === names.length) return given;
  return Object.fromEntries(kept.map((name) => [name, given[name] as Json]));
}
