/** The shared syntax of army files: lines, headings, numbers. */
import { nameCompared } from '../engine/data/given-text.ts';
import { LIMITS } from '../engine/data/limits.ts';
import { plainLines } from './army-file.ts';
import { type Finding, finding } from './finding.ts';

export interface TextLine {
  readonly number: number;
  readonly text: string;
}

export interface Heading {
  readonly number: number;
  readonly name: string;
  readonly value: string;
}

export interface SplitText {
  readonly headings: readonly Heading[];
  readonly lines: readonly TextLine[];
}

/** All lines, numbered from 1, without those that are too long or too many. These are reported. */
function linesWithin(text: string, faults: Finding[]): readonly TextLine[] {
  const all = plainLines(text).map((line, index) => ({ number: index + 1, text: line }));
  const [excess] = all.slice(LIMITS.list);
  if (excess) faults.push(finding('file.lines', { most: LIMITS.list }, excess.number));
  return all.slice(0, LIMITS.list).filter((line) => {
    const fits = line.text.length <= LIMITS.line;
    if (!fits) faults.push(finding('file.line-length', { most: LIMITS.line }, line.number));
    return fits;
  });
}

/** The lines with content, without comments (`#` at the start or after a space). */
function textLines(text: string, faults: Finding[]): readonly TextLine[] {
  return linesWithin(text, faults)
    .map((line) => ({ ...line, text: line.text.replace(/(^|\s)#.*$/, '').trim() }))
    .filter((line) => line.text !== '');
}

/** Sorts lines into headings with these names and other lines. Reports lines that cannot be read at all. */
export function splitText(text: string, names: readonly string[], faults: Finding[]): SplitText {
  const headings: Heading[] = [];
  const lines: TextLine[] = [];
  for (const line of textLines(text, faults)) {
    const heading = headingOf(line, names);
    if (heading === null) lines.push(line);
    else headings.push(heading);
  }
  return { headings, lines };
}

function headingOf(line: TextLine, names: readonly string[]): Heading | null {
  const colon = line.text.indexOf(':');
  const word = line.text.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const name = names.find((one) => one.toLowerCase() === word);
  return name === undefined ? null : { number: line.number, name, value: line.text.slice(colon + 1).trim() };
}

/** The places of things in a text, for warnings: its lines by index, and its headings by name. */
export interface TextPlaces {
  readonly lines: readonly number[];
  readonly headings: ReadonlyMap<string, number>;
}

/** The places in an empty text. */
export const NO_PLACES: TextPlaces = { lines: [], headings: new Map() };

/** The lines that `read` can read, and the places of these lines and of the headings. */
export function placedLines<Line>(
  { headings, lines }: SplitText,
  read: (line: TextLine) => Line | null,
): { readonly lines: readonly Line[]; readonly places: TextPlaces } {
  const kept = lines.flatMap((line) => {
    const made = read(line);
    return made === null ? [] : [{ number: line.number, made }];
  });
  return {
    lines: kept.map(({ made }) => made),
    places: {
      lines: kept.map(({ number }) => number),
      headings: new Map(headings.map(({ name, number }) => [name, number])),
    },
  };
}

/** Reports the line at which an army exceeds the limit of bases. A line that exceeds it alone is reported already. */
export function tellTooMany(
  lines: readonly { readonly count: number }[],
  places: TextPlaces,
  faults: Finding[],
): void {
  if (lines.some((line) => line.count > LIMITS.army)) return;
  let count = 0;
  const at = lines.findIndex((line) => {
    count += line.count;
    return count > LIMITS.army;
  });
  if (at >= 0) faults.push(finding('file.bases', { most: LIMITS.army }, places.lines[at]));
}

/** Faults in the order of their lines. */
export const byLine = (faults: readonly Finding[]): readonly Finding[] =>
  faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));

/** Reads the headings of a file and collects their faults. */
export interface HeadingReader {
  /** The values of a heading that may occur on several lines. */
  sentences(name: string): readonly string[];
  /** The line and the text of a heading; null with a fault if a required heading is absent. */
  one(name: string, example: string | null): Heading | null;
  all(name: string): readonly Heading[];
  /** The French name beside a heading, such as `army fr:` beside `army:`. */
  inFrench(name: string): { readonly nameFr?: string };
  /** A number, or `otherwise` if the heading is absent; null with a fault. */
  number(name: string, range: NumberRange, otherwise: number | null, example: string | null): number | null;
}

export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
}

export function headingReader(headings: readonly Heading[], faults: Finding[]): HeadingReader {
  const all = (name: string) => headings.filter((heading) => heading.name === name);
  const one = (name: string, example: string | null): Heading | null => {
    const [first, second] = all(name);
    if (second !== undefined) faults.push(finding('file.heading-twice', { heading: name }, second.number));
    if (first === undefined) {
      if (example !== null) faults.push(finding('file.heading-missing', { heading: name, example }));
      return null;
    }
    if (first.value !== '') return first;
    if (example !== null)
      faults.push(finding('file.heading-empty', { heading: name, example }, first.number));
    return null;
  };
  const number: HeadingReader['number'] = (name, range, otherwise, example) => {
    const heading = one(name, example);
    if (heading === null) return otherwise;
    const read = readNumber(heading.value, range);
    if (read !== null) return read;
    const { least, most } = range;
    faults.push(finding('file.number', { heading: name, text: heading.value, least, most }, heading.number));
    return null;
  };
  const sentences = (name: string) =>
    all(name)
      .map(({ value }) => value)
      .filter((value) => value !== '');
  const inFrench = (name: string): { readonly nameFr?: string } => {
    const heading = one(`${name} fr`, null);
    return heading === null ? {} : { nameFr: heading.value };
  };
  return { one, all, number, sentences, inFrench };
}

function readNumber(text: string, range: NumberRange): number | null {
  if (!(range.whole ? /^\d{1,6}$/ : /^\d{1,6}(\.\d{1,6})?$/).test(text)) return null;
  const value = Number(text);
  return value >= range.least && value <= range.most ? value : null;
}

/** The line with a French name, if there is one. */
export const frenchLine = (heading: string, name: string | undefined): readonly string[] =>
  name === undefined ? [] : [`${heading} fr: ${name}`];

/** Are two names the same to a reader? */
export const sameName = (one: string, other: string): boolean => nameCompared(one) === nameCompared(other);
