/** Names of elements: short, unique, and without a hint of hidden lurkers. */
import { privateName } from '../../../engine/ambush/private-names.ts';
import { labelsFor } from '../../../engine/setup/labels.ts';
import type { ArmyBase } from '../../../engine/setup/mustered-army.ts';
import { type Element, readElement } from '../troops/troops.ts';
import { commandsOf } from './army-rules.ts';

/** The first letter of the names of land and water lurkers. */
const LURKERS: Readonly<Partial<Record<Element, string>>> = { 'Land Lurkers': 'L', 'Water Lurkers': 'W' };

const lurkerLetter = ({ troop }: ArmyBase): string | undefined => {
  const element = readElement(troop);
  return element === null ? undefined : LURKERS[element];
};

/** Letters from the beginning of the alphabet for the first side, from its end for the second. */
const lettersOf = (side: 0 | 1, at: number): string =>
  String.fromCharCode(side === 0 ? 'A'.charCodeAt(0) + at : 'Z'.charCodeAt(0) - at);

/**
 * Lurkers are numbered by kind and command in the order in which they appear: `LA1` is the first land lurker of the
 * first side's first command, `WZ2` the second water lurker of the second side's. Their names are private until then.
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
