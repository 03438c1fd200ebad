/** The articles of the book of rules, fetched when they are first read. */
import { useEffect, useState } from 'preact/hooks';
import type { ArticleData, ArticlesData } from '../../../book/app/articles.ts';
import type { Language } from '../../../words/types.ts';

const kept = new Map<string, Promise<ArticlesData>>();

async function fetched(language: Language, ruleset: string): Promise<ArticlesData> {
  const answer = await fetch(`book/${language}-${ruleset}.json`);
  if (!answer.ok) throw new Error(`${ruleset}: ${answer.status}`);
  return (await answer.json()) as ArticlesData;
}

/** Fetches once; after a failure it fetches again. */
function articlesOf(language: Language, ruleset: string): Promise<ArticlesData> {
  const key = `${language}-${ruleset}`;
  const known = kept.get(key);
  if (known) return known;
  const begun = fetched(language, ruleset);
  kept.set(key, begun);
  begun.catch(() => kept.delete(key));
  return begun;
}

type Found = ArticlesData | 'failed' | null;

/** The articles of a ruleset; null while they are fetched, or where they are not wanted. */
export function useArticles(language: Language, ruleset: string, isWanted = true): Found {
  const [found, setFound] = useState<{ readonly of: string; readonly articles: Found }>();
  const key = `${language}-${ruleset}`;
  useEffect(() => {
    let gone = false;
    const show = (articles: Found): void => {
      if (!gone) setFound({ of: key, articles });
    };
    if (isWanted) articlesOf(language, ruleset).then(show, () => show('failed'));
    return () => {
      gone = true;
    };
  }, [key, isWanted]);
  return isWanted && found?.of === key ? found.articles : null;
}

/** All articles in the order of reading. */
export const inReadingOrder = ({ own, common }: ArticlesData): readonly ArticleData[] => [...own, ...common];
