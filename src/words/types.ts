/** A language that people can be told things in. */
export type Language = 'en' | 'fr';

/** What distances are told in: move units, paces, millimetres, or base widths (all at 15 mm figure scale). */
export type LengthUnit = 'MU' | 'paces' | 'mm' | 'BW';

/** Messages by key, in the ICU message format. */
export type Catalogue = Readonly<Record<string, string>>;

/** How people want to be told things. */
export interface Telling {
  readonly language: Language;
  /** `MU` stands for the unit that the rules themselves speak of. */
  readonly unit: LengthUnit;
  /** By whose rules it is played: they have words of their own. */
  readonly rules?: string;
}
