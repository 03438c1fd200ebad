/** Plays a lesson on after a command of the player: the dice fall and the other side answers, until the player is asked. */

import { battleNow, type Play, type Played, playCommand } from '../engine/battle/record.ts';
import type { DieRequest } from '../engine/battle.ts';
import { type AnyCommand, facesOf } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { Event } from '../engine/event.ts';
import { faceCounted, facesOfDie } from '../engine/game/dice.ts';
import { view } from '../engine/game/view.ts';
import type { Lesson } from '../scenario/lesson.ts';
import { isPlayersTurn } from '../scenario/lesson-play.ts';
import type { Random } from './bot.ts';
import { lightBot } from './players/tactician.ts';
import { END_PHASE } from './questions.ts';

/** The dice that have fallen in a play and still count. */
const fallen = ({ record, live }: Play): number =>
  live
    .flatMap((at) => record.entries[at] ?? [])
    .filter(({ command }) => command.type === 'roll')
    .reduce((sum, { command }) => sum + facesOf(command).length, 0);

function throwOf(
  rules: Ruleset,
  { position: { dice = [] } }: Lesson,
  play: Play,
  asked: readonly DieRequest[],
  random: Random,
): AnyCommand {
  const before = fallen(play);
  const faces = asked.map(({ die }, at) => {
    const listed = dice[before + at];
    const all = facesOfDie(rules, die);
    return listed === undefined ? (all[random(all.length)] ?? 1) : faceCounted(rules, die, listed);
  });
  return { type: 'roll', faces };
}

/** A bot that can think of nothing more is taken to pass. */
const MOST_REFUSALS = 40;

/** The answer of the other side: it passes where it may, unless a bot plays it. */
function answered(rules: Ruleset, lesson: Lesson, play: Play, side: string, random: Random): Played {
  const passed = lesson.other === 'passes' ? playCommand(rules, play, END_PHASE, side) : null;
  if (passed?.ok) return passed;
  const seen = view(rules, battleNow(play), side);
  const refused: AnyCommand[] = [];
  for (;;) {
    const { command } = lightBot.answer(rules, seen, side, random, refused);
    const played = playCommand(rules, play, command, side);
    if (played.ok || refused.length >= MOST_REFUSALS) return played;
    refused.push(command);
  }
}

/** What comes next without the player; null where the player is asked, or the battle is over. */
function next(rules: Ruleset, lesson: Lesson, play: Play, random: Random): Played | null {
  if (isPlayersTurn(play)) return null;
  const battle = battleNow(play);
  if (play.asked)
    return playCommand(
      rules,
      play,
      { type: 'allow-undo' },
      battle.sides.find(({ id }) => id !== play.asked?.by)?.id ?? '',
    );
  const awaited = battle.flow.awaits[0];
  if (!awaited) return null;
  if (awaited.answer.form === 'faces')
    return playCommand(rules, play, throwOf(rules, lesson, play, awaited.answer.dice, random), 'dice');
  return answered(rules, lesson, play, awaited.by, random);
}

/** A lesson played on to the next question to the player, and what happened on the way. */
export function carriedOn(rules: Ruleset, lesson: Lesson, start: Play, random: Random) {
  let play = start;
  const events: Event[] = [];
  for (;;) {
    const played = next(rules, lesson, play, random);
    if (!played?.ok) return { play, events };
    play = played.play;
    events.push(...played.events);
  }
}
