/** The articles of the book of rules, fetched when they are first read. */
import { useEffect, useState } from 'preact/hooks';
import type { ArticleData, ArticlesData } from '../../../book/app/articles.ts';
import type { Language } from '../../../words/types.ts';
import { once } from './once.ts';

/** The articles under the name of a language and a ruleset, joined by a dash. */
const articlesOf = once(async (name): Promise<ArticlesData> => {
  const answer = await fetch(`book/${name}.json`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as ArticlesData;
});

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
    if (isWanted) articlesOf(key).then(show, () => show('failed'));
    return () => {
      gone = true;
    };
  }, [key, isWanted]);
  return isWanted && found?.of === key ? found.articles : null;
}

/** All articles in the order of reading. */
export const inReadingOrder = ({ own, common }: ArticlesData): readonly ArticleData[] => [...own, ...common];
