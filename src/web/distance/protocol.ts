/** What the server says, as far as the screen needs it. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Event, Reason } from '../../engine/event.ts';
import type { FairDice } from '../../engine/game/records/fair-dice.ts';

export type Pace =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'bank'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly perBound: number; readonly bank: number };

/** What was agreed on before the battle. */
export interface Terms {
  readonly ruleset: string;
  readonly title: string;
  readonly options: Battle['options'];
  readonly pace: Pace;
  readonly setup: 'by-hand' | 'by-program';
  readonly sides: 'chosen' | 'drawn';
  /** Players on each side. */
  readonly perSide: number;
  readonly invitation: 'lobby' | 'link';
  readonly spectators: { readonly allowed: boolean; readonly delay: number };
  readonly standIns: boolean;
  /** Days without an order after which it is abandoned. */
  readonly abandonedAfter: number;
  /** Days of leave for each player. */
  readonly leave: number;
}

/** A battle in the lobby. */
export interface Head {
  readonly battle: string;
  readonly stage: 'open' | 'playing' | 'over';
  readonly made: number;
  readonly terms: Terms;
  readonly seats: readonly {
    readonly name: string;
    readonly side: SideId | null;
    readonly bot: string | null;
    readonly leads: 'side' | 'command';
  }[];
  readonly round: number;
}

/** A battle of one's own in a list. */
export interface Mine {
  readonly battle: string;
  readonly title: string;
  readonly ruleset: string;
  readonly stage: Head['stage'];
  readonly seat: number;
  readonly side: SideId | null;
  /** The side for which it waits. */
  readonly waits: SideId | null;
  readonly number: number;
}

/** The milliseconds left to a side: those of the bound are used first. */
export interface TimeLeft {
  readonly bound: number;
  readonly bank: number;
}

export interface Clock {
  readonly left: Readonly<Record<SideId, TimeLeft>>;
  readonly running: SideId | null;
  readonly since: number;
}

/** An army as a player chooses it. */
export type ArmyChoice = { readonly id: string } | { readonly text: string } | { readonly drawn: true };

/** How the server shall answer a question for a seat. */
export interface Instruction {
  readonly when: {
    readonly kind: string;
    readonly about?: { readonly [figure: string]: string | number | boolean };
    readonly points?: readonly number[];
  };
  readonly answer: { readonly commands: readonly AnyCommand[] } | { readonly nearest: true };
  readonly once: boolean;
}

export type Channel =
  | {
      readonly kind: 'push';
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    }
  | { readonly kind: 'webhook'; readonly url: string };

/** The seats connected now, by their numbers, and the number of spectators. */
export interface Presence {
  readonly seats: readonly number[];
  readonly spectators: number;
}

type Fact =
  | {
      readonly type: 'created';
      readonly terms: Terms;
      readonly version: string;
      readonly commitment: string;
      /** The battle of which it is the rematch. */
      readonly after?: string;
    }
  | {
      readonly type: 'seated';
      readonly name: string;
      readonly side: SideId | null;
      readonly bot: string | null;
      /** Does it lead its side, or only one command of it? */
      readonly leads: 'side' | 'command';
      readonly command: string | null;
    }
  | { readonly type: 'leads'; readonly command: string | null }
  | { readonly type: 'named'; readonly name: string }
  | { readonly type: 'prepared'; readonly word?: string }
  | {
      readonly type: 'begun';
      readonly sides: readonly SideId[];
      readonly opening: Battle;
      readonly dice: FairDice;
      readonly clock?: Clock;
    }
  | {
      readonly type: 'played';
      readonly side: string;
      readonly command?: AnyCommand;
      readonly events: readonly Event[];
      readonly seal?: string;
      /** Of an undo: how many of the entries shown to this seat remain. */
      readonly keep?: number;
      /** How many would remain if the undo that is asked for were allowed. */
      readonly asked?: number;
      readonly clock?: Clock;
    }
  | { readonly type: 'said'; readonly text: string; readonly name?: string; readonly aside?: true }
  | { readonly type: 'noted'; readonly text: string }
  | { readonly type: 'instructed'; readonly instructions: readonly Instruction[] }
  | {
      readonly type: 'followed';
      readonly instruction: number;
      readonly forgotten: boolean;
      readonly refused?: readonly Reason[];
    }
  | { readonly type: 'stood-in'; readonly bot: string | null }
  | { readonly type: 'late'; readonly side: SideId }
  | { readonly type: 'left'; readonly until: number }
  | { readonly type: 'disclosed'; readonly secret: string }
  | { readonly type: 'rematched'; readonly battle: string }
  | { readonly type: 'notices-wanted'; readonly channels: readonly Channel[] }
  | { readonly type: 'claimed' | 'abandoned' | 'rematch-wanted' | 'differs' };

/** A message of a seat's stream; `by` is the number of the seat that did it. */
export type Message = Fact & { readonly number: number; readonly at: number; readonly by: number | null };

export type MessageOf<Type extends Message['type']> = Extract<Message, { readonly type: Type }>;

/** Why the server did not do what it was asked for; each reason also as a sentence. */
export type Refused = readonly (Reason & { readonly text: string })[];
