import type { BaseLabel } from '../../drawing/base.ts';
import type { StrongholdLook } from '../../drawing/stronghold.ts';
import type { Base, BaseId, Battle, Place, PlacedBase, SideId, TerrainPiece } from '../../engine/battle.ts';
import type { ClauseData, RulingData } from '../../engine/clauses.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Line, Ruleset } from '../../engine/contract.ts';
import type { Reason } from '../../engine/event.ts';
import type { Checked } from '../../engine/setup.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { AmbushRecord } from '../../rules/bnb/ambush/record.ts';
import type { Language } from '../../words/types.ts';
import type { Laying, TerrainOnOffer, TerrainShown } from './laying.ts';

/** Where an army stands on the way to its defeat. */
export interface Spirit {
  readonly reference: number;
  /** The losses that are its end. */
  readonly routing: number;
  readonly losses: number;
  readonly routed: boolean;
}

export interface Clauses {
  readonly clauses: readonly ClauseData[];
  readonly rulings: readonly RulingData[];
  /** A section of the rulebook by its name in the French one. */
  readonly sectionInFrench?: (section: string) => string;
}

/** A message by its key. */
export interface Told {
  readonly key: string;
  readonly figures?: { readonly [key: string]: string | number };
  readonly rule?: string;
}

/** Millimetres. */
export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

/** An army to be chosen for a new battle. */
export interface ArmyOnOffer {
  readonly id: string;
  readonly name: string;
  /** Its name in a list of all armies. */
  readonly title: string;
  /** The message that heads its part of the list. */
  readonly group: Told;
  readonly facts: Told;
  /** What it is, in sentences. */
  readonly about: { readonly en: readonly string[]; readonly fr?: readonly string[] };
  readonly lines: readonly Told[];
  /** Where it departs from the rules of army building. */
  readonly findings: readonly Told[];
  /** The same in sentences, where they are not told elsewhere. */
  readonly warnings?: readonly string[];
}

/** Which armies meet, and where. */
export interface Meeting {
  /** In which language armies bear their names; English where it is not said. */
  readonly language?: Language;
  readonly red: string;
  readonly blue: string;
  readonly table: TableSize;
  /** What was agreed on, where it is not the usual. */
  readonly options?: Battle['options'];
}

/** Gives a whole number from 0 to below `below`. */
type Random = (below: number) => number;

/** What a new battle can be made of. */
export interface NewBattles {
  armies(language: Language): readonly ArmyOnOffer[];
  /** Tables to choose from; none where the size of the armies settles it. */
  tables(): readonly TableSize[];
  /** Options that the armies settle; they are not chosen. */
  readonly settled?: readonly string[];
  /** Two armies that suit each other, as large as the one named. */
  suited(random: Random, like?: string): readonly [string, string] | null;
  /** The armies that are chosen at first; without it the first of the list, against one of another list. */
  first?(random: Random): readonly [string, string] | null;
  /** A battle before its setup, or everything that is wrong with it. */
  open(rules: Ruleset, meeting: Meeting): Checked;
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

/** Bases that their owner hides on the table. */
export interface AmbushOnScreen {
  /** Does it stand there for its owner's eyes only? */
  lurks(base: Base): boolean;
  mayLie(base: Base): boolean;
  /** How far from its own edge a side may lay one, in millimetres. */
  depth(battle: Battle, side: SideId): number;
  /** Ground on which a base of this side would be hidden. */
  hidingPlaces(rules: Ruleset, battle: Battle, side: SideId): readonly (readonly Point[])[];
  /** What a side has written down of its own. */
  record(battle: Battle, side: SideId): AmbushRecord | null;
}

/** What the screen shows of a ruleset beyond its contract. */
export interface RulesetOnScreen {
  readonly rules: Ruleset;
  readonly name: string;
  readonly author: string;
  readonly licence: { readonly name: string; readonly address: string };
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
  readonly newBattles: NewBattles;
  /** Its armies are made in the workshop. */
  readonly workshop?: true;
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
  loadClauses(): Promise<Clauses>;
}
