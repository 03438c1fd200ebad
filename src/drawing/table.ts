/** Draws a whole position: the table top, its bases and guides. */
import type { Battle, PlacedBase } from '../engine/battle.ts';
import { basesOnTable } from '../engine/battle.ts';
import { basePlace } from './base.ts';
import { drawnBase } from './drawn-base.ts';
import { drawGuides, type Guide } from './guides.ts';
import type { Naming } from './naming.ts';
import { type DrawnNode, draw } from './node.ts';
import { PRINTED, type Style } from './style.ts';
import { definitions, drawTableTop } from './table-top.ts';

/** One base as an element of the table, with its name for screen readers. */
function drawPlacedBase(battle: Battle, base: PlacedBase, naming: Naming, style: Style): DrawnNode {
  return draw('g', { class: 'base', 'data-id': base.id, transform: basePlace(base, battle.table.depth) }, [
    draw('title', {}, [naming.title(base)]),
    ...drawnBase(battle, base, naming, style, style.level ?? 'near'),
  ]);
}

/** A hidden base as its player records it: place, front, type and letter in broken lines. */
const drawHidden = (battle: Battle, base: PlacedBase, naming: Naming, style: Style): DrawnNode =>
  draw('g', { class: 'hidden', opacity: 0.7, 'stroke-dasharray': '3 2' }, [
    drawPlacedBase(battle, base, naming, style),
  ]);

/** The bases in ambush whose places are known. */
const hiddenIn = ({ bases }: Battle): readonly PlacedBase[] =>
  bases.flatMap((base) =>
    base.place === 'ambush' && base.pose ? [{ ...base, place: 'table', pose: base.pose }] : [],
  );

/** A whole position as one SVG document. */
export function drawBattle(
  battle: Battle,
  naming: Naming,
  title: string,
  guides: readonly Guide[] = [],
  style: Style = PRINTED,
): DrawnNode {
  const margin = 12;
  const { width, depth } = battle.table;
  const { under, above } = drawGuides(guides, depth);
  return draw(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-margin} ${-margin} ${width + 2 * margin} ${depth + 2 * margin}`,
      width: width + 2 * margin,
      height: depth + 2 * margin,
      'font-family': 'system-ui, sans-serif',
      role: 'img',
      'aria-label': title,
    },
    [
      draw('title', {}, [title]),
      definitions(battle, style),
      drawTableTop(battle, style, naming),
      ...under,
      ...hiddenIn(battle).map((base) => drawHidden(battle, base, naming, style)),
      ...basesOnTable(battle).map((base) => drawPlacedBase(battle, base, naming, style)),
      ...above,
    ],
  );
}
