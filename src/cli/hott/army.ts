/** The totals and the faults of armies of Hordes of the Things. */
import { readHottArmy } from '../../armies/hott/army-reader.ts';
import { musterHott } from '../../armies/hott/muster.ts';
import type { ArmyBook, ArmyReport } from '../types.ts';

function report(text: string): ArmyReport {
  const { army, faults, places } = readHottArmy(text);
  if (army === null) return { facts: {}, faults, warnings: [] };
  const { points, dear, warnings } = musterHott(army, places);
  const facts = {
    name: army.name,
    stronghold: army.stronghold?.name ?? null,
    points,
    allowed: army.points,
    dear,
    bases: army.lines.map(({ count, element, name, general, command }) => ({
      name: [name, general ?? '', command ?? ''].filter((part) => part !== '').join(', '),
      count,
      troop: element,
      general: general !== null,
      support: false,
    })),
  };
  // No battle can begin with an army that breaks a rule, so a broken rule is a fault.
  return { facts, faults: [...faults, ...warnings], warnings: [] };
}

export const armies: ArmyBook = { report: (_, text) => report(text) };
