/** Reads an army list written by hand. It reports each wrong line and reads on. */
import { byLine, type HeadingReader, headingReader, splitText } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { readGenerals, readId } from '../lists/list-headings.ts';
import { readOffers } from '../lists/list-lines.ts';
import { readAbilities } from './abilities.ts';
import type { ArmyBook } from './army-book.ts';
import { type ArmyList, CLIMATES, FACINGS } from './army-data.ts';
import { finding } from './finding.ts';
import { namesIn } from './names.ts';
import { readStratagems } from './stratagems.ts';
import { readListedWalls } from './walls.ts';

export interface ListReading {
  /** Null if there are faults. */
  readonly list: ArmyList | null;
  readonly faults: readonly Finding[];
}

const headingsOf = ({ name, doubles, stratagems, frontiers, abilities }: ArmyBook): string[] => [
  ...[`${name} list`, `${name} list fr`, 'id', 'years', 'aggression', 'climate', 'mandatory', 'optional'],
  ...['about', 'about fr', 'C-in-C', 'sub-general', 'allies', 'fortifications'],
  ...(doubles ? ['double'] : []),
  ...(stratagems ? [stratagems.heading] : []),
  ...(frontiers ? ['frontier'] : []),
  ...(abilities.length > 0 ? ['abilities'] : []),
];

/** Reads the text of an army list. The grammar is in the README of its armies. */
export function readArmyList(book: ArmyBook, text: string): ListReading {
  const faults: Finding[] = [];
  const { headings, lines } = splitText(text, headingsOf(book), faults);
  const head = readHead(book, headingReader(headings, faults), faults);
  const offers = readOffers(book.troops, lines, faults);
  if (lines.length === 0) faults.push(finding('list.empty'));
  return { list: head === null || faults.length > 0 ? null : { ...head, ...offers }, faults: byLine(faults) };
}

function readHead(
  book: ArmyBook,
  reader: HeadingReader,
  faults: Finding[],
): Omit<ArmyList, 'lines' | 'upgrades'> | null {
  const title = `${book.name} list`;
  const name = reader.one(title, `${title}: The kings of the river`);
  const id = readId(reader, faults);
  const years = readYears(reader, faults);
  const aggression = reader.number(
    'aggression',
    { least: 0, most: book.mostAggression(), whole: true },
    null,
    'aggression: 2',
  );
  const climate = readWord(reader, 'climate', CLIMATES, 'climate: warm', faults);
  const seen: string[] = [];
  const mandatory = readTerrain(book, reader, 'mandatory', seen, faults);
  const optional = readTerrain(book, reader, 'optional', seen, faults);
  const about = { en: reader.sentences('about'), fr: reader.sentences('about fr') };
  const generals = readGenerals(
    book.troops,
    reader.one('C-in-C', 'C-in-C: Reg Kn (O) or Reg Cv (O)'),
    faults,
  );
  const others = reader.one('sub-general', null);
  const subGenerals = others === null ? generals : readGenerals(book.troops, others, faults);
  const fortifications = readListedWalls(book.walls, reader.one('fortifications', null), faults);
  const doubles = reader.all('double').flatMap((each) => book.doubles?.offer(each, faults) ?? []);
  const stratagems = readStratagems(book, reader, faults);
  const frontier = readWord(reader, 'frontier', FACINGS, null, faults);
  const abilities = readAbilities(book, reader, faults);
  const allies = namesIn(reader.one('allies', null)).map((each) => each.toLowerCase());
  if (name === null || id === null || years === null || aggression === null || climate === null) return null;
  return {
    ...{ id, name: name.value, ...reader.inFrench(title), years, aggression, climate },
    ...{ mandatory, optional, about, generals, subGenerals, allies },
    ...{ fortifications, doubles, stratagems, frontier, abilities },
  };
}

const YEARS = /^(\d{1,4}) ?(BC|AD) ?- ?(\d{1,4}) ?(BC|AD)$/i;
const EARLIEST = -3000;
const LATEST = 1500;

const yearOf = (figure = '', era = ''): number =>
  era.toUpperCase() === 'BC' ? -Number(figure) : Number(figure);

function readYears(reader: HeadingReader, faults: Finding[]): ArmyList['years'] | null {
  const heading = reader.one('years', 'years: 58 BC - 43 AD');
  if (heading === null) return null;
  const [whole, first, firstEra, last, lastEra] = YEARS.exec(heading.value) ?? [];
  const years = { from: yearOf(first, firstEra), to: yearOf(last, lastEra) };
  const isPeriod = EARLIEST <= years.from && years.from <= years.to && years.to <= LATEST;
  if (whole !== undefined && isPeriod) return years;
  faults.push(finding('debellis.list.years', { text: heading.value }, heading.number));
  return null;
}

/** A heading whose value is one of these words. Without an example the list may leave it out. */
function readWord<Word extends string>(
  reader: HeadingReader,
  name: 'climate' | 'frontier',
  known: readonly Word[],
  example: string | null,
  faults: Finding[],
): Word | null {
  const heading = reader.one(name, example);
  if (heading === null) return null;
  const word = known.find((one) => one === heading.value.toLowerCase());
  if (word === undefined)
    faults.push(finding(`debellis.list.${name}`, { text: heading.value, known }, heading.number));
  return word ?? null;
}

/** The kinds of terrain after a heading. `seen` collects them, because none may stand twice. */
function readTerrain(
  book: ArmyBook,
  reader: HeadingReader,
  name: string,
  seen: string[],
  faults: Finding[],
): readonly string[] {
  const heading = reader.one(name, null);
  return namesIn(heading).flatMap((text) => {
    const kind = book.terrain.find((one) => one.toLowerCase() === text.toLowerCase());
    if (kind === undefined)
      faults.push(finding('debellis.list.terrain', { text, known: book.terrain }, heading?.number));
    else if (seen.includes(kind))
      faults.push(finding('debellis.list.terrain-twice', { kind }, heading?.number));
    else seen.push(kind);
    return kind === undefined ? [] : [kind];
  });
}
