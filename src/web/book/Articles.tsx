import type { Signal } from '@preact/signals';
import type { ArticleData, ArticlesData } from '../../book/app/articles.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import { wordsSought } from '../parts/BookHead.tsx';
import { inReadingOrder, useArticles } from '../state/books/articles.ts';
import { clauseIn } from '../state/books/clause-names.ts';
import { hashOf, TOLD } from '../state/navigation/route.ts';
import { t, telling } from '../state/telling/telling.ts';
import { Article, ArticleContents, ArticleNeighbours } from './Article.tsx';
import { looks } from './looks.ts';

/** The name of the list of all clauses in an address. */
export const ALL = 'all';

interface FoundProps {
  readonly ruleset: string;
  readonly articles: ArticlesData;
  readonly sought: Signal<string>;
}

/** The articles whose words hold all words sought, as links. */
export function FoundArticles({ ruleset, articles, sought }: FoundProps) {
  const words = wordsSought(sought);
  const found = inReadingOrder(articles).filter(({ title, blocks }) => {
    const text = `${title} ${blocks.join(' ').replace(/<[^>]*>/g, '')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (found.length === 0) return null;
  return (
    <section>
      <h2>{t('screen.book.articles')}</h2>
      <ArticleContents ruleset={ruleset} articles={found} id="" name={t('screen.book.articles')} />
    </section>
  );
}

/** The article that has this name, or that tells the clause of this name, and the place in it; null where there is none. */
export function articleNamed(
  articles: ArticlesData,
  ruleset: string,
  name: string,
): { readonly article: ArticleData; readonly place: string | null } | null {
  const [told = '', place = null] = (rowOf(articles.told, clauseIn(ruleset, name)) ?? '').split('/');
  const all = inReadingOrder(articles);
  const own = all.find(({ id }) => id === name);
  const article = own ?? all.find(({ id }) => id === told);
  return article ? { article, place: own ? null : (place ?? clauseIn(ruleset, name)) } : null;
}

interface ArticlesProps {
  readonly ruleset: string;
  readonly articles: ArticlesData;
  readonly name: string | null;
  readonly at: string | null;
  /** Another value takes the reader to the place once more. */
  readonly asked?: unknown;
}

/** An article with the contents of the book above, and its neighbours below. */
export function Articles({ ruleset, articles, name, at, asked }: ArticlesProps) {
  const { language } = telling.value;
  const other = language === 'fr' ? 'en' : 'fr';
  const twins = useArticles(other, ruleset, looks.value.bilingual);
  const all = inReadingOrder(articles);
  const named = name === null ? null : articleNamed(articles, ruleset, name);
  const article = named?.article ?? all[0];
  if (!article) return null;
  const place = at === TOLD ? (named?.place ?? null) : at;
  const twin = twins && twins !== 'failed' ? inReadingOrder(twins).find(({ id }) => id === article.id) : null;
  return (
    <>
      <details class="article-list" open={name === null} key={article.id}>
        <summary>{t('screen.book.contents')}</summary>
        <ArticleContents ruleset={ruleset} articles={all} id={article.id} name={t('screen.book.contents')} />
        <p class="figure-links">
          <a href={hashOf({ page: 'clauses', ruleset, clause: ALL, at: null })}>{t('screen.book.all')}</a>
        </p>
      </details>
      <Article
        ruleset={ruleset}
        article={article}
        twin={twin ?? null}
        twinLanguage={other}
        at={place}
        asked={asked}
      />
      <ArticleNeighbours ruleset={ruleset} articles={all} id={article.id} />
    </>
  );
}
