/** The enemies that a command knows of. */

import { commandOf } from '../../engine/army/commands.ts';
import { type Base, type BaseId, type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { keptByQuestion } from '../../engine/board/memory.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Change } from '../../engine/event.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { sameCommand } from '../troops/base.ts';

/** The lasting mark of an element that a command of its enemy remembers. */
const knownTo = (command: string): `known.${string}` => `known.${command}`;

/** Has a base's command seen this enemy before? */
const isRemembered = (game: Debellis, base: Base, enemy: Base): boolean =>
  figure(enemy.marks, knownTo(commandOf(base))) > 0 && holdsIn(game.commands, 'remember');

/** All elements of a command share what each of them sees. Without the clause each knows only what it sees itself. */
const shares = (game: Debellis, base: Base, other: Base): boolean =>
  other.id === base.id || (sameCommand(base, other) && holdsIn(game.commands, 'shareSight'));

/** Does any element of a base's command see an enemy? */
export const isInSightOf = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: Base,
  enemy: PlacedBase,
): boolean =>
  basesOnTable(battle).some((other) => shares(game, base, other) && rules.board.sees(battle, other, enemy));

const seers = keptByQuestion<BaseId | null>();

/**
 * The first element of a base's command that sees an enemy at its place in this battle; null if none does. Cached for a
 * position about which much is asked.
 */
export const seerOf = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: Base,
  enemy: PlacedBase,
): BaseId | null =>
  seers(
    rules,
    battle,
    `${base.id} ${enemy.id}`,
    () =>
      basesOnTable(battle).find(
        (other) => shares(game, base, other) && rules.board.sees(battle, other, enemy),
      )?.id ?? null,
  );

/** Does a base's command know of an enemy? */
export const isAwareOf = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
): boolean =>
  isRemembered(game, base, enemy) ||
  (game.isKnownByWalls(rules, battle, base, enemy) && holdsIn(game.commands, 'knowWalled')) ||
  (isInSightOf(game, rules, battle, base, enemy) && holdsIn(game.commands, 'know')) ||
  !holdsIn(game.commands, 'foundByOne');

const known = keptByQuestion<readonly PlacedBase[]>();

/** The enemies that a base's command knows of. */
export const knownEnemies = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly PlacedBase[] =>
  known(rules, battle, `${base.side} ${commandOf(base)}`, () =>
    basesOnTable(battle).filter(
      (other) => other.side !== base.side && isAwareOf(game, rules, battle, base, other),
    ),
  );

/** The enemies on the table that the command of these movers does not know of. */
export function unknownTo(game: Debellis, { rules, battle, way }: Trace): readonly PlacedBase[] {
  const [first] = way.movers;
  if (!first) return [];
  const known = new Set(knownEnemies(game, rules, battle, first).map(({ id }) => id));
  return basesOnTable(battle).filter(({ id, side }) => side !== first.side && !known.has(id));
}

/** A base's command will remember this enemy. */
export const remembering = (base: Base, enemy: Base): readonly Change[] =>
  figure(enemy.marks, knownTo(commandOf(base))) > 0
    ? []
    : [{ change: 'brand', base: enemy.id, set: { [knownTo(commandOf(base))]: 1 } }];
