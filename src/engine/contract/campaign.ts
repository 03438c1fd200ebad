/** A ruleset's campaign: a game in which nations fight battles of the ruleset. */
import type { Json } from '../data/json.ts';
import type { AnyCommand } from '../game/command.ts';
import type { Fault } from '../game/event.ts';
import type { Awaited, Game } from '../game/game.ts';
import type { Answer, GameRules } from '../game/rules.ts';

/** The moment at which the position of a campaign stands. */
export interface CampaignTurn {
  readonly year?: number | undefined;
  readonly season?: string | undefined;
  readonly phase?: string | undefined;
  readonly active?: string | undefined;
  /** The first player of the year's order; the active one if absent. */
  readonly first?: string | undefined;
}

export type CampaignRead =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** What players agree on before a campaign. */
export interface CampaignOpening {
  /** Clockwise. */
  readonly players: readonly string[];
  /** The number of elements of each type in the first army of each player; the usual army for others. */
  readonly armies: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The usual map if absent. */
  readonly map?: Json | undefined;
  readonly options: Game['options'];
}

export interface Campaign {
  readonly rules: GameRules;
  /** A campaign before its first phase, or everything that is wrong with it. */
  open(opening: CampaignOpening): CampaignRead;
  /** May the question stay without an answer? Some are open all the time, and hold nobody up. */
  mayWait(question: Pick<Awaited, 'kind'>): boolean;
  /** Is an answer wanted now? One that may wait is, where somebody has made an offer. */
  isPressing(game: Game, question: Awaited): boolean;
  /** Everything for which a campaign cannot have begun so. */
  startFaults(game: Game): readonly Fault[];
  /** A position from the parts of a file, or everything that is wrong with them. */
  load(
    given: { readonly [part: string]: Json | undefined },
    turn: CampaignTurn | undefined,
    options?: Game['options'],
  ): CampaignRead;
  /** Answers a question by its name. */
  ask(game: Game, question: AnyCommand): Answer;
  /** What scenarios expect of a state, by the name of the expectation. */
  told(game: Game): { readonly [part: string]: Json };
  /** The player whose turn it is. */
  active(game: Game): string;
}
