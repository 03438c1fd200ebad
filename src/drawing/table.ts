import type { Battle, PlacedBase, TerrainPiece } from '../engine/battle.ts';
import { basesOnTable } from '../engine/battle.ts';
import type { Sky } from '../engine/sky.ts';
import { type BaseLabel, type BaseLook, basePlace, drawBase } from './base.ts';
import { drawCrossings, drawGround, flipped, groundPatterns } from './ground.ts';
import { drawGuides, type Guide } from './guides.ts';
import type { Level } from './label.ts';
import { type DrawnNode, draw } from './node.ts';
import { SIDE_LOOKS, TABLE_COLOUR } from './palette.ts';
import { drawSky } from './sky.ts';
import { drawStronghold, type StrongholdLook } from './stronghold.ts';

/** How a base is named and written on; the ruleset's words come from outside. */
export interface Naming {
  label(base: PlacedBase): BaseLabel;
  letter(base: PlacedBase): string;
  /** The name for those who hear it instead of seeing it. */
  title(base: PlacedBase): string;
  /** Those with whom a base fights although contact alone does not tell so. */
  engagedWith?(base: PlacedBase): readonly string[];
  /** Weather and light over the table. */
  sky?(battle: Battle): Sky;
  /** What is known of a stronghold; null of other pieces. */
  stronghold?(piece: TerrainPiece): Omit<StrongholdLook, 'side'> | null;
}

export const tableTopId = (prefix: string): string => `${prefix}-table-top`;

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
      battle.terrain.flatMap(({ kind, cover }) => (cover === undefined ? [kind] : [kind, cover])),
      prefix,
    ),
  ]);

const STRONGHOLD = 'stronghold';

/** A stronghold that somebody owns; null for everything else. */
function drawnKeep(
  battle: Battle,
  piece: TerrainPiece,
  { stronghold }: Pick<Naming, 'stronghold'>,
  turned: number,
): readonly DrawnNode[] | null {
  if (piece.kind !== STRONGHOLD || !piece.area || piece.side === undefined) return null;
  const known = stronghold?.(piece) ?? { name: '', look: 'castle', taken: false };
  const side = SIDE_LOOKS[battle.sides[0]?.id === piece.side ? 0 : 1];
  return drawStronghold(flipped(piece.area, battle.table.depth), { ...known, side }, turned);
}

/** Weather and light, as far as the table reaches. */
function drawnSky(battle: Battle, { sky }: Pick<Naming, 'sky'>, prefix: string): readonly DrawnNode[] {
  const drawn = sky ? drawSky(battle, sky(battle)) : [];
  if (drawn.length === 0) return [];
  return [
    draw('g', { class: 'sky', 'clip-path': `url(#${tableTopId(prefix)})`, 'pointer-events': 'none' }, drawn),
  ];
}

const WATERS: readonly string[] = ['WW', 'La', 'lake', 'sea'];

/** Waters lie under their islands, rivers over other ground, roads over rivers; strongholds stand on all of it. */
function layerOf({ kind, line }: TerrainPiece): number {
  if (kind === STRONGHOLD) return 4;
  if (line) return /road|R$/.test(kind) ? 3 : 2;
  return WATERS.includes(kind) ? 0 : 1;
}

/** The table top with its terrain; roads end at its edge. */
export function drawTableTop(
  battle: Battle,
  prefix: string,
  naming: Pick<Naming, 'stronghold' | 'sky'> = {},
  /** Degrees that it is seen turned by: names stay upright. */
  turned = 0,
): DrawnNode {
  const { width, depth } = battle.table;
  return draw('g', { class: 'ground' }, [
    draw('rect', { x: 0, y: 0, width, height: depth, fill: TABLE_COLOUR, stroke: '#555', 'stroke-width': 2 }),
    draw(
      'g',
      { 'clip-path': `url(#${tableTopId(prefix)})` },
      battle.terrain
        .toSorted((a, b) => layerOf(a) - layerOf(b))
        .map((piece) =>
          draw('g', { class: 'terrain', 'data-id': piece.id }, [
            ...(drawnKeep(battle, piece, naming, turned) ?? drawGround(piece, depth, prefix)),
          ]),
        )
        .concat(
          draw(
            'g',
            { class: 'crossings' },
            battle.terrain.flatMap((piece) => drawCrossings(piece, depth)),
          ),
        ),
    ),
    ...drawnSky(battle, naming, prefix),
  ]);
}

/** The commands of a side by name; none where it is led as one. */
export const commandsOfSide = ({ bases }: Pick<Battle, 'bases'>, side: string): readonly string[] => {
  const names = bases.filter((base) => base.side === side).map(({ command }) => command);
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
};

function commandAt(battle: Battle, { side, command }: PlacedBase): number | null {
  if (command === undefined) return null;
  const commands = commandsOfSide(battle, side);
  return commands.length > 1 ? commands.indexOf(command) : null;
}

function lookOf(battle: Battle, base: PlacedBase, naming: Naming, prefix: string): BaseLook {
  const at = battle.sides[0]?.id === base.side ? 0 : 1;
  return {
    side: SIDE_LOOKS[at],
    fill: gradientId(at, prefix),
    label: naming.label(base),
    letter: naming.letter(base),
    command: commandAt(battle, base),
  };
}

/** What a base looks like at its own place, for a screen that keeps the element that holds it. */
export const drawnBase = (
  battle: Battle,
  base: PlacedBase,
  naming: Naming,
  prefix: string,
  level: Level,
  turned = 0,
): readonly DrawnNode[] => drawBase(base, lookOf(battle, base, naming, prefix), level, turned);

/** One base as an element of the table, with its name for screen readers. */
function drawPlacedBase(battle: Battle, base: PlacedBase, naming: Naming, prefix: string): DrawnNode {
  return draw('g', { class: 'base', 'data-id': base.id, transform: basePlace(base, battle.table.depth) }, [
    draw('title', {}, [naming.title(base)]),
    ...drawBase(base, lookOf(battle, base, naming, prefix)),
  ]);
}

/** One that lies hidden, as its player records it: its place, front, type and letter in broken lines. */
const drawHidden = (battle: Battle, base: PlacedBase, naming: Naming, prefix: string): DrawnNode =>
  draw('g', { class: 'hidden', opacity: 0.7, 'stroke-dasharray': '3 2' }, [
    drawPlacedBase(battle, base, naming, prefix),
  ]);

/** Those who lie in ambush, where their places are known. */
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
  /** Begins the ids of its definitions: of several drawings on one page each has its own. */
  prefix = 'acies',
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
      definitions(battle, prefix),
      drawTableTop(battle, prefix, naming),
      ...under,
      ...hiddenIn(battle).map((base) => drawHidden(battle, base, naming, prefix)),
      ...basesOnTable(battle).map((base) => drawPlacedBase(battle, base, naming, prefix)),
      ...above,
    ],
  );
}
