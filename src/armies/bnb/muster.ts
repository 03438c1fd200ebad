/** Raises the army of an order of battle, with its points and moral levels. */
import { routingLevel } from '../../rules/bnb/ending/moral.ts';
import { armyCost, type BoughtBase, referenceLevel } from '../../rules/bnb/troops/prices.ts';
import type { Troop } from '../../rules/bnb/troops/troops.ts';
import { NO_PLACES, type TextPlaces } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { type MatchedLine, matchLine } from '../lists/match-lines.ts';
import type { ArmyList, ArmyOrder } from './army-data.ts';
import { listWarnings } from './list-warnings.ts';
import { BOOK } from './troop-book.ts';

/** Equal bases of an army. */
export interface MusteredBases extends BoughtBase {
  readonly name: string;
  readonly count: number;
  readonly troop: Troop;
  readonly general: boolean;
  readonly support: boolean;
}

export interface Muster {
  readonly bases: readonly MusteredBases[];
  readonly points: number;
  /** Points of confidence: the reference moral level. */
  readonly confidence: number;
  readonly routing: number;
  /** Why bases are missing in the army: their troop is unknown. */
  readonly faults: readonly Finding[];
  /** How the army breaks its list or its own statements. This never blocks it. */
  readonly warnings: readonly Finding[];
}

/** Raises an army. Without its list (null), only troops that are written out can be raised. */
export function muster(order: ArmyOrder, list: ArmyList | null, places: TextPlaces = NO_PLACES): Muster {
  const faults: Finding[] = [];
  const matched = order.lines
    .map((line, index) => matchLine(BOOK, line, list, places.lines[index], faults))
    .filter((line) => line !== null);
  const bases = basesOf(order, list, matched);
  const each = eachBase(bases);
  const confidence = referenceLevel(each);
  const sums = { points: armyCost(each), confidence, routing: routingLevel(confidence) };
  return { bases, ...sums, faults, warnings: listWarnings({ order, list, matched, places, ...sums }) };
}

const BAGGAGE: Troop = { type: 'Bg', grade: 'O', regular: false };

/** The number of bases of baggage, unless the list has another. */
const USUAL_BAGGAGE = 1;

function basesOf(
  order: ArmyOrder,
  list: ArmyList | null,
  matched: readonly MatchedLine<Troop>[],
): readonly MusteredBases[] {
  const baggage = order.baggage ?? list?.baggage ?? USUAL_BAGGAGE;
  const plain = { general: false, support: false };
  return [
    { ...plain, name: 'C-in-C', count: 1, troop: order.general, general: true },
    ...matched.map(({ order: { name, count }, list: line, troop, supporting }) => ({
      ...plain,
      name: line?.name ?? name,
      count,
      troop,
      support: supporting,
    })),
    ...(baggage === 0 ? [] : [{ ...plain, name: 'Baggage', count: baggage, troop: BAGGAGE }]),
  ];
}

/** Each base of an army on its own, the C-in-C first. */
export function eachBase(bases: readonly MusteredBases[]): readonly MusteredBases[] {
  return bases.flatMap((some) => Array.from({ length: some.count }, () => ({ ...some, count: 1 })));
}
