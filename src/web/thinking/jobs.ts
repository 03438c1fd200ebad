/**
 * The jobs that the page leaves to its worker: each gets a battle as it was played, and a question. Questions and
 * answers are plain data. Only the question to a nation brings its campaign, as far as the nation sees it.
 */
import { randomFrom } from '../../bots/random.ts';
import { answerSetup } from '../../bots/setup/answer.ts';
import { beginAnew } from '../../bots/setup/begin-anew.ts';
import { setUp } from '../../bots/setup/quick-battle.ts';
import { withHidden } from '../../engine/ambush/own-hidden.ts';
import {
  type BattleRecord,
  battleNow,
  type Entry,
  newPlay,
  playCommand,
} from '../../engine/battle/record.ts';
import type { SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Fault } from '../../engine/event.ts';
import { optionsOf } from '../../engine/game/flow.ts';
import { view } from '../../engine/game/view.ts';
import { seededDice } from '../../scenario/dice.ts';
import type { Given } from './given.ts';
import type { NationQuestion } from './nation.ts';
import type { BotQuestion, FightQuestion, LessonQuestion, SuggestionQuestion } from './players.ts';
import type { SearchQuestion } from './searches.ts';

interface SetupQuestion {
  readonly side: SideId;
  /** Is an ambush laid wherever there is a place for one? A bot leaves it to chance. */
  readonly isSure?: boolean;
}

/** An answer to a question of the setup; to take back what stands, where that bars every other answer. */
function setup({ rules, play, random }: Given, { side, isSure }: SetupQuestion): AnyCommand {
  const seen = view(rules, battleNow(play), side);
  const answer = answerSetup(rules, seen, side, isSure ? () => 1 : random);
  if (playCommand(rules, play, answer, side).ok) return answer;
  return beginAnew(rules, seen, side) ?? answer;
}

/** More orders than any battle has bases. */
const MOST_IN_TURN = 1000;

interface InTurnQuestion {
  readonly side: SideId;
  /** The kind of question that is answered. */
  readonly kind: string;
}

/** The first order offered is given, again and again, until the question changes or an order is refused. */
function inTurn({ rules, play }: Given, { side, kind }: InTurnQuestion): readonly Entry[] {
  let now = play;
  for (let left = MOST_IN_TURN; left > 0; left--) {
    const battle = battleNow(now);
    const awaited = battle.flow.awaits[0];
    if (awaited?.by !== side || awaited.kind !== kind) break;
    const seen = withHidden(rules, view(rules, battle, side), side);
    const [first] = optionsOf(rules, rules.moves.ordered?.(seen, []) ?? seen);
    const played = first && playCommand(rules, now, first.command, side);
    if (!played?.ok) break;
    now = played.play;
  }
  return now.record.entries.slice(play.record.entries.length);
}

interface BeginQuestion {
  readonly seed: number;
  /** The sides whose players answer the questions of their setup; the program answers all others. */
  readonly byHand: readonly SideId[];
  /** The kinds of questions that the program answers for these players too. */
  readonly left: readonly string[];
  /** The bots of these sides do not consider where the enemy stands. */
  readonly heedless: readonly SideId[];
}

type Begun =
  | { readonly ok: true; readonly record: BattleRecord }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** A battle that begins at a position, set up to the first decision of a player. */
function begin({ rules, play }: Given, { seed, byHand, left, heedless }: BeginQuestion): Begun {
  const { header, opening } = play.record;
  const done = setUp(rules, newPlay(rules, header, opening), {
    random: randomFrom(seed),
    dice: seededDice(rules, seed ^ 0xd1ce),
    asks: ({ by, kind }) => byHand.includes(by) && !left.includes(kind),
    heedless,
  });
  return done.ok ? { ok: true, record: done.play.record } : done;
}

export const JOBS = {
  bot: async (given: Given, question: BotQuestion) => (await import('./players.ts')).bot(given, question),
  fight: async (given: Given, question: FightQuestion) =>
    (await import('./players.ts')).fight(given, question),
  suggestion: async (given: Given, question: SuggestionQuestion) =>
    (await import('./players.ts')).suggestion(given, question),
  lesson: async (given: Given, question: LessonQuestion) =>
    (await import('./players.ts')).lesson(given, question),
  nation: async (_: null, question: NationQuestion) => (await import('./nation.ts')).nation(question),
  search: async (_: null, question: SearchQuestion) => (await import('./searches.ts')).search(question),
  setup,
  inTurn,
  begin,
} as const;

export type JobName = keyof typeof JOBS;
export type QuestionOf<Name extends JobName> = Parameters<(typeof JOBS)[Name]>[1];
export type AnswerOf<Name extends JobName> = Awaited<ReturnType<(typeof JOBS)[Name]>>;
