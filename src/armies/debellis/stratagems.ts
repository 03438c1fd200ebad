/** Stratagems in army lists and orders of battle. */
import type { HeadingReader } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import type { ArmyBook } from './army-book.ts';
import { finding } from './finding.ts';
import { namesIn } from './names.ts';

/** The stratagems of a heading, each once: `stratagems: scouting, feigned-flight`. */
export function readStratagems(
  { stratagems }: ArmyBook,
  reader: HeadingReader,
  faults: Finding[],
): readonly string[] {
  if (!stratagems) return [];
  const { known } = stratagems;
  const heading = reader.one(stratagems.heading, null);
  const names = namesIn(heading).map((text) => text.toLowerCase());
  for (const text of names.filter((name) => !known.includes(name)))
    faults.push(finding('debellis.stratagem', { text, known }, heading?.number));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) faults.push(finding('debellis.stratagem-twice', { name: twice }, heading?.number));
  return names.filter((name) => known.includes(name));
}
