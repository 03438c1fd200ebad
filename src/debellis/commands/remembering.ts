/** Commands remember enemies that go out of their sight. */

import { commandOf } from '../../engine/army/commands.ts';
import { type BaseId, type Battle, basesOnTable, type PlacedBase, placedBase } from '../../engine/battle.ts';
import type { Step, Work } from '../../engine/contract/sequence.ts';
import type { Change, Event } from '../../engine/event.ts';
import { tell } from '../../engine/game/work.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { noteTownPassed } from '../ending/town-passed.ts';
import type { Debellis } from '../game.ts';
import { isInSightOf, remembering, wasInSightOf } from './awareness.ts';

/** One element of each command on the table. */
function onePerCommand(battle: Battle): readonly PlacedBase[] {
  const found = new Map<string, PlacedBase>();
  for (const base of basesOnTable(battle)) found.set(`${base.side} ${commandOf(base)}`, base);
  return [...found.values()];
}

/** Notes the enemies that commands saw before and do not see any more. `changed`: the elements that moved or acted. */
function rememberLost(game: Debellis, work: Work, before: Battle, changed: ReadonlySet<BaseId>): void {
  const { rules, battle } = work;
  if (battle.terrain.length === 0 || changed.size === 0 || !holdsIn(game.commands, 'remember')) return;
  const movers = new Set(
    basesOnTable(battle)
      .filter(({ id }) => changed.has(id))
      .map((base) => `${base.side} ${commandOf(base)}`),
  );
  const isLost = (one: PlacedBase, enemy: PlacedBase): boolean => {
    const was = placedBase(before, enemy.id);
    return (
      was !== null &&
      wasInSightOf(game, rules, before, one, was) &&
      !isInSightOf(game, rules, battle, one, enemy)
    );
  };
  const changes = onePerCommand(before).flatMap((one): readonly Change[] => {
    const hasMoved = movers.has(`${one.side} ${commandOf(one)}`);
    return basesOnTable(battle)
      .filter((enemy) => enemy.side !== one.side && (hasMoved || changed.has(enemy.id)))
      .flatMap((enemy) => {
        const change = remembering(one, enemy);
        return change.length > 0 && isLost(one, enemy) ? change : [];
      });
  });
  if (changes.length > 0) tell(work, { type: 'noted', rule: clauseIn(game.commands, 'remember') }, changes);
}

const movedIn = (events: readonly Event[]): ReadonlySet<BaseId> =>
  new Set(
    events.flatMap(({ changes }) =>
      changes.flatMap((change) => (change.change === 'place' ? [change.base] : [])),
    ),
  );

/** Runs a part of the play, then notes the enemies that went out of sight in it, and towns passed through. */
function noting<Then>(game: Debellis, work: Work, act: () => Then): Then {
  const { battle } = work;
  const count = work.events.length;
  const then = act();
  const events = work.events.slice(count);
  rememberLost(game, work, battle, movedIn(events));
  noteTownPassed(game, work, battle, events);
  return then;
}

/** A step after which commands remember the enemies that went out of sight. */
const withMemory = (game: Debellis, step: Step): Step => ({
  ...step,
  run: (work, frame) => noting(game, work, () => step.run(work, frame)),
  ...(step.answer
    ? {
        answer: (work, frame, command, by) =>
          noting(game, work, () => step.answer?.(work, frame, command, by) ?? []),
      }
    : {}),
});

/** All steps, with the memory of commands. */
export const rememberingSteps = (
  game: Debellis,
  steps: Readonly<Record<string, Step>>,
): Readonly<Record<string, Step>> =>
  Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, withMemory(game, step)]));

/** The command of an element that finds an ambush knows of all of it, and other commands need not. */
export function rememberFound(game: Debellis, work: Work, finder: BaseId, found: Iterable<BaseId>): void {
  const by = placedBase(work.battle, finder);
  const changes = [...found].flatMap((id): readonly Change[] => {
    const enemy = placedBase(work.battle, id);
    return by && enemy ? remembering(by, enemy) : [];
  });
  if (changes.length > 0) tell(work, { type: 'noted', rule: clauseIn(game.commands, 'foundByOne') }, changes);
}

/** Elements that were seen because they moved or shot stay known when the next bound begins. */
export function rememberAtEnd(game: Debellis, work: Work, end: () => void): void {
  const before = work.battle;
  const acted = basesOnTable(before).filter(
    ({ start, bound }) => start !== null || Object.keys(bound).length > 0,
  );
  end();
  rememberLost(game, work, before, new Set(acted.map(({ id }) => id)));
}
