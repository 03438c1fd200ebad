/** The jobs of the bots that play: to answer, and to suggest. */
import type { BotAnswer } from '../../bots/bot.ts';
import { contextOf, situationOf } from '../../bots/context.ts';
import { carriedOn } from '../../bots/lesson.ts';
import { LEVELS } from '../../bots/levels.ts';
import { lastBound } from '../../bots/past.ts';
import type { OpponentName } from '../../bots/players/names.ts';
import { OPPONENTS } from '../../bots/players/opponents.ts';
import { simulate } from '../../bots/simulate/simulate.ts';
import { type Suggestion, suggest } from '../../bots/suggest.ts';
import { withHidden } from '../../engine/ambush/own-hidden.ts';
import { type BattleRecord, battleNow, type Entry, playCommand } from '../../engine/battle/record.ts';
import type { SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { canonical } from '../../engine/data/canonical.ts';
import { view } from '../../engine/game/view.ts';
import type { Lesson } from '../../scenario/lesson.ts';
import type { Given } from './given.ts';

const MOST_REFUSALS = 40;

/** An order of a bot, played and ready for the record; or the last of its orders, of which all were refused. */
export type BotPlayed =
  | { readonly entry: Entry; readonly answer: BotAnswer }
  | { readonly refused: AnyCommand };

export interface BotQuestion {
  readonly bot: OpponentName;
  readonly side: SideId;
  /** The memo of its last answer. */
  readonly memo?: unknown;
}

/** A bot answers the question that its side is asked. It is not asked again after a refusal. */
export function bot({ rules, play, random }: Given, { bot: name, side, memo }: BotQuestion): BotPlayed {
  const seen = view(rules, battleNow(play), side);
  const refused: AnyCommand[] = [];
  for (;;) {
    const answer = OPPONENTS[name].answer(rules, seen, side, random, refused, memo);
    const played = playCommand(rules, play, answer.command, side);
    const entry = played.ok && played.play.record.entries.at(-1);
    if (entry) return { entry, answer };
    refused.push(answer.command);
    if (refused.length >= MOST_REFUSALS) return { refused: answer.command };
  }
}

export interface FightQuestion {
  readonly bot: OpponentName;
  readonly seed: number;
}

/** A battle may last this many rounds; then it is drawn. */
const MOST_ROUNDS = 40;

/** The battle of a position, played to its end by bots of one level. */
export function fight({ rules, play }: Given, { bot, seed }: FightQuestion): BattleRecord {
  const bots = Object.fromEntries(play.record.opening.sides.map(({ id }) => [id, OPPONENTS[bot]]));
  return simulate(rules, play.record.opening, { bots, seed, rounds: MOST_ROUNDS }).record;
}

export interface SuggestionQuestion {
  readonly side: SideId;
  /** Orders that the player has declined: no other order to the same bases is suggested. */
  readonly declined: readonly AnyCommand[];
  /** Orders of which the screen would warn. */
  readonly bad: readonly AnyCommand[];
}

export interface LessonQuestion {
  readonly lesson: Lesson;
}

const basesOf = ({ bases }: AnyCommand): string =>
  Array.isArray(bases) ? bases.map(String).toSorted().join(' ') : '';

/** What the bot for people would do, from what its side can see. */
export function suggestion(
  { rules, play, random }: Given,
  { side, declined, bad }: SuggestionQuestion,
): Suggestion {
  const seen = withHidden(rules, view(rules, battleNow(play), side), side);
  const aside = declined.map(basesOf);
  const warned = bad.map(canonical);
  return suggest(
    contextOf(situationOf(rules, seen, side), LEVELS.playing, []),
    random,
    ({ command }) => !aside.includes(basesOf(command)) && !warned.includes(canonical(command)),
    lastBound(play.battles, side),
  );
}

/** A lesson is played on to the next question to its player: the dice fall, and the other side answers. */
export const lesson = ({ rules, play, random }: Given, { lesson }: LessonQuestion): readonly Entry[] =>
  carriedOn(rules, lesson, play, random).play.record.entries.slice(play.record.entries.length);
