/** Sections of fortifications and obstacles, by the names under which they are bought. */
import { type Battle, findSide, type TerrainPiece } from '../../engine/battle.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import { holds } from '../../engine/effects.ts';
import type { SideId } from '../../engine/game/game.ts';
import { factsOf } from '../state.ts';

/** `camp` is TF round a camp or baggage. `FO` and `HO` are fixed and hidden obstacles. */
export type SectionName = 'PF' | 'tower' | 'gate' | 'gate-tower' | 'TF' | 'camp' | 'FO' | 'HO';

/** A kind of section with its price. */
export interface SectionRow<Clause extends string = string> {
  readonly name: SectionName;
  readonly kind: string;
  readonly cover?: string;
  readonly rule: Clause;
  /** Army points. */
  readonly price: number;
}

/** Numbers of sections by name. */
export type SectionCounts = Readonly<Record<string, number>>;

/** Is it the name of a section of this table? */
export const isNamed = (sections: readonly SectionRow[], name: string): name is SectionName =>
  sections.some((row) => row.name === name);

/** The price of sections in army points. */
export const priceOfSections = (sections: readonly SectionRow[], bought: SectionCounts): number =>
  sections.reduce(
    (sum, { name, rule, price }) => sum + (holds(rule) ? price * (rowOf(bought, name) ?? 0) : 0),
    0,
  );

/** The name under which a section was bought. Gateways in TF are bought as gateways. */
const nameOf = (sections: readonly SectionRow[], { kind, cover }: TerrainPiece): SectionName | null =>
  sections.find(
    (row) => row.kind === kind && (row.cover ?? null) === (cover === 'TF' ? null : (cover ?? null)),
  )?.name ?? null;

/** The sections that a side has bought and not yet laid, by name. */
export function sectionsLeft(sections: readonly SectionRow[], battle: Battle, side: SideId): SectionCounts {
  const { fortifications } = factsOf(findSide(battle, side)?.facts ?? {});
  const laid = battle.terrain.filter((piece) => piece.side === side).map((piece) => nameOf(sections, piece));
  return Object.fromEntries(
    sections.map(({ name }) => [
      name,
      Math.max(0, (fortifications?.[name] ?? 0) - laid.filter((each) => each === name).length),
    ]),
  );
}
