import type { Battle } from '../../engine/battle.ts';
import type { Step } from '../../engine/contract/sequence.ts';
import { after } from '../../engine/game/asking.ts';
import type { Frame, SideId } from '../../engine/game/game.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { deployingFrame } from '../setup/deploying.ts';
import { defenderOf, invaderOf } from '../setup/roles.ts';
import { fortifyFrame } from './fortify.ts';

/** The baggage of a side, its fortifications, and the garrison of the defender's town. */
const framesOf = (game: Debellis, battle: Battle, side: SideId): readonly Frame[] => [
  deployingFrame({ side, part: 'baggage' }),
  fortifyFrame(side),
  ...(side === defenderOf(battle) && holdsIn(game.setup, 'garrisonFirst')
    ? [deployingFrame({ side, part: 'garrison' })]
    : []),
];

/**
 * The defender puts down his baggage, his fortifications and a garrison, then the invader his baggage and
 * fortifications.
 */
export const baggage = (game: Debellis): Step => ({
  run({ battle }) {
    const sides = [defenderOf(battle), invaderOf(battle)];
    const ordered = holdsIn(game.setup, 'baggageFirst') ? sides : sides.toReversed();
    return after(
      ordered.flatMap((side) => framesOf(game, battle, side)),
      null,
    );
  },
});
