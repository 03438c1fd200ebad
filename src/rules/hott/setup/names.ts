/** Names of elements: short, unique, and telling nothing of lurkers that are still hidden. */
import { privateName } from '../../../engine/private-names.ts';
import { labelsFor } from '../../../engine/setup/labels.ts';
import type { ArmyBase } from '../../../engine/setup/mustered-army.ts';
import { type Element, readElement } from '../troops.ts';
import { commandsOf } from './army-rules.ts';

/** Land and water lurkers begin with these. */
const LURKERS: Readonly<Partial<Record<Element, string>>> = { 'Land Lurkers': 'L', 'Water Lurkers': 'W' };

const lurkerLetter = ({ troop }: ArmyBase): string | undefined => {
  const element = readElement(troop);
  return element === null ? undefined : LURKERS[element];
};

/** The alphabet from its one end for the first side, from the other for the second. */
const lettersOf = (side: 0 | 1, at: number): string =>
  String.fromCharCode(side === 0 ? 'A'.charCodeAt(0) + at : 'Z'.charCodeAt(0) - at);

/**
 * Lurkers are numbered for each kind and command by themselves: `LA1` is the first land lurker of the first
 * side's first command to appear, `WZ2` the second water lurker of the second side's. Till then their names are
 * private.
 */
function lurkerNames(army: readonly ArmyBase[], side: 0 | 1): readonly (string | null)[] {
  const commands = commandsOf(army);
  const counts = new Map<string, number>();
  return army.map((base) => {
    const letter = lurkerLetter(base);
    if (letter === undefined) return null;
    const command = base.command === undefined ? 0 : commands.indexOf(base.command);
    const name = `${letter}${lettersOf(side, command)}`;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return privateName(name, number);
  });
}

/** Names for the elements of both sides, in their order. */
export function namesFor(
  armies: readonly [readonly ArmyBase[], readonly ArmyBase[]],
): readonly [readonly string[], readonly string[]] {
  const open = armies.map((army) => army.filter((base) => lurkerLetter(base) === undefined));
  const troops = open.map((army) => army.map(({ troop }) => troop));
  const labels = labelsFor([troops[0] ?? [], troops[1] ?? []]);
  const named = (side: 0 | 1): readonly string[] => {
    const rest = [...labels[side]];
    return lurkerNames(armies[side], side).map((name) => name ?? rest.shift() ?? '');
  };
  return [named(0), named(1)];
}
