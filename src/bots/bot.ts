/** The type of a bot: the question that it gets and the answer that it gives. */
import type { Battle, SideId } from '../engine/battle.ts';
import type { AnyCommand } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';

/** A whole number from 0 to below `below`. */
export type Random = (below: number) => number;

/** A sentence as a message key and figures. */
export interface Sentence {
  readonly key: string;
  readonly figures: { readonly [key: string]: string | number };
}

/** The answer of a bot, with its reason as a message key and figures. */
export interface BotAnswer {
  readonly command: AnyCommand;
  readonly why: string;
  readonly figures?: { readonly [key: string]: string | number };
  /** What it is after in this bound, with the first order of one that it has planned. */
  readonly intent?: readonly Sentence[];
  /** What the bot remembers until it is next asked: plain data, at most 4 kB as text. */
  readonly memo?: unknown;
}

/** A player that sees a view and answers questions. */
export interface Bot {
  readonly name: string;
  /**
   * Answers the question that `side` is asked in this view. `refused` are commands already refused in this position:
   * they are not tried again. `memo` is that of its last answer; without it, or with one that it cannot read, a bot thinks
   * anew.
   */
  answer(
    rules: Ruleset,
    view: Battle,
    side: SideId,
    random: Random,
    refused: readonly AnyCommand[],
    memo?: unknown,
  ): BotAnswer;
}
