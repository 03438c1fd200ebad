/** The rulebook that lies open beside the table of a battle. */
import { signal } from '@preact/signals';

/** Where the rulebook is open. Each one is a new value, also where it asks for the same place. */
export interface OpenBook {
  readonly ruleset: string;
  /** An article or a clause; null for the beginning. */
  readonly name: string | null;
  /** The place in the article. */
  readonly at: string | null;
}

/** Is the table of a battle on the screen, beside which the book can lie? */
export const hasTable = signal(false);

export const bookBeside = signal<OpenBook | null>(null);

export const closeBook = (): void => {
  bookBeside.value = null;
};

/** Opens the rulebook beside the table at an article or a clause. */
export const openBook = (ruleset: string, name: string | null = null, at: string | null = null): void => {
  bookBeside.value = { ruleset, name, at };
};
