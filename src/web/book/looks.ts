/** How a reader wants the clauses shown; kept by the browser. */
import { effect, signal } from '@preact/signals';
import { remember, remembered } from '../state/settings/remembering.ts';

export interface BookLooks {
  /** Figures beside the clauses that they show. */
  readonly figures: boolean;
  /** English and French side by side. */
  readonly bilingual: boolean;
}

const KEY = 'acies.book';

const isOn = (value: unknown, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);

function atFirst(): BookLooks {
  const { figures, bilingual } = remembered(KEY);
  return { figures: isOn(figures, true), bilingual: isOn(bilingual, false) };
}

export const looks = signal<BookLooks>(atFirst());

effect(() => remember(KEY, looks.value));
