/** Finds the corner of the screen where the card of a ghost hides least. */
import type { Pose } from '../../geometry/pose.ts';
import { type Camera, type Size, toScreen } from '../table/camera.ts';
import type { Table, Turn } from '../table/turning.ts';

/** Where on the screen the card of a ghost stands. */
export type Corner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';

/** On screens narrower than this (pixels) the card takes the whole width. */
const NARROW = 640;

export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The size of a card with its buttons, in pixels. */
const CARD: Size = { width: 345, height: 300 };
const NARROW_CARD_HEIGHT = 235;
/** The tools stand between a card and the right edge of the screen; on a phone, the upper one. In pixels. */
const TOOLS = 56;
/** On a phone held across, the card takes this part of the width. */
const PART_OF_LOW = 0.45;
/** The size of a base round the middle of its front, in millimetres. */
const ROUND = 30;

/** The part of the screen that bases take up. */
export function boxOnScreen(poses: readonly Pose[], camera: Camera, table: Table, turn: Turn = 0): ScreenBox {
  const at = poses.map((pose) => toScreen(camera, pose, table, turn));
  const margin = ROUND * camera.scale;
  return {
    left: Math.min(...at.map(({ x }) => x)) - margin,
    top: Math.min(...at.map(({ y }) => y)) - margin,
    right: Math.max(...at.map(({ x }) => x)) + margin,
    bottom: Math.max(...at.map(({ y }) => y)) + margin,
  };
}

const shared = (a: ScreenBox, b: ScreenBox): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function sizeOfCard(screen: Size): Size {
  if (screen.width >= NARROW) return CARD;
  if (screen.height <= screen.width) return { width: screen.width * PART_OF_LOW, height: screen.height };
  return { width: screen.width, height: NARROW_CARD_HEIGHT };
}

function cardAt(corner: Corner, screen: Size): ScreenBox {
  const { width, height } = sizeOfCard(screen);
  const isNarrow = screen.width < NARROW;
  const left = corner.endsWith('left') ? 0 : screen.width - width - (isNarrow ? 0 : TOOLS);
  const top = corner.startsWith('top') ? (isNarrow ? TOOLS : 0) : screen.height - height;
  return { left, top, right: left + width, bottom: top + height };
}

const CORNERS: readonly Corner[] = ['bottom-left', 'bottom-right', 'top-left', 'top-right'];

/** How many times worse it is to hide an ordered base than another one. */
const WORSE = 100;

/**
 * The corner where a card hides least of what is ordered, and then of other bases; it stays where it was unless another
 * hides less.
 */
export function cornerFor(
  ordered: ScreenBox,
  others: readonly ScreenBox[],
  screen: Size,
  before: Corner,
): Corner {
  const hidden = (corner: Corner): number => {
    const card = cardAt(corner, screen);
    return others.reduce((sum, box) => sum + shared(box, card), WORSE * shared(ordered, card));
  };
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best), before);
}
