/** The table top with its terrain, its weather and its light. */
import type { Battle, TerrainPiece } from '../engine/battle.ts';
import { isWall } from '../engine/board/walls.ts';
import { GROUND_COLOURS } from './ground/colours.ts';
import { drawGround, flipped } from './ground/ground.ts';
import { drawCrossings, ROADS } from './ground/roads.ts';
import { drawSurface, surfaceDefinitions } from './ground/surface.ts';
import { drawWall } from './ground/walls.ts';
import type { Naming } from './naming.ts';
import { type DrawnNode, draw } from './node.ts';
import { PIECE_LOOKS, SIDE_LOOKS, type SideLook } from './palette.ts';
import { drawSky } from './sky.ts';
import { drawStronghold } from './stronghold.ts';
import type { Style } from './style.ts';

export const tableTopId = (prefix: string): string => `${prefix}-table-top`;

export const gradientId = (side: number, prefix: string): string => `${prefix}-side${side}`;

function sideGradients({ prefix, pieces, theme }: Style): readonly DrawnNode[] {
  const ends =
    pieces === 'figures'
      ? PIECE_LOOKS[theme].map(({ front, rear }) => [front, rear])
      : SIDE_LOOKS.map(({ light, dark }) => [light, dark]);
  return ends.map(([front = '', rear = ''], at) =>
    draw('linearGradient', { id: gradientId(at, prefix), x1: 0, y1: 0, x2: 0, y2: 1 }, [
      draw('stop', { offset: 0, 'stop-color': front }),
      draw('stop', { offset: 1, 'stop-color': rear }),
    ]),
  );
}

export const definitions = (battle: Pick<Battle, 'table'>, style: Style): DrawnNode =>
  draw('defs', {}, [
    draw('clipPath', { id: tableTopId(style.prefix) }, [
      draw('rect', { x: 0, y: 0, width: battle.table.width, height: battle.table.depth }),
    ]),
    ...sideGradients(style),
    ...surfaceDefinitions(style),
  ]);

const STRONGHOLD = 'stronghold';

type PieceNaming = Pick<Naming, 'stronghold' | 'sky' | 'hasFallen'>;

/** A stronghold or a wall with an owner; null for other pieces. */
function drawnOwned(
  battle: Battle,
  piece: TerrainPiece,
  { stronghold, hasFallen }: PieceNaming,
  style: Style,
): readonly DrawnNode[] | null {
  const side: SideLook = SIDE_LOOKS[battle.sides[0]?.id === piece.side ? 0 : 1];
  if (isWall(piece))
    return drawWall(piece, { side, fallen: hasFallen?.(piece) ?? false }, battle.table.depth, style);
  if (piece.kind !== STRONGHOLD || !piece.area || piece.side === undefined) return null;
  const known = stronghold?.(piece) ?? { name: '', look: 'castle', taken: false };
  return drawStronghold(flipped(piece.area, battle.table.depth), { ...known, side }, style.turned);
}

/** The weather and the light, cut to the table. */
function drawnSky(battle: Battle, { sky }: Pick<Naming, 'sky'>, prefix: string): readonly DrawnNode[] {
  const drawn = sky ? drawSky(battle, sky(battle)) : [];
  if (drawn.length === 0) return [];
  return [
    draw('g', { class: 'sky', 'clip-path': `url(#${tableTopId(prefix)})`, 'pointer-events': 'none' }, drawn),
  ];
}

const WATERS: readonly string[] = ['WW', 'La', 'lake', 'sea'];

/** Waters lie under their islands, rivers over other ground, roads over rivers, and walls and strongholds over all. */
function layerOf(piece: TerrainPiece): number {
  const { kind, line } = piece;
  if (kind === STRONGHOLD || isWall(piece)) return 4;
  if (line) return ROADS.includes(kind) ? 3 : 2;
  return WATERS.includes(kind) ? 0 : 1;
}

/** The table top with its terrain. Roads end at the table edge. */
export function drawTableTop(battle: Battle, style: Style, naming: PieceNaming = {}): DrawnNode {
  const { prefix } = style;
  const { table } = battle;
  const colours = GROUND_COLOURS[style.theme];
  return draw('g', { class: 'ground' }, [
    ...drawSurface(table, style),
    draw(
      'g',
      { 'clip-path': `url(#${tableTopId(prefix)})` },
      battle.terrain
        .toSorted((a, b) => layerOf(a) - layerOf(b))
        .map((piece) =>
          draw('g', { class: 'terrain', 'data-id': piece.id }, [
            ...(drawnOwned(battle, piece, naming, style) ?? drawGround(piece, table, style)),
          ]),
        )
        .concat(
          draw(
            'g',
            { class: 'crossings' },
            battle.terrain.flatMap((piece) => drawCrossings(piece, table.depth, colours)),
          ),
        ),
    ),
    ...drawnSky(battle, naming, prefix),
  ]);
}
