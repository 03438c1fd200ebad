/** A ruleset's campaign: a game in which nations fight battles of the ruleset. */
import type { Json } from '../data/json.ts';
import type { AnyCommand } from '../game/command.ts';
import type { Fault } from '../game/event.ts';
import type { Game } from '../game/game.ts';
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

export interface Campaign {
  readonly rules: GameRules;
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
