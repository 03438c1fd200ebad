/** A ruleset's own lasting state and the facts of its sides: notes by name, each in a form of its own. */
import type { Json } from './battle.ts';
import { type Fitting, type Form, optional, type Parts } from './form.ts';
import { rowOf } from './lookup.ts';

/** What may stand under a name, if anything does. */
export interface Note<Of = unknown> {
  readonly form: Form<Of>;
  /** Everybody may know it. Otherwise nobody does, except that a side knows its own facts. */
  readonly open?: true;
}

/** The notes that there are. A name that ends in a dot stands for all that begin with it: `rebate.` for `rebate.red`. */
export type Notes = Readonly<Record<string, Note>>;

/** A note that everybody may know. */
export const open = <Of>(form: Form<Of>): Note<Of | undefined> => ({ form: optional(form), open: true });

/** Notes as they are written down. */
export type Noted<Of extends Notes> = {
  readonly [Name in keyof Of]?: Exclude<Fitting<Of[Name]['form']>, undefined>;
};

type Given = { readonly [name: string]: Json };

function noteNamed(notes: Notes, name: string): Note | undefined {
  const family = name.slice(0, name.indexOf('.') + 1);
  return rowOf(notes, name) ?? (family === '' ? undefined : rowOf(notes, family));
}

/** Reads notes that the engine has judged by their forms, or that play has made. */
export const notesOf =
  <Of extends Notes>(_notes: Of) =>
  (given: Given): Noted<Of> =>
    given as Noted<Of>;

/** The forms of the notes given, by which they are judged. */
export const formsOfNotes = (notes: Notes, given: Given): Parts =>
  Object.fromEntries(
    Object.keys(given).flatMap((name) => {
      const note = noteNamed(notes, name);
      return note ? [[name, note.form] as const] : [];
    }),
  );

/** The notes that everybody may know; the same record where that leaves nothing out. */
export function openNotes(notes: Notes, given: Given): Given {
  const names = Object.keys(given);
  const kept = names.filter((name) => noteNamed(notes, name)?.open);
  if (kept.length === names.length) return given;
  return Object.fromEntries(kept.map((name) => [name, given[name] as Json]));
}
