/** Bases high up on a hill see over lower ground, and are seen over it. */
import { outlineOf } from '../../engine/board/going.ts';
import { highestOnGround } from '../../engine/board/heights.ts';
import type { ScreenedLine } from '../../engine/board/visibility.ts';
import { holds } from '../../engine/effects.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { atMost } from '../../geometry/tolerance.ts';
import type { Debellis } from '../game.ts';

type IsHill = Debellis['isHill'];

interface SeeingOver {
  readonly rule: string;
  readonly isHill: IsHill;
  /** How far beyond an obstacle a base must be to be seen over it, in millimetres. */
  beyond(): number;
}

/** Is a part of this ground at least half way up another hill than the piece? */
const isHighUp = (isHill: IsHill, { terrain, piece: but }: ScreenedLine, ground: Rectangle): boolean =>
  terrain.some((piece) => isHill(piece) && piece !== but && highestOnGround(ground, piece) >= 0.5);

/** A base high up sees over lower obstacles, but not close behind them. It is seen in the same way. */
function isSeenOver({ rule, isHill, beyond }: SeeingOver, screened: ScreenedLine): boolean {
  const { piece, from, to, fromIsIn, toIsIn } = screened;
  if (fromIsIn || toIsIn || !holds(rule)) return false;
  const isFarBeyond = ({ corners }: Rectangle): boolean =>
    atMost(beyond(), polygonsDistance(corners, outlineOf(piece)));
  return (
    (isHighUp(isHill, screened, from) && isFarBeyond(to)) ||
    (isHighUp(isHill, screened, to) && isFarBeyond(from))
  );
}

/** A way of stopping lines of sight, without those that pass over the piece. */
export const overlooked =
  (seeing: SeeingOver) =>
  (stops: (screened: ScreenedLine) => boolean) =>
  (screened: ScreenedLine): boolean =>
    stops(screened) && !isSeenOver(seeing, screened);
