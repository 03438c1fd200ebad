/** Double bases in army lists and orders of battle. DBM, Double elements. */

import { isPavise, mayShareBase } from '../../debellis/fights/sharing.ts';
import type { Troop } from '../../debellis/troops/troop.ts';
import { holds } from '../../engine/effects.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { isOneOf } from '../../rules/dbm/troops/troops.ts';
import { type Heading, sameName } from '../army-text.ts';
import type { DoubleOffer, Doubles } from '../debellis/army-data.ts';
import type { ArrayedCommand } from '../debellis/arraying.ts';
import type { Finding } from '../finding.ts';
import { readTroop, sameTroop } from '../lists/troop-text.ts';
import { finding } from './finding.ts';
import { BOOK } from './troop-book.ts';

const OFFER = /^(.+?) \+ (.+?)(?:, ([12]) AP less)?$/i;
const PAIRS = /^(\d{1,3}) (.+?) \+ (.+)$/;

/** Reads `Bw (X) + Bw (S), 1 AP less` with regularity; null with a fault. */
export function readDoubleOffer({ value, number }: Heading, faults: Finding[]): DoubleOffer | null {
  const [, front = '', rear = '', less = '0'] = OFFER.exec(value) ?? [];
  if (front === '') {
    faults.push(finding('dbm.list.double', { text: value }, number));
    return null;
  }
  const [one, other] = [readTroop(BOOK, front, number, faults), readTroop(BOOK, rear, number, faults)];
  return one && other ? { front: one, rear: other, less: Number(less) } : null;
}

/** Reads `4 Shields + Archers` in a command; null with a fault. */
export function readDoubles({ value, number }: Heading, faults: Finding[]): Doubles | null {
  const [, count, front = '', rear = ''] = PAIRS.exec(value) ?? [];
  if (count === undefined) {
    faults.push(finding('dbm.order.double', { text: value }, number));
    return null;
  }
  return { count: Number(count), front, rear, line: number };
}

/** Equal double bases of one command. */
export interface MusteredDoubles {
  readonly count: number;
  readonly front: Troop;
  readonly rear: Troop;
  /** The army points by which each costs less. */
  readonly less: number;
}

const troopCalled = ({ matched }: ArrayedCommand, name: string): Troop | undefined =>
  matched.find((line) => sameName(line.list?.name ?? line.order.name, name))?.troop;

const offerFor = ({ list }: ArrayedCommand, front: Troop, rear: Troop): DoubleOffer | undefined =>
  list?.doubles.find((each) => sameTroop(each.front, front) && sameTroop(each.rear, rear));

/** The double bases of a command. */
export const musteredDoubles = (arrayed: ArrayedCommand): readonly MusteredDoubles[] =>
  arrayed.command.doubles.flatMap(({ count, front, rear }) => {
    const [one, other] = [troopCalled(arrayed, front), troopCalled(arrayed, rear)];
    if (!one || !other) return [];
    const less = holds('dbm.dbe.4') ? (offerFor(arrayed, one, other)?.less ?? 0) : 0;
    return [{ count, front: one, rear: other, less }];
  });

/** Warnings about double bases that no list or rule allows. */
export const doubleWarnings = (arrayed: ArrayedCommand): readonly Finding[] =>
  arrayed.command.doubles.flatMap(({ front, rear, line }) => {
    const [one, other] = [troopCalled(arrayed, front), troopCalled(arrayed, rear)];
    if (!one || !other) return [finding('dbm.order.double-names', { front, rear }, line)];
    if (!mayShareBase(DBM, one, other)) return [finding('dbm.order.double-apart', { front, rear }, line)];
    if (!isPavise(DBM, one, other)) return [finding('dbm.order.double-pavise', { front, rear }, line)];
    const isWedge = isOneOf(one, ['Kn(I)']) && isOneOf(other, ['Kn(I)']) && holds('dbm.kn.6');
    return isWedge && !offerFor(arrayed, one, other) ? [finding('dbm.order.wedge', { front }, line)] : [];
  });
