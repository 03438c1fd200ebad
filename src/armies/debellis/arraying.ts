/** Brings the commands of an order of battle together with the lists that they draw on. */
import type { Troop } from '../../debellis/troops/troop.ts';
import type { TextPlaces } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import type { Offers, TroopBook } from '../lists/list-data.ts';
import { type MatchedLine, matchLine } from '../lists/match-lines.ts';
import type { ArmyList, ArmyOrder, Command } from './army-data.ts';

/** A command with the lists that it draws on. */
export interface ArrayedCommand {
  readonly command: Command;
  /** The list of its general; null if it is unknown. */
  readonly list: ArmyList | null;
  /** What the list offers to this command. */
  readonly offers: Offers<Troop> | null;
  readonly matched: readonly MatchedLine<Troop>[];
}

/** The commands of an order. `contingentOf` tells what a list offers to an ally of another army. A line whose troop is unknown is left out, with a fault. */
export const arrayedCommands = (
  troops: TroopBook<Troop>,
  contingentOf: (list: ArmyList) => Offers<Troop>,
  order: ArmyOrder,
  lists: readonly ArmyList[],
  places: TextPlaces,
  faults: Finding[],
): readonly ArrayedCommand[] =>
  order.commands.map((command, index) => {
    const list = lists.find(({ id }) => id === (command.from ?? order.list)) ?? null;
    const offers = list !== null && command.from !== null ? contingentOf(list) : list;
    const matched = order.lines
      .map((line, at) => ({ line, place: places.lines[at] }))
      .filter(({ line }) => line.command === index)
      .map(({ line, place }) => matchLine<Troop>(troops, line, offers, place, faults))
      .filter((line) => line !== null);
    return { command, list, offers, matched };
  });
