/** Ideas to go where the plan wants bases: as a body as far as it can move together, then base by base. */
import type { PlacedBase } from '../../engine/battle.ts';
import { connected, mayMove, ownBases } from '../board/groups.ts';
import { reachOf } from '../board/reach.ts';
import type { Context } from '../context.ts';
import { awayFrom } from '../evaluate/terms/plan.ts';
import { middleOf } from '../plan/bodies.ts';
import type { Idea } from './idea.ts';

/** A base this near to its post stays, in millimetres. */
const THERE = 15;

export function posts(context: Context): readonly Idea[] {
  const { posts: wanted, level } = context;
  if (!wanted) return [];
  const away = (base: PlacedBase): number => {
    const post = wanted.get(base.id);
    return post ? awayFrom(post, base, false) : 0;
  };
  const goers = ownBases(context).filter(
    (base) => mayMove(context, base) && away(base) > THERE && reachOf(context, [base]) > 0,
  );
  const ideaFor = (bases: readonly PlacedBase[]): Idea => {
    const points = bases.flatMap(({ id }) => wanted.get(id)?.point ?? []);
    const [from, to] = [middleOf(bases), { x: 0, y: 0 }];
    for (const point of points) {
      to.x += point.x / points.length;
      to.y += point.y / points.length;
    }
    const first = bases[0] as PlacedBase;
    // The front of the first base is to come as far from it as the middle of all is from the middle of the posts.
    const towards = [{ x: first.pose.x + to.x - from.x, y: first.pose.y + to.y - from.y }];
    return { bases, goals: [], kinds: ['ahead', 'towards'], towards, promise: 1, why: 'bot.plan' };
  };
  const groups = connected(context, goers);
  const singles = groups
    .filter(({ length }) => length === 1)
    .map((group) => ({ group, mm: away(group[0] as PlacedBase) }))
    .toSorted((a, b) => b.mm - a.mm)
    .map(({ group }) => group);
  const whole = groups.filter(({ length }) => length > 1).slice(0, level.groups);
  return [...whole, ...singles.slice(0, level.groups)].map(ideaFor);
}
