/** The rules of one ruleset about bases in ambush. */
import type { Pose } from '../../geometry/pose.ts';
import type { Base, BaseId, Battle, PlacedBase, SideId } from '../battle.ts';
import type { Change } from '../event.ts';
import type { Trace } from '../moves/trace.ts';
import type { Added } from './private-names.ts';

/** A base in ambush: it has a place, but only its own side knows it. */
export interface HiddenBase extends Base {
  readonly place: 'ambush';
  readonly pose: Pose;
}

/** How a move goes on that discovers an ambush. */
export interface CutShortRules {
  /** The kind that an order had before the ambush was known. A move without an order may have none. */
  kindOf(trace: Trace): string | undefined;
  /** Does such a move stop where it discovers an ambush? Others go on, as tactical moves. */
  stops(trace: Trace): boolean;
  /** The clause by which a move still costs what it cost before the ambush was known. */
  readonly paid: string;
}

/** The rules about ambushes: how they are discovered, and what comes out then. */
export interface AmbushRules {
  /** The clause by which an ambush comes out when it acts, is seen or is met. */
  readonly comesOut: string;
  /** Does a base see an enemy that lies in ambush? With `exact` a limit of sight holds without its tolerance. */
  sees(battle: Battle, from: PlacedBase, to: PlacedBase, exact?: boolean): boolean;
  /** All bases of a side that come out when these do. */
  comingOut(battle: Battle, side: SideId, bases: readonly BaseId[]): readonly HiddenBase[];
  /** What else changes when an ambush of a side comes out. `shown`: the changes by which its bases appear. */
  noted?(battle: Battle, side: SideId, shown: readonly Added[]): readonly Change[];
  readonly cutShort: CutShortRules;
}
