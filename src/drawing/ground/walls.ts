/** Walls from above: stone with merlons, stakes on a bank, gateways and towers. */

import type { Wall } from '../../engine/battle.ts';
import { strokedLine } from '../../engine/board/stroke.ts';
import { groundOfWall } from '../../engine/board/walls.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import { midpoint } from '../../geometry/point.ts';
import { sideSign } from '../label.ts';
import { fallen } from '../light.ts';
import { type DrawnNode, draw } from '../node.ts';
import type { SideLook } from '../palette.ts';
import { coordinates } from '../path.ts';
import type { Style } from '../style.ts';
import { chance } from './chance.ts';
import { GROUND_COLOURS, type GroundColours } from './colours.ts';
import { exact, flipped } from './ground.ts';
import { filled, stroked } from './patch.ts';

/** The facts about a wall besides its place. */
export interface WallLook {
  readonly side: SideLook;
  /** Enemies may cross it. */
  readonly fallen: boolean;
}

/** A wall at its own origin, which lies in its middle. It runs from left to right, and its outside is up. */
interface Section {
  /** Half its length and half its depth, in millimetres. */
  readonly half: number;
  readonly deep: number;
  readonly colours: GroundColours;
}

type Build = (section: Section) => readonly DrawnNode[];

/** An outline whose outer edge repeats a path about every `apart` millimetres, so that the edges of neighbours go on without a seam. */
function edged(
  half: number,
  [top, bottom]: readonly [number, number],
  apart: number,
  each: (step: number) => string,
): string {
  const count = Math.max(1, Math.round((2 * half) / apart));
  return `M${-half} ${bottom}V${top}${each((2 * half) / count).repeat(count)}V${bottom}Z`;
}

const bordered = (d: string, fill: string, { colours }: Section): DrawnNode =>
  draw('path', { d, fill, stroke: colours.line, 'stroke-width': 0.8, 'stroke-linejoin': 'round' });

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** A walk behind merlons. */
const stone: Build = (section) => {
  const { half, deep, colours } = section;
  const merlons = edged(half, [-deep, deep], 8, (step) => `h${step / 4}v3h${step / 2}v-3h${step / 4}`);
  return [bordered(merlons, colours.stone, section), filled(box(-half, 0, 2 * half, deep), colours.stoneLit)];
};

/** Pointed stakes on a bank of earth. */
const palisade: Build = (section) => {
  const { half, deep, colours } = section;
  const stakes = edged(half, [0, 1.5], 5, (step) => `l${step / 2} ${-deep}l${step / 2} ${deep}`);
  return [
    filled(box(-half, -1, 2 * half, deep + 1), colours.dirtEdge),
    bordered(stakes, colours.plank, section),
  ];
};

/** Stakes alone, that stop nobody for long. */
const stakes: Build = (section) => {
  const { half, deep, colours } = section;
  const points = edged(half, [0, 1.5], 8, (step) => `l${step / 2} ${-deep}l${step / 2} ${deep}`);
  return [bordered(points, colours.plankDark, section)];
};

/** Two leaves of a door. */
const door: Build = (section) => {
  const { deep, colours } = section;
  return [
    bordered(box(-7, -deep, 14, 2 * deep), colours.plankDark, section),
    filled(`${box(-5.5, -deep, 5, 2 * deep)}${box(0.5, -deep, 5, 2 * deep)}`, colours.plank),
  ];
};

/** A square block that stands out on both sides, with this middle. */
const block =
  (x: number): Build =>
  (section) => {
    const out = section.deep * 1.4;
    const square = (size: number): string => box(x - size, -size, 2 * size, 2 * size);
    return [
      bordered(square(out), section.colours.stone, section),
      stroked(square(out - 1.5), section.colours.stoneLit, 2, {
        'stroke-dasharray': '3 2.5',
        'stroke-linecap': 'butt',
      }),
    ];
  };

const GATE_TOWERS = 13;

const built =
  (...parts: readonly Build[]): Build =>
  (section) =>
    parts.flatMap((part) => part(section));

/** The parts of each kind of wall, and of kinds with a cover. */
const BUILDS: Readonly<Record<string, Build>> = {
  PF: stone,
  TF: palisade,
  tower: built(stone, block(0)),
  gate: built(stone, door),
  'gate TF': built(palisade, door),
  FO: stakes,
  'gate tower': built(stone, block(-GATE_TOWERS), block(GATE_TOWERS), door),
};

/** The kinds of walls that can be drawn, some with a cover after a space. */
export const WALLS_DRAWN: readonly string[] = Object.keys(BUILDS);

const buildOf = ({ kind, cover }: Wall): Build =>
  rowOf(BUILDS, `${kind} ${cover}`) ?? rowOf(BUILDS, kind) ?? stone;

const isOfWood = ({ kind, cover }: Wall): boolean => kind === 'TF' || cover === 'TF';

/** What is left of a wall: stones or stakes that lie about. */
function rubble(wall: Wall, { half, deep, colours }: Section): readonly DrawnNode[] {
  const random = chance(wall.id);
  const within = (most: number): number => (2 * random() - 1) * (most - 2);
  const wood = isOfWood(wall);
  const [long, size] = wood ? [4, 1.8] : [0.2, 3.6];
  const pieces = Array.from({ length: Math.round(half * 1.2) }, () => {
    const from = coordinates({ x: within(half), y: within(deep) });
    return `M${from}l${coordinates({ x: (random() - 0.5) * long, y: random() * long })}`;
  }).join('');
  return [
    filled(box(-half, -deep, 2 * half, 2 * deep), colours.dirtEdge, 0.6),
    stroked(pieces, wood ? colours.plankDark : colours.stoneDark, size),
    stroked(pieces, wood ? colours.plank : colours.stoneLit, size - 1.2),
  ];
}

const SIGN = 2.6;

/** The sign of its owner, beside the door of a gate. */
const ownSign = ({ kind }: Wall, { side }: WallLook): DrawnNode =>
  draw('g', { transform: `translate(${kind === 'gate' ? -GATE_TOWERS : 0} 1)` }, [
    sideSign(side, SIGN, side.dark),
  ]);

/** A wall with the sign of its owner. A fallen one lies in rubble. */
export function drawWall(wall: Wall, look: WallLook, tableDepth: number, style: Style): readonly DrawnNode[] {
  const colours = GROUND_COLOURS[style.theme];
  const line = flipped(wall.line, tableDepth);
  const [from, to] = [line[0] ?? wall.line[0], line[1] ?? wall.line[1]];
  const { width, depth } = groundOfWall(wall);
  const section: Section = { half: width / 2, deep: depth / 2, colours };
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const shadow = draw('path', {
    d: box(-width / 2, -depth / 2, width, depth),
    fill: colours.shade,
    'fill-opacity': 0.3,
    transform: `translate(${coordinates(fallen(style.turned + degrees, 3))})`,
  });
  return [
    draw(
      'g',
      {
        class: look.fallen ? 'wall fallen' : 'wall',
        transform: `translate(${coordinates(midpoint(from, to))}) rotate(${degrees})`,
      },
      [...(look.fallen ? rubble(wall, section) : [shadow, ...buildOf(wall)(section)]), ownSign(wall, look)],
    ),
    exact(strokedLine(line, depth), colours),
  ];
}
