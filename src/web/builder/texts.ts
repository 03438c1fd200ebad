/** Armies as texts: which are kept here, how a new one begins, what its name is. */
import { type ArmyFile, kindOfArmyFile } from '../../armies/army-file.ts';
import { withHeading } from '../../armies/lists/edit-text.ts';
import { freshId } from '../state/keeping/fresh-id.ts';
import type { ArmyBook } from './army-book.ts';

const idOf = ({ path }: ArmyFile): string => path.replace(/\.txt$/, '');

export interface OwnText {
  readonly id: string;
  readonly text: string;
  readonly isList: boolean;
}

/** The armies and lists that this browser keeps, the last changed first. */
export const ownTexts = ({ files, headings }: ArmyBook): readonly OwnText[] =>
  files
    .all()
    .map((file) => ({
      id: idOf(file),
      text: file.text,
      isList: kindOfArmyFile(file.text)?.heading === headings.list,
    }))
    .toReversed();

/** Keeps a text under its id, or as a new one; answers with the id. */
export function keepText(book: ArmyBook, text: string, id = `own/${freshId()}`): string {
  book.files.keep({ path: `${id}.txt`, text });
  return id;
}

/** What stands behind a heading; empty where it is not there. */
export function headingIn(text: string, heading: string): string {
  const start = `${heading}:`;
  const line = text.split('\n').find((each) => each.trim().toLowerCase().startsWith(start.toLowerCase()));
  return line?.trim().slice(start.length).trim() ?? '';
}

/** The text of a new army. */
export function beginning(book: ArmyBook, name: string): string {
  const { order } = book.headings;
  const list = book.lists()[0]?.id ?? '';
  return `${order}: ${name}\nlist: ${list}\n\n${book.firstGeneral(list)}\n`;
}

/** The orders of battle among files. */
export const ordersAmong = (
  files: readonly ArmyFile[],
  heading: string,
): readonly Omit<OwnText, 'isList'>[] =>
  files
    .filter(({ text }) => kindOfArmyFile(text)?.heading === heading)
    .map((file) => ({ id: idOf(file), text: file.text }));

/** A copy of an army under another name; it has this name in all languages. */
export function renamed({ headings: { order } }: ArmyBook, text: string, name: string): string {
  const inFrench = `${order} fr:`;
  const kept = text.split('\n').filter((line) => !line.trim().toLowerCase().startsWith(inFrench));
  return withHeading(kept.join('\n'), order, name);
}
