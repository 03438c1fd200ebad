/** The totals and the faults of army lists and orders of battle of Blood and Blades. */

import type { ArmyList } from '../../armies/bnb/army-data.ts';
import { armyIndex } from '../../armies/bnb/army-index.ts';
import { finding } from '../../armies/bnb/finding.ts';
import { readArmyList } from '../../armies/bnb/list-reader.ts';
import { muster } from '../../armies/bnb/muster.ts';
import { readArmyOrder } from '../../armies/bnb/order-reader.ts';
import { noListKey } from '../../armies/lists/no-list.ts';
import { armyFiles } from '../../armies/load-node.ts';
import { formatTroop } from '../../rules/bnb/troops/troops.ts';
import { armyFilesBeside } from '../army-files.ts';
import type { ArmyBook, ArmyReport } from '../types.ts';
import { translateCommand } from './translate.ts';

function listReport(text: string): ArmyReport {
  const { list, faults } = readArmyList(text);
  const facts =
    list === null
      ? {}
      : {
          id: list.id,
          name: list.name,
          years: `${list.years.from}-${list.years.to} BC`,
          aggression: list.aggression,
          mandatory: list.mandatory,
          optional: list.optional,
          lines: list.lines.length,
          upgrades: list.upgrades.length,
        };
  return { facts, faults, warnings: [] };
}

function orderReport(file: string, text: string): ArmyReport {
  const { order, faults, places } = readArmyOrder(text);
  if (order === null) return { facts: {}, faults, warnings: [] };
  const lists = listsFor(file);
  const list = lists.find((one) => one.id === order.list) ?? null;
  const raised = muster(order, list, places);
  const figures = { list: order.list, known: lists.map((one) => one.id) };
  const unknown = list === null ? [finding(noListKey(order.list), figures, places.headings.get('list'))] : [];
  const facts = {
    name: order.name,
    list: order.list,
    aggression: list?.aggression ?? null,
    mandatory: list?.mandatory ?? [],
    optional: list?.optional ?? [],
    points: raised.points,
    budget: order.budget,
    confidence: raised.confidence,
    routing: raised.routing,
    bases: raised.bases.map(({ name, count, troop, general, support }) => ({
      name,
      count,
      troop: formatTroop(troop),
      general,
      support,
    })),
  };
  return { facts, faults: raised.faults, warnings: [...unknown, ...raised.warnings] };
}

/** The known army lists. Lists in the folder of the file come before the lists of the program. */
const listsFor = (file: string): readonly ArmyList[] => [
  ...armyIndex(armyFilesBeside(file)).lists,
  ...armyIndex(armyFiles()).lists,
];

export const armies: ArmyBook = {
  report: (file, text, heading) => (heading === 'list' ? listReport(text) : orderReport(file, text)),
  commands: { translate: translateCommand },
};
