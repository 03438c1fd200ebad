import { t } from '../state/telling/telling.ts';
import type { Field } from '../table/field.ts';
import { measured, measuring } from '../table/measuring.ts';
import { pixels, upright } from '../table/view.ts';

/** A measurement: a line between two ends with its length. */
export function MeasureLayer({ now }: { now: Field }) {
  const ends = measuring.value;
  if (!ends) return null;
  const found = measured(now.battle, ends);
  const depth = now.battle.table.depth;
  if (!found) {
    const [end] = ends;
    if (!end || !('point' in end)) return null;
    return <circle class="measure-end" cx={end.point.x} cy={depth - end.point.y} r={pixels(5)} />;
  }
  const { from, to, length } = found;
  const middle = { x: (from.x + to.x) / 2, y: depth - (from.y + to.y) / 2 };
  return (
    <g class="measure">
      <line x1={from.x} y1={depth - from.y} x2={to.x} y2={depth - to.y} />
      {[from, to].map((point, at) => (
        <circle key={at === 0 ? 'from' : 'to'} cx={point.x} cy={depth - point.y} r={pixels(4)} />
      ))}
      <text
        class="tag"
        x={middle.x}
        y={middle.y - pixels(8)}
        text-anchor="middle"
        {...upright(middle.x, middle.y)}
      >
        {t('table.distance', { length })}
      </text>
    </g>
  );
}
