import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../book/book.css';
import { ALL } from '../book/Articles.tsx';
import { Wish } from '../book/Contents.tsx';
import { useReading } from '../book/Reading.tsx';
import { BookHead, BookLink } from '../parts/BookHead.tsx';
import { Credit } from '../parts/Credit.tsx';
import { inReadingOrder } from '../state/books/articles.ts';
import { clauseIn } from '../state/books/clause-names.ts';
import { RULESET_IDS } from '../state/loading/loading.ts';
import { openClause } from '../state/navigation/dialogs.ts';

const sought = signal('');

interface PageProps {
  readonly ruleset: string;
  readonly name: string | null;
  readonly at: string | null;
}

/** The book of a ruleset: its articles; and its clauses, all or those sought, with rulings, switches and figures. */
export function ClausesPage({ ruleset, name, at }: PageProps) {
  const { articles, isList, status, text } = useReading({ ruleset, name, at, sought });
  const isArticle = articles !== null && inReadingOrder(articles).some(({ id }) => id === name);
  const isClause = name !== null && name !== ALL && at === null && articles !== null && !isArticle;
  useEffect(() => {
    if (isClause) openClause(clauseIn(ruleset, name));
  }, [ruleset, name, isClause]);
  return (
    <main class="clauses-page book-page">
      <BookHead part="clauses" ruleset={ruleset} sought={sought} status={status}>
        <div class="book-wishes">
          {isList && <Wish wish="figures" />}
          <Wish wish="bilingual" />
        </div>
      </BookHead>
      {text}
      <footer class="book-foot">
        <Credit ruleset={ruleset} />
        <p class="figure-links">
          <BookLink part="figures" ruleset={ruleset} />
          {RULESET_IDS.filter((each) => each !== ruleset).map((each) => (
            <BookLink key={each} part="clauses" ruleset={each} />
          ))}
        </p>
      </footer>
    </main>
  );
}
