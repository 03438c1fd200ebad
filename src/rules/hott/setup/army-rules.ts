/** Which armies are legal. Hordes of the Things, Army size, Element cost, Mass battles. */

import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import type { Point } from '../../../geometry/point.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isMassSize, MASS, mostCommands, STANDARD } from '../ending/army-size.ts';
import { costOf, type Element } from '../troops/troops.ts';
import { shapeReasons } from './stronghold-shape.ts';

/** Equal elements of an army. */
export interface Enrolled {
  readonly element: Element;
  readonly count: number;
  /** One of them holds a general. */
  readonly general?: boolean;
  /** That general commands the whole army. */
  readonly cInC?: boolean;
  readonly command?: string;
}

export interface ArmyPlan {
  /** The agreed army points. */
  readonly size: number;
  readonly elements: readonly Enrolled[];
  /** Outline of the stronghold about its own middle, in millimetres; null if the army has none. */
  readonly stronghold: readonly Point[] | null;
}

/** A rule that an army breaks; `at` is the index in `elements` of the line at fault. */
export type ArmyReason = Reason & { readonly at?: number };

const NO_GENERALS: readonly Element[] = [
  'God',
  'Dragon',
  'Paladin',
  'Land Lurkers',
  'Water Lurkers',
  'Sneakers',
];

/** May an element of this type hold a general? */
export const mayBeGeneral = (element: Element): boolean =>
  !NO_GENERALS.includes(element) || !holds('hott.army.5');

/** Army points of these elements; a general costs nothing more. */
export const armyCost = (elements: readonly Pick<Enrolled, 'element' | 'count'>[]): number =>
  elements.reduce((sum, { element, count }) => sum + costOf(element) * count, 0);

/** Elements that cost more than this are dear: their share in an army is limited. */
const CHEAP = 2;

/** Army points of the dear ones among these elements. */
export const dearCost = (elements: readonly Pick<Enrolled, 'element' | 'count'>[]): number =>
  armyCost(elements.filter(({ element }) => costOf(element) > CHEAP));

const broken = (rule: HottClause, key: string, figures: Reason['figures'] = {}, at?: number): ArmyReason => ({
  rule,
  key,
  figures,
  ...(at === undefined ? {} : { at }),
});

function sizeReasons({ size, elements }: ArmyPlan): readonly ArmyReason[] {
  const between = size > STANDARD.ap && size < MASS.ap && holds(MASS.rule);
  const points = armyCost(elements);
  const out: ArmyReason[] = [];
  if (between)
    out.push(broken(MASS.rule, 'hott.army.size-between', { size, standard: STANDARD.ap, mass: MASS.ap }));
  if (points > size && holds(STANDARD.rule))
    out.push(broken(STANDARD.rule, 'hott.army.over', { points, most: size, excess: points - size }));
  return out;
}

function dearReasons({ size, elements }: ArmyPlan): readonly ArmyReason[] {
  const rule = isMassSize(size) ? 'hott.mass.6' : 'hott.cost.6';
  const points = armyCost(elements);
  const dear = dearCost(elements);
  if (2 * dear <= points || !holds(rule)) return [];
  return [broken(rule, 'hott.army.dear', { dear, points, most: Math.floor(points / 2) })];
}

/** Reasons about generals: their types and their number. A line of several elements has at most one general. */
function generalReasons({ size, elements }: ArmyPlan): readonly ArmyReason[] {
  const wrong = elements.flatMap(({ element, general }, at) =>
    general && !mayBeGeneral(element)
      ? [broken('hott.army.5', 'hott.army.general-type', { element, wrong: NO_GENERALS }, at)]
      : [],
  );
  const count = elements.filter(({ general }) => general).length;
  if (isMassSize(size) || count === 1 || !holds('hott.army.2')) return wrong;
  return [...wrong, broken('hott.army.2', 'hott.army.one-general', { count })];
}

/** The commands of an army, in the order in which they are first named. */
export const commandsOf = (elements: readonly { readonly command?: string }[]): readonly string[] => [
  ...new Set(elements.map(({ command }) => command).filter((command) => command !== undefined)),
];

function commandReasons({ size, elements }: ArmyPlan): readonly ArmyReason[] {
  if (!isMassSize(size)) return [];
  const out: ArmyReason[] = [];
  const commands = commandsOf(elements);
  const points = armyCost(elements);
  const most = mostCommands(points);
  if (commands.length > most && holds('hott.mass.5'))
    out.push(broken('hott.mass.5', 'hott.army.commands', { count: commands.length, most, size: points }));
  if (!holds('hott.mass.4')) return out;
  elements.forEach(({ element, command }, at) => {
    if (command === undefined) out.push(broken('hott.mass.4', 'hott.army.no-command', { element }, at));
  });
  for (const command of commands) {
    const count = elements.filter((each) => each.command === command && each.general).length;
    if (count !== 1) out.push(broken('hott.mass.4', 'hott.army.command-general', { command, count }));
  }
  const count = elements.filter(({ cInC }) => cInC).length;
  return count === 1 ? out : [...out, broken('hott.mass.4', 'hott.army.one-c-in-c', { count })];
}

function strongholdReasons({ stronghold }: ArmyPlan): readonly ArmyReason[] {
  if (stronghold !== null) return shapeReasons(stronghold);
  return holds('hott.army.6') ? [broken('hott.army.6', 'hott.army.no-stronghold')] : [];
}

/** Every rule of army building that a plan breaks. Players may fight with such an army all the same. */
export const armyReasons = (plan: ArmyPlan): readonly ArmyReason[] => [
  ...sizeReasons(plan),
  ...dearReasons(plan),
  ...generalReasons(plan),
  ...commandReasons(plan),
  ...strongholdReasons(plan),
];
