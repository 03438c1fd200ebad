import { tableTopId } from '../../drawing/table-top.ts';
import type { Point } from '../../geometry/point.ts';
import type { Field } from './field.ts';
import { outlineText } from './shapes.ts';
import { PREFIX } from './style.ts';

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The places offered for a base that comes on the table, and the chosen one. */
export function PlacesLayer({ now }: { now: Field }) {
  const { offers, battle } = now;
  if (!offers) return null;
  const depth = battle.table.depth;
  const { places, shown, good = true } = offers;
  const [frontLeft, frontRight] = shown ?? [];
  const front = frontLeft && frontRight && shown?.length === 4 ? middleOf(frontLeft, frontRight) : null;
  return (
    <g class="places-layer" clip-path={`url(#${tableTopId(PREFIX)})`}>
      {places.map((outline, at) => (
        <polygon key={at} class="place-offered" points={outlineText(outline, depth)} />
      ))}
      {shown && (
        <polygon
          class={good ? 'place-shown' : 'place-shown place-refused'}
          points={outlineText(shown, depth)}
        />
      )}
      {front && <circle class="place-front" cx={front.x} cy={depth - front.y} r={4} />}
    </g>
  );
}
