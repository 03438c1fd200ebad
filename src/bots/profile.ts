import type { Base, Battle, PlacedBase, SideId } from '../engine/battle.ts';
import type { AnyCommand } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { FoePiece } from './board/targets.ts';

/** What points may still buy after the orders of a bound, if they are kept. */
export interface Plan {
  readonly base: string;
  readonly target: string;
  readonly price: number;
}

/** What is better the nearer the enemy is, and matters only near him. */
export interface March {
  /** What 100 millimetres nearer to an enemy are worth for each base, in points of an army. */
  readonly pull: number;
  /** Farther off than this, in millimetres, lines and ground count for less. */
  readonly near: number;
  /** So far beyond that, in millimetres, whoever comes to the table might as well stay away. */
  readonly far: number;
  /** Who stands as well where he is. */
  stays(base: Base): boolean;
}

/** How a battle is fought that no clock ends: whoever trades well wins it, however long that takes. */
export interface Calm {
  /** It grows no hotter than this, */
  readonly heat: number;
  /** by so much fears fade at most, */
  readonly fears: number;
  /** and an own loss counts so many times an enemy's, */
  readonly care: number;
  /** for so many rounds; */
  readonly until: number;
  /** within so many more the care is gone. */
  readonly fades: number;
}

/** What a base that must go back costs its side besides. */
export interface GoingBack {
  /** It cannot, and is lost. */
  readonly hemmed: boolean;
  /** Friends whom it crushes. */
  readonly crushed: readonly Base[];
}

/** What a bot must be told of a ruleset beside its contract: a few judgements, read from the ruleset's tables. */
export interface Counsel {
  /** What an army loses when this base is destroyed, in points. */
  worth(base: Base, battle: Battle): number;
  /** The same of a piece of terrain that can be lost. */
  worthOfPiece(piece: FoePiece, battle: Battle): number;
  /** What a side can still lose before it is beaten. */
  left(battle: Battle, side: SideId): number;
  /** The share of its worth that an outcome costs a base; of a piece of terrain, for null. */
  share(outcome: string, base: Base | null): number;
  /** Does going other than the best make this base fight worse? */
  hampered(base: Base): boolean;
  /** Is the battle all but lost with it? */
  precious(base: Base): boolean;
  /** What is feared for a precious base at most, in points, however hot a battle grows; without this as for any other. */
  readonly preciousFear?: number;
  /** Within how many millimetres an enemy can do away with a base without touching it; null where he cannot. */
  dreads?(base: Base, enemy: Base): number | null;
  /** So many times more than by its worth the loss of a precious base counts in a fight that may be avoided. */
  readonly prudence?: number;
  /** Must it be kept from fights, whatever they promise? */
  keptBack(base: Base): boolean;
  /** Is it held by an enemy, so that it cannot be ordered as it likes? */
  isHeld(battle: Battle, base: PlacedBase): boolean;
  /** May those who fight leave their enemy by going straight back? */
  readonly breaksOff?: true;
  /** May it be ordered (again) in this bound, and to attack? */
  mayMove(base: Base): boolean;
  mayAttack(base: Base): boolean;
  /** Can it attack this one at all? */
  canAttack(base: Base, goal: Base): boolean;
  /** The ground before its front on which it shoots, in millimetres; null for whoever shoots not at all. */
  shoots(base: Base): { readonly width: number; readonly depth: number } | null;
  /** Can a shooter aim at this enemy from where both stand? Without this whoever has two corners on its ground, and nobody before him. */
  aimsAt?(battle: Battle, shooter: PlacedBase, target: PlacedBase): boolean;
  /** Within how many millimetres it can bespell; null for whoever bespells nobody. */
  bespells?(base: Base): number | null;
  /** The share of its worth that enemies may cost it on average who are still hidden where it stands now. */
  ambushed?(battle: Battle, base: PlacedBase): number;
  /** How far off those may be whom it commands, in millimetres; null for whoever commands nobody. */
  commands(base: Base): number | null;
  /** Can it take a piece of terrain that its enemy must not lose? */
  canStorm(base: Base): boolean;
  /** Is it time to bring it on, where that may be put off? */
  calls?(base: Base, battle: Battle): boolean;
  /** Must its player say that it fights those it comes to touch? */
  mustEngage(base: Base, goal: Base): boolean;
  /** Orders that cost nothing and may be worth giving. */
  freeOrders(battle: Battle, side: SideId): readonly AnyCommand[];
  /** Orders, beside moves and halts, that may be worth their points: to packs. */
  orders(rules: Ruleset, battle: Battle, side: SideId): readonly AnyCommand[];
  /** Does it go round the enemy, or through him, for what he must keep from harm? */
  raids(base: Base): boolean;
  /** So many go for one goal at first, and once a battle drags on. */
  readonly party: { readonly soon: number; readonly late: number };
  /** Does it look for somebody to attack once a battle drags on? Without this nobody does. */
  hunts?(base: Base): boolean;
  /** How strongly those far from every enemy are drawn on; null where standing and waiting is as good. */
  readonly march: March | null;
  /** Millimetres that bases go together on most ground. */
  stride(bases: readonly PlacedBase[]): number;
  /** Is it reckoned with that roads may carry them farther? */
  readonly byRoad?: true;
  /** Will it move by itself in this bound unless it is moved or halted? */
  runsAway(battle: Battle, base: PlacedBase): boolean;
  /** Would bases that are attacked in flank or rear now turn before they fight? */
  turnsToFace(battle: Battle): boolean;
  /** Does whoever is not fighting yet face one who attacks his flank, before they fight? */
  readonly facesFlanks: boolean;
  /** Does it do as well to wait for a good fight? */
  bides?(base: Base): boolean;
  /** Does a line leave those behind whom it would bring into bad fights? */
  readonly sparesIll: boolean;
  /** Are threats counted by enemy, for those who could fall on it together, and raids ridden against pieces only? */
  readonly gathers?: true;
  /** What an order must bring for each point it costs, in points of an army. */
  readonly leastGain?: number;
  /** What any order to these bases costs, where nothing else about a move leans on what stands far off. */
  orderCost?(battle: Battle, bases: readonly PlacedBase[]): number;
  /** What would come of it if it had to go back now; without this all have room. */
  goingBack?(rules: Ruleset, battle: Battle, base: PlacedBase): GoingBack;
  /** The share of its worth that it costs a base on average to shoot or bespell, besides what the odds tell. */
  mishap?(base: Base): number;
  /** After every so many rounds attacks look better by as much as they did at first. */
  readonly patience: number;
  readonly calm?: Calm;
  /** What a fight is worth in itself, in points: battles are won by fights. */
  readonly zeal: number;
  /** Beyond this heat own losses count for less and less: a battle that is not won might as well be lost. */
  readonly bold?: number;
  /** Beyond this heat no raid is hoped for more: whoever rides turns to fight. */
  readonly raidHeat?: number;
  /** Is a fight wished for only so far as the enemy may lose more by it? */
  readonly wary?: true;
  /** So many times more than by its worth an own loss counts in a storm while others are near who could aid it. */
  readonly stormCare?: number;
  /** Is less thought of each order where many are still to come? */
  readonly eases?: true;
  /** What points kept may buy later in the bound. */
  plans(battle: Battle, side: SideId): readonly Plan[];
}
