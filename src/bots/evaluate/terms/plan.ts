/** The term of the plan: how far the bases are from where their tasks want them. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { distance } from '../../../geometry/point.ts';
import type { Post } from '../../plan/post.ts';
import { sumOver } from '../approach.ts';
import type { Position } from '../position.ts';

/** Distances count in steps of this many millimetres. */
const STEP = 100;

/** How far a base is from its post, in millimetres. One that fights has arrived, unless it should keep away. */
export function awayFrom({ point, most, least }: Post, base: PlacedBase, fights: boolean): number {
  const mm = distance(base.pose, point);
  return Math.max(0, least - mm) + (fights ? 0 : Math.max(0, mm - most));
}

export function plan({ profile, posts, own, fights, raids }: Position): number {
  if (!posts) return 0;
  const raiders = new Set(raids.map(({ base }) => base.id));
  return -sumOver(own, (base) => {
    const post = raiders.has(base.id) ? undefined : posts.get(base.id);
    return post ? (profile.weights.post * awayFrom(post, base, fights.fighting.has(base.id))) / STEP : 0;
  });
}
