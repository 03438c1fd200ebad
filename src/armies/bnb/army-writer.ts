/** Writes lists and orders back as the text files they are read from. */
import { formatTroop, type Troop } from '../../rules/bnb/troops/troops.ts';
import { frenchLine } from '../army-text.ts';
import type { About, Share } from '../lists/list-data.ts';
import type { ArmyList, ArmyOrder, GeneralOption, ListLine, OrderLine, Upgrade } from './army-data.ts';

/** The text of an army list; reading it gives the same list. */
export function formatArmyList(list: ArmyList): string {
  return text([
    `list: ${list.name}`,
    ...frenchLine('list', list.nameFr),
    `id: ${list.id}`,
    `years: ${list.years.from}-${list.years.to} BC`,
    `aggression: ${list.aggression}`,
    `mandatory: ${list.mandatory.join(', ')}`,
    ...(list.optional.length === 0 ? [] : [`optional: ${list.optional.join(', ')}`]),
    `baggage: ${list.baggage}`,
    ...aboutLines(list.about),
    `C-in-C: ${list.generals.map(generalText).join(' or ')}`,
    '',
    ...list.lines.map(listLineText),
    ...list.upgrades.map(upgradeText),
  ]);
}

/** The text of an order of battle; reading it gives the same order. */
export function formatArmyOrder(order: ArmyOrder): string {
  const stated = (name: keyof ArmyOrder['stated']) => numberLine(name, order.stated[name]);
  return text([
    `order: ${order.name}`,
    ...frenchLine('order', order.nameFr),
    `list: ${order.list}`,
    `budget: ${order.budget}`,
    ...aboutLines(order.about),
    `C-in-C: ${formatTroop(order.general)}`,
    ...numberLine('baggage', order.baggage),
    '',
    ...order.lines.map(orderLineText),
    ...stated('points'),
    ...stated('confidence'),
    ...stated('routing'),
  ]);
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

const aboutLines = ({ en, fr }: About): readonly string[] => [
  ...en.map((line) => `about: ${line}`),
  ...fr.map((line) => `about fr: ${line}`),
];

function numberLine(name: string, value: number | null): readonly string[] {
  return value === null ? [] : [`${name}: ${value}`];
}

function generalText({ words, troop }: GeneralOption): string {
  return `${words} ${formatTroop(troop)}`.trim();
}

function troopsText(troops: readonly Troop[]): string {
  return troops.map(formatTroop).join(' or ');
}

function listLineText(line: ListLine): string {
  const count = line.least === line.most ? `${line.least}` : `${line.least}-${line.most}`;
  const [first] = line.parts;
  if (first !== undefined && first.share.part === first.share.whole && !first.supporting) {
    const support = line.maySupport.length === 0 ? '' : `, may support ${line.maySupport.join(' and ')}`;
    return `${line.name} ${troopsText(first.troops)}: ${count}${support}`;
  }
  const parts = line.parts.map(
    ({ share, supporting, troops }) =>
      `${shareText(share)} ${supporting ? 'supporting ' : ''}${troopsText(troops)}`,
  );
  return `${line.name}: ${[count, ...parts].join(', ')}`;
}

function shareText(share: Share): string {
  return `${share.part}/${share.whole}`;
}

function upgradeText({ most, name, from, to }: Upgrade): string {
  const amount = typeof most === 'number' ? `${most}` : shareText(most);
  const troop = from === null ? '' : ` ${formatTroop(from)}`;
  return `Up to ${amount} ${name}${troop} upgraded to ${formatTroop(to)}`;
}

function orderLineText({ count, name, troop, supporting }: OrderLine): string {
  return `${count} ${name}${troop === null ? '' : ` ${formatTroop(troop)}`}${supporting ? ' supporting' : ''}`;
}
