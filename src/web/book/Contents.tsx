import type { ClauseData } from '../../engine/clauses.ts';
import { t } from '../state/telling/telling.ts';
import { type BookLooks, looks } from './looks.ts';

/** A topic of the book, with its clauses that are shown. */
export interface Topic {
  readonly topic: string;
  readonly clauses: readonly ClauseData[];
}

/** Topics about the book itself come last. */
const LAST: readonly string[] = ['figures', 'about'];

/** The topics in the order of reading: what is played first, then the book itself. */
export const inOrder = (topics: readonly Topic[]): readonly Topic[] =>
  topics.toSorted((a, b) => LAST.indexOf(a.topic) - LAST.indexOf(b.topic));

export const headingOf = (topic: string): string => `topic-${topic}`;

/** Shows a topic and puts the focus on its heading. */
function goTo(topic: string): void {
  const heading = document.getElementById(headingOf(topic));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** The contents by topic, with the number of clauses. */
export function Contents({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <nav class="book-contents" aria-label={t('screen.book.contents')}>
      {topics.map(({ topic, clauses }) => (
        <button key={topic} type="button" class="quiet" onClick={() => goTo(topic)}>
          {t(`screen.topic.${topic}`)} <small>{clauses.length}</small>
        </button>
      ))}
    </nav>
  );
}

/** A check box that turns a part of the page on or off. */
export function Wish({ wish }: { readonly wish: keyof BookLooks }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={looks.value[wish]}
        onChange={(event) => {
          looks.value = { ...looks.value, [wish]: event.currentTarget.checked };
        }}
      />
      <span>{t(`screen.book.${wish}`)}</span>
    </label>
  );
}
