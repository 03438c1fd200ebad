/** Where the labels of lines stand, so that none lies over another. */
import type { Line } from '../../drawing/lines.ts';
import type { Point } from '../../geometry/point.ts';

/** The height of the letters, that of a line of text, and the width of a letter as a part of the height: in pixels. */
const SIZE = 12;
const HIGH = 14;
const BROAD = 0.62;

/** A label and where its middle stands, in pixels from the middle of its line on the screen. */
interface Label {
  readonly line: Line;
  readonly words: string;
  readonly down: number;
}

const wordsOf = ({ kind, bases }: Line): string => (bases.length > 1 ? `${bases.length} ${kind}` : kind);

/**
 * Places in which a label is tried: on its line, and a line of text below and above. It would hide one or two bases, so it
 * stands beside them if it can.
 */
const TRIED: readonly number[] = [0, HIGH, -HIGH];
const TRIED_BESIDE: readonly number[] = [HIGH, -HIGH, 0];
const HIDDEN = 2;

/**
 * The labels that have room, those of long lines first. `seen` tells where a point of the table is seen, in pixels; a
 * label that would lie over others is left out.
 */
export function labelsOf(lines: readonly Line[], seen: (point: Point) => Point): readonly Label[] {
  const taken: { readonly at: Point; readonly half: number }[] = [];
  return lines.flatMap((line): readonly Label[] => {
    const words = wordsOf(line);
    const half = (words.length * SIZE * BROAD) / 2;
    const { x, y } = seen(line.middle);
    const isFree = (down: number): boolean =>
      taken.every(
        ({ at, half: other }) => Math.abs(at.x - x) >= half + other || Math.abs(at.y - y - down) >= HIGH,
      );
    const down = (line.bases.length > HIDDEN ? TRIED : TRIED_BESIDE).find(isFree);
    if (down === undefined) return [];
    taken.push({ at: { x, y: y + down }, half });
    return [{ line, words, down }];
  });
}
