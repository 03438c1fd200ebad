import { useId, useMemo } from 'preact/hooks';
import type { HottArmy } from '../../armies/hott/army-data.ts';
import { drawBase } from '../../drawing/base.ts';
import { PIECE_LOOKS, SIDE_LOOKS } from '../../drawing/palette.ts';
import { definitions, gradientId } from '../../drawing/table-top.ts';
import type { PlacedBase } from '../../engine/battle.ts';
import { baseSize, type Element, FIGURES } from '../../rules/hott/troops/troops.ts';
import { drawn, drawnAll } from '../table/drawn.tsx';
import { style } from '../table/style.ts';

/** Bases in a row, and in the whole picture: of larger armies only the first are shown. */
const IN_ROW = 6;
const MOST = 12;
/** The ground for each base, in millimetres. */
const WIDE = 44;
const GAP = 4;

interface Shown {
  readonly element: Element;
  readonly leader: boolean;
}

const shownOf = ({ lines }: HottArmy): readonly Shown[] =>
  lines
    .flatMap(({ count, element, general }) =>
      Array.from({ length: count }, (_, at) => ({ element, leader: at === 0 && general !== null })),
    )
    .slice(0, MOST);

function baseOf({ element }: Shown, at: number): PlacedBase {
  const pose = { x: 0, y: 0, facing: 0 };
  const sizes = baseSize(element);
  return {
    id: String(at),
    side: '',
    troop: element,
    ...sizes,
    place: 'table',
    pose,
    marks: {},
    bound: {},
    start: null,
  };
}

/** The bases of an army in rows, as they look on the table. The words beside them name them. */
export function ArmyPicture({ army }: { readonly army: HottArmy }) {
  const prefix = useId();
  const shown = useMemo(() => shownOf(army), [army]);
  const { theme } = style.value;
  const own = { ...style.value, prefix, pieces: 'figures', turned: 0 } as const;
  const bases = shown.map(baseOf);
  const rows = Array.from({ length: Math.ceil(shown.length / IN_ROW) }, (_, row) =>
    bases.slice(row * IN_ROW, (row + 1) * IN_ROW),
  );
  const heights = rows.map((row) => Math.max(...row.map(({ depth }) => depth)) + GAP);
  const topOf = (row: number): number => heights.slice(0, row).reduce((sum, height) => sum + height, GAP);
  const looks = { pieces: 'figures', side: SIDE_LOOKS[0], piece: PIECE_LOOKS[theme][0] } as const;
  return (
    <svg class="army-picture" viewBox={`0 0 ${IN_ROW * WIDE + GAP} ${topOf(rows.length)}`} aria-hidden="true">
      {drawn(definitions({ table: { width: 0, depth: 0 } }, own))}
      {bases.map((base, at) => {
        const { element, leader } = shown[at] as Shown;
        const label = { type: element, grade: '', regular: null, leader, figure: FIGURES[element] };
        const look = { ...looks, fill: gradientId(0, prefix), label, letter: '', command: null };
        const place = `translate(${GAP / 2 + ((at % IN_ROW) + 0.5) * WIDE} ${topOf(Math.floor(at / IN_ROW))})`;
        return (
          <g key={base.id} transform={place}>
            {drawnAll(drawBase(base, look, 'far'))}
          </g>
        );
      })}
    </svg>
  );
}
