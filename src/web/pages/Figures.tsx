import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { BookHead, BookLink, wordsSought } from '../parts/BookHead.tsx';
import { SmallFigure } from '../parts/FigureDrawing.tsx';
import { type Figure, figuresOf, routeOfFigure } from '../state/books/figures.ts';
import { RULESET_IDS } from '../state/loading/loading.ts';
import { hashOf } from '../state/navigation/route.ts';
import { scenarioTitle } from '../state/telling/scenario-title.ts';
import { t, tOf } from '../state/telling/telling.ts';
import { OneFigure } from './OneFigure.tsx';

const sought = signal('');

const wordsOf = (figure: Figure): string =>
  `${figure.name} ${scenarioTitle(figure.scenario)} ${tOf(figure.ruleset, `figures.category.${figure.category}`)} ${(figure.scenario.cites ?? []).join(' ')}`.toLowerCase();

/** The figures of a ruleset, fetched when they are first asked for. */
function useFigures(ruleset: string): readonly Figure[] | 'failed' | null {
  const [found, setFound] = useState<{
    readonly of: string;
    readonly figures: readonly Figure[] | 'failed';
  }>();
  useEffect(() => {
    let gone = false;
    const show = (figures: readonly Figure[] | 'failed'): void => {
      if (!gone) setFound({ of: ruleset, figures });
    };
    figuresOf(ruleset).then(show, () => show('failed'));
    return () => {
      gone = true;
    };
  }, [ruleset]);
  return found?.of === ruleset ? found.figures : null;
}

function Card({ figure }: { readonly figure: Figure }) {
  const caption = scenarioTitle(figure.scenario);
  return (
    <li>
      <a class="figure-card" href={hashOf(routeOfFigure(figure))}>
        <SmallFigure scenario={figure.scenario} title={caption} />
        <span class="figure-caption">{caption}</span>
      </a>
    </li>
  );
}

const categoriesOf = (figures: readonly Figure[]): readonly string[] => [
  ...new Set(figures.map((each) => each.category)),
];

interface CategoriesProps {
  readonly ruleset: string;
  readonly category: string | null;
  readonly all: readonly string[];
}

function Categories({ ruleset, category, all }: CategoriesProps) {
  const to = (each: string | null) => hashOf({ page: 'figures', ruleset, category: each, figure: null });
  return (
    <nav class="figure-categories" aria-label={t('screen.figures.categories')}>
      <a href={to(null)} aria-current={category === null ? 'page' : undefined}>
        {t('screen.figures.all')}
      </a>
      {all.map((each) => (
        <a key={each} href={to(each)} aria-current={category === each ? 'page' : undefined}>
          {tOf(ruleset, `figures.category.${each}`)}
        </a>
      ))}
    </nav>
  );
}

/** The page of the figures of a rulebook, by category. Each figure can be played. */
export function FiguresPage({
  ruleset,
  category,
  figure,
}: {
  readonly ruleset: string;
  readonly category: string | null;
  readonly figure: string | null;
}) {
  const found = useFigures(ruleset);
  const all = found && found !== 'failed' ? found : [];
  if (figure !== null && all.length > 0) {
    const at = all.findIndex((each) => each.category === category && each.name === figure);
    if (all[at]) return <OneFigure figures={all} at={at} />;
  }
  const words = wordsSought(sought);
  const shown = all.filter(
    (each) =>
      (category === null || each.category === category) &&
      words.every((word) => wordsOf(each).includes(word)),
  );
  const status = found === null ? t('screen.loading') : t('screen.figures.found', { count: shown.length });
  return (
    <main class="clauses-page figures-page">
      <BookHead part="figures" ruleset={ruleset} sought={sought} status={found === 'failed' ? '' : status}>
        <p class="figure-links">
          {RULESET_IDS.filter((each) => each !== ruleset).map((each) => (
            <BookLink key={each} part="figures" ruleset={each} />
          ))}
          <BookLink part="clauses" ruleset={ruleset} />
        </p>
      </BookHead>
      {found === 'failed' && <p class="bad">{t('screen.figures.failed')}</p>}
      {all.length > 0 && <Categories ruleset={ruleset} category={category} all={categoriesOf(all)} />}
      {categoriesOf(shown).map((each) => (
        <section key={each} aria-labelledby={`figures-${each}`}>
          <h2 id={`figures-${each}`}>{tOf(ruleset, `figures.category.${each}`)}</h2>
          <ul class="figure-cards">
            {shown
              .filter((one) => one.category === each)
              .map((one) => (
                <Card key={one.name} figure={one} />
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
