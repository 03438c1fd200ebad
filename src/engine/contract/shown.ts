/** What the drawing and the screen need from a ruleset. */
import type { Arc, Base, Battle, PlacedBase, Wall } from '../battle.ts';

/** The label of a base. */
export interface Label {
  /** The type of its troop, written large. */
  readonly type: string;
  /** The grade of its troop, written small. */
  readonly grade: string;
  readonly regular: boolean;
  readonly leader: boolean;
  /** The plain name of its figure in the catalogue of the drawing. */
  readonly figure: string;
  /** The depth of its vehicles, in millimetres, if it has any. */
  readonly vehicles?: number;
}

/** The weather and the light over the table. A part that a ruleset does not have is absent. */
export interface Sky {
  readonly rain: boolean;
  /** Rain may begin or end. */
  readonly mayRain: boolean;
  readonly snow?: boolean;
  /** A dust storm blows. */
  readonly dust?: boolean;
  readonly mist?: boolean;
  readonly fog?: boolean;
  readonly overcast?: boolean;
  /** Rain has softened the ground. */
  readonly mud: boolean;
  /** Where the wind blows from, in degrees like a facing. */
  readonly wind: number | null;
  readonly strong?: boolean;
  readonly light: 'day' | 'low-sun' | 'dawn' | 'dusk' | 'moonlight' | 'dark' | 'night';
  /** The hour, from midnight; null if it is not known. */
  readonly hour?: number | null;
  /** The whole rounds between this one and dusk; null if dusk is not near or not known. */
  readonly duskIn: number | null;
  /** Where the sun stands, in degrees like a facing. */
  readonly sun: number | null;
  readonly dazzles: boolean;
}

export interface ShownRules {
  /** The label of a base. */
  label(base: Base): Label;
  /** The ground that a base may shoot over; null if it never shoots. Without this no base does. */
  arc?(base: PlacedBase): Arc | null;
  /** How far from this base orders keep their usual price, in millimetres; null where it leads nobody. */
  commandReach?(base: PlacedBase): number | null;
  /** The weather and the light. Without this there are none. */
  sky?(battle: Battle): Sky;
  /** May enemies of its owner cross this wall? Without this no wall falls. */
  hasFallen?(battle: Battle, wall: Wall): boolean;
}
