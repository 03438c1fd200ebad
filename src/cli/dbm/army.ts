/** The totals and the faults of army lists and orders of battle of DBM. */
import type { ArmyList } from '../../armies/dbm/army-data.ts';
import { armyIndex } from '../../armies/dbm/army-index.ts';
import { finding } from '../../armies/dbm/finding.ts';
import { readArmyList } from '../../armies/dbm/list-reader.ts';
import { muster } from '../../armies/dbm/muster.ts';
import { readArmyOrder } from '../../armies/dbm/order-reader.ts';
import { armyFiles } from '../../armies/load-node.ts';
import { formatTroop } from '../../rules/dbm/troops/troops.ts';
import { armyFilesBeside } from '../army-files.ts';
import type { ArmyBook, ArmyReport } from '../types.ts';

const yearText = (year: number): string => (year < 0 ? `${-year} BC` : `${year} AD`);

function listReport(text: string): ArmyReport {
  const { list, faults } = readArmyList(text);
  if (list === null) return { facts: {}, faults, warnings: [] };
  const { id, name, years, aggression, climate, mandatory, optional, allies } = list;
  const facts = {
    ...{ id, name, years: `${yearText(years.from)} - ${yearText(years.to)}`, aggression, climate },
    ...{ mandatory, optional, allies, lines: list.lines.length, upgrades: list.upgrades.length },
  };
  return { facts, faults, warnings: [] };
}

function orderReport(file: string, text: string): ArmyReport {
  const { order, faults, places } = readArmyOrder(text);
  if (order === null) return { facts: {}, faults, warnings: [] };
  const lists = listsFor(file);
  const raised = muster(order, lists, places);
  const known = lists.map(({ id }) => id);
  const unknown = known.includes(order.list)
    ? []
    : [finding('order.list-unknown', { list: order.list, known }, places.headings.get('list'))];
  const facts = {
    name: order.name,
    list: order.list,
    points: raised.points,
    budget: order.budget,
    commands: raised.commands.map(
      ({ role, points, equivalents }) => `${role} (${points} points, ${equivalents} element equivalents)`,
    ),
    bases: raised.commands.flatMap(({ elements }) =>
      elements.map(({ name, count, troop, general, listed }) => ({
        ...{ name, count, troop: formatTroop(troop), general: general !== null, support: listed },
      })),
    ),
  };
  return { facts, faults: raised.faults, warnings: [...unknown, ...raised.warnings] };
}

/** The known army lists. Lists in the folder of the file come before the lists of the program. */
const listsFor = (file: string): readonly ArmyList[] => [
  ...armyIndex(armyFilesBeside(file)).lists,
  ...armyIndex(armyFiles()).lists,
];

export const armies: ArmyBook = {
  report: (file, text, heading) => (heading === 'dbm list' ? listReport(text) : orderReport(file, text)),
};
