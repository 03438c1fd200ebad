/** How a lesson is played: its battle at the start, and whose turn it is. */
import { battleNow, newPlay, type Play } from '../engine/battle/record.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { Lesson } from './lesson.ts';
import { loadPosition } from './load.ts';

/** A lesson before anything has happened; null where its position cannot be read. */
export function beginLesson(rules: Ruleset, lesson: Lesson): Play | null {
  const loaded = loadPosition(rules, lesson.position);
  if (!loaded.ok) return null;
  const header = {
    format: 'acies-record/1',
    ruleset: rules.id,
    version: rules.version,
    seats: {},
    title: lesson.title.en,
  } as const;
  return newPlay(rules, header, loaded.battle);
}

/** Does nothing happen before the player of the lesson, who leads the first side, answers? */
export function isPlayersTurn(play: Play): boolean {
  const { flow, result, sides } = battleNow(play);
  const [awaited] = flow.awaits;
  if (play.asked) return false;
  return !awaited || result !== null || (awaited.answer.form !== 'faces' && awaited.by === sides[0]?.id);
}
