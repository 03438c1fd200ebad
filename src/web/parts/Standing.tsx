import { basesOnTable } from '../../engine/battle.ts';
import { degreesOf } from '../../geometry/exact.ts';
import type { Scenario } from '../../scenario/schema.ts';
import { t } from '../state/telling/telling.ts';
import { battleOfFigure } from './FigureDrawing.tsx';

/** The position in words, for screen readers. */
export function Standing({
  scenario,
  after = false,
}: {
  readonly scenario: Scenario;
  readonly after?: boolean;
}) {
  const battle = battleOfFigure(scenario, after);
  if (!battle) return null;
  return (
    <details class="figure-standing">
      <summary>{t('screen.figure.standing')}</summary>
      <ul>
        {basesOnTable(battle).map((base) => (
          <li key={base.id}>
            {t('screen.figure.base', {
              troop: base.troop,
              letter: base.id,
              side: base.side,
              x: Math.round(base.pose.x),
              y: Math.round(base.pose.y),
              degrees: Math.round(degreesOf(base.pose.facing)),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
