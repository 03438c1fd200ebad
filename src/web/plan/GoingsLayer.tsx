import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import { goings } from '../state/view/pointing.ts';
import { outlineText } from '../table/shapes.ts';

/** Where the losers of planned fights would go, and a cross over those that would be lost. */
export function GoingsLayer({ depth }: { depth: number }) {
  return (
    <g class="goings">
      {goings.value.map(({ base, to }) => {
        const { centre: from, corners } = rectangleOfBase(base);
        const there = to && rectangleAt(base, to);
        const [a, b, c, d] = corners;
        return there ? (
          <g key={base.id}>
            <line x1={from.x} y1={depth - from.y} x2={there.centre.x} y2={depth - there.centre.y} />
            <polygon points={outlineText(there.corners, depth)} />
          </g>
        ) : (
          <g key={base.id} class="falls">
            <polyline points={outlineText([a, c], depth)} />
            <polyline points={outlineText([b, d], depth)} />
          </g>
        );
      })}
    </g>
  );
}
