import type { BaseLabel } from '../../drawing/base-look.ts';
import type { StrongholdLook } from '../../drawing/stronghold.ts';
import type { Base, BaseId, Battle, Place, PlacedBase, SideId, TerrainPiece } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Point } from '../../geometry/point.ts';
import type { AmbushOnScreen } from './ambush.ts';
import type { Laying, TerrainToChoose } from './laying.ts';
import type { OrdersOnScreen } from './orders.ts';

/** How near an army is to its defeat. */
export interface Spirit {
  /** What losses are compared with. */
  readonly reference: number;
  /** The losses that defeat it. */
  readonly routing: number;
  readonly losses: number;
  readonly routed: boolean;
}

/** Bases that their player might forget before a phase ends. */
export interface Neglected {
  /** The message that tells what becomes of them. */
  readonly key: string;
  readonly bases: readonly PlacedBase[];
  /** Only orders that cost points help them. */
  readonly costs: boolean;
}

/** How armies stand. */
export interface ArmiesOnScreen {
  /** How near an army is to its defeat, as far as a seat knows it. */
  spirit(battle: Battle, side: SideId, seat: SideId | null): Spirit;
  /** The bases of a side that might be forgotten before the moves end. */
  neglected(battle: Battle, side: SideId): readonly Neglected[];
}

/** What is drawn. */
export interface DrawingOnScreen {
  /** What is drawn on a base beyond the label that the contract gives it. */
  look(battle: Battle, base: Base): Partial<BaseLabel>;
  /** How a stronghold looks that a side owns; null for other terrain. */
  stronghold(battle: Battle, piece: TerrainPiece): Omit<StrongholdLook, 'side'> | null;
  /** The outline of a stronghold that the side which is asked puts down at a place. */
  strongholdAt(battle: Battle, at: readonly [number, number, number]): readonly Point[];
  /** The places off the table whose bases are drawn beside it. */
  readonly beside: readonly Place[];
}

/** Making the battlefield and deploying by hand. */
export interface SetupOnScreen {
  /** How far from its edge a side may deploy, in millimetres. */
  depth(battle: Battle, side: SideId): number;
  /** Is a base put down in the part of the deployment that is on? Some come first, some during the battle. */
  isDue(battle: Battle, base: Base): boolean;
  /** Bases that a side hides on the table. */
  readonly ambush?: AmbushOnScreen;
  /** The terrain that is chosen now; null where none is. */
  terrain?(battle: Battle): TerrainToChoose | null;
  /** The piece of terrain that is laid by hand now; null where none is. */
  laying?(battle: Battle): Laying | null;
}

/** Fights that contacts alone do not tell of. */
export interface FightsOnScreen {
  /** The bases that a base fights although contact does not tell so. */
  engagedWith(battle: Battle, base: BaseId): readonly BaseId[];
  /** The battle in which a base begins to fight all those it may choose to fight; null where it may choose none. */
  engaging(battle: Battle, base: BaseId): Battle | null;
  /** Does an outcome remove a base although its name does not say so? */
  loses(base: Base, outcome: string): boolean;
}

/** What the screen shows of a ruleset beyond its contract. */
export interface RulesetOnScreen {
  readonly rules: Ruleset;
  /** Phases in which nothing can happen in this battle; they are not shown. */
  idlePhases(battle: Battle): readonly string[];
  readonly armies: ArmiesOnScreen;
  readonly drawing: DrawingOnScreen;
  readonly setup: SetupOnScreen;
  readonly orders: OrdersOnScreen;
  readonly fights: FightsOnScreen;
}
