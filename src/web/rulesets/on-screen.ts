import type { BaseLabel } from '../../drawing/base.ts';
import type { StrongholdLook } from '../../drawing/stronghold.ts';
import type { Base, BaseId, Battle, Place, PlacedBase, SideId, TerrainPiece } from '../../engine/battle.ts';
import type { ClauseData, RulingData } from '../../engine/clauses.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Checked } from '../../engine/setup.ts';
import type { Point } from '../../geometry/point.ts';

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
}

/** Which armies meet, and where. */
export interface Meeting {
  readonly red: string;
  readonly blue: string;
  readonly table: TableSize;
}

/** Gives a whole number from 0 to below `below`. */
type Random = (below: number) => number;

/** What a new battle can be made of. */
export interface NewBattles {
  armies(): readonly ArmyOnOffer[];
  /** Tables to choose from; none where the size of the armies settles it. */
  tables(): readonly TableSize[];
  /** Two armies that suit each other: for a first battle, or as large as the one named. */
  suited(random: Random, like?: string): readonly [string, string] | null;
  /** A battle before its setup, or everything that is wrong with it. */
  open(rules: Ruleset, meeting: Meeting): Checked;
}

/** An order that is given by a button to what is picked. */
export interface ButtonOrder extends Told {
  readonly command: AnyCommand;
}

/** What the screen shows of a ruleset beyond its contract. */
export interface RulesetOnScreen {
  readonly name: string;
  readonly author: string;
  readonly licence: { readonly name: string; readonly address: string };
  /** As `seat` knows it. */
  spirit(battle: Battle, side: SideId, seat: SideId | null): Spirit;
  /** Bases to which orders cost more because of where their commander is. */
  outOfCommand(rules: Ruleset, battle: Battle, side: SideId): readonly PlacedBase[];
  /** How far from its edge a side may deploy, in millimetres. */
  deploymentDepth(battle: Battle, side: SideId): number;
  /** Does this base never come on the table by deployment? */
  comesLater(base: Base): boolean;
  readonly newBattles: NewBattles;
  /** What is drawn on a base beyond the contract's label. */
  look(battle: Battle, base: Base): Partial<BaseLabel>;
  /** What is known of a stronghold that somebody owns; null of other terrain. */
  stronghold(battle: Battle, piece: TerrainPiece): Omit<StrongholdLook, 'side'> | null;
  /** The outline of what is no base, put down there by the side that is asked. */
  outlineAt(battle: Battle, at: readonly [number, number, number]): readonly Point[];
  /** Those who fight with a base although contact alone does not tell so. */
  engagedWith(battle: Battle, base: BaseId): readonly BaseId[];
  /** The battle in which this base begins to fight all those it may choose to; null where it may choose none. */
  engaging(battle: Battle, base: BaseId): Battle | null;
  /** The places of bases off the table that are shown beside it. */
  readonly beside: readonly Place[];
  /** Orders to what is picked that are given by buttons. */
  orders(rules: Ruleset, battle: Battle, picked: readonly string[]): readonly ButtonOrder[];
  /** What the subjects that clauses wait for are called. */
  readonly deferred: Readonly<Record<string, string>>;
  loadClauses(): Promise<Clauses>;
}
