/** Reads the headings that army lists of several rulesets have. */
import type { WrittenTroop } from '../../engine/army/troop-text.ts';
import type { Heading, HeadingReader } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { finding } from './finding.ts';
import type { GeneralOption, TroopBook } from './list-data.ts';
import { nameAndTroop, readTroops } from './troop-text.ts';

/** The id of a list; null with a fault. */
export function readId(reader: HeadingReader, faults: Finding[]): string | null {
  const heading = reader.one('id', 'id: kish');
  if (heading === null) return null;
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(heading.value)) return heading.value;
  faults.push(finding('list.id', { text: heading.value }, heading.number));
  return null;
}

/** The troops that a heading offers for a general, with the words before each. */
export function readGenerals<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  heading: Heading | null,
  faults: Finding[],
): readonly GeneralOption<Troop>[] {
  if (heading === null) return [];
  return heading.value.split(/\s+or\s+/i).flatMap((option) => {
    const { name, troop } = nameAndTroop(option);
    const text = troop === '' ? option : troop;
    const words = troop === '' ? '' : name;
    return readTroops(book, text, heading.number, faults).map((one) => ({ words, troop: one }));
  });
}
