/** From afar, a label for each line of bases of a kind instead of letters on each base. */
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { linesOf } from '../../drawing/lines.ts';
import { INK, SIDE_LOOKS } from '../../drawing/palette.ts';
import { basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { selected } from '../state/orders/selection.ts';
import type { Field } from './field.ts';
import { labelsOf } from './label-places.ts';
import { camera, turn, turnDegrees } from './view.ts';

/** The scale in steps: labels find their places anew only now and then during a zoom. */
const scale = computed(() => 2 ** (Math.round(Math.log2(camera.value.scale) * 6) / 6));

/** The label of a base with its grade, such as `Wb F`. */
const kindBy =
  ({ naming }: Field) =>
  (base: PlacedBase): string => {
    const { type, short = type, grade } = naming.label(base);
    return grade === '' ? short : `${short} ${grade}`;
  };

/** The labels of the lines on the table. What they tell stands in the name of each base, too. */
export function LineLabels({ now }: { readonly now: Field }) {
  const { battle, naming } = now;
  const depth = battle.table.depth;
  const lines = useMemo(() => linesOf(basesOnTable(battle), kindBy(now)), [battle.bases, naming]);
  const labels = useMemo(() => {
    const isAcross = turn.value % 2 === 1;
    const sign = turn.value >= 2 ? -1 : 1;
    return labelsOf(lines, ({ x, y }) => {
      const [right, down] = isAcross ? [y, x] : [x, -y];
      return { x: sign * right * scale.value, y: sign * down * scale.value };
    });
  }, [lines, scale.value, turn.value]);
  const first = battle.sides[0]?.id;
  const picked = selected.value;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG takes no focus.
    <g class="line-labels" aria-hidden="true">
      {labels.map(({ line, words, down }) => {
        // What is picked is told beside the table, and its order on it.
        if (line.bases.some(({ id }) => picked.includes(id))) return null;
        const isFirst = line.bases[0]?.side === first;
        return (
          <g
            key={`${line.bases[0]?.id}`}
            transform={`translate(${line.middle.x} ${depth - line.middle.y}) rotate(${-turnDegrees.value})`}
          >
            <text
              class="line-label"
              style={`transform:translateY(calc(var(--px) * ${down}))`}
              fill={isFirst ? INK : '#fff'}
              stroke={isFirst ? '#fff' : SIDE_LOOKS[1].line}
            >
              {words}
            </text>
          </g>
        );
      })}
    </g>
  );
}
