import { paces } from '../../rules/hott/measures.ts';
import { elementOf } from '../../rules/hott/troops/base.ts';
import { DEPTHS, type FigureScale, FRONTAGE } from '../../rules/hott/troops/troop-table.ts';
import type { FigureHeight, Printing } from '../on-screen/printing.ts';

/** 25 paces are 10 mm with figures of 25 mm, and 6.25 mm with smaller ones. */
const GROUND: Readonly<Record<FigureHeight, number>> = { 6: 1, 15: 1, 25: 1.6 };

/** Hordes of the Things on paper. */
export const printing: Printing = {
  baseOf(base, figures) {
    const scale: FigureScale = `${figures}mm`;
    const row = DEPTHS.find(({ elements }) => elements.includes(elementOf(base)));
    return { width: FRONTAGE.width[scale], depth: row?.depth[scale] ?? base.depth };
  },
  ground: (figures) => GROUND[figures],
  mark: paces(100),
};
