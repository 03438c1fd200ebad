/** Reads an order of battle written by hand. It reports each wrong line and reads on. */
import { BUDGET } from '../../rules/bnb/troops/prices.ts';
import { byLine, headingReader, placedLines, splitText, type TextPlaces, tellTooMany } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { readOrderLine } from '../lists/order-line.ts';
import { readTroop } from '../lists/troop-text.ts';
import type { ArmyOrder, OrderLine } from './army-data.ts';
import { BOOK } from './troop-book.ts';

export interface OrderReading {
  /** Null if there are faults. */
  readonly order: ArmyOrder | null;
  readonly faults: readonly Finding[];
  readonly places: TextPlaces;
}

const HEADINGS = [
  'order',
  'order fr',
  'list',
  'budget',
  'about',
  'about fr',
  'C-in-C',
  'baggage',
  'points',
  'confidence',
  'routing',
];

/** Reads the text of an order of battle. The grammar is in content/armies/bnb/README.md. */
export function readArmyOrder(text: string): OrderReading {
  const faults: Finding[] = [];
  const split = splitText(text, HEADINGS, faults);
  const { lines, places } = placedLines(split, (line) => readOrderLine(BOOK, line, faults));
  tellTooMany(lines, places, faults);
  const order = readOrder(split.headings, lines, faults);
  return { order: faults.length > 0 ? null : order, faults: byLine(faults), places };
}

function readOrder(
  headings: Parameters<typeof headingReader>[0],
  lines: readonly OrderLine[],
  faults: Finding[],
): ArmyOrder | null {
  const reader = headingReader(headings, faults);
  const amount = (name: string, otherwise: number | null) =>
    reader.number(name, { least: 0, most: 100000, whole: false }, otherwise, null);
  const name = reader.one('order', 'order: The guard of Kish');
  const list = reader.one('list', 'list: kish');
  const budget = amount('budget', BUDGET.value);
  const about = { en: reader.sentences('about'), fr: reader.sentences('about fr') };
  const general = reader.one('C-in-C', 'C-in-C: Reg HCh (O)');
  const troop = general === null ? null : readTroop(BOOK, general.value, general.number, faults);
  const baggage = reader.number('baggage', { least: 0, most: 9, whole: true }, null, null);
  const stated = {
    points: amount('points', null),
    confidence: amount('confidence', null),
    routing: amount('routing', null),
  };
  if (name === null || list === null || budget === null || troop === null) return null;
  return {
    name: name.value,
    ...reader.inFrench('order'),
    list: list.value,
    budget,
    about,
    general: troop,
    baggage,
    lines,
    stated,
  };
}
