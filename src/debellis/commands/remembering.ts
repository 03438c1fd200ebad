/** Commands remember enemies that go out of their sight. */

import { commandOf } from '../../engine/army/commands.ts';
import { type BaseId, type Battle, basesOnTable, type PlacedBase, placedBase } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Change, Event } from '../../engine/event.ts';
import { tell } from '../../engine/game/work.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { isInSightOf, remembering, seerOf } from './awareness.ts';

/** One element of each command on the table. */
function onePerCommand(battle: Battle): readonly PlacedBase[] {
  const found = new Map<string, PlacedBase>();
  for (const base of basesOnTable(battle)) found.set(`${base.side} ${commandOf(base)}`, base);
  return [...found.values()];
}

/** Does a command remember an enemy, which shot, or moved, or which the command itself left behind? */
function isRemembered(game: Debellis, enemy: PlacedBase, hasMoved: boolean): boolean {
  if (figure(enemy.bound, 'shot') > 0) return holdsIn(game.commands, 'shotKnown');
  return hasMoved ? holdsIn(game.commands, 'sawEnter') : holdsIn(game.commands, 'remember');
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
    const seer = was && seerOf(game, rules, before, one, was);
    if (seer === null) return false;
    // Mostly it still sees the enemy, and nobody else need be asked.
    const still = placedBase(battle, seer);
    return (
      !(still && rules.board.sees(battle, still, enemy)) && !isInSightOf(game, rules, battle, one, enemy)
    );
  };
  const changes = onePerCommand(before).flatMap((one): readonly Change[] => {
    const hasMoved = movers.has(`${one.side} ${commandOf(one)}`);
    return basesOnTable(battle)
      .filter((enemy) => enemy.side !== one.side && (hasMoved || changed.has(enemy.id)))
      .flatMap((enemy) => {
        const change = remembering(one, enemy);
        const was = placedBase(before, enemy.id) ?? enemy;
        return change.length > 0 && isRemembered(game, was, changed.has(enemy.id)) && isLost(one, enemy)
          ? change
          : [];
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

/** Commands remember the enemies that went out of their sight in these events. */
export const rememberEnemies = (game: Debellis, work: Work, before: Battle, events: readonly Event[]): void =>
  rememberLost(game, work, before, movedIn(events));

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
