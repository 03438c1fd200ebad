/** Stragglers are lost with the last of their command on the table. */

import { inCommand } from '../../engine/army/commands.ts';
import { isPlaced } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import { tell } from '../../engine/game/work.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { arrivalsOf, isStraggling } from './marches.ts';

/** Takes off the stragglers of a command that has lost its last element on the table. */
export function loseStragglers(game: Debellis, work: Work): void {
  for (const { side, command } of arrivalsOf(work.battle)) {
    const own = inCommand(work.battle, side, command);
    const left = own.filter(isStraggling);
    const hasCome = own.some(({ place }) => place === 'lost');
    if (left.length === 0 || !hasCome || own.some(isPlaced) || !holdsIn(game.hidden, 'enter')) continue;
    const figures = { side, command, bases: left.map(({ id }) => id) };
    tell(
      work,
      { type: 'stragglers-lost', rule: clauseIn(game.hidden, 'enter'), figures },
      left.map(({ id }) => ({ change: 'remove', base: id, to: 'lost' }) as const),
    );
  }
}
