/** When troops may change between mounted and foot, and what it costs. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import type { Line } from '../../engine/contract/line.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { reason } from '../../engine/game/decide.ts';
import type { Reason } from '../../engine/game/event.ts';
import { costOf } from '../../engine/moves/judge.ts';
import { clauseIn, keepsTo } from '../book.ts';
import { because, broken } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';

const hasActed = ({ bound }: PlacedBase): boolean => figure(bound, 'moved') + figure(bound, 'halted') > 0;

/** Why these bases cannot change between mounted and foot now, wherever they stand: it is their whole move. */
export function busy(game: Debellis, battle: Battle, bases: readonly PlacedBase[]): readonly Reason[] {
  const acted = bases.find(hasActed);
  const done = acted
    ? broken(clauseIn(game.bases, 'wholeMove'), 'debellis.dismount.acted', { base: acted.id })
    : [];
  if (done.length > 0) return done;
  const held = bases.find((base) => game.isHeld(battle, base));
  return held
    ? [because(clauseIn(game.bases, 'heldInContact'), 'debellis.dismount.held', { base: held.id })]
    : [];
}

/** The price of dismounting or mounting: elements that become one pay once. */
export const priceFor = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  bases: readonly PlacedBase[],
): readonly Line[] =>
  (keepsTo(game.usual, 'payAsOne') ? bases.slice(0, 1) : bases).flatMap((base) =>
    game.priceOf({ rules, battle, bases: [base], trace: null, mounts: true }),
  );

/** Why their command cannot pay for it; none if it can. */
export function unpaid(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  bases: readonly PlacedBase[],
): readonly Reason[] {
  const [price, left] = [costOf(priceFor(game, rules, battle, bases)), game.pointsOf(battle, bases)];
  return price > left ? [reason(rules, 'not-enough-points', { price, left })] : [];
}
