/** Bots answer the questions to the nations that they lead, one after the other, beside the page. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { judgedReport } from '../../../bots/hott/campaign/judged.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Awaited } from '../../../engine/game/game.ts';
import { battleNow, type PlayOf } from '../../../engine/game/records/record.ts';
import { view } from '../../../engine/game/view.ts';
import { conflictOf } from '../../../rules/hott/campaign/conflict.ts';
import { hottCampaign as rules } from '../../../rules/hott/campaign/index.ts';
import { chance } from '../../state/battle/chance.ts';
import { whyFailed } from '../../state/telling/why-failed.ts';
import { stopThinking, think } from '../../thinking/thinker.ts';
import { botOf } from './leaders.ts';
import { botAsked, order, played } from './playing.ts';

/** More refusals in one position mean that a bot is broken. */
const MOST_REFUSALS = 60;

/** Why the bot that is asked has not answered; null where nothing went wrong. */
export const botFailed = signal<string | null>(null);

/** A battle between two bots is judged at once, by army points and by chance. */
function judge(play: PlayOf, by: string): void {
  const game = battleNow(play);
  const conflict = conflictOf(game);
  if (conflict) order(judgedReport(game, conflict, chance), by);
}

/** Asks the bot until the rules accept its answer. Ends without one where the thinking is stopped. */
async function answer(play: PlayOf, asked: Awaited): Promise<void> {
  const { by } = asked;
  const [seen, open] = [by, null].map((seat) => view(rules, battleNow(play), seat)) as [never, never];
  const refused: AnyCommand[] = [];
  while (refused.length < MOST_REFUSALS) {
    const question = { seen, open, asked, character: botOf(play, by) ?? '', refused };
    const thought = await think('nation', null, question);
    if (!thought || played.peek() !== play) return;
    const { answer, isOpen } = thought;
    if (!answer) break;
    const { command, why, figures = {} } = answer;
    if (order(command, by, { why, figures, isOpen })) return;
    refused.push(command);
  }
  throw new Error(`${by}: ${asked.kind}`);
}

function goOn(play: PlayOf, asked: Awaited): void {
  botFailed.value = null;
  if (asked.kind === 'battle') judge(play, asked.by);
  else
    answer(play, asked).catch((error) => {
      botFailed.value = whyFailed(error);
    });
}

/** Asks the bot again after a failure. */
export function askAgain(): void {
  const [play, asked] = [played.peek(), botAsked.peek()];
  if (play && asked) goOn(play, asked);
}

/** Lets the bots play while the campaign is on the screen. */
export function useBots(): void {
  const play = played.value;
  const asked = botAsked.value;
  useEffect(() => {
    if (!play || !asked) return;
    goOn(play, asked);
    return stopThinking;
  }, [play, asked]);
}
