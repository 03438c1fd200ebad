/** The entries of a battle in the store: each is a fact that never changes. */

import type { Entry as RecordEntry } from '../../engine/battle/record.ts';
import type { Battle, SideId } from '../../engine/battle.ts';
import type { Reason } from '../../engine/event.ts';
import type { ArmyChoice, Channel, Instruction } from '../../protocol/requests.ts';
import type { Terms } from '../../protocol/terms.ts';
import type { Language } from '../../words/types.ts';

export type Fact =
  /** `secret` is the secret of the dice; it stays hidden until the battle is over. */
  | {
      readonly type: 'created';
      readonly terms: Terms;
      readonly version: string;
      readonly secret: string;
      /** The battle of which it is the rematch. */
      readonly after?: string;
      /** The campaign to which its end is reported. */
      readonly campaign?: string;
    }
  /**
   * `hash` is the hash of the player's secret; a bot has none. `command` is absent for the player who leads the side,
   * and null for one who will lead a command that is not chosen yet.
   */
  | {
      readonly type: 'seated';
      readonly name: string;
      readonly side: SideId | null;
      readonly hash: string | null;
      readonly bot?: string;
      readonly command?: string | null;
    }
  /** From now on the seat leads this command; null ends that. */
  | { readonly type: 'leads'; readonly command: string | null }
  | { readonly type: 'named'; readonly name: string }
  | { readonly type: 'prepared'; readonly word: string; readonly army: ArmyChoice }
  /** The sides of the seats, in their order. */
  | { readonly type: 'begun'; readonly sides: readonly SideId[]; readonly opening: Battle }
  /**
   * `keep` of an undo says how many of the entries it was shown each side keeps, `asked` how many it would keep if it
   * consents; '' stands for spectators.
   */
  | {
      readonly type: 'played';
      readonly entry: RecordEntry;
      readonly keep?: Readonly<Record<SideId | '', number>>;
      readonly asked?: Readonly<Record<SideId | '', number>>;
    }
  /** `aside` is said to the own side only. */
  | { readonly type: 'said'; readonly text: string; readonly name?: string; readonly aside?: true }
  | { readonly type: 'noted'; readonly text: string }
  | { readonly type: 'instructed'; readonly instructions: readonly Instruction[] }
  /** An instruction was carried out, or could not be. */
  | {
      readonly type: 'followed';
      /** Its index among the instructions of the seat. */
      readonly instruction: number;
      readonly forgotten: boolean;
      readonly refused?: readonly Reason[];
    }
  /** A bot plays for a seat from now on; null ends that. */
  | { readonly type: 'stood-in'; readonly bot: string | null }
  | { readonly type: 'late'; readonly side: SideId }
  | { readonly type: 'claimed' }
  | { readonly type: 'left'; readonly until: number }
  | { readonly type: 'abandoned' }
  | { readonly type: 'disclosed'; readonly secret: string }
  | { readonly type: 'rematch-wanted' }
  | { readonly type: 'rematched'; readonly battle: string }
  /** Its campaign knows how it ended. */
  | { readonly type: 'reported' }
  /** Today's rules would decide an entry of the record otherwise. The recorded decision holds. */
  | { readonly type: 'differs'; readonly entry: number; readonly rules: readonly string[] }
  | { readonly type: 'noticed'; readonly seat: number }
  | { readonly type: 'notices-wanted'; readonly channels: readonly Channel[]; readonly language: Language };

export type FactType = Fact['type'];

/** A fact with its time and author. */
export type LogEntry = Fact & {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The number of the seat that did it, from 0; null for the server, for spectators and for a player taking a seat. */
  readonly by: number | null;
  /** The name that the sender gave to the request, so that it is carried out only once. */
  readonly id?: string;
};

export type EntryOf<Type extends FactType> = Extract<LogEntry, { readonly type: Type }>;
