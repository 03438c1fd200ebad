/** Of which enemies a command knows. DBM, Awareness. */
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { keptByQuestion } from '../../engine/board/memory.ts';
import { commandOf } from '../../engine/commands.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { holds } from '../../engine/effects.ts';
import { sameCommand } from './base.ts';
import { enclosureRound } from './walls/enclosures.ts';

/** Do any of a base's command see an enemy, or does it stand in fortifications? */
export const isAwareOf = (rules: Ruleset, battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean =>
  (enclosureRound(battle, enemy) !== null && holds('dbm.aware.5')) ||
  basesOnTable(battle).some((other) => sameCommand(base, other) && rules.board.sees(battle, other, enemy));

const known = keptByQuestion<readonly PlacedBase[]>();

/** The enemies that a base's command knows of. */
export const knownEnemies = (rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  known(rules, battle, `${base.side} ${commandOf(base)}`, () =>
    basesOnTable(battle).filter((other) => other.side !== base.side && isAwareOf(rules, battle, base, other)),
  );
