/** Every lesson is played through by its solution: no goal is reached before its commands, and each by them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { carriedOn } from '../src/bots/lesson.ts';
import { randomFrom } from '../src/bots/random.ts';
import { battleNow, type Play, playCommand } from '../src/engine/battle/record.ts';
import type { AnyCommand } from '../src/engine/command.ts';
import { ask } from '../src/scenario/ask.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { type Lesson, readLesson } from '../src/scenario/lesson.ts';
import { beginLesson } from '../src/scenario/lesson-play.ts';
import { progressOf, type Try } from '../src/scenario/lesson-progress.ts';
import { loadClauses } from '../src/scenario/rulesets.ts';

const ROOT = new URL('../content/lessons/', import.meta.url);
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

function lessonOf(file: string): Lesson {
  const read = readLesson(readFileSync(new URL(file, ROOT), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.lesson;
}

/** A lesson at the screen: the play and what was tried besides. */
interface AtScreen {
  readonly play: Play;
  readonly tries: readonly Try[];
}

function rulesOf({ ruleset }: Lesson) {
  const rules = rulesetOf(ruleset);
  if (!rules) throw new Error(`no ruleset is called ${ruleset}`);
  return rules;
}

const random = () => randomFrom(7);

function begun(lesson: Lesson): AtScreen {
  const play = beginLesson(rulesOf(lesson), lesson);
  if (!play) throw new Error('its position cannot be read');
  return { play: carriedOn(rulesOf(lesson), lesson, play, random()).play, tries: [] };
}

function given(lesson: Lesson, { play, tries }: AtScreen, task: number, command: AnyCommand): AtScreen {
  const rules = rulesOf(lesson);
  if (command.type === 'odds') {
    expect(ask(rules, battleNow(play), command)).not.toHaveProperty('fault');
    return { play, tries: [...tries, { task, odds: String(command.base) }] };
  }
  if (command.type === 'pick') return { play, tries: [...tries, { task, picked: String(command.base) }] };
  const side = battleNow(play).sides[0]?.id ?? '';
  const played = playCommand(rules, play, command, side);
  return played.ok
    ? { play: carriedOn(rules, lesson, played.play, random()).play, tries }
    : { play, tries: [...tries, { task, reasons: played.reasons }] };
}

test('Blood and Blades has ten lessons, Hordes of the Things four, De Bellis Multitudinis seven', () => {
  expect(files.filter((file) => file.startsWith('bnb/'))).toHaveLength(10);
  expect(files.filter((file) => file.startsWith('hott/'))).toHaveLength(4);
  expect(files.filter((file) => file.startsWith('dbm/'))).toHaveLength(7);
});

describe.each(files)('%s', (file) => {
  const lesson = lessonOf(file);

  test('cites clauses that there are', async () => {
    const known = ((await loadClauses(lesson.ruleset)) ?? []).map(({ id }) => id);
    expect(lesson.cites.filter((id) => !known.includes(id))).toEqual([]);
  });

  test('names the bases that it points out', () => {
    const known = (lesson.position.bases ?? []).map(({ id }) => id);
    expect(lesson.tasks.flatMap(({ marks = [] }) => marks).filter((id) => !known.includes(id))).toEqual([]);
  });

  test('is done by its solution, each task by the last command of its own', () => {
    let now = begun(lesson);
    for (const [at, { solution }] of lesson.tasks.entries())
      for (const [step, command] of solution.entries()) {
        expect(progressOf(lesson, now.play, now.tries).done, `task ${at + 1}, command ${step + 1}`).toBe(at);
        now = given(lesson, now, at, command as AnyCommand);
      }
    expect(progressOf(lesson, now.play, now.tries)).toMatchObject({
      done: lesson.tasks.length,
      missed: false,
    });
  });
});

describe('the progress in a lesson', () => {
  const lesson = lessonOf('bnb/01-move-a-base.json');
  const picked: Try = { task: 0, picked: 'A' };
  const moved = given(lesson, begun(lesson), 1, lesson.tasks[1]?.solution[0] as AnyCommand);

  test('counts a base that was picked in its task', () => {
    const { play } = begun(lesson);
    expect(progressOf(lesson, play, []).done).toBe(0);
    expect(progressOf(lesson, play, [{ task: 0, picked: 'B' }]).done).toBe(0);
    expect(progressOf(lesson, play, [picked]).done).toBe(1);
  });

  test('goes back when the order is undone', () => {
    expect(progressOf(lesson, moved.play, [picked]).done).toBe(2);
    const back = given(lesson, moved, 2, { type: 'undo', keep: 0 });
    expect(progressOf(lesson, back.play, [picked])).toMatchObject({ done: 1, since: 0 });
  });

  test('does not count what was tried in another task', () => {
    const reasons = [{ rule: 'x', key: 'x', figures: {} }];
    const third = given(lesson, moved, 2, lesson.tasks[2]?.solution[0] as AnyCommand);
    expect(progressOf(lesson, third.play, [picked, { task: 2, reasons }]).done).toBe(3);
    expect(progressOf(lesson, third.play, [picked, { task: 3, reasons }]).done).toBe(4);
  });

  test('ends when the bound of a task is over; the other side has passed', () => {
    const ended = given(lesson, moved, 2, { type: 'end-phase' });
    expect(progressOf(lesson, ended.play, [picked])).toMatchObject({ done: 2, missed: true });
    expect(battleNow(ended.play).turn).toMatchObject({ bound: 5, active: 'red' });
  });

  test('what was thrown by the list falls again after it is undone', () => {
    const fight = lessonOf('bnb/06-odds-and-dice.json');
    const orders = [{ type: 'end-phase' }, { type: 'fight', base: 'A' }] as const;
    const fought = (from: AtScreen) => orders.reduce((now, each) => given(fight, now, 1, each), from);
    const once = fought(begun(fight));
    const back = given(fight, once, 1, { type: 'undo', keep: 0 });
    expect(back.play.live).toEqual([]);
    expect(battleNow(fought(back).play)).toEqual(battleNow(once.play));
  });
});
