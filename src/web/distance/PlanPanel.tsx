import { useState } from 'preact/hooks';
import { t } from '../state/telling/telling.ts';
import { beginPlan, dropPlan, keepPlan, mayPlan, ordersPlanned, planned } from './planning.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** For which throws the player plans its next bound. */
export function PlanPanel({ side }: { readonly side: string }) {
  const [points, setPoints] = useState<readonly number[]>([5, 6]);
  if (!mayPlan(side) || planned.value !== null) return null;
  const turn = (face: number): void =>
    setPoints(points.includes(face) ? points.filter((each) => each !== face) : [...points, face].toSorted());
  return (
    <section class="panel" aria-labelledby="plan-title">
      <h3 id="plan-title">{t('distance.plan')}</h3>
      <p class="muted">{t('distance.plan.what')}</p>
      <fieldset class="choice plan-points">
        <legend>{t('distance.plan.points')}</legend>
        {FACES.map((face) => (
          <label key={face} class="check">
            <input type="checkbox" checked={points.includes(face)} onChange={() => turn(face)} />
            <span>{face}</span>
          </label>
        ))}
      </fieldset>
      <div class="buttons">
        <button type="button" disabled={points.length === 0} onClick={() => beginPlan(side, points)}>
          {t('distance.plan.begin')}
        </button>
      </div>
    </section>
  );
}

/** What is planned, while the table shows it. */
export function Planning() {
  const points = planned.value;
  if (points === null) return null;
  const count = ordersPlanned().length;
  return (
    <p class="line-notice" role="status">
      {t('distance.plan.now', { points: points.map(String), count })}
      <button type="button" class="small primary" disabled={count === 0} onClick={() => void keepPlan()}>
        {t('distance.plan.keep')}
      </button>
      <button type="button" class="small" onClick={dropPlan}>
        {t('distance.plan.drop')}
      </button>
    </p>
  );
}
