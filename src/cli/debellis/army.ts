/** The totals and the faults of army lists and orders of battle of both De Bellis rulesets. */

import type { ArmyList } from '../../armies/debellis/army-data.ts';
import { finding } from '../../armies/debellis/finding.ts';
import { noListKey } from '../../armies/lists/no-list.ts';
import { armyFiles } from '../../armies/load-node.ts';
import { armyFilesBeside } from '../army-files.ts';
import type { ArmyBook, ArmyReport } from '../types.ts';
import type { ArmyReaders } from './readers.ts';

const yearText = (year: number): string => (year < 0 ? `${-year} BC` : `${year} AD`);

function listReport(readers: ArmyReaders, text: string): ArmyReport {
  const { list, faults } = readers.list(text);
  if (list === null) return { facts: {}, faults, warnings: [] };
  const { id, name, years, aggression, climate, mandatory, optional, allies } = list;
  const facts = {
    ...{ id, name, years: `${yearText(years.from)} - ${yearText(years.to)}`, aggression, climate },
    ...{ mandatory, optional, allies, lines: list.lines.length, upgrades: list.upgrades.length },
  };
  return { facts, faults, warnings: [] };
}

function orderReport(readers: ArmyReaders, file: string, text: string): ArmyReport {
  const { order, faults, places } = readers.order(text);
  if (order === null) return { facts: {}, faults, warnings: [] };
  const lists = listsFor(readers, file);
  const raised = readers.muster(order, lists, places);
  const known = lists.map(({ id }) => id);
  const unknown = known.includes(order.list)
    ? []
    : [finding(noListKey(order.list), { list: order.list, known }, places.headings.get('list'))];
  const facts = {
    name: order.name,
    list: order.list,
    ...(readers.note ? { note: readers.note } : {}),
    points: raised.points,
    budget: order.budget,
    commands: raised.commands.map(
      ({ role, points, equivalents }) => `${role} (${points} points, ${equivalents} ${readers.counted})`,
    ),
    bases: raised.commands.flatMap(({ elements }) =>
      elements.map(({ name, count, troop, general, listed }) => ({
        ...{ name, count, troop: readers.format(troop), general: general !== null, support: listed },
      })),
    ),
  };
  return { facts, faults: raised.faults, warnings: [...unknown, ...raised.warnings] };
}

/** The known army lists. Lists in the folder of the file come before the lists of the program. */
export const listsFor = (readers: ArmyReaders, file: string): readonly ArmyList[] => [
  ...readers.lists(armyFilesBeside(file)),
  ...readers.lists(armyFiles()),
];

/** The command for the army files of a ruleset. */
export const armiesBy = (readers: ArmyReaders): ArmyBook => ({
  readers,
  report: (file, text, heading) =>
    heading === readers.listHeading ? listReport(readers, text) : orderReport(readers, file, text),
});
