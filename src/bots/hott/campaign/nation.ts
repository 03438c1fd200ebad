/** A bot that leads a nation: it sees what its nation sees, and gives a reason for each answer. */

import { canonical } from '../../../engine/data/canonical.ts';
import type { Json } from '../../../engine/data/json.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Awaited, Game } from '../../../engine/game/game.ts';
import type { NationAnswer } from '../../nations.ts';
import { ANSWERS } from './answers.ts';
import { CHARACTERS, type CharacterName } from './characters.ts';
import type { Situation } from './situation.ts';

/** What a nation may answer to its question, from what it sees, the best first. */
export function answersOf(seen: Game, question: Awaited, character: CharacterName): readonly NationAnswer[] {
  const situation: Situation = {
    game: seen,
    player: question.by,
    about: (question.about ?? {}) as Readonly<Record<string, Json>>,
    character: CHARACTERS[character],
  };
  return ANSWERS[question.kind]?.(situation) ?? [];
}

/** The first answer that was not refused in this position; null where there is none left. */
export function firstUntried(
  answers: readonly NationAnswer[],
  refused: readonly AnyCommand[],
): NationAnswer | null {
  const tried = refused.map((command) => canonical(command as unknown as Json));
  return answers.find(({ command }) => !tried.includes(canonical(command as unknown as Json))) ?? null;
}

/**
 * The answer of a nation to its question, from what it sees; null where it has none left. `refused` are commands that
 * were refused in this position: they are not tried again.
 */
export const nationAnswer = (
  seen: Game,
  question: Awaited,
  character: CharacterName,
  refused: readonly AnyCommand[] = [],
): NationAnswer | null => firstUntried(answersOf(seen, question, character), refused);
