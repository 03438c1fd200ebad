/** What a side does not see of the other. DBMM, Ambush; rulings 72 and 109. */
import { hides as hidesInAny, mayHide as mayHideIn } from '../../../debellis/commands/secrets.ts';
import type { Base, Battle } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { DBMM } from '../game.ts';
import { mayHideCommand } from '../stratagems/concealed-command.ts';

/** Is a base hidden from a side? An ambush does not exist for the enemy until it is placed. */
export const hides = (battle: Battle, base: Base, from: SideId | null): boolean =>
  hidesInAny(battle, base, from) && (base.place !== 'ambush' || holds('dbmm.ambush.9'));

/** Could a side still hide an element, by what both sides know? */
export const mayHide = (battle: Battle): boolean =>
  holds('dbmm.ambush.11') && (mayHideIn(DBMM, battle) || mayHideCommand(battle));
