/** Reads an order of battle written by hand. It reports each wrong line and reads on. */
import {
  byLine,
  type Heading,
  type HeadingReader,
  headingReader,
  placedLines,
  splitText,
  type TextLine,
  type TextPlaces,
  tellTooMany,
} from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { readOrderLine } from '../lists/order-line.ts';
import { readTroop } from '../lists/troop-text.ts';
import type { ArmyBook } from './army-book.ts';
import { type ArmyOrder, type Command, type CommandLine, ROLES } from './army-data.ts';
import { finding } from './finding.ts';
import { readStratagems } from './stratagems.ts';
import { readBoughtWalls } from './walls.ts';

export interface OrderReading {
  /** Null if there are faults. */
  readonly order: ArmyOrder | null;
  readonly faults: readonly Finding[];
  readonly places: TextPlaces;
}

const headingsOf = ({ name, doubles, stratagems, gathersBaggage }: ArmyBook): string[] => [
  ...[`${name} order`, `${name} order fr`, 'list', 'budget', 'about', 'about fr', 'command', 'baggage'],
  ...['points', 'fortifications'],
  ...(doubles ? ['double'] : []),
  ...(stratagems ? [stratagems.heading] : []),
  ...(gathersBaggage ? [ARMY_BAGGAGE] : []),
];
const ARMY_BAGGAGE = 'army baggage';
const COMMAND = /^(C-in-C|sub-general|ally-general)(?: of ([a-z0-9-]+))? (.+)$/i;
const MOST_POINTS = 100000;
/** Baggage of a command that does not say. It has none if the army's baggage is gathered. */
const USUAL_BAGGAGE = 2;
const MOST_BAGGAGE = 8;

/** Reads the text of an order of battle. The grammar is in the README of its armies. */
export function readArmyOrder(book: ArmyBook, text: string): OrderReading {
  const faults: Finding[] = [];
  const split = splitText(text, headingsOf(book), faults);
  const reader = headingReader(split.headings, faults);
  const starts = reader.all('command');
  const { lines, places } = placedLines(split, (line) =>
    readLine(book, line, commandAt(starts, line.number), faults),
  );
  tellTooMany(lines, places, faults);
  const commands = readCommands(book, reader, faults);
  const head = readHead(book, reader, faults);
  const order = head === null ? null : { ...head, commands, lines };
  return { order: faults.length > 0 ? null : order, faults: byLine(faults), places };
}

/** The place of the command under whose heading a line stands; -1 above the first. */
const commandAt = (starts: readonly Heading[], line: number): number =>
  starts.findLastIndex((start) => start.number < line);

function readLine(book: ArmyBook, line: TextLine, command: number, faults: Finding[]): CommandLine | null {
  const read = readOrderLine(book.troops, line, faults);
  if (read === null) return null;
  if (command < 0) faults.push(finding('debellis.order.no-command', { text: line.text }, line.number));
  return { ...read, command };
}

function readHead(
  book: ArmyBook,
  reader: HeadingReader,
  faults: Finding[],
): Omit<ArmyOrder, 'commands' | 'lines'> | null {
  const title = `${book.name} order`;
  const amount = (name: string, otherwise: number | null) =>
    reader.number(name, { least: 0, most: MOST_POINTS, whole: false }, otherwise, null);
  const name = reader.one(title, `${title}: The army of the river`);
  const list = reader.one('list', 'list: gauls');
  const budget = amount('budget', book.usualPoints);
  const about = { en: reader.sentences('about'), fr: reader.sentences('about fr') };
  const points = amount('points', null);
  const fortifications = readBoughtWalls(book.walls, reader.one('fortifications', null), faults);
  const stratagems = readStratagems(book, reader, faults);
  if (name === null || list === null || budget === null) return null;
  return {
    name: name.value,
    ...reader.inFrench(title),
    list: list.value,
    budget,
    about,
    points,
    fortifications,
    stratagems,
    baggage: gatheredBaggage(reader, faults),
  };
}

function readCommands(book: ArmyBook, reader: HeadingReader, faults: Finding[]): readonly Command[] {
  const starts = reader.all('command');
  if (starts.length === 0) faults.push(finding('debellis.order.empty'));
  const baggage = reader.all('baggage').map((heading) => ({
    command: commandAt(starts, heading.number),
    count: readBaggage(heading, faults),
  }));
  const doubles = reader.all('double').map((heading) => ({
    command: commandAt(starts, heading.number),
    doubles: book.doubles?.read(heading, faults),
  }));
  const usual = reader.all(ARMY_BAGGAGE).length > 0 ? 0 : USUAL_BAGGAGE;
  return starts.flatMap((start, index) => {
    const own = doubles.flatMap((each) => (each.command === index ? (each.doubles ?? []) : []));
    const count = baggage.find(({ command }) => command === index)?.count ?? usual;
    return readCommand(book, start, { baggage: count, doubles: own }, faults);
  });
}

const gatheredBaggage = (reader: HeadingReader, faults: Finding[]): number => {
  const heading = reader.one(ARMY_BAGGAGE, null);
  return heading === null ? 0 : readBaggage(heading, faults);
};

function readBaggage({ value, number }: Heading, faults: Finding[]): number {
  const count = Number(value);
  if (!/^\d$/.test(value) || count > MOST_BAGGAGE)
    faults.push(finding('debellis.order.baggage', { text: value, most: MOST_BAGGAGE }, number));
  return count;
}

function readCommand(
  book: ArmyBook,
  { value, number }: Heading,
  has: Pick<Command, 'baggage' | 'doubles'>,
  faults: Finding[],
): readonly Command[] {
  const [, word = '', from = null, troopText = ''] = COMMAND.exec(value) ?? [];
  const role = ROLES.find((one) => one.toLowerCase() === word.toLowerCase());
  if (role === undefined || (from !== null && role !== 'ally-general')) {
    faults.push(finding('debellis.order.command', { text: value }, number));
    return [];
  }
  const words = troopText.split(' ');
  const abilityAt = (at: number) => book.abilities.find((each) => each === words[at]?.toLowerCase()) ?? null;
  const ability = abilityAt(0);
  if (ability && abilityAt(1)) {
    faults.push(finding('debellis.order.abilities', { text: value, known: book.abilities }, number));
    return [];
  }
  const general = readTroop(book.troops, ability ? words.slice(1).join(' ') : troopText, number, faults);
  return general === null ? [] : [{ role, from, ability, general, ...has, line: number }];
}
