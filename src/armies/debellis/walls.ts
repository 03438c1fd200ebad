/** Fortifications and obstacles in army lists and orders of battle of both De Bellis rulesets. */
import {
  isNamed,
  type SectionCounts,
  type SectionName,
  type SectionRow,
} from '../../debellis/walls/bought.ts';
import type { Heading } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import type { ArmyList, ArmyOrder } from './army-data.ts';
import { finding } from './finding.ts';
import { namesIn } from './names.ts';

/** The sections that armies of a ruleset may buy, and those that a list may give by name. */
export interface WallBook {
  readonly sections: readonly SectionRow[];
  readonly listed: readonly SectionName[];
}

const namesOf = ({ sections }: WallBook): readonly SectionName[] => sections.map(({ name }) => name);

const sectionNamed = (names: readonly SectionName[], text: string): SectionName | undefined =>
  names.find((name) => name.toLowerCase() === text.toLowerCase());

function unknown(walls: WallBook, text: string, heading: Heading | null, faults: Finding[]): void {
  faults.push(finding('debellis.walls', { text, known: namesOf(walls) }, heading?.number));
}

/** The sections that a list gives: `fortifications: TF, camp`. */
export const readListedWalls = (
  walls: WallBook,
  heading: Heading | null,
  faults: Finding[],
): readonly SectionName[] =>
  namesIn(heading).flatMap((text) => {
    const name = sectionNamed(walls.listed, text);
    if (name === undefined) unknown(walls, text, heading, faults);
    return name ?? [];
  });

/** The sections that an order buys: `fortifications: 12 PF, 1 gate`. */
export function readBoughtWalls(walls: WallBook, heading: Heading | null, faults: Finding[]): SectionCounts {
  const bought = namesIn(heading).flatMap((text) => {
    const [, count, named = ''] = /^(\d{1,2}) (.+)$/.exec(text) ?? [];
    const name = sectionNamed(namesOf(walls), named);
    if (count !== undefined && name !== undefined) return [[name, Number(count)] as const];
    unknown(walls, text, heading, faults);
    return [];
  });
  return Object.fromEntries(bought);
}

/** The sections that an order buys and that the list does not give by name. */
export const unlistedWalls = (
  { sections }: WallBook,
  { fortifications }: ArmyOrder,
  list: ArmyList,
): readonly SectionName[] =>
  Object.entries(fortifications).flatMap(([name, count]) =>
    isNamed(sections, name) && count > 0 && !list.fortifications.includes(name) ? [name] : [],
  );
