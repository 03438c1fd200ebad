/** Bots that lead the nations of a campaign. */
import type { AnyCommand } from '../engine/game/command.ts';
import type { Awaited, Game } from '../engine/game/game.ts';
import type { Random } from './bot.ts';

/** What a nation orders, and why. */
export interface NationAnswer {
  readonly command: AnyCommand;
  /** A message key. */
  readonly why: string;
  readonly figures?: Readonly<Record<string, string | number>>;
}

/**
 * The answer of a nation to its question, from what it sees; null where it has none left. `refused` are commands that
 * were refused in this position: they are not tried again.
 */
export type NationBot<Character extends string> = (
  seen: Game,
  question: Awaited,
  character: Character,
  refused?: readonly AnyCommand[],
) => NationAnswer | null;

/** All that bots know of the campaigns of a ruleset. */
export interface Nations {
  readonly characters: readonly string[];
  readonly answer: NationBot<string>;
  /**
   * Answers for a player who is away, from what his nation sees. It makes and breaks no war, bond or permission, and
   * confirms no report.
   */
  standIn(seen: Game, question: Awaited, refused?: readonly AnyCommand[]): NationAnswer | null;
  /** The report of a battle that nobody plays: judged from the whole campaign, and by chance. */
  judge(game: Game, random: Random): AnyCommand | null;
}
