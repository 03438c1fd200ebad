/** Reads an army list written by hand. It reports each wrong line and reads on. */
import { holds } from '../../engine/effects.ts';
import { byLine, type HeadingReader, headingReader, splitText } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { readGenerals, readId } from '../lists/list-headings.ts';
import { readOffers } from '../lists/list-lines.ts';
import { type ArmyList, OFFERED_TERRAIN, type OfferedTerrain } from './army-data.ts';
import { finding } from './finding.ts';
import { BOOK } from './troop-book.ts';

export interface ListReading {
  /** Null if there are faults. */
  readonly list: ArmyList | null;
  readonly faults: readonly Finding[];
}

/** The range of an aggression factor. Blood and Blades, armies. */
const aggressionRange = () => ({ least: 0, most: holds('bnb.army.8') ? 4 : 100, whole: true });

const HEADINGS = [
  'list',
  'list fr',
  'id',
  'years',
  'aggression',
  'mandatory',
  'optional',
  'baggage',
  'about',
  'about fr',
  'C-in-C',
];

// The period of the ruleset's armies, in years BC.
const EARLIEST = 3000;
const LATEST = 705;

/** Reads the text of an army list. The grammar is in content/armies/bnb/README.md. */
export function readArmyList(text: string): ListReading {
  const faults: Finding[] = [];
  const { headings, lines } = splitText(text, HEADINGS, faults);
  const reader = headingReader(headings, faults);
  const head = readHead(reader, faults);
  const body = readOffers(BOOK, lines, faults);
  if (body.lines.length === 0 && lines.length === 0) faults.push(finding('list.empty'));
  return { list: head === null || faults.length > 0 ? null : { ...head, ...body }, faults: byLine(faults) };
}

type Head = Omit<ArmyList, 'lines' | 'upgrades'>;

function readHead(reader: HeadingReader, faults: Finding[]): Head | null {
  const name = reader.one('list', 'list: Early Sumerian Kish')?.value ?? null;
  const id = readId(reader, faults);
  const years = readYears(reader, faults);
  const wanted = (example: string): string | null => (holds('bnb.list.1') ? example : null);
  const aggression = reader.number('aggression', aggressionRange(), null, wanted('aggression: 2'));
  const [mandatory, optional] = readTerrain(reader, faults);
  const baggage = reader.number('baggage', { least: 0, most: 9, whole: true }, 1, null);
  const about = { en: reader.sentences('about'), fr: reader.sentences('about fr') };
  const generals = readGenerals(
    BOOK,
    reader.one('C-in-C', 'C-in-C: Reg HCh (O) or on foot Reg Bd (O)'),
    faults,
  );
  if (name === null || id === null || years === null || aggression === null || baggage === null) return null;
  return {
    id,
    name,
    ...reader.inFrench('list'),
    years,
    aggression,
    mandatory,
    optional,
    baggage,
    about,
    generals,
  };
}

function readYears(reader: HeadingReader, faults: Finding[]): ArmyList['years'] | null {
  const heading = reader.one('years', 'years: 2600-2330 BC');
  if (heading === null) return null;
  const [, from, to] = /^(\d{1,4}) ?- ?(\d{1,4}) ?BC$/i.exec(heading.value) ?? [];
  const years = { from: Number(from), to: Number(to) };
  if (years.from <= EARLIEST && years.from >= years.to && years.to >= LATEST) return years;
  faults.push(finding('list.years', { text: heading.value }, heading.number));
  return null;
}

function readTerrain(
  reader: HeadingReader,
  faults: Finding[],
): readonly [readonly OfferedTerrain[], readonly OfferedTerrain[]] {
  const seen: OfferedTerrain[] = [];
  const read = (name: string, example: string | null) => {
    const heading = reader.one(name, example);
    const texts = heading === null ? [] : heading.value.split(',').map((text) => text.trim());
    return texts
      .map((text) => readTerrainKind(text, seen, heading?.number ?? 0, faults))
      .filter((kind) => kind !== null);
  };
  const example = holds('bnb.list.1') ? 'mandatory: Rv, BUA' : null;
  return [read('mandatory', example), read('optional', null)];
}

function readTerrainKind(
  text: string,
  seen: OfferedTerrain[],
  line: number,
  faults: Finding[],
): OfferedTerrain | null {
  const kind = OFFERED_TERRAIN.find((one) => one.toLowerCase() === text.toLowerCase());
  if (kind === undefined) faults.push(finding('list.terrain', { text, known: OFFERED_TERRAIN }, line));
  else if (seen.includes(kind)) faults.push(finding('list.terrain-twice', { kind }, line));
  else seen.push(kind);
  return kind ?? null;
}
