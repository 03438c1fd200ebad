import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import '../book/book.css';
import type { ArticleData, ArticlesData } from '../../book/app/articles.ts';
import type { ClauseData, RulingData } from '../../engine/clauses.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import { Article, ArticleContents, ArticleNeighbours } from '../book/Article.tsx';
import { ClauseRow } from '../book/ClauseRow.tsx';
import { Contents, headingOf, inOrder, type Topic, Wish } from '../book/Contents.tsx';
import { looks } from '../book/looks.ts';
import { clauseText, rulingText, sectionText, useClauses } from '../book/texts.ts';
import type { Clauses } from '../on-screen/clauses.ts';
import { BookHead, BookLink, wordsSought } from '../parts/BookHead.tsx';
import { Credit } from '../parts/Credit.tsx';
import { inReadingOrder, useArticles } from '../state/books/articles.ts';
import { clauseIn } from '../state/books/clause-names.ts';
import { type Figure, figuresOf } from '../state/books/figures.ts';
import { RULESET_IDS } from '../state/loading/loading.ts';
import { openClause } from '../state/navigation/dialogs.ts';
import { hashOf, TOLD } from '../state/navigation/route.ts';
import { t, telling } from '../state/telling/telling.ts';

const sought = signal('');

/** The rulings by the clauses that depend on them. */
function rulingsByClause({ rulings }: Clauses): ReadonlyMap<string, readonly RulingData[]> {
  const found = new Map<string, RulingData[]>();
  for (const ruling of rulings)
    for (const id of ruling.clauses) found.set(id, [...(found.get(id) ?? []), ruling]);
  return found;
}

/** The figures by the clauses that they cite, fetched only on wish; none where they cannot be fetched. */
function useFigures(ruleset: string): ReadonlyMap<string, readonly Figure[]> {
  const [found, setFound] = useState<readonly Figure[]>([]);
  const isWished = looks.value.figures;
  useEffect(() => {
    let gone = false;
    const show = (figures: readonly Figure[]): void => {
      if (!gone) setFound(figures);
    };
    if (isWished) figuresOf(ruleset).then(show, () => show([]));
    else show([]);
    return () => {
      gone = true;
    };
  }, [ruleset, isWished]);
  return useMemo(() => {
    const cited = new Map<string, Figure[]>();
    for (const figure of found)
      for (const id of figure.scenario.cites ?? []) cited.set(id, [...(cited.get(id) ?? []), figure]);
    return cited;
  }, [found]);
}

/** The clauses of a topic whose words hold all words sought. */
function shownIn(lists: Clauses, rulings: ReadonlyMap<string, readonly RulingData[]>): readonly Topic[] {
  const words = wordsSought(sought);
  const wordsOf = (clause: ClauseData): string =>
    [
      clause.id,
      sectionText(lists, clause.section),
      clauseText(clause),
      ...(rulings.get(clause.id) ?? []).map((ruling) => rulingText(ruling).title),
    ]
      .join(' ')
      .toLowerCase();
  const topics = Object.entries(lists.topics).map(([topic, clauses]) => ({
    topic,
    clauses: clauses.filter((each) => words.every((word) => wordsOf(each).includes(word))),
  }));
  return inOrder(topics.filter(({ clauses }) => clauses.length > 0));
}

/** The clauses of a topic under the sections of the rulebook. */
function bySection(clauses: readonly ClauseData[]): readonly (readonly [string, readonly ClauseData[]])[] {
  const sections = new Map<string, ClauseData[]>();
  for (const clause of clauses)
    sections.set(clause.section, [...(sections.get(clause.section) ?? []), clause]);
  return [...sections];
}

interface BookProps {
  readonly ruleset: string;
  readonly lists: Clauses;
}

