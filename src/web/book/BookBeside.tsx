import { SearchField } from '../parts/SearchField.tsx';
import './book.css';
import './beside.css';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { RULESET_WORDS } from '../../words/rulesets.ts';
import { toTable } from '../panels/panes.ts';
import { Credit } from '../parts/Credit.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useArticles } from '../state/books/articles.ts';
import { clauseIn } from '../state/books/clause-names.ts';
import { bookBeside, closeBook, type OpenBook, openBook } from '../state/navigation/beside.ts';
import { readClause } from '../state/navigation/dialogs.ts';
import { routeOf, TOLD } from '../state/navigation/route.ts';
import { t, telling } from '../state/telling/telling.ts';
import { ALL, articleNamed } from './Articles.tsx';
import { useReading } from './Reading.tsx';

/** Keys scroll the text. */
const SCROLLED = { tabIndex: 0, role: 'group', 'aria-labelledby': 'book-beside-title' } as const;

/** Links within the book turn its pages; others open a page of their own, and the battle stays. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  const to = routeOf(link.hash);
  if (to.page === 'clauses') {
    event.preventDefault();
    openBook(to.ruleset, to.clause, to.at);
  } else link.target = '_blank';
}

function close(): void {
  closeBook();
  toTable();
}

function pressed(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  close();
}

/** The last place asked for that the book has. A clause that it does not tell is shown alone. */
function usePlace(book: OpenBook): OpenBook {
  const { ruleset, name } = book;
  const last = useRef<OpenBook>({ ruleset, name: null, at: null });
  const articles = useArticles(telling.value.language, ruleset);
  const isTold =
    name === null ||
    name === ALL ||
    (articles !== null && articles !== 'failed' && articleNamed(articles, ruleset, name) !== null);
  const isMissing = articles !== null && !isTold;
  if (isTold) last.current = book;
  useLayoutEffect(() => {
    if (isMissing) readClause(clauseIn(ruleset, name));
  }, [book, isMissing]);
  return last.current;
}

/** The rulebook beside the table: it stays open while the battle goes on. */
function Book({ book }: { readonly book: OpenBook }) {
  const title = useRef<HTMLHeadingElement>(null);
  const sought = useSignal('');
  const shown = usePlace(book);
  const { ruleset, name, at } = shown;
  const { status, text } = useReading({ ruleset, name, at: at ?? TOLD, sought, asked: shown });
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <aside class="book-beside" aria-labelledby="book-beside-title" onClick={follow} onKeyDown={pressed}>
      <header>
        <h2 id="book-beside-title" ref={title} tabIndex={-1}>
          {t('screen.rulebook')} <small class="muted">{RULESET_WORDS[ruleset]?.name}</small>
        </h2>
        <button type="button" class="quiet icon" aria-label={t('screen.rulebook.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <SearchField label={t('screen.clauses.search')} sought={sought} />
      <p class="visually-hidden" role="status">
        {status}
      </p>
      <div class="book-text book-page" {...SCROLLED}>
        {text}
        <footer class="book-foot">
          <Credit ruleset={ruleset} />
        </footer>
      </div>
    </aside>
  );
}

/** The rulebook beside the table, where it is open. */
export const BookBeside = () => bookBeside.value && <Book book={bookBeside.value} />;
