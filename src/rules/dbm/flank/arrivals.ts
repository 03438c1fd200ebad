/** When a flank march arrives, and the enemy that it meets on its way. DBM, Flank marches; rulings 74, 75 and 110. */

import { originalEe } from '../../../debellis/ending/lost.ts';
import type { Called } from '../../../debellis/flank/called.ts';
import { arrivalOf, awayCommands, flankOf } from '../../../debellis/flank/marches.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { inCommand } from '../../../engine/army/commands.ts';
import { type Battle, otherSide, type TableEdge } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';

/** The score of a command's die that brings its flank march in. */
const CALLED = 6;

/** The enemy command that marches to the same flank and has not been declared; null if there is none. */
function opposed(game: Debellis, battle: Battle, side: SideId, edge: TableEdge): string | null {
  const enemy = otherSide(battle, side);
  const found = awayCommands(battle, enemy).find(
    (name) =>
      flankOf(game, battle, enemy, name) === edge && !arrivalOf(battle, { side: enemy, command: name }),
  );
  return found !== undefined && holds('dbm.flank.8') ? found : null;
}

/** A command arrives in its side's next bound, and so does an enemy command that it meets on its way. */
export function calledBy(
  game: Debellis,
  battle: Battle,
  side: SideId,
  command: string,
  face: number,
): Called | null {
  if (face !== CALLED || !holds('dbm.flank.7')) return null;
  const edge = flankOf(game, battle, side, command);
  const bound = battle.turn.bound + 2;
  const enemy = otherSide(battle, side);
  const met = opposed(game, battle, side, edge);
  if (met === null) {
    const arrivals = [{ side, command, edge, bound, half: 'enemy' }] as const;
    return { type: 'flank-march-declared', rule: 'dbm.flank.7', arrivals };
  }
  const ee = (of: SideId, name: string): number => originalEe(game, inCommand(battle, of, name));
  const [mine, theirs] = [ee(side, command), ee(enemy, met)];
  return {
    type: 'flank-marches-meet',
    rule: 'dbm.flank.8',
    arrivals: [
      { side, command, edge, bound, half: mine > theirs ? 'enemy' : 'own' },
      { side: enemy, command: met, edge, bound, half: theirs > mine ? 'enemy' : 'own' },
    ],
  };
}
