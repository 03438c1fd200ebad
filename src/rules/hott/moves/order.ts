/** The parts of a move order that only Hordes of the Things has; `COMMANDS` gives their form. */
import type { MoveCommand } from '../../../engine/command.ts';

/** Extra points, paid to go farther along a road. */
export const extraPips = ({ extraPips = 0 }: Partial<MoveCommand>): number => Number(extraPips);

/** Does an aerial fight the enemies that it contacts? It does unless the order says otherwise. */
export const engages = ({ engage }: Partial<MoveCommand>): boolean => engage !== false;
