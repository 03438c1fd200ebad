import { signal } from '@preact/signals';

/** The terms of the game that the line over the table explains; null while there are none. */
export const explained = signal<readonly string[] | null>(null);
