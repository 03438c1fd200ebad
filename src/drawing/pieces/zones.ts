/** The places of the figure, the name and the standard on a base. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { Box } from '../figures/fit.ts';
import type { Level } from '../label.ts';

export interface Zones {
  readonly figure: Box;
  /** The part of the figure that fits. */
  readonly shown: number;
  /** Null if the base is too small for a name. */
  readonly name: Box | null;
  readonly standard: Box | null;
  /** The place of vehicles behind the men. */
  readonly vehicles: Box | null;
}

/** The height of the plate with the name along the rear, near and at the middle level, in millimetres. */
const STRIP = 5.6;
const PLATE = 10;
/** The height of a plate whose letters have a fixed size on the screen. */
const FAR_PLATE = 13;
/** The width of a plate beside the figure of a shallow base, and the depth below which a base is shallow. */
const ASIDE = 19;
const SHALLOW = 25;
/** The free ground round a figure, and the band along the front. */
const MARGIN = 1;
const BAND = 1.3;
const STANDARD: Readonly<Record<Level, number>> = { near: 9.5, middle: 8, far: 13, farthest: 15, crowd: 15 };

/** Cuts a strip off the rear. */
const rear = ({ x, y, width, depth }: Box, deep: number): readonly [Box, Box] => [
  { x, y, width, depth: depth - deep },
  { x, y: y + depth - deep, width, depth: deep },
];
/** Cuts a strip off one side. */
const aside = ({ x, y, width, depth }: Box, wide: number, left: boolean): readonly [Box, Box] => [
  { x: left ? x + wide : x, y, width: width - wide, depth },
  { x: left ? x : x + width - wide, y, width: wide, depth },
];

function cutName(box: Box, level: Level, flipped: boolean): readonly [Box, Box | null] {
  if (level === 'near') return rear(box, STRIP);
  if (level === 'farthest' || level === 'crowd') return [box, null];
  if (box.depth < SHALLOW) return aside(box, ASIDE, !flipped);
  return rear(box, level === 'far' ? FAR_PLATE : PLATE);
}

const within = ({ x, y, width, depth }: Box): Box => ({
  x: x + MARGIN,
  y: y + BAND + MARGIN / 2,
  width: width - 2 * MARGIN,
  depth: depth - BAND - MARGIN,
});

/** If the base is seen with its rear up, its boxes are flipped, so that text runs the right way. */
export function zonesOf(
  base: PlacedBase,
  level: Level,
  flipped: boolean,
  has: { readonly leader: boolean; readonly vehicles: number; readonly strip: number },
): Zones {
  const whole = { x: -base.width / 2, y: 0, width: base.width, depth: base.depth - has.strip };
  const [men, vehicles] = has.vehicles > 0 ? rear(whole, has.vehicles) : [whole, null];
  const [field, name] = cutName(men, level, flipped);
  const [figure, standard] = has.leader ? aside(field, STANDARD[level], !flipped) : [field, null];
  return { figure: within(figure), shown: figure.width / base.width, name, standard, vehicles };
}
