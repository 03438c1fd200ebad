import type { ClauseData, RulingData } from '../../engine/clauses.ts';
import { SmallFigure } from '../parts/FigureDrawing.tsx';
import { type Figure, routeOfFigure } from '../state/books/figures.ts';
import { openClause } from '../state/navigation/dialogs.ts';
import { hashOf } from '../state/navigation/route.ts';
import { scenarioTitle } from '../state/telling/scenario-title.ts';
import { isWordedOf, t, tOf } from '../state/telling/telling.ts';
import { looks } from './looks.ts';
import { clauseText, deferredWords, rulingText, textIn } from './texts.ts';

/** No more figures stand beside one clause. */
const MOST_FIGURES = 2;

interface RowProps {
  readonly ruleset: string;
  readonly clause: ClauseData;
  readonly rulings: readonly RulingData[];
  readonly figures: readonly Figure[];
}

/** The text of a clause; in both languages, with that of the screen first, if the reader wishes so. */
function Text({ clause }: { readonly clause: ClauseData }) {
  if (!looks.value.bilingual || clause.text.fr === undefined) return <p>{clauseText(clause)}</p>;
  return (
    <div class="bilingual">
      <p lang="en">{textIn('en', clause)}</p>
      <p lang="fr">{textIn('fr', clause)}</p>
    </div>
  );
}

/** A ruling on a clause, and the switch by which players choose another reading. */
function Ruling({ ruleset, ruling }: { readonly ruleset: string; readonly ruling: RulingData }) {
  const { title, reading } = rulingText(ruling);
  const option = `option.${ruleset}.${ruling.option ?? ''}`;
  return (
    <details class="ruling-beside">
      <summary>
        R{ruling.number} {title}
      </summary>
      <p>{reading}</p>
      {ruling.option !== undefined && isWordedOf(ruleset, option) && (
        <p class="muted">{t('screen.book.switch', { option: tOf(ruleset, option) })}</p>
      )}
    </details>
  );
}

/** A clause with its rulings and figures. */
export function ClauseRow({ ruleset, clause, rulings, figures }: RowProps) {
  return (
    <li>
      <button type="button" class="clause" onClick={() => openClause(clause.id)}>
        {clause.id}
      </button>
      <div class="clause-said">
        <Text clause={clause} />
        {clause.deferred !== undefined && (
          <small class="muted">{t('screen.clause.deferred', { what: deferredWords(clause.deferred) })}</small>
        )}
        {rulings.map((ruling) => (
          <Ruling key={ruling.number} ruleset={ruleset} ruling={ruling} />
        ))}
        {figures.length > 0 && (
          <div class="figures-beside">
            {figures.slice(0, MOST_FIGURES).map((figure) => (
              <a key={figure.name} class="figure-card" href={hashOf(routeOfFigure(figure))}>
                <SmallFigure scenario={figure.scenario} title={scenarioTitle(figure.scenario)} />
                <span class="figure-caption">{scenarioTitle(figure.scenario)}</span>
              </a>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
