/** Turns an order of battle of one De Bellis ruleset into one of the other, and tells what has no like there. */
import type { Troop } from '../../debellis/troops/troop.ts';
import { isTroopFault } from '../../engine/army/troop-text.ts';
import type { Finding } from '../finding.ts';
import type { TroopBook } from '../lists/list-data.ts';
import type { Ability, ArmyOrder, Command } from './army-data.ts';
import { finding } from './finding.ts';
import type { Mustered, MusteredCommand, MusteredElements } from './mustered.ts';

/** The ruleset into whose terms an order is turned. */
export interface Target {
  /** The first word of its army files. */
  readonly name: string;
  readonly troops: TroopBook<Troop>;
  /** For types that only the other ruleset has, the type here that is most like each. */
  readonly likes: Readonly<Record<string, string>>;
  /** How its generals may differ from a normal one. */
  readonly abilities: readonly Ability[];
}

/** An order of battle with what its lists make of it, and how its ruleset writes troops. */
export interface Source {
  readonly order: ArmyOrder;
  readonly raised: Mustered<MusteredCommand>;
  format(troop: Troop): string;
}

export interface Translation {
  readonly text: string;
  /** What stands for something else, or is left out. */
  readonly notes: readonly Finding[];
}

const GRADES = ['O', 'S', 'I', 'F', 'X'];

const without = (text: string, from: string, to: string): string =>
  text.replace(new RegExp(`\\b${from}\\b`), to);

/** The notations to try for a troop: its own, then other grades, then the other regularity. */
function triesFor(written: string, { likes }: Target): readonly string[] {
  const [, type = ''] = /^(?:Reg|Irr) (?:mtd )?(\w+) \(/.exec(written) ?? [];
  const like = Object.hasOwn(likes, type) ? without(written, type, likes[type] as string) : written;
  const graded = [like, ...GRADES.map((grade) => like.replace(/\(\w+\)/, `(${grade})`))];
  const other = (text: string): string =>
    text.startsWith('Reg ') ? text.replace('Reg ', 'Irr ') : text.replace('Irr ', 'Reg ');
  return [...graded, ...graded.map(other)];
}

/** The notation of the troop of a target that is most like one; null if none is. `same`: it is the same troop. */
function likeOf(target: Target, written: string): { readonly text: string; readonly same: boolean } | null {
  const text = triesFor(written, target).find((each) => !isTroopFault(target.troops.parse(each)));
  if (text === undefined) return null;
  return { text, same: text === written };
}

/** Makes lines, and keeps the notes. */
function writer(source: Source, target: Target) {
  const notes: Finding[] = [];
  /** The line of these elements with the troop that stands for theirs; null if none does. */
  function like({ troop, count }: Pick<MusteredElements, 'troop' | 'count'>): string | null {
    const written = source.format(troop);
    const found = likeOf(target, written);
    if (!found) notes.push(finding('debellis.translate.none', { troop: written, count }));
    else if (!found.same)
      notes.push(finding('debellis.translate.near', { troop: written, like: found.text }));
    return found?.text ?? null;
  }
  function elementLine(elements: MusteredElements): readonly string[] {
    const text = like(elements);
    if (text === null) return [];
    const troop = target.troops.parse(text);
    const supports = elements.listed && !isTroopFault(troop) && target.troops.givesSupport(troop);
    return [`${elements.count} ${elements.name} ${text}${supports ? ' supporting' : ''}`];
  }
  function commandLines(command: Command, elements: readonly MusteredElements[]): readonly string[] {
    const { role, ability, baggage, doubles } = command;
    const general = like({ troop: command.general, count: 1 });
    const named = ability !== null && target.abilities.includes(ability);
    if (ability !== null && !named) notes.push(finding('debellis.translate.ability', { ability, role }));
    if (doubles.length > 0) notes.push(finding('debellis.translate.doubles', { role }));
    if (general === null) return [];
    return [
      '',
      `command: ${role} ${named ? `${ability} ` : ''}${general}`,
      ...(baggage === 2 || source.order.baggage > 0 ? [] : [`baggage: ${baggage}`]),
      ...elements.filter((each) => each.general === null && each.name !== 'Baggage').flatMap(elementLine),
    ];
  }
  return { notes, commandLines };
}

/** Turns an order of battle into one of the target. Its troops are written out, since it has no list there. */
export function translateOrder(source: Source, target: Target): Translation {
  const { order, raised } = source;
  const { notes, commandLines } = writer(source, target);
  const commands = order.commands.flatMap((command, at) =>
    commandLines(command, raised.commands[at]?.elements ?? []),
  );
  if (Object.keys(order.fortifications).length > 0) notes.push(finding('debellis.translate.walls'));
  if (order.stratagems.length > 0) notes.push(finding('debellis.translate.stratagems'));
  if (order.baggage > 0) notes.push(finding('debellis.translate.baggage'));
  const head = [
    `${target.name} order: ${order.name}`,
    ...(order.nameFr === undefined ? [] : [`${target.name} order fr: ${order.nameFr}`]),
    `list: ${order.list}`,
    `budget: ${order.budget}`,
    ...order.about.en.map((line) => `about: ${line}`),
    ...order.about.fr.map((line) => `about fr: ${line}`),
  ];
  return { text: `${[...head, ...commands].join('\n')}\n`, notes };
}
