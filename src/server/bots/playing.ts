/** Plays the seats of bots. */

import { battleNow } from '../../engine/battle/record.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { view } from '../../engine/game/view.ts';
import { carryOn, seedAt } from '../battle/carry-on.ts';
import { give } from '../battle/draft.ts';
import { botAsked } from '../battle/due.ts';
import type { Battles } from '../battle/kept.ts';
import { botIn } from '../battle/state.ts';
import type { Host } from '../host.ts';
import type { Job } from '../jobs.ts';
import { draftOn } from '../kind.ts';
import type { Lives } from '../lives.ts';
import type { Pool, Wanted } from './pool.ts';

/** A bot that is refused this often in one position is broken. */
const MOST_REFUSALS = 20;

/** This bot always finds an answer, and replaces one that finds none. */
const LAST_RESORT = 'random';

interface Question extends Wanted {
  readonly seat: number;
  /** The number of entries in the record. The answer counts only while it stays the same. */
  readonly entries: number;
}

/** The question that a bot must answer now; null where there is none. */
const questionIn = (lives: Lives, battle: string): Promise<Question | null> =>
  lives.inTurn(battle, async ({ state, memos }) => {
    const number = botAsked(state);
    const seat = state.seats[number];
    const bot = seat && botIn(seat);
    const { play, rules } = state;
    if (!bot || !seat.side || !play) return null;
    const entries = play.record.entries.length;
    const seen = view(rules, battleNow(play), seat.side);
    return {
      bot,
      view: seen,
      side: seat.side,
      seed: seedAt(state, 'bot'),
      refused: [],
      memo: memos.get(number),
      seat: number,
      entries,
    };
  });

/** Gives the answer of a bot: `refused` by the rules, or `gone` where the battle has gone on meanwhile. */
const answer = (
  { now }: Host,
  lives: Lives,
  battle: string,
  { seat, side, entries }: Question,
  command: AnyCommand,
  memo: unknown,
): Promise<'done' | 'refused' | 'gone' | null> =>
  lives.inTurn(battle, async (live) => {
    if (live.state.play?.record.entries.length !== entries) return 'gone';
    const draft = draftOn<Battles>(live.state, now());
    if (give(draft, command, side, seat)) return 'refused';
    carryOn(draft);
    if (!(await lives.append(live, draft))) return 'gone';
    if (memo !== undefined) live.memos.set(seat, memo);
    return 'done';
  });

/** Lets the bot that is asked answer one question; the next one is a new job. */
export const botJob =
  (host: Host, lives: Lives, pool: Pool): Job =>
  (battle) =>
    pool.inTurn(async (think) => {
      const question = await questionIn(lives, battle);
      if (!question) return;
      const refused: AnyCommand[] = [];
      let bot = question.bot;
      while (refused.length < MOST_REFUSALS) {
        const { command = null, memo } = (await think({ ...question, bot, refused })) ?? {};
        if (!command) bot = LAST_RESORT;
        if (command && (await answer(host, lives, battle, question, command, memo)) !== 'refused') return;
        refused.push(command ?? { type: 'none' });
      }
      throw new Error(`${bot} finds no answer in ${battle}`);
    });
