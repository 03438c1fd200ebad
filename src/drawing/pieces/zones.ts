/** Where on a base its figure, its name and its standard stand. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { Box } from '../figures/fit.ts';
import type { Level } from '../label.ts';

export interface Zones {
  readonly figure: Box;
  /** The part of its figure that there is room for. */
  readonly shown: number;
  /** Null where bases are too small for a name. */
  readonly name: Box | null;
  readonly standard: Box | null;
  /** Where vehicles stand behind the men. */
  readonly vehicles: Box | null;
}

/** The strip that bears the name near by, and larger letters from farther away, in millimetres. */
const STRIP = 5;
const LETTERS = 10.5;
/** On shallow bases, the part of the width that larger letters take. */
const ASIDE = 17;
const SHALLOW = 25;
/** Free ground round a figure, and the band along the front. */
const MARGIN = 1;
const BAND = 1.3;
const STANDARD: Readonly<Record<Level, number>> = { near: 9.5, middle: 10, far: 13, farthest: 15 };

/** Cut off at the rear. */
const rear = ({ x, y, width, depth }: Box, deep: number): readonly [Box, Box] => [
  { x, y, width, depth: depth - deep },
  { x, y: y + depth - deep, width, depth: deep },
];
/** Cut off at the one side or the other. */
const aside = ({ x, y, width, depth }: Box, wide: number, left: boolean): readonly [Box, Box] => [
  { x: left ? x + wide : x, y, width: width - wide, depth },
  { x: left ? x : x + width - wide, y, width: wide, depth },
];

function cutName(box: Box, level: Level, flipped: boolean): readonly [Box, Box | null] {
  if (level === 'near') return rear(box, STRIP);
  if (level !== 'middle') return [box, null];
  return box.depth < SHALLOW ? aside(box, ASIDE, flipped) : rear(box, LETTERS);
}

const within = ({ x, y, width, depth }: Box): Box => ({
  x: x + MARGIN,
  y: y + BAND + MARGIN / 2,
  width: width - 2 * MARGIN,
  depth: depth - BAND - MARGIN,
});

/** Seen with its rear upward it is flipped: what is written runs the other way. */
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
