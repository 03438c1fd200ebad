/** The players of one side: one leads it, and others may each lead one of its commands. */

import { commandNames } from '../../engine/army/commands.ts';
import { battleNow } from '../../engine/battle/record.ts';
import type { SideId } from '../../engine/battle.ts';
import { place, told } from './line.ts';
import type { SeatTold, Told } from './told.ts';

type Leading = Pick<SeatTold, 'leads' | 'side'>;

/** Does it lead its whole side? */
export const leadsSide = ({ leads }: Pick<Leading, 'leads'>): boolean => leads === 'side';

/** The numbers of the seats that lead a command of a side, or will. */
export const partnersOf = (seats: readonly Leading[], side: SideId | null): readonly number[] =>
  seats.flatMap((seat, number) => (seat.side === side && !leadsSide(seat) ? [number] : []));

/** The player's own seat; undefined for a spectator. */
export const mine = (): SeatTold | undefined => told.value.seats[place.value?.seat ?? -1];

/** The player's own seat where it leads its side. */
export function mineAsGeneral(): SeatTold | undefined {
  const seat = mine();
  return seat && leadsSide(seat) ? seat : undefined;
}

/** May one more player join a side to lead a command? */
export const hasRoom = (perSide: number, seats: readonly Leading[], side: SideId | null): boolean =>
  side !== null && 1 + partnersOf(seats, side).length < perSide;

/** The commands of a side, each with the seat that leads it. */
export const commandsOf = (
  { play, seats }: Told,
  side: SideId,
): readonly { readonly command: string; readonly by: SeatTold | undefined }[] =>
  (play ? commandNames(battleNow(play), side) : []).map((command) => ({
    command,
    by: seats.find((seat) => seat.side === side && !leadsSide(seat) && seat.command === command),
  }));
