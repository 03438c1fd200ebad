import type { Battle, PlacedBase } from '../engine/battle.ts';
import { basesOnTable } from '../engine/battle.ts';
import { type BaseLabel, type BaseLook, basePlace, drawBase } from './base.ts';
import { drawGround, groundPatterns } from './ground.ts';
import type { Level } from './label.ts';
import { type DrawnNode, draw } from './node.ts';
import { SIDE_LOOKS, TABLE_COLOUR } from './palette.ts';

/** How a base is named and written on; the ruleset's words come from outside. */
export interface Naming {
  label(base: PlacedBase): BaseLabel;
  letter(base: PlacedBase): string;
  /** The name for those who hear it instead of seeing it. */
  title(base: PlacedBase): string;
}

const tableTopId = (prefix: string): string => `${prefix}-table-top`;

const gradientId = (side: number, prefix: string): string => `${prefix}-side${side}`;

function sideGradients(prefix: string): readonly DrawnNode[] {
  return SIDE_LOOKS.map((look, at) =>
    draw('linearGradient', { id: gradientId(at, prefix), x1: 0, y1: 0, x2: 0, y2: 1 }, [
      draw('stop', { offset: 0, 'stop-color': look.light }),
      draw('stop', { offset: 1, 'stop-color': look.dark }),
    ]),
  );
}

export const definitions = (battle: Battle, prefix: string): DrawnNode =>
  draw('defs', {}, [
    draw('clipPath', { id: tableTopId(prefix) }, [
      draw('rect', { x: 0, y: 0, width: battle.table.width, height: battle.table.depth }),
    ]),
    ...sideGradients(prefix),
    ...groundPatterns(
      battle.terrain.map((piece) => piece.kind),
      prefix,
    ),
  ]);

/** The table top with its terrain; roads end at its edge. */
export function drawTableTop(battle: Battle, prefix: string): DrawnNode {
  const { width, depth } = battle.table;
  return draw('g', { class: 'ground' }, [
    draw('rect', { x: 0, y: 0, width, height: depth, fill: TABLE_COLOUR, stroke: '#555', 'stroke-width': 2 }),
    draw(
      'g',
      { 'clip-path': `url(#${tableTopId(prefix)})` },
      battle.terrain.map((piece) =>
        draw('g', { class: 'terrain', 'data-id': piece.id }, drawGround(piece, depth, prefix)),
      ),
    ),
  ]);
}

export function lookOf(battle: Battle, base: PlacedBase, naming: Naming, prefix: string): BaseLook {
  const at = battle.sides[0]?.id === base.side ? 0 : 1;
  return {
    side: SIDE_LOOKS[at],
    fill: gradientId(at, prefix),
    label: naming.label(base),
    letter: naming.letter(base),
  };
}

/** What a base looks like at its own place, for a screen that keeps the element that holds it. */
export const drawnBase = (
  battle: Battle,
  base: PlacedBase,
  naming: Naming,
  prefix: string,
  level: Level,
): readonly DrawnNode[] => drawBase(base, lookOf(battle, base, naming, prefix), level);

/** One base as an element of the table, with its name for screen readers. */
export function drawPlacedBase(battle: Battle, base: PlacedBase, naming: Naming, prefix: string): DrawnNode {
  return draw('g', { class: 'base', 'data-id': base.id, transform: basePlace(base, battle.table.depth) }, [
    draw('title', {}, [naming.title(base)]),
    ...drawBase(base, lookOf(battle, base, naming, prefix)),
  ]);
}

/** A whole position as one SVG document. */
export function drawBattle(battle: Battle, naming: Naming, title: string): DrawnNode {
  const prefix = 'acies';
  const margin = 12;
  const { width, depth } = battle.table;
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
      definitions(battle, prefix),
      drawTableTop(battle, prefix),
      ...basesOnTable(battle).map((base) => drawPlacedBase(battle, base, naming, prefix)),
    ],
  );
}
