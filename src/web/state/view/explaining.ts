import { signal } from '@preact/signals';

/** The term of the game that the line over the table explains; null while there is none. */
export const explained = signal<string | null>(null);
