/** What is kept of a battle: a list of entries, each a fact that happened once and for all. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Reason } from '../../engine/event.ts';
import type { Entry as RecordEntry } from '../../engine/record.ts';
import type { Language } from '../../words/types.ts';
import type { Terms } from './terms.ts';

/** An army that comes with the program by its id, the text of an army file, or one drawn by chance. */
export type ArmyChoice = { readonly id: string } | { readonly text: string } | { readonly drawn: true };

/** What a seat wants done for it when it is asked something. */
export interface Instruction {
  readonly when: {
    /** The kind of question. */
    readonly kind: string;
    /** Figures that the question must be about. */
    readonly about?: { readonly [figure: string]: string | number | boolean };
    /** Points that its throw must have given. */
    readonly points?: readonly number[];
  };
  /** Given in turn; or the nearest target among the choices that are open. */
  readonly answer: { readonly commands: readonly AnyCommand[] } | { readonly nearest: true };
  /** Forgotten once it has been carried out. */
  readonly once: boolean;
}

/** Where a notice is sent. */
export type Channel =
  | {
      readonly kind: 'push';
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    }
  | { readonly kind: 'webhook'; readonly url: string };

export type Fact =
  /** `secret` is that of the dice; nobody sees it before the battle is over. */
  | { readonly type: 'created'; readonly terms: Terms; readonly version: string; readonly secret: string }
  /** `hash` is that of the secret by which the player is known; a bot has none. */
  | {
      readonly type: 'seated';
      readonly name: string;
      readonly side: SideId | null;
      readonly hash: string | null;
      readonly bot?: string;
      readonly command?: string;
    }
  | { readonly type: 'named'; readonly name: string }
  | { readonly type: 'prepared'; readonly word: string; readonly army: ArmyChoice }
  /** The sides of the seats, in their order. */
  | { readonly type: 'begun'; readonly sides: readonly SideId[]; readonly opening: Battle }
  /** `keep` says of an undo how many entries remain of those that a side was told of; '' are spectators. */
  | {
      readonly type: 'played';
      readonly entry: RecordEntry;
      readonly keep?: Readonly<Record<SideId | '', number>>;
    }
  | { readonly type: 'said'; readonly text: string; readonly name?: string }
  | { readonly type: 'noted'; readonly text: string }
  | { readonly type: 'instructed'; readonly instructions: readonly Instruction[] }
  /** An instruction was carried out, or could not be. */
  | {
      readonly type: 'followed';
      /** Its place among the instructions of the seat. */
      readonly instruction: number;
      readonly forgotten: boolean;
      readonly refused?: readonly Reason[];
    }
  /** A bot plays for a seat from now on, or (null) no more. */
  | { readonly type: 'stood-in'; readonly bot: string | null }
  | { readonly type: 'late'; readonly side: SideId }
  | { readonly type: 'claimed' }
  | { readonly type: 'left'; readonly until: number }
  | { readonly type: 'abandoned' }
  | { readonly type: 'disclosed'; readonly secret: string }
  | { readonly type: 'rematch-wanted' }
  | { readonly type: 'rematched'; readonly battle: string }
  /** By the rules as they are now, an entry of the record would be decided otherwise. What was decided holds. */
  | { readonly type: 'differs'; readonly entry: number; readonly rules: readonly string[] }
  | { readonly type: 'noticed'; readonly seat: number }
  | { readonly type: 'notices-wanted'; readonly channels: readonly Channel[]; readonly language: Language };

export type FactType = Fact['type'];

/** A fact with its moment. */
export type LogEntry = Fact & {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The number of the seat that did it, from 0; null for the server, for spectators and for whoever takes a seat. */
  readonly by: number | null;
  /** The name that whoever did it gave to the deed, so that it is done once. */
  readonly id?: string;
};

export type EntryOf<Type extends FactType> = Extract<LogEntry, { readonly type: Type }>;
