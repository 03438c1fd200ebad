import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { ArticlesData } from '../../book/app/articles.ts';
import { wordsSought } from '../parts/BookHead.tsx';
import { useArticles } from '../state/books/articles.ts';
import { t, telling } from '../state/telling/telling.ts';
import { ALL, Articles, FoundArticles } from './Articles.tsx';
import { ClauseList, countOf } from './ClauseList.tsx';
import { useClauses } from './texts.ts';

/** What is read of the book of a ruleset. */
interface ReadProps {
  readonly ruleset: string;
  /** An article, a clause that it tells, or the list of all clauses; null for the beginning of the book. */
  readonly name: string | null;
  /** The place in the article. */
  readonly at: string | null;
  readonly sought: Signal<string>;
  readonly asked?: unknown;
}

interface Read {
  /** Is it a list of clauses? */
  readonly isList: boolean;
  /** What a screen reader is told of it. */
  readonly status: string;
  /** The articles, once they are there. */
  readonly articles: ArticlesData | null;
  readonly text: ComponentChildren;
}

/** The book of a ruleset at a place: its articles; and its clauses, all or those sought. */
export function useReading({ ruleset, name, at, sought, asked }: ReadProps): Read {
  const found = useClauses(ruleset);
  const told = useArticles(telling.value.language, ruleset);
  const articles = told && told !== 'failed' ? told : null;
  const lists = found && found !== 'failed' ? found : null;
  const before = useRef(asked ?? name);
  useEffect(() => {
    // What was found has been chosen.
    if (before.current !== (asked ?? name)) sought.value = '';
    before.current = asked ?? name;
  }, [asked, name]);
  const isSought = wordsSought(sought).length > 0;
  const isList = name === ALL || isSought || told === 'failed';
  const count = useMemo(
    () => (lists && isList ? countOf(lists, sought) : 0),
    [lists, isList, sought.value, telling.value.language],
  );
  const waits = isList ? found === null : told === null;
  return {
    isList,
    articles,
    status: waits ? t('screen.loading') : isList ? t('screen.clauses.found', { count }) : '',
    text: (
      <>
        {found === 'failed' && <p class="bad">{t('screen.clauses.failed')}</p>}
        {told === 'failed' && <p class="bad">{t('screen.article.failed')}</p>}
        {articles && isSought && <FoundArticles ruleset={ruleset} articles={articles} sought={sought} />}
        {articles && !isList && (
          <Articles ruleset={ruleset} articles={articles} name={name} at={at} asked={asked} />
        )}
        {lists && isList && <ClauseList ruleset={ruleset} lists={lists} sought={sought} />}
      </>
    ),
  };
}
