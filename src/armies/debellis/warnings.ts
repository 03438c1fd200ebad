/** Warnings about an army that both De Bellis rulesets give. They never block it. */
import type { Troop } from '../../debellis/troops/troop.ts';
import { holds } from '../../engine/effects.ts';
import type { TextPlaces } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import type { TroopBook } from '../lists/list-data.ts';
import { sameTroop } from '../lists/troop-text.ts';
import type { ArmyOrder } from './army-data.ts';
import type { ArrayedCommand } from './arraying.ts';
import { finding } from './finding.ts';

/** An army has 2 to 4 commands, and each has this many elements of baggage. */
const COMMANDS = { least: 2, most: 4, baggage: 2 };

/** The clauses that say how many commands, C-in-Cs and elements of baggage an army has. */
export interface CommandRules {
  readonly commands: string;
  readonly chief: string;
  readonly baggage: string;
}

export function commandWarnings(order: ArmyOrder, rules: CommandRules): readonly Finding[] {
  const { commands } = order;
  const count = commands.length;
  const { least, most } = COMMANDS;
  const chiefs = commands.filter(({ role }) => role === 'C-in-C').length;
  const baggage = commands.reduce((sum, command) => sum + command.baggage, order.baggage);
  const wanted = count * COMMANDS.baggage;
  return [
    ...((count < least || count > most) && holds(rules.commands)
      ? [finding('debellis.order.commands', { count, least, most })]
      : []),
    ...(chiefs === 1 || !holds(rules.chief) ? [] : [finding('debellis.order.c-in-c', { count: chiefs })]),
    ...(baggage === wanted || !holds(rules.baggage)
      ? []
      : [finding('debellis.order.all-baggage', { count: baggage, wanted })]),
  ];
}

/** A general whose troop his list does not offer. */
export function generalWarnings(
  troops: TroopBook<Troop>,
  { command: { role, general, line }, list }: ArrayedCommand,
): readonly Finding[] {
  if (list === null) return [];
  const offered = {
    'C-in-C': list.generals,
    'sub-general': list.subGenerals,
    'ally-general': [...list.generals, ...list.subGenerals],
  }[role].map(({ troop }) => troop);
  if (offered.some((troop) => sameTroop(troop, general))) return [];
  const existing = [...new Set(offered.map(troops.format))];
  return [finding('debellis.order.general', { role, troop: troops.format(general), existing }, line)];
}

/** An army that costs more than its budget, or not what it says. */
export function pointWarnings(order: ArmyOrder, points: number, places: TextPlaces): readonly Finding[] {
  const { budget, points: stated } = order;
  const excess = points - budget;
  return [
    ...(excess <= 0
      ? []
      : [finding('order.budget', { points, budget, excess }, places.headings.get('budget'))]),
    ...(stated === null || stated === points
      ? []
      : [finding('order.points', { stated, computed: points }, places.headings.get('points'))]),
  ];
}
