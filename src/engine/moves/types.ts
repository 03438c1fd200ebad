/** Ways of moving, what they meet with its places on the way, and formations. */
import type { ContactName, Touch } from '../../geometry/contact.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Box } from '../../geometry/rectangle.ts';
import type { Battle, Follow, PlacedBase, TerrainPiece } from '../battle.ts';
import type { Leg, MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { Reason } from '../event.ts';

/**
 * How one leg moves its bases. All but `each` move all of them as one rigid body, in millimetres and units of a turn.
 */
export type Motion =
  /** Without turning. `ahead` is negative for backward, `right` is negative for left. */
  | { readonly kind: 'straight'; readonly ahead: number; readonly right: number }
  /** Forward about a front corner. `turn` is above 0. */
  | { readonly kind: 'pivot'; readonly on: 'left' | 'right'; readonly turn: number; readonly centre: Point }
  /** Each base turns to face the other way on its spot. */
  | { readonly kind: 'turnabout' }
  /** To a pose, turning on the way. `turn` is positive for clockwise. */
  | { readonly kind: 'free'; readonly turn: number }
  /** Each base by itself, straight to its place in a column. */
  | { readonly kind: 'each' };

/** One leg carried out: where each base comes from and goes to. */
export interface Stage {
  readonly motion: Motion;
  readonly from: readonly Pose[];
  readonly to: readonly Pose[];
  /** The index of its leg in the path. */
  readonly leg: number;
  /** The part of that leg, as fractions; the whole leg if absent. */
  readonly part?: readonly [number, number];
  /** Other ways begin with it too, so what it meets is cached with it. */
  readonly shared?: true;
}

/** A path turned into motions of all its bases. Its poses are those that the events will hold. */
export interface Way {
  readonly movers: readonly PlacedBase[];
  readonly stages: readonly Stage[];
  /** The bases at the left and right end of the front line, as indices into `movers`. */
  readonly leftEnd: number;
  readonly rightEnd: number;
  /** Set if the bases form a column, or follow the head of one. */
  readonly column?: ColumnWay;
}

/** How each base of a column, or of a column that forms, goes its own way. */
export interface ColumnWay {
  /** The column follows its head; forms, facing as before or across; or comes into line. */
  readonly kind: 'following' | 'forming' | 'across' | 'extending';
  /** An index into the movers. */
  readonly head: number;
  /** The bases of the column from front to rear, as indices into the movers. */
  readonly order: readonly number[];
  /** The way of the head. If the column turns about first, the way of its new head. */
  readonly headWay: Way;
  /** The links of all bases behind the head at the end of the way, in their order. */
  readonly links?: readonly Follow[];
  /** Millimetres used at the end of each stage and by each mover in all, if the formation measures them itself. */
  readonly reached?: readonly number[];
  readonly lengths?: readonly number[];
}

/** Why a path is not a way: the leg and the fault. `reason` is set if the ruleset has a better one. */
export interface WayFault {
  readonly leg: number;
  readonly what: 'unknown-leg' | 'not-forward' | 'turns-too-far' | 'cannot-form';
  readonly kind: string;
  readonly reason?: Reason;
}

/** One mover on one stage, with the box round its ground. */
export interface Sweep {
  readonly way: Way;
  readonly stage: Stage;
  readonly place: number;
  readonly mover: number;
  readonly box: Box;
}

/**
 * Places on a way are stage + fraction: 1.5 is halfway along the second stage. `mover` is an index into `way.movers`.
 */
export interface Met {
  readonly mover: number;
  readonly at: number;
}

/** The place from which the mover would overlap another base. */
export interface Meeting extends Met {
  readonly other: PlacedBase;
}

/** A contact on the way, before its end. */
export interface Brush extends Meeting {
  readonly touches: readonly Touch[];
}

/** The mover stands in the zone of an enemy, or enters it; at 0 it does so from the start. */
export interface ZoneEntry extends Met {
  readonly owner: PlacedBase;
}

/** The mover touches a terrain piece that matters to it. */
export interface Ground extends Met {
  readonly piece: TerrainPiece;
  readonly going: string;
}

/** A contact of a mover where its way ends. `mover` is an index into the movers of the way. */
export interface EndContact {
  readonly mover: number;
  readonly other: PlacedBase;
  readonly touches: readonly Touch[];
  readonly name: ContactName;
}

/** The known parts of an order. It is empty for a way that nobody ordered. */
export type OrderParts = Partial<MoveCommand>;

/** Why a base moves, in the ruleset's own term, such as `voluntary` or `impetuous`. */
export type Manner = string;

/** All that a way meets, measured once and judged by lists of checks. */
export interface Trace {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly way: Way;
  readonly manner: Manner;
  /** The kind of move that the order names, if any. */
  readonly kind: string | undefined;
  /** The order, for the parts that a ruleset adds to it. */
  readonly order: OrderParts;
  /** Millimetres used at the end of each stage. */
  readonly reached: readonly number[];
  readonly length: number;
  readonly others: readonly PlacedBase[];
  /** In the order of the way. */
  readonly meetings: readonly Meeting[];
  readonly brushes: readonly Brush[];
  readonly zones: readonly ZoneEntry[];
  readonly grounds: readonly Ground[];
  /** Round the grounds of all movers on all stages. */
  readonly box: Box;
  /** Where a base first goes over the edge of the table. */
  readonly edge: Met | null;
  readonly ends: readonly Pose[];
  readonly contacts: readonly EndContact[];
}

export type PlaceKind =
  | 'front'
  | 'front-part'
  | 'rear'
  | 'left-flank'
  | 'right-flank'
  | 'overlap-left'
  | 'overlap-right'
  | 'wall'
  | 'beside-left'
  | 'beside-right'
  | 'behind';

export type CandidateKind =
  | PlaceKind
  | 'ahead'
  | 'back'
  | 'pivot'
  | 'face'
  | 'leave-zone'
  | 'line'
  | 'turnabout'
  | 'column'
  | 'extend'
  | 'towards';

/** The bases that may form, and the battle they stand in. */
export interface Formed {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly movers: readonly PlacedBase[];
}

/** A path worth trying. If `reaching`, judging cuts it where it meets something. */
export interface FormationPath {
  readonly path: readonly Leg[];
  readonly kind: CandidateKind;
  readonly reaching?: true;
}

export interface Formation {
  /**
   * The way of these bases along a path, without those that cannot take part; null if the path asks for another move.
   */
  way(formed: Formed, path: readonly Leg[]): Way | WayFault | null;
  /** Paths worth trying for bases that can go this far, in millimetres. */
  paths(formed: Formed, reach: number): readonly FormationPath[];
}
