import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SmallFigure } from '../parts/FigureDrawing.tsx';
import { type Figure, figuresOf, routeOfFigure } from '../state/books/figures.ts';
import { hashOf } from '../state/navigation/route.ts';
import { scenarioTitle } from '../state/telling/scenario-title.ts';
import { t } from '../state/telling/telling.ts';

/** The figure under a path such as `ruleset/category/name`, fetched with all others of its ruleset. */
function useFigure(path: string): Figure | null {
  const [found, setFound] = useState<Figure | null>(null);
  useEffect(() => {
    let gone = false;
    const [ruleset = '', category, name] = path.split('/');
    figuresOf(ruleset).then(
      (all) => {
        const figure = all.find((each) => each.category === category && each.name === name);
        if (!gone) setFound(figure ?? null);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [path]);
  return found;
}

interface ArticleFigureProps {
  readonly id: string | undefined;
  readonly path: string;
  readonly caption: ComponentChildren;
}

/** A figure in an article, before and after its steps. It leads to its page, where it can be played. */
export function ArticleFigure({ id, path, caption }: ArticleFigureProps) {
  const figure = useFigure(path);
  const title = figure ? scenarioTitle(figure.scenario) : '';
  return (
    <figure class="article-figure" id={id}>
      <div class="article-drawing">{figure && <SmallFigure scenario={figure.scenario} title={title} />}</div>
      <figcaption>
        {caption}
        {figure && (
          <>
            {' '}
            <a href={hashOf(routeOfFigure(figure))} aria-label={`${t('screen.article.figure')}: ${title}`}>
              {t('screen.article.figure')}
            </a>
          </>
        )}
      </figcaption>
    </figure>
  );
}
