/** Orders beside moves and halts, weighed: those to packs. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { worthFor } from '../evaluate/evaluate.ts';
import { counselFor } from '../plain-profile.ts';
import { isRefused, pointsLeft } from '../questions.ts';
import { after, faced } from './after.ts';

interface Beside {
  readonly command: AnyCommand;
  readonly gain: number;
  readonly cost: number;
}

/** So many are weighed: each takes long to think through. */
const MOST = 2;

/** What such orders bring and cost; `now` is what the side's battle is worth before them. */
export function besides(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  now: number,
  refused: readonly AnyCommand[],
): readonly Beside[] {
  const orders = counselFor(rules.id).orders(rules, view, side).slice(0, MOST);
  return orders.flatMap((command): readonly Beside[] => {
    const next = isRefused(command, refused) ? null : after(rules, view, command, side);
    if (!next) return [];
    const gain = worthFor(rules, faced(rules, next, side), side) - now;
    return [{ command, gain, cost: pointsLeft(view) - pointsLeft(next) }];
  });
}
