/** Translates an army list in the notation of DBM or DBMM into ours. The grammar is in content/armies/bnb/README.md. */
import { holds } from '../../engine/effects.ts';
import { LIST_SYSTEMS, type ListSystem, saidOf } from '../../rules/bnb/troops/translation.ts';
import { type Heading, splitText, type TextLine } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { finding } from './finding.ts';
import { readArmyList } from './list-reader.ts';
import { type LineNotes, translateGeneral, translateLine } from './translate-lines.ts';

export interface ListTranslation {
  /** The list in our notation; null if there are faults. */
  readonly text: string | null;
  readonly faults: readonly Finding[];
  /** The parts that were left out or are still missing. */
  readonly notes: readonly Finding[];
}

/** Headings of both notations. They are kept as they are. */
const KEPT = ['list', 'id', 'years', 'aggression', 'mandatory', 'optional', 'baggage', 'about'];

function systemOf(headings: readonly Heading[], named: string | null, faults: Finding[]): ListSystem | null {
  const heading = headings.find(({ name }) => name === 'system');
  const word = named ?? heading?.value ?? '';
  const system = LIST_SYSTEMS.find((each) => each.toLowerCase() === word.toLowerCase());
  if (!system) faults.push(finding('translate.system', { text: word, known: LIST_SYSTEMS }, heading?.number));
  return system ?? null;
}

const PRICE = /@?\s*\d+(?:[.,]\d+)?\s*AP\b/gi;

/** A line without its old prices and without the marks of rules that are not translated. */
function tidied(line: TextLine, notes: Finding[]): TextLine {
  const text = holds('bnb.list.11') ? line.text.replace(PRICE, ' ') : line.text;
  if (text.includes('*')) notes.push(finding('translate.asterisk', {}, line.number));
  return { ...line, text: text.replaceAll('*', ' ').replace(/\s+/g, ' ').trim() };
}

const isGeneral = ({ text }: TextLine): boolean => saidOf(text).role === 'c-in-c';

/** Translates a list. `named` is its system if the text does not name one. */
export function translateList(text: string, named: string | null = null): ListTranslation {
  const faults: Finding[] = [];
  const notes: Finding[] = [];
  const { headings, lines } = splitText(text, [...KEPT, 'system'], faults);
  const system = systemOf(headings, named, faults);
  if (!system) return { text: null, faults, notes };
  const told: LineNotes = { system, faults, notes };
  const body = lines.map((line) => tidied(line, notes));
  const generals = body.filter(isGeneral).flatMap((line) => translateGeneral(line, told));
  const troops = body.filter((line) => !isGeneral(line)).flatMap((line) => translateLine(line, told));
  const kept = headings.filter(({ name }) => name !== 'system').map(({ name, value }) => `${name}: ${value}`);
  const general = generals.length > 0 ? [`C-in-C: ${generals.join(' or ')}`] : [];
  const made = `${[...kept, ...general, '', ...troops].join('\n')}\n`;
  if (faults.length > 0) return { text: null, faults, notes };
  // What our grammar still needs has no line in the given text.
  const wanted = readArmyList(made).faults.map(({ key, figures }) => ({ key, figures }));
  return { text: made, faults, notes: [...notes, ...wanted] };
}
