/** Fortifications in army lists and orders of battle. DBM, Fortifications. */

import { isNamed, type SectionCounts, type SectionName } from '../../debellis/walls/bought.ts';
import { holds } from '../../engine/effects.ts';
import { SECTIONS } from '../../rules/dbm/walls/buying.ts';
import type { Heading } from '../army-text.ts';
import type { ArmyList, ArmyOrder } from '../debellis/army-data.ts';
import type { Finding } from '../finding.ts';
import { finding } from './finding.ts';

const SECTION_NAMES: readonly SectionName[] = SECTIONS.map(({ name }) => name);

const partsOf = (heading: Heading | null): readonly string[] =>
  (heading?.value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const sectionNamed = (text: string): SectionName | undefined =>
  SECTION_NAMES.find((name) => name.toLowerCase() === text.toLowerCase());

function unknown(text: string, heading: Heading | null, faults: Finding[]): void {
  faults.push(finding('dbm.walls', { text, known: SECTION_NAMES }, heading?.number));
}

/** The sections that a list gives for use away from a town: `fortifications: TF, camp`. */
export const readListedWalls = (heading: Heading | null, faults: Finding[]): readonly SectionName[] =>
  partsOf(heading).flatMap((text) => {
    const name = sectionNamed(text);
    if (name === 'TF' || name === 'camp') return [name];
    unknown(text, heading, faults);
    return [];
  });

/** The sections that an order buys: `fortifications: 12 PF, 1 gate`. */
export function readBoughtWalls(heading: Heading | null, faults: Finding[]): SectionCounts {
  const bought = partsOf(heading).flatMap((text) => {
    const [, count, named = ''] = /^(\d{1,2}) (.+)$/.exec(text) ?? [];
    const name = sectionNamed(named);
    if (count !== undefined && name !== undefined) return [[name, Number(count)] as const];
    unknown(text, heading, faults);
    return [];
  });
  return Object.fromEntries(bought);
}

const countOf = (bought: SectionCounts, name: string): number => bought[name] ?? 0;

/** Warnings about sections that the list does not allow. */
export function wallWarnings({ fortifications }: ArmyOrder, list: ArmyList): readonly Finding[] {
  const town = [...list.mandatory, ...list.optional].includes('BUA');
  return Object.keys(fortifications)
    .filter((name): name is SectionName => isNamed(SECTIONS, name))
    .filter((name) => countOf(fortifications, name) > 0 && !list.fortifications.includes(name))
    .flatMap((name) => {
      const forTown = name !== 'camp' && (town || !holds('dbm.fort.2'));
      return forTown || !holds('dbm.fort.3') ? [] : [finding('dbm.order.walls', { name })];
    });
}
