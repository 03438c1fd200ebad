import type { Scenario } from '../../scenario/schema.ts';
import { scenarioTitle } from '../state/telling/scenario-title.ts';
import { t } from '../state/telling/telling.ts';
import { FigureDrawing } from './FigureDrawing.tsx';
import { Standing } from './Standing.tsx';

/** Is there anything on its table? Some scenarios only ask about troops. */
const hasAnything = ({ bases = [], terrain = [] }: Scenario): boolean => bases.length + terrain.length > 0;

/** A position that cannot be played: says so, and draws it if there is anything on the table. */
export function Position({ scenario }: { readonly scenario: Scenario }) {
  return (
    <>
      <p class="muted">{t('screen.position.what')}</p>
      {hasAnything(scenario) && (
        <>
          <div class="position-drawing">
            <FigureDrawing scenario={scenario} title={scenarioTitle(scenario)} />
          </div>
          <Standing scenario={scenario} />
        </>
      )}
    </>
  );
}
