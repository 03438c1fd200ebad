/** Who discovers bases in ambush. Blood and Blades, ambush. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { watched } from '../../../engine/effects.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { seesAmbush } from '../visibility.ts';
import { asStanding, type HiddenBase } from './hidden.ts';

interface Kept {
  readonly terrain: Battle['terrain'];
  readonly own: Battle['own'];
  readonly bound: number;
  readonly answer: boolean;
}

const kept = new WeakMap<Pose, WeakMap<Pose, Kept>>();

/** Can this enemy see the base in ambush from where it stands? Where both stand decides it, and the weather and the hour. */
export function discovers(battle: Battle, enemy: PlacedBase, hidden: HiddenBase): boolean {
  const book = kept.get(enemy.pose) ?? new WeakMap<Pose, Kept>();
  kept.set(enemy.pose, book);
  const before = book.get(hidden.pose);
  const { terrain, own, turn } = battle;
  const same = before?.terrain === terrain && before.own === own && before.bound === turn.bound;
  if (before && same && !watched()) return before.answer;
  const answer = seesAmbush(battle, enemy, asStanding(hidden));
  book.set(hidden.pose, { terrain, own, bound: turn.bound, answer });
  return answer;
}
