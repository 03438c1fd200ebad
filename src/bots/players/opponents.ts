/** The bots that people play against, by name. */
import type { Bot } from '../bot.ts';
import { CHARACTERS } from '../knowledge/characters.ts';
import { LEVELS } from '../levels.ts';
import { beginnerBot } from './beginner-bot.ts';
import { hasCharacter, OPPONENT_NAMES, type OpponentName, partsOfName } from './names.ts';
import { planner } from './planner.ts';
import { tactician } from './tactician.ts';

function botOf(name: OpponentName): Bot {
  const { level, character } = partsOfName(name);
  if (!hasCharacter(level)) return beginnerBot;
  const make = level === 'master' ? planner : tactician;
  return { ...make(LEVELS[level], CHARACTERS[character]), name };
}

export const OPPONENTS = Object.fromEntries(OPPONENT_NAMES.map((name) => [name, botOf(name)])) as Readonly<
  Record<OpponentName, Bot>
>;
