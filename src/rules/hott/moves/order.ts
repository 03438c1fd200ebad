/** What an order to move says only in Hordes of the Things; `COMMANDS` gives the form of it. */
import type { MoveCommand } from '../../../engine/command.ts';

/** Points paid beyond the price, for going farther along a road. */
export const extraPips = ({ extraPips = 0 }: Partial<MoveCommand>): number => Number(extraPips);

/** Does an aerial fight those whom it comes into contact with? It does unless the order says otherwise. */
export const engages = ({ engage }: Partial<MoveCommand>): boolean => engage !== false;
