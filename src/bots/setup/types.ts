/** The types of a setup bot, which a ruleset gives so that bots can set up its battles. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Random } from '../bot.ts';

/** Answers the questions of one ruleset's setup. */
export interface SetupBot {
  /** The kinds of questions that a side can be asked. */
  readonly questions: readonly string[];
  /** A sensible answer to a question, by the view of the side. If `heedful`, it considers the enemy's places. */
  answer(rules: Ruleset, view: Battle, side: SideId, random: Random, heedful: boolean): AnyCommand;
}
