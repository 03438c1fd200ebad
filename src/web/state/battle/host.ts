import { computed, effect, untracked } from '@preact/signals';
import { battleNow } from '../../../engine/battle/record.ts';
import type { Awaited, DieRequest, SideId } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { facesOfDie } from '../../../engine/game/dice.ts';
import { settings } from '../settings/settings.ts';
import { noteOfTable, ofTable } from '../table.ts';
import { noteReason } from '../telling/log.ts';
import { isLive } from '../view/shown.ts';
import { chance } from './chance.ts';
import { isAnswered, STAY_HIDDEN } from './hiding.ts';
import { send } from './sending.ts';
import { type Session, session } from './session.ts';
import { isThinkingAbout, stop, takeEntries, thinkNow } from './thinking.ts';
import { onlyAnswer } from './unasked.ts';

/** The dice that this page must throw now; null when there are none. */
export const diceAsked = computed<readonly DieRequest[] | null>(() => {
  const now = session.value;
  const answer = now?.referee.isHere && battleNow(now.play).flow.awaits[0]?.answer;
  return answer && answer.form === 'faces' ? answer.dice : null;
});

/** The dice thrown so far of a throw that is made die by die. */
export const fallen = ofTable<readonly number[]>([]);
/** Bots play on while this is true. */
export const botsPlay = ofTable(true);
/** Why a bot cannot go on; null while it can. */
export const botTrouble = ofTable<string | null>(null);

const facesOf = (rules: Ruleset, die: DieRequest): readonly number[] => facesOfDie(rules, die.die);

const throwOne = (rules: Ruleset, die: DieRequest): number => {
  const faces = facesOf(rules, die);
  return faces[chance(faces.length)] ?? 1;
};

/** Throws all dice at once. */
export function throwAll(): void {
  const now = session.value;
  const dice = diceAsked.value;
  if (now && dice)
    roll([...fallen.value, ...dice.slice(fallen.value.length).map((die) => throwOne(now.rules, die))]);
}

/** Throws the next die; the last one completes the throw. */
export function throwNext(): void {
  const now = session.value;
  const dice = diceAsked.value;
  const die = dice?.[fallen.value.length];
  if (!now || !dice || !die) return;
  const faces = [...fallen.value, throwOne(now.rules, die)];
  if (faces.length === dice.length) roll(faces);
  else fallen.value = faces;
}

/** Takes dice that were thrown at the table. */
export function roll(faces: readonly number[]): boolean {
  fallen.value = [];
  return send({ type: 'roll', faces }, 'dice');
}

/** Does the program throw these dice by itself? A bot's own dice always, unless dice are thrown at the table. */
function fallsByItself(now: Session, dice: readonly DieRequest[]): boolean {
  if (now.dice === 'program') return true;
  return now.dice === 'one-by-one' && dice.every((die) => now.players[die.owner] === 'bot');
}

const DICE_PAUSE = 150;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the bots of a battle remember, by side. */
const memos = noteOfTable<Readonly<Record<SideId, unknown>>>({});

/** A bot thinks, and answers after its pause. Where the thinking ends without an answer, bots stop playing. */
async function botAnswers({ play, bot }: Session, side: SideId): Promise<void> {
  if (isThinkingAbout(play)) return;
  const question = { bot, side, memo: memos.now[side] };
  const [thought] = await Promise.all([thinkNow('bot', question), pause(settings.peek().pace)]);
  const isNow = session.peek()?.play === play && botsPlay.peek();
  if (!isNow || (thought && !isLive.peek())) return;
  if (thought && 'entry' in thought) {
    memos.now = { ...memos.now, [side]: thought.answer.memo };
    noteReason(play.record.entries.length, thought.answer);
    takeEntries([thought.entry]);
    return;
  }
  if (thought) botTrouble.value = JSON.stringify(thought.refused);
  botsPlay.value = false;
}

/** Lets bots play, or stops them in the middle of a thought. */
export function letBotsPlay(play: boolean): void {
  botTrouble.value = null;
  botsPlay.value = play;
  if (!play) stop();
}

function next(now: Session, awaited: Awaited): void {
  if (awaited.answer.form === 'faces') throwAll();
  else if (now.players[awaited.by] === 'bot') void botAnswers(now, awaited.by);
  else {
    const answer = onlyAnswer(now, battleNow(now.play), awaited);
    if (answer) send(answer, awaited.by);
  }
}

/** The side of a bot that is asked now. */
export const botAsked = computed<SideId | null>(() => {
  const now = session.value;
  const by = now && battleNow(now.play).flow.awaits[0]?.by;
  return by && now.players[by] === 'bot' ? by : null;
});

/** Milliseconds until the program answers a question; null where a person is asked. */
function pauseBefore(now: Session, awaited: Awaited): number | null {
  if (now.play.asked) return null;
  const dice = diceAsked.peek();
  if (awaited.answer.form === 'faces') return dice && fallsByItself(now, dice) ? DICE_PAUSE : null;
  if (onlyAnswer(now, battleNow(now.play), awaited) !== null) return DICE_PAUSE;
  if (now.players[awaited.by] !== 'bot' || !botsPlay.value) return null;
  return 0;
}

/** Throws dice and lets bots play, a step at a time so that the page never stands still. */
export function startHost(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dice: readonly DieRequest[] | null = null;
  effect(() => {
    clearTimeout(timer);
    const now = session.value;
    const awaited = now && battleNow(now.play).flow.awaits[0];
    if (diceAsked.value !== dice) {
      dice = diceAsked.value;
      untracked(() => {
        fallen.value = [];
      });
    }
    if (!now || !awaited || !isLive.value) return;
    // At once, before anything is drawn: a pause would tell the other side that bases lurk.
    if (now.players[awaited.by] === 'human' && !now.play.asked && isAnswered(now.id, awaited))
      return untracked(() => void send(STAY_HIDDEN, awaited.by));
    const pause = pauseBefore(now, awaited);
    if (pause !== null) timer = setTimeout(() => session.peek() === now && next(now, awaited), pause);
  });
}
