import { SIDE_LOOKS } from '../../drawing/palette.ts';
import type { Battle } from '../../engine/battle.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { sideInWords } from '../state/telling/naming.ts';
import { amount, t } from '../state/telling/telling.ts';
import { type Cost, courseOf } from './course.ts';
import type { Fought } from './fought.ts';
import { showFight } from './show.ts';

/** The size of the picture, in units of its own: it is as wide as there is room. */
const WIDTH = 300;
const HEIGHT = 90;

/** Fewer bounds with fights make no course. */
const LEAST = 3;

interface LineProps {
  readonly costs: readonly Cost[];
  readonly of: keyof Cost;
  readonly most: number;
  readonly at: number;
}

/** The losses of a side: in fact as a line, by the odds as a row of dashes; the second side is drawn thinner. */
function Line({ costs, of, most, at }: LineProps) {
  const apart = WIDTH / costs.length;
  const points = costs.map((cost, n) => `${(n + 0.5) * apart},${HEIGHT - (cost[of] / most) * HEIGHT}`);
  return (
    <polyline
      points={`0,${HEIGHT} ${points.join(' ')}`}
      fill="none"
      stroke={SIDE_LOOKS[at === 0 ? 0 : 1].dark}
      stroke-width={at === 0 ? 3 : 1.5}
      stroke-dasharray={of === 'expected' ? '2 4' : undefined}
      vector-effect="non-scaling-stroke"
    />
  );
}

interface CourseProps {
  readonly battle: Battle;
  readonly fights: readonly Fought[];
}

/** The losses of both sides from bound to bound, and those that the odds had promised; each bound leads to its fights. */
export function Course({ battle, fights }: CourseProps) {
  const moments = courseOf(
    fights,
    battle.sides.map(({ id }) => id),
  );
  if (moments.length < LEAST) return null;
  const most = Math.max(
    1,
    ...moments.flatMap(({ costs }) => costs.flatMap((cost) => [cost.lost, cost.expected])),
  );
  const costsOf = (at: number): readonly Cost[] =>
    moments.map(({ costs }) => costs[at] ?? { lost: 0, expected: 0 });
  const told = (at: number, { lost, expected }: Cost): string =>
    t('screen.course.cost', {
      side: sideInWords(battle, battle.sides[at]?.id ?? ''),
      lost,
      expected: amount(expected),
    });
  return (
    <figure class="course">
      <figcaption>
        <h4>{t('screen.course')}</h4>
        <p class="muted small-print">{t('screen.course.hint')}</p>
      </figcaption>
      <div class="course-graph">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {battle.sides.map(({ id }, at) =>
            (['expected', 'lost'] as const).map((of) => (
              <Line key={`${id} ${of}`} costs={costsOf(at)} of={of} most={most} at={at} />
            )),
          )}
        </svg>
        <ol class="course-bounds">
          {moments.map(({ round, active, first, costs }) => {
            const words = `${t('screen.course.bound', { round, side: sideInWords(battle, active) })}: ${costs.map((cost, at) => told(at, cost)).join('; ')}`;
            return (
              <li key={first.step}>
                <button
                  type="button"
                  class="quiet course-bound"
                  title={words}
                  aria-label={words}
                  onClick={() => showFight(first)}
                />
              </li>
            );
          })}
        </ol>
      </div>
      <ul class="course-ends">
        {battle.sides.map(({ id }, at) => (
          <li key={id}>
            <SideMark at={at} /> {told(at, costsOf(at).at(-1) ?? { lost: 0, expected: 0 })}
          </li>
        ))}
      </ul>
    </figure>
  );
}
