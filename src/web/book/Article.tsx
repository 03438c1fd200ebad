import './article.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ArticleData } from '../../book/app/articles.ts';
import { hashOf } from '../state/navigation/route.ts';
import { t } from '../state/telling/telling.ts';
import { ArticleBlock } from './ArticleText.tsx';

interface ArticleProps {
  readonly ruleset: string;
  readonly article: ArticleData;
  /** The same article in the other language, if the reader wants both. */
  readonly twin: ArticleData | null;
  readonly twinLanguage: string;
  /** The place in it that the address names, or a clause that it tells. */
  readonly at: string | null;
  /** Another value takes the reader to the place once more. */
  readonly asked?: unknown;
}

const titleOf = ({ number, title }: ArticleData): string => [number, title].filter(Boolean).join(' ');

/** What holds the words about a clause. */
const ROUND_CLAUSE = 'p, li, tr, dd, figure';

/** The words of the article about a clause: where it is named, else where the first clause of its kind is. */
function wordsOfClause(clause: string): HTMLElement | null {
  const kind = clause.replace(/[^.]*$/, '');
  const links = [...document.querySelectorAll<HTMLElement>('.rules-article [data-rule]')];
  const link =
    links.find(({ dataset }) => dataset.rule === clause) ??
    links.find(({ dataset }) => dataset.rule?.startsWith(kind));
  return link?.closest<HTMLElement>(ROUND_CLAUSE) ?? null;
}

/**
 * Goes to a place of the article, or to where it tells a clause, and puts the focus there. Where no place is named,
 * another article than before is read from its title.
 */
function useArrival(article: string, at: string | null, asked: unknown): void {
  const before = useRef(article);
  useLayoutEffect(() => {
    const isOther = before.current !== article;
    before.current = article;
    const top = isOther ? document.querySelector<HTMLElement>('.rules-article > h2') : null;
    const place = at === null ? top : (document.getElementById(at) ?? wordsOfClause(at) ?? top);
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [article, at, asked]);
}

/** The blocks of an article; with its twin each stands beside what it is a translation of. */
export function Article({ ruleset, article, twin, twinLanguage, at, asked }: ArticleProps) {
  useArrival(article.id, at, asked);
  const reading = { ruleset, article: article.id, beside: false };
  return (
    <article class="rules-article">
      <h2 tabIndex={-1}>{titleOf(article)}</h2>
      {article.blocks.map((html, index) =>
        twin ? (
          <div class="bilingual" key={`${article.id}-${index}`}>
            <div>
              <ArticleBlock {...reading} html={html} />
            </div>
            <div lang={twinLanguage}>
              <ArticleBlock {...reading} beside html={twin.blocks[index] ?? ''} />
            </div>
          </div>
        ) : (
          <ArticleBlock {...reading} key={`${article.id}-${index}`} html={html} />
        ),
      )}
      <footer class="small-print muted">
        <ArticleBlock {...reading} html={article.foot} />
      </footer>
    </article>
  );
}

interface NeighboursProps {
  readonly ruleset: string;
  readonly articles: readonly ArticleData[];
  readonly id: string;
}

const linkOf = (ruleset: string, { id }: ArticleData): string =>
  hashOf({ page: 'clauses', ruleset, clause: id, at: null });

/** The articles before and after this one. */
export function ArticleNeighbours({ ruleset, articles, id }: NeighboursProps) {
  const here = articles.findIndex((each) => each.id === id);
  const [before, behind] = [articles[here - 1], articles[here + 1]];
  return (
    <nav class="figure-neighbours" aria-label={t('screen.article.neighbours')}>
      {before ? (
        <a rel="prev" href={linkOf(ruleset, before)}>
          ‹ {titleOf(before)}
        </a>
      ) : (
        <span />
      )}
      {behind ? (
        <a rel="next" href={linkOf(ruleset, behind)}>
          {titleOf(behind)} ›
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The titles of articles; `name` tells what they are. */
export function ArticleContents({
  ruleset,
  articles,
  id,
  name,
}: NeighboursProps & { readonly name: string }) {
  return (
    <nav class="article-contents" aria-label={name}>
      <ol>
        {articles.map((each) => (
          <li key={each.id}>
            <a href={linkOf(ruleset, each)} aria-current={each.id === id ? 'page' : undefined}>
              {titleOf(each)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
