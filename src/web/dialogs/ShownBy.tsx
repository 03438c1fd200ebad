import { useEffect, useState } from 'preact/hooks';
import type { Scenario } from '../../scenario/schema.ts';
import { SmallFigure } from '../parts/FigureDrawing.tsx';
import { Position } from '../parts/Position.tsx';
import { cites, type Figure, figuresOf, routeOfFigure, scenariosOf } from '../state/books/figures.ts';
import { isOnlyPosition, openScenario } from '../state/keeping/opening.ts';
import { clauseShown } from '../state/navigation/dialogs.ts';
import { hashOf } from '../state/navigation/route.ts';
import { scenarioTitle } from '../state/telling/scenario-title.ts';
import { t } from '../state/telling/telling.ts';

const away = (): void => {
  clauseShown.value = null;
};

function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <section>
      <h3>{t('screen.clause.figures', { count: figures.length })}</h3>
      <ul class="figure-cards small">
        {figures.map((figure) => (
          <li key={figure.name}>
            <a class="figure-card" href={hashOf(routeOfFigure(figure))} onClick={away}>
              <SmallFigure scenario={figure.scenario} title={scenarioTitle(figure.scenario)} />
              <span class="figure-caption">{scenarioTitle(figure.scenario)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A position without a phase cannot be played. It is only drawn, once its row is opened. */
function PositionHere({ scenario }: { readonly scenario: Scenario }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="position" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{scenarioTitle(scenario)}</summary>
      {isOpen && <Position scenario={scenario} />}
    </details>
  );
}

function Playable({ scenario }: { readonly scenario: Scenario }) {
  return (
    <button
      type="button"
      onClick={() => {
        away();
        void openScenario(scenario);
      }}
    >
      {scenarioTitle(scenario)}
    </button>
  );
}

/** There are many scenarios, so they are fetched only when a reader opens the list. */
function Scenarios({ clause, ruleset }: { readonly clause: string; readonly ruleset: string }) {
  const [found, setFound] = useState<readonly Scenario[] | 'asked' | 'failed' | null>(null);
  const look = (): void => {
    setFound('asked');
    scenariosOf(ruleset).then(
      (all) => setFound(all.filter((each) => cites(each, clause))),
      () => setFound('failed'),
    );
  };
  if (found === null)
    return (
      <button type="button" onClick={look}>
        {t('screen.clause.scenarios.look')}
      </button>
    );
  if (found === 'asked') return <p class="muted">{t('screen.loading')}</p>;
  if (found === 'failed') return <p class="bad">{t('screen.figures.failed')}</p>;
  return (
    <section>
      <h3>{t('screen.clause.scenarios', { count: found.length })}</h3>
      <ul class="options">
        {found.map((scenario) => (
          <li key={scenario.name}>
            {isOnlyPosition(scenario) ? (
              <PositionHere scenario={scenario} />
            ) : (
              <Playable scenario={scenario} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The figures and scenarios that show a clause. */
export function ShownBy({ clause, ruleset }: { readonly clause: string; readonly ruleset: string }) {
  const [figures, setFigures] = useState<readonly Figure[]>([]);
  useEffect(() => {
    let gone = false;
    figuresOf(ruleset).then(
      (all) => {
        if (!gone) setFigures(all.filter(({ scenario }) => cites(scenario, clause)));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [clause, ruleset]);
  return (
    <div class="shown-by">
      <Figures figures={figures} />
      <Scenarios clause={clause} ruleset={ruleset} />
    </div>
  );
}
