/** The job of the bots that lead the nations of a campaign. */
import type { NationAnswer } from '../../bots/nations.ts';
import { loadNations } from '../../bots/rulesets.ts';
import { canonical } from '../../engine/data/canonical.ts';
import type { AnyCommand } from '../../engine/game/command.ts';
import type { Awaited, Game } from '../../engine/game/game.ts';

export interface NationQuestion {
  /** What the nation sees: a bot is told nothing else. */
  readonly seen: Game;
  /** What everybody sees. */
  readonly open: Game;
  readonly asked: Awaited;
  readonly character: string;
  /** Commands that were refused in this position. */
  readonly refused: readonly AnyCommand[];
}

export interface NationThought {
  /** Null where the bot has no answer left. */
  readonly answer: NationAnswer | null;
  /** Does the reason follow from what everybody sees? Else it would give a secret away. */
  readonly isOpen: boolean;
}

const reasonOf = (answer: NationAnswer | null): string =>
  canonical([answer?.why ?? null, answer?.figures ?? {}]);

export async function nation(question: NationQuestion): Promise<NationThought> {
  const { seen, open, asked, character, refused } = question;
  const bots = await loadNations(seen.ruleset);
  const [answer = null, openly = null] = [seen, open].map((game) =>
    bots?.answer(game, asked, character, refused),
  );
  return { answer, isOpen: answer !== null && reasonOf(answer) === reasonOf(openly) };
}
