import type { PlacedBase } from '../../engine/battle.ts';
import { gapsOf } from '../../engine/board/gaps.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { boxOf } from '../../geometry/polygon.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import type { Field } from '../table/field.ts';
import { outlineText } from '../table/shapes.ts';

/** The gaps between bases that the picked bases may come to; all gaps where none are picked. */
export function GapsLayer({ now, picked }: { now: Field; picked: readonly PlacedBase[] }) {
  const { rules, battle } = now;
  const ids = picked.map((base) => base.id);
  const reach =
    picked.length > 0 ? rules.moves.distance.farthest(battle, picked) + 60 : Number.POSITIVE_INFINITY;
  return (
    <g class="gaps">
      {gapsOf(rules, battle, ids)
        .filter(
          (gap) =>
            picked.length === 0 ||
            picked.some((base) => boxesMeet(boxOf(gap.shape), rectangleOfBase(base).box, reach)),
        )
        .map((gap) => (
          <polygon
            key={`${gap.a} ${gap.b}`}
            class="gap"
            points={outlineText(gap.shape, battle.table.depth)}
          />
        ))}
    </g>
  );
}
