import { computed, signal } from '@preact/signals';
import type { Scenario } from '../../../scenario/schema.ts';

/** The dialog that is open; null when none is. */
export type OpenDialog =
  | { readonly dialog: 'settings' | 'help' | 'undo' | 'rename' | 'resign' }
  | { readonly dialog: 'new-battle' | 'draw' | 'time' | 'end-phase' | 'summary' }
  | { readonly dialog: 'scenarios'; readonly scenarios: readonly Scenario[] }
  | { readonly dialog: 'delete'; readonly id: string; readonly name: string };

/** What is told or shown on top of a dialog, which stays as it is: why a file was not opened, what one holds. */
export type Told =
  | { readonly told: 'faults'; readonly title: string; readonly faults: readonly string[] }
  | { readonly told: 'note'; readonly title: string; readonly text: string }
  | { readonly told: 'position'; readonly scenario: Scenario };

export const dialog = signal<OpenDialog | null>(null);
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

/** Whoever goes to another page leaves what lay over the one before. */
export function closeAll(): void {
  close();
  clauseShown.value = null;
  toldNow.value = null;
}

export const openClause = (id: string): void => {
  clauseShown.value = id.trim();
};
