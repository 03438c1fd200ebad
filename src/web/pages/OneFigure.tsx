import { useLayoutEffect, useState } from 'preact/hooks';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { FigureDrawing } from '../parts/FigureDrawing.tsx';
import { Standing } from '../parts/Standing.tsx';
import { useTitle } from '../parts/title.ts';
import { isWriting } from '../parts/writing.ts';
import { shortName } from '../state/books/clause-names.ts';
import { type Figure, routeOfFigure } from '../state/books/figures.ts';
import { isOnlyPosition, openScenario } from '../state/keeping/opening.ts';
import { isCovered } from '../state/navigation/dialogs.ts';
import { goTo, hashOf } from '../state/navigation/route.ts';
import { scenarioTitle } from '../state/telling/scenario-title.ts';
import { t, tOf } from '../state/telling/telling.ts';

const isFigureClause = (id: string): boolean => /\.fig\./.test(id);

/**
 * The arrow keys go to the neighbours, Escape to the whole category. Listens anew before the figure is
 * painted: a quick second key must not go from the figure before.
 */
function useKeys(ways: Readonly<Record<string, (() => void) | null>>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target)) return;
      const go = isCovered.value ? null : ways[event.key];
      if (!go) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** The clauses that it shows, the figure's own first. */
function Cited({ figure }: { readonly figure: Figure }) {
  const ids = figure.scenario.cites ?? [];
  const parts = [ids.filter(isFigureClause), ids.filter((id) => !isFigureClause(id))] as const;
  return (
    <>
      {(['screen.figure.shows', 'screen.figure.rules'] as const).map(
        (key, at) =>
          (parts[at]?.length ?? 0) > 0 && (
            <p key={key} class="figure-cites">
              {t(key)}{' '}
              {parts[at]?.map((id) => (
                <ClauseLink key={id} rule={id} label={shortName(id)} />
              ))}
            </p>
          ),
      )}
    </>
  );
}

function Neighbours({
  before,
  behind,
}: {
  readonly before: Figure | undefined;
  readonly behind: Figure | undefined;
}) {
  return (
    <nav class="figure-neighbours" aria-label={t('screen.figures.neighbours')}>
      {before ? (
        <a rel="prev" href={hashOf(routeOfFigure(before))}>
          ‹ {t('screen.figures.before')}
        </a>
      ) : (
        <span />
      )}
      {behind ? (
        <a rel="next" href={hashOf(routeOfFigure(behind))}>
          {t('screen.figures.next')} ›
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The page of one figure: a large drawing, its clauses, the button that plays it, and its neighbours. */
export function OneFigure({ figures, at }: { readonly figures: readonly Figure[]; readonly at: number }) {
  const figure = figures[at] as Figure;
  const [played, setPlayed] = useState<Figure | null>(null);
  const after = played === figure;
  const [before, behind] = [figures[at - 1], figures[at + 1]];
  const category = {
    page: 'figures',
    ruleset: figure.ruleset,
    category: figure.category,
    figure: null,
  } as const;
  useKeys({
    ArrowLeft: before ? () => goTo(routeOfFigure(before)) : null,
    ArrowRight: behind ? () => goTo(routeOfFigure(behind)) : null,
    Escape: () => goTo(category),
  });
  const caption = scenarioTitle(figure.scenario);
  useTitle(caption);
  const steps = figure.scenario.steps?.length ?? 0;
  return (
    <main class="clauses-page figures-page one-figure">
      <header>
        <a href={hashOf(category)}>‹ {tOf(figure.ruleset, `figures.category.${figure.category}`)}</a>
      </header>
      <figure>
        <div class="figure-large">
          <FigureDrawing scenario={figure.scenario} title={caption} after={after} />
        </div>
        <figcaption>
          <h1 aria-live="polite">{caption}</h1>
        </figcaption>
      </figure>
      <Neighbours before={before} behind={behind} />
      <div class="buttons">
        {!isOnlyPosition(figure.scenario) && (
          <button type="button" class="primary" onClick={() => openScenario(figure.scenario)}>
            {t('screen.figure.play')}
          </button>
        )}
        {steps > 0 && (
          <button type="button" aria-pressed={after} onClick={() => setPlayed(after ? null : figure)}>
            {t('screen.figure.after')}
          </button>
        )}
      </div>
      <Cited figure={figure} />
      <Standing scenario={figure.scenario} after={after} />
    </main>
  );
}