function Book({ ruleset, lists }: BookProps) {
  const rulings = useMemo(() => rulingsByClause(lists), [lists]);
  const figures = useFigures(ruleset);
  const topics = useMemo(() => shownIn(lists, rulings), [lists, sought.value, telling.value.language]);
  return (
    <>
      <Contents topics={topics} />
      {topics.map(({ topic, clauses }) => (
        <section key={topic} aria-labelledby={headingOf(topic)}>
          <h2 id={headingOf(topic)} tabIndex={-1}>
            {t(`screen.topic.${topic}`)}
          </h2>
          {bySection(clauses).map(([section, some]) => (
            <section key={section}>
              <h3>{sectionText(lists, section)}</h3>
              <ul class="clause-list">
                {some.map((each) => (
                  <ClauseRow
                    key={each.id}
                    ruleset={ruleset}
                    clause={each}
                    rulings={rulings.get(each.id) ?? []}
                    figures={figures.get(each.id) ?? []}
                  />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </>
  );
}

/** The number of clauses that hold the words sought. */
function countOf(lists: Clauses): number {
  return shownIn(lists, rulingsByClause(lists)).reduce((sum, { clauses }) => sum + clauses.length, 0);
}

/** The name of the list of all clauses in an address. */
const ALL = 'all';

/** The articles whose words hold all words sought, as links. */
function FoundArticles({
  ruleset,
  articles,
}: {
  readonly ruleset: string;
  readonly articles: readonly ArticleData[];
}) {
  const words = wordsSought(sought);
  const found = articles.filter(({ title, blocks }) => {
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

/** The article that the address names: by its own name, or by that of a clause that it tells. */
function namedArticle(articles: ArticlesData, ruleset: string, name: string | null, at: string | null) {
  const [told = '', place = null] =
    name === null ? [] : (rowOf(articles.told, clauseIn(ruleset, name)) ?? '').split('/');
  const all = inReadingOrder(articles);
  const article = all.find(({ id }) => id === name) ?? all.find(({ id }) => id === told) ?? all[0];
  return { article, at: at === TOLD ? place : at };
}

interface ArticlesProps {
  readonly ruleset: string;
  readonly articles: ArticlesData;
  readonly name: string | null;
  readonly at: string | null;
}

function Articles({ ruleset, articles, name, at }: ArticlesProps) {
  const { language } = telling.value;
  const other = language === 'fr' ? 'en' : 'fr';
  const twins = useArticles(other, ruleset, looks.value.bilingual);
  const all = inReadingOrder(articles);
  const named = namedArticle(articles, ruleset, name, at);
  const { article } = named;
  if (!article) return null;
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
      <Article ruleset={ruleset} article={article} twin={twin ?? null} twinLanguage={other} at={named.at} />
      <ArticleNeighbours ruleset={ruleset} articles={all} id={article.id} />
    </>
  );
}

/** The book of a ruleset: its articles; and its clauses, all or those sought, with rulings, switches and figures. */
export function ClausesPage({ ruleset, name, at }: Omit<ArticlesProps, 'articles'>) {
  const found = useClauses(ruleset);
  const told = useArticles(telling.value.language, ruleset);
  const articles = told && told !== 'failed' ? told : null;
  const isArticle = articles !== null && inReadingOrder(articles).some(({ id }) => id === name);
  const isClause = name !== null && name !== ALL && at === null && told !== null && !isArticle;
  useEffect(() => {
    if (isClause) openClause(clauseIn(ruleset, name));
  }, [ruleset, name, isClause]);
  const lists = found && found !== 'failed' ? found : null;
  const isSought = wordsSought(sought).length > 0;
  const isList = name === ALL || isSought || told === 'failed';
  const count = useMemo(() => (lists ? countOf(lists) : 0), [lists, sought.value, telling.value.language]);
  const waits = isList ? found === null : told === null;
  return (
    <main class="clauses-page book-page">
      <BookHead
        part="clauses"
        ruleset={ruleset}
        sought={sought}
        status={waits ? t('screen.loading') : isList ? t('screen.clauses.found', { count }) : ''}
      >
        <div class="book-wishes">
          {isList && <Wish wish="figures" />}
          <Wish wish="bilingual" />
        </div>
      </BookHead>
      {found === 'failed' && <p class="bad">{t('screen.clauses.failed')}</p>}
      {told === 'failed' && <p class="bad">{t('screen.article.failed')}</p>}
      {articles && isSought && <FoundArticles ruleset={ruleset} articles={inReadingOrder(articles)} />}
      {articles && !isList && <Articles ruleset={ruleset} articles={articles} name={name} at={at} />}
      {lists && isList && <Book ruleset={ruleset} lists={lists} />}
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
