import type { WrittenTroop } from '../../engine/army/troop-text.ts';
import { LIMITS } from '../../engine/data/limits.ts';
import type { TextLine } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { finding } from './finding.ts';
import type { OrderLine, TroopBook } from './list-data.ts';
import { nameAndTroop, readTroop } from './troop-text.ts';

const ORDER_LINE = /^(\d{1,6})(?: ?x)? (.+?)( supporting)?$/i;

/** Reads `12 Spearmen` or `6 Spearmen Reg Pk (X)` in an order of battle; null with a fault. */
export function readOrderLine<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  { text, number }: TextLine,
  faults: Finding[],
): OrderLine<Troop> | null {
  const [, countText, rest = '', supportText] = ORDER_LINE.exec(text) ?? [];
  const { name, troop: troopText } = nameAndTroop(rest);
  if (countText === undefined || name === '') {
    faults.push(finding('order.line', { text }, number));
    return null;
  }
  const count = Number(countText);
  if (count < 1 || count > LIMITS.army) {
    faults.push(finding('order.count', { text: countText, most: LIMITS.army }, number));
  }
  const troop = troopText === '' ? null : readTroop(book, troopText, number, faults);
  return { count, name, troop, supporting: supportText !== undefined };
}
