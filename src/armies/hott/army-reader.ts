/** Reads an army written by hand. It reports each wrong line and reads on. */
import { LIMITS } from '../../engine/data/limits.ts';
import { STANDARD } from '../../rules/hott/ending/army-size.ts';
import { ELEMENTS, readElement } from '../../rules/hott/troops/troops.ts';
import {
  byLine,
  type HeadingReader,
  headingReader,
  placedLines,
  splitText,
  type TextLine,
  type TextPlaces,
  tellTooMany,
} from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { type ArmyLine, type HottArmy, LOOKS, type Stronghold } from './army-data.ts';
import { finding } from './finding.ts';
import { SHAPE_NAMES } from './shapes.ts';

export interface ArmyReading {
  /** Null if there are faults. */
  readonly army: HottArmy | null;
  readonly faults: readonly Finding[];
  readonly places: TextPlaces;
}

const HEADINGS = [
  ...['army', 'army fr', 'points', 'theme', 'theme fr'],
  ...['stronghold', 'stronghold fr', 'look', 'shape', 'command', 'command fr'],
];
const MOST_POINTS = 960;
const LINE =
  /^(\d{1,6})(?: ?x)? ([^:,]+?)(?:\s*:\s*(.*?))?((?:\s*,\s*(?:general|c-in-c|depth \d+(?:\.\d+)?))*)$/i;
const SHAPE = /^([a-z-]+) (\d{2,4}) ?x ?(\d{2,4})$/i;

/** Reads the text of an army. The grammar is in content/armies/hott/README.md. */
export function readHottArmy(text: string): ArmyReading {
  const faults: Finding[] = [];
  const split = splitText(text, HEADINGS, faults);
  const reader = headingReader(split.headings, faults);
  const commands = reader.all('command');
  const french = reader.all('command fr');
  const commandAt = (line: TextLine): Pick<ArmyLine, 'command' | 'commandFr'> => {
    const heading = commands.filter(({ number }) => number < line.number).at(-1);
    const named = french.filter(({ number }) => number < line.number).at(-1);
    const isOfIt = heading !== undefined && named !== undefined && named.number > heading.number;
    return { command: heading?.value ?? null, ...(isOfIt ? { commandFr: named.value } : {}) };
  };
  const { lines, places } = placedLines(split, (line) => readLine(line, commandAt(line), faults));
  if (split.lines.length === 0) faults.push(finding('hott.file.empty'));
  tellTooMany(lines, places, faults);
  const army = readHeadings(reader, lines, faults);
  return { army: faults.length > 0 ? null : army, faults: byLine(faults), places };
}

function readHeadings(reader: HeadingReader, lines: readonly ArmyLine[], faults: Finding[]): HottArmy | null {
  const name = reader.one('army', 'army: The long barrow');
  const points = reader.number('points', { least: 1, most: MOST_POINTS, whole: true }, STANDARD.ap, null);
  const stronghold = readStronghold(reader, faults);
  if (name === null || points === null) return null;
  const theme = { en: reader.sentences('theme'), fr: reader.sentences('theme fr') };
  return { name: name.value, ...reader.inFrench('army'), points, theme, stronghold, lines };
}

function readStronghold(reader: HeadingReader, faults: Finding[]): Stronghold | null {
  const name = reader.one('stronghold', null);
  const lookText = reader.one('look', null);
  const shapeText = reader.one('shape', null);
  const look = LOOKS.find((each) => each === (lookText?.value ?? 'castle').toLowerCase());
  if (look === undefined)
    faults.push(finding('hott.file.look', { text: lookText?.value ?? '', known: LOOKS }, lookText?.number));
  const [, word = '', width, depth] = SHAPE.exec(shapeText?.value ?? 'oblong 400 x 300') ?? [];
  const shape = SHAPE_NAMES.find((each) => each === word.toLowerCase());
  if (shape === undefined) {
    const figures = { text: shapeText?.value ?? '', known: SHAPE_NAMES };
    faults.push(finding('hott.file.shape', figures, shapeText?.number));
  }
  if (name === null || look === undefined || shape === undefined) return null;
  return {
    name: name.value,
    ...reader.inFrench('stronghold'),
    look,
    shape,
    width: Number(width),
    depth: Number(depth),
  };
}

const MARKS = /general|c-in-c|depth \d+(?:\.\d+)?/gi;

/** The name of a line, and that in French after a stroke. */
function readNames(text: string): Pick<ArmyLine, 'name' | 'nameFr'> {
  const [name = '', nameFr = ''] = text.split(/\s+\/\s+/).map((each) => each.trim());
  return { name, ...(nameFr === '' ? {} : { nameFr }) };
}

function readLine(
  { text, number }: TextLine,
  command: Pick<ArmyLine, 'command' | 'commandFr'>,
  faults: Finding[],
): ArmyLine | null {
  const [, countText, elementText = '', name = '', marksText = ''] = LINE.exec(text) ?? [];
  if (countText === undefined) {
    faults.push(finding('hott.file.line', { text }, number));
    return null;
  }
  const count = Number(countText);
  if (count < 1 || count > LIMITS.army)
    faults.push(finding('hott.file.count', { text: countText, most: LIMITS.army }, number));
  const element = readElement(elementText);
  if (element === null) {
    faults.push(finding('hott.file.element', { text: elementText, known: ELEMENTS }, number));
    return null;
  }
  const marks = (marksText.match(MARKS) ?? []).map((mark) => mark.toLowerCase());
  const depth = marks.find((mark) => mark.startsWith('depth'));
  const mm = depth === undefined ? null : Number(depth.slice('depth '.length));
  if (mm !== null && mm > LIMITS.base)
    faults.push(finding('hott.file.depth', { text: depth ?? '', most: LIMITS.base }, number));
  return {
    count,
    element,
    ...readNames(name),
    general: (['c-in-c', 'general'] as const).find((mark) => marks.includes(mark)) ?? null,
    ...command,
    depth: mm,
  };
}
