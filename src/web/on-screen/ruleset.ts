import type { BaseLabel } from '../../drawing/base-look.ts';
import type { StrongholdLook } from '../../drawing/stronghold.ts';
import type { Base, BaseId, Battle, Place, PlacedBase, SideId, TerrainPiece } from '../../engine/battle.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Line, Ruleset } from '../../engine/contract.ts';
import type { Reason } from '../../engine/event.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { AmbushOnScreen } from './ambush.ts';
import type { Laying, TerrainOnOffer, TerrainShown } from './laying.ts';
import type { Told } from './told.ts';

/** Where an army stands on the way to its defeat. */
export interface Spirit {
  readonly reference: number;
  /** The losses that are its end. */
  readonly routing: number;
  readonly losses: number;
  readonly routed: boolean;
}

/** What an order without a way of its own would come to. */
export interface Foreseen {
  /** Empty when it is legal. */
  readonly reasons: readonly Reason[];
  readonly price: readonly Line[];
  readonly cost: number;
  /** The battle as it would be then, before the other side answers. */
  readonly battle: Battle;
}

/** An order that is given by a button to what is picked. */
export interface ButtonOrder extends Told {
  readonly command: AnyCommand;
  /** Where it is shown on the table before it is given. */
  foreseen?(): Foreseen;
}

/** What the screen shows of a ruleset beyond its contract. */
export interface RulesetOnScreen {
  readonly rules: Ruleset;
  /** Keys for what only this ruleset knows, by what they do. */
  readonly ownKeys: readonly string[];
  /** Millimetres of the three sizes of a step by keys: fine, middle, and a whole unit of the rules. */
  readonly steps: readonly [number, number, number];
  /** As `seat` knows it. */
  spirit(battle: Battle, side: SideId, seat: SideId | null): Spirit;
  /** Is a base lost by an outcome that sounds as if it were not? */
  losesBy?(base: Base, outcome: string): boolean;
  /** Bases to which orders cost more because of where their commander is. */
  outOfCommand(rules: Ruleset, battle: Battle, side: SideId): readonly PlacedBase[];
  /** Bases that will run off the battlefield if the moves end now. */
  runaways?(battle: Battle): readonly PlacedBase[];
  /** Phases in which nothing can happen in this battle. */
  idle(battle: Battle): readonly string[];
  /** How far from its edge a side may deploy, in millimetres. */
  deploymentDepth(battle: Battle, side: SideId): number;
  /** Does this base never come on the table by deployment? */
  comesLater(base: Base): boolean;
  /** What it shows of bases that lie in ambush. */
  readonly ambush?: AmbushOnScreen;
  /** What is drawn on a base beyond the contract's label. */
  look(battle: Battle, base: Base): Partial<BaseLabel>;
  /** What is known of a stronghold that somebody owns; null of other terrain. */
  stronghold(battle: Battle, piece: TerrainPiece): Omit<StrongholdLook, 'side'> | null;
  /** The outline of what is no base, put down there by the side that is asked. */
  outlineAt(battle: Battle, at: readonly [number, number, number]): readonly Point[];
  /** What the one who is asked is to lay by hand now; null where nothing is. */
  laying?(battle: Battle): Laying | null;
  /** What terrain there is to choose from now; null where nobody is asked to. */
  terrainOnOffer?(battle: Battle): readonly TerrainOnOffer[] | null;
  /** What the other player has chosen already. */
  terrainShown?(battle: Battle): TerrainShown | null;
  /** Those who fight with a base although contact alone does not tell so. */
  engagedWith(battle: Battle, base: BaseId): readonly BaseId[];
  /** The battle in which this base begins to fight all those it may choose to; null where it may choose none. */
  engaging(battle: Battle, base: BaseId): Battle | null;
  /** The bank that a base comes to straight ahead within a move; null where it comes to none. */
  bankAhead?(
    battle: Battle,
    ground: Rectangle,
  ): { readonly p: Point; readonly stream: Point; readonly across: boolean } | null;
  /** The order by which those whose move is refused leave the battlefield instead; null where they may not. */
  leaving?(rules: Ruleset, battle: Battle, refused: MoveCommand): MoveCommand | null;
  /** Groups form columns facing any way, and columns come into line. */
  readonly columns?: true;
  /** What several moves made at the same time come to; without it, there are none. */
  together?(
    rules: Ruleset,
    battle: Battle,
    moves: readonly MoveCommand[],
  ): { readonly reasons: readonly Reason[]; readonly cost: number };
  /** The places of bases off the table that are shown beside it. */
  readonly beside: readonly Place[];
  /** Orders to what is picked that are given by buttons. */
  orders(rules: Ruleset, battle: Battle, picked: readonly string[]): readonly ButtonOrder[];
}
