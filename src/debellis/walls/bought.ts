/** The sections by the names under which they are bought. `camp` is TF round a camp or baggage. */
export type SectionName = 'PF' | 'tower' | 'gate' | 'gate-tower' | 'TF' | 'camp';

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
