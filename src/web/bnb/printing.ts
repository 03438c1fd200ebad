import { MU } from '../../rules/bnb/measures.ts';
import { DEPTHS, type FigureScale, WIDTHS } from '../../rules/bnb/troops/troop-table.ts';
import type { FigureHeight, Printing } from '../on-screen/printing.ts';

const scaleOf = (figures: FigureHeight): FigureScale => `${figures}mm`;

const widthOf = (figures: FigureHeight): number => WIDTHS[scaleOf(figures)].width;

/** By how much bases are wider than at 15 mm; distances go by the width of bases. */
const ground = (figures: FigureHeight): number => widthOf(figures) / widthOf(15);

/** Blood and Blades on paper. */
export const printing: Printing = {
  baseOf({ depth }, figures) {
    const row = DEPTHS.find((each) => each.depth['15mm'] === depth);
    return { width: widthOf(figures), depth: row?.depth[scaleOf(figures)] ?? depth * ground(figures) };
  },
  ground,
  mark: MU,
};
