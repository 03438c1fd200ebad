import type { ComponentType } from 'preact';
import type { BaseLabel } from '../../drawing/base-look.ts';
import type { StrongholdLook } from '../../drawing/stronghold.ts';
import type { Base, BaseId, Battle, Place, PlacedBase, SideId, TerrainPiece } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { AmbushOnScreen } from './ambush.ts';
import type { Laying, TerrainToChoose } from './laying.ts';
import type { OrdersOnScreen } from './orders.ts';

/** How near an army is to its defeat. */
export interface Spirit {
  /** The total that losses are compared with. */
  readonly reference: number;
  /** The losses that defeat it. */
  readonly routing: number;
  readonly losses: number;
  /** Is it defeated as things stand? The end of the bound decides. */
  readonly routed: boolean;
}

/** How near a command is to giving way. */
export interface CommandSpirit {
  readonly command: string;
  readonly losses: number;
  /** At this loss it gives way, or beyond it, as the rules say. */
  readonly limit: number;
  readonly state: 'steady' | 'demoralised' | 'disheartened' | 'broken' | 'shattered';
}

/** Bases that a player might forget before the phase ends. */
export interface Neglected {
  /** The message that says what will happen to them. */
  readonly key: string;
  readonly bases: readonly PlacedBase[];
  /** Do they need orders that cost points? */
  readonly costs: boolean;
  /** Do they leave their places when the phase ends? */
  readonly leaves?: boolean;
}

/** The state of the armies. */
export interface ArmiesOnScreen {
  /** How near an army is to its defeat, as far as a seat knows it. */
  spirit(battle: Battle, side: SideId, seat: SideId | null): Spirit;
  /** The same for each command that has a base which fights; absent where commands do not give way by themselves. */
  commands?(battle: Battle, side: SideId): readonly CommandSpirit[];
  /** May a side have bases that the other side does not know of? Without it, never. */
  mayLurk?(battle: Battle, side: SideId): boolean;
  /** The bases of a side that its player might forget before the phase of moves ends. */
  neglected(battle: Battle, side: SideId): readonly Neglected[];
}

/** How battles are drawn. */
export interface DrawingOnScreen {
  /** The look of a base in addition to its label. */
  look(battle: Battle, base: Base): Partial<BaseLabel>;
  /** The look of a side's stronghold; null for other terrain. */
  stronghold(battle: Battle, piece: TerrainPiece): Omit<StrongholdLook, 'side'> | null;
  /** The outline of the asked side's stronghold at a place. */
  strongholdAt(battle: Battle, at: readonly [number, number, number]): readonly Point[];
  /** What a side has hidden on the ground, which no other side sees; without it, nothing. */
  hiddenGround?(battle: Battle, side: SideId): Battle['terrain'];
  /** The places off the table whose bases are drawn beside it. */
  readonly beside: readonly Place[];
}

/** Laying terrain and deploying by hand. */
/** A part of a table edge where bases wait outside. */
export interface EdgePart {
  /** The ground outside it, in millimetres. */
  readonly zone: Readonly<Record<'minX' | 'minY' | 'maxX' | 'maxY', number>>;
  /** Where the middle of their front is wished at a point; in the zone it is right at the edge. */
  frontAt(at: Point): Pose;
  /** Fronts to try without a pointer, the middle of the part first. */
  fronts(): Iterable<Pose>;
}

/** Bases that come up to a table edge by hand during the battle. */
export interface ArrivingOnScreen {
  /** May this base come up to the edge now? */
  comes(battle: Battle, base: Base): boolean;
  /** The part of the edge where it may wait; null if it is of no arriving march. */
  partFor(battle: Battle, base: Base): EdgePart | null;
}

export interface SetupOnScreen {
  /** How far from its edge a side may deploy, in millimetres. */
  depth(battle: Battle, side: SideId): number;
  /** How far from the short edges a base must stay, in millimetres; if absent, it may stand at them. */
  aside?(battle: Battle, base: Base): number;
  /** Is a base put down in this step of the deployment? Some bases come in another step or during the battle. */
  isDue(battle: Battle, base: Base): boolean;
  /** Commands beside `deploy` whose base may also stand at a place that is not offered. */
  readonly placedFreely?: readonly string[];
  /** Arrivals at a table edge; without it the ruleset has none. */
  readonly arriving?: ArrivingOnScreen;
  /** Ambushes; without it the ruleset has none. */
  readonly ambush?: AmbushOnScreen;
  /** The panel for what else a side writes down in its notes; without it there is nothing else. */
  readonly Notes?: ComponentType;
  /** The terrain to choose now; null where there is none. */
  terrain?(battle: Battle): TerrainToChoose | null;
  /** The piece of terrain to lay by hand now; null where there is none. */
  laying?(battle: Battle): Laying | null;
}

/** Fights that do not follow from contacts alone. */
export interface FightsOnScreen {
  /** The opponents of a base that do not follow from contacts. */
  engagedWith(battle: Battle, base: BaseId): readonly BaseId[];
  /** The battle after a base engages all bases that it may choose to fight; null where there are none. */
  engaging(battle: Battle, base: BaseId): Battle | null;
  /** Does an outcome also destroy the base? */
  loses(base: Base, outcome: string): boolean;
  /** The step in which bases turn to face enemies on flank or rear; without it they never turn. */
  readonly turning?: string;
  /** The command that casts a spell; without it the ruleset has none. */
  readonly spell?: string;
}

/** The parts that the screen needs from a ruleset in addition to its contract. */
export interface RulesetOnScreen {
  readonly rules: Ruleset;
  /** May an army have several commands? Then several players may share it. */
  readonly hasCommands?: true;
  /** Phases that are empty in this battle; they are not shown. */
  idlePhases(battle: Battle): readonly string[];
  readonly armies: ArmiesOnScreen;
  readonly drawing: DrawingOnScreen;
  readonly setup: SetupOnScreen;
  readonly orders: OrdersOnScreen;
  readonly fights: FightsOnScreen;
}
