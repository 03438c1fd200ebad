/** Adds up the losses of both armies; the battle ends if one or both are routed. Blood and Blades, moral. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { drawn, won } from '../ending/ending.ts';
import { type Moral, moralOf } from '../ending/moral.ts';

const routedSides = (battle: Battle, morals: readonly Moral[]): readonly SideId[] =>
  battle.sides.filter((_, at) => morals[at]?.routed).map((side) => side.id);

function resultOf(battle: Battle, routed: readonly SideId[]): Battle['result'] {
  if (routed.length > 1) return holds('bnb.victory.3') ? drawn(battle, 'mutual') : null;
  const winner = battle.sides.find((side) => !routed.includes(side.id));
  return routed.length === 1 && winner && holds('bnb.victory.2') ? won(battle, winner.id, 'rout') : null;
}

export const moral: Step = {
  run(work) {
    const { battle } = work;
    const morals = battle.sides.map((side) => moralOf(battle, side.id));
    const routed = routedSides(battle, morals);
    const result = resultOf(battle, routed);
    if (result) {
      const figures = { winner: result.winner, routed, losses: morals.map((each) => each.losses) };
      tell(
        work,
        { type: 'battle-routed', rule: routed.length > 1 ? 'bnb.victory.3' : 'bnb.victory.2', figures },
        [{ change: 'end', result }],
      );
    }
    return { next: 'done' };
  },
};
