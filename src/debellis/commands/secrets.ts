import type { Base, Battle } from '../../engine/battle.ts';
import type { SideId } from '../../engine/game/game.ts';
import { agreed } from '../../engine/game/options.ts';
import { mayConceal } from '../ambush/lay.ts';
import { isUnseenAside } from '../dismounting/aside.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { isUnseenAboard } from '../naval/carrying.ts';
import { stateOf } from '../state.ts';

/**
 * Is a base hidden from a side? Only its own side knows a base in ambush, or one that has not yet been on the table.
 */
export const hides = (battle: Battle, base: Base, from: SideId | null): boolean =>
  base.side !== from &&
  (base.place === 'ambush' ||
    base.place === 'away' ||
    isUnseenAboard(battle, base) ||
    isUnseenAside(battle, base) ||
    (base.place === 'reserve' && figure(base.marks, 'seen') === 0));

/**
 * Could a side still hide an element? From the notes on that is so as long as the battlefield has ground that hides.
 * Whether somebody lies there is not asked.
 */
export const mayHide = (game: Debellis, battle: Battle): boolean =>
  stateOf(battle).notesWritten === true &&
  agreed(battle.options, game.ambushOption) &&
  battle.sides.some(({ id }) => battle.terrain.some((piece) => mayConceal(game, battle, id, piece)));
