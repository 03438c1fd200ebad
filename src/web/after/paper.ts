import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { FigureHeight, Printing } from '../on-screen/printing.ts';

/** What the sheets of paper to be cut out need. */
export interface PaperProps {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly printing: Printing;
  readonly figures: FigureHeight;
}
