import type { IntlMessageFormat } from 'intl-messageformat';

/** A language of the messages. */
export type Language = 'en' | 'fr';

/** The units of distances: move units, paces, millimetres, or base widths (all at 15 mm figure scale). */
export type LengthUnit = 'MU' | 'paces' | 'mm' | 'BW';

/** What a reader points with. */
export type Hand = 'finger' | 'mouse';

/** The parts of a message, as ICU has them. */
export type Parts = ReturnType<IntlMessageFormat['getAst']>;

/** A part in the built app, in few bytes: a text, a figure alone in a list, or a part of ICU with such parts in it. */
export type ShortPart =
  | string
  | readonly [string]
  | (Parts[number] & { readonly options?: Readonly<Record<string, { readonly value: unknown }>> });

/** A message in the ICU message format: a text in the files, its short parts in the built app. */
export type Message = string | readonly ShortPart[];

/** Messages by key, as the files have them. */
export type Catalogue = Readonly<Record<string, string>>;

/** Messages by key, as they are loaded. */
export type Messages = Readonly<Record<string, Message>>;

/** How a reader wants messages. */
export interface Telling {
  readonly language: Language;
  /** `MU` means the unit of the rules themselves. */
  readonly unit: LengthUnit;
  /** The ruleset of the battle, which has its own words. */
  readonly rules?: string;
  /** A mouse where nothing is said. */
  readonly hand?: Hand;
}

/** The words of one ruleset. */
export interface RulesetWords {
  readonly name: string;
  readonly author: string;
  /** The licence of its clauses. */
  readonly licence: { readonly name: string; readonly address: string };
  /** The name of the points that orders cost. */
  readonly point: string;
  /** The unit of its distances. */
  readonly unit: LengthUnit;
  /** Millimetres of a pace. */
  readonly pace: number;
  /** The short name of a clause, for an example. */
  readonly clause: string;
  /** The few messages that are needed before the ruleset is loaded. */
  readonly first: Readonly<Record<Language, Catalogue>>;
  /** All its other messages. */
  readonly messages: Readonly<Record<Language, () => Promise<Catalogue>>>;
  /** What wins, and what the words of the rules mean: loaded when it is first told. */
  readonly guide?: Readonly<Record<Language, () => Promise<Catalogue>>>;
  /** What happens in a campaign, which no battle tells. */
  readonly campaign?: Readonly<Record<Language, () => Promise<Catalogue>>>;
}
