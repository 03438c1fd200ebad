import { computed, signal } from '@preact/signals';
import type { Scenario } from '../../../scenario/schema.ts';
import { bookBeside, closeBook, openBook } from './beside.ts';

/** The dialog that is open; null when none is. */
export type OpenDialog =
  | { readonly dialog: 'settings' | 'help' | 'undo' | 'rename' | 'resign' | 'export' | 'leave' }
  | { readonly dialog: 'new-battle' | 'draw' | 'time' | 'end-phase' | 'summary' | 'legend' | 'compare' }
  | { readonly dialog: 'at-distance'; readonly what: 'device' | 'notices' | 'leave' | 'dice' | 'team' }
  | { readonly dialog: 'scenarios'; readonly scenarios: readonly Scenario[] }
  | { readonly dialog: 'delete'; readonly id: string; readonly name: string };

/** A notice on top of a dialog: why a file was not opened, or what a file holds. The dialog below stays open. */
export type Told =
  | {
      readonly told: 'faults';
      readonly title: string;
      readonly faults: readonly string[];
      /** What is wrong in general, and what to do. The faults are then details. */
      readonly why?: string;
    }
  | { readonly told: 'note'; readonly title: string; readonly text: string }
  /** A long link, which nobody reads. */
  | { readonly told: 'link'; readonly title: string; readonly link: string }
  /** The server has a newer version of the program, and the old page lacks a part. */
  | { readonly told: 'newer' }
  | { readonly told: 'position'; readonly scenario: Scenario };

export const dialog = signal<OpenDialog | null>(null);
/** What is shown as it is printed, instead of the battle. */
export type Printed = 'bases' | 'sheet' | 'report';

export const printed = signal<Printed | null>(null);
/** A clause is read on top of whatever else is open. */
export const clauseShown = signal<string | null>(null);
export const toldNow = signal<Told | null>(null);

/** Does anything lie over the page? */
export const isCovered = computed<boolean>(
  () => dialog.value !== null || clauseShown.value !== null || toldNow.value !== null,
);

export const open = (next: OpenDialog): void => {
  dialog.value = next;
};

export const close = (): void => {
  dialog.value = null;
};

export const tell = (next: Told): void => {
  toldNow.value = next;
};

/** Going to another page closes the dialogs of the page before. */
export function closeAll(): void {
  close();
  printed.value = null;
  clauseShown.value = null;
  toldNow.value = null;
  closeBook();
}

/** Shows the exact words of a clause. */
export const readClause = (id: string): void => {
  clauseShown.value = id.trim();
};

/** Opens a clause: in the rulebook where that lies open beside the table, else alone. */
export function openClause(id: string): void {
  const ruleset = bookBeside.peek()?.ruleset;
  const isOfBook = ruleset !== undefined && id.trim().startsWith(`${ruleset}.`);
  if (isOfBook && !isCovered.peek()) openBook(ruleset, id.trim());
  else readClause(id);
}
