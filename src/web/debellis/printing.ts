import type { FigureHeight, Printing } from '../on-screen/printing.ts';

/** Elements are as wide with figures of 6 mm as with those of 15 mm. */
const WIDER: Readonly<Record<FigureHeight, number>> = { 6: 1, 15: 1, 25: 1.5 };
/** Fifty paces are 25 mm, with figures of 25 mm 40 mm. */
const GROUND: Readonly<Record<FigureHeight, number>> = { 6: 1, 15: 1, 25: 1.6 };

/** A De Bellis ruleset on paper. `mark`: the distance that the rulers mark, in millimetres. */
export const printingBy = (mark: number): Printing => ({
  baseOf: ({ width, depth }, figures) => ({
    width: width * WIDER[figures],
    depth: depth * WIDER[figures],
  }),
  ground: (figures) => GROUND[figures],
  mark,
});
