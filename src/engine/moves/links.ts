/** The links of a bent column: each base follows the next ahead of it, on a stored track. */
import { HALF_TURN, inTurn } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import { type Pose, roundPose, turnedAbout } from '../../geometry/pose.ts';
import { atMost } from '../../geometry/tolerance.ts';
import type { Follow, PlacedBase } from '../battle.ts';
import { farthestBehind, isBent } from '../board/columns.ts';
import type { Change } from '../event.ts';
import { startsBetween, type Track } from './track.ts';
import { endsOf, type Way } from './way.ts';

/** The change that stores a link. */
export type Link = Extract<Change, { readonly change: 'follow' }>;

/**
 * The links of a column on a track, from front to rear. Its head stands `back` millimetres before the end of the track.
 */
export function linksAlong(column: readonly PlacedBase[], track: Track, back = 0): readonly Follow[] {
  const last = (column.at(-1) as PlacedBase).pose;
  let rear = back;
  return column.slice(1).map((_, at) => {
    const { id, depth } = column[at] as PlacedBase;
    const front = rear;
    rear += depth;
    return { base: id, track: startsBetween(track, rear, front, last) };
  });
}

/**
 * Stores the links of a column in its present place, given from its head to its last base. A straight column needs
 * none.
 */
export function keptLinks(column: readonly PlacedBase[], links: readonly Follow[]): readonly Link[] {
  if (!isBent(column)) return [];
  return links.flatMap((follows, at): readonly Link[] => {
    const [front, behind] = [column[at] as PlacedBase, column[at + 1] as PlacedBase];
    const near = atMost(distance(front.pose, behind.pose), farthestBehind(front));
    return near ? [{ change: 'follow', base: behind.id, follows }] : [];
  });
}

/** Stores the links of a column at the end of its way. */
export function linksAfter(way: Way): readonly Link[] {
  const { order = [], links = [] } = way.column ?? {};
  const ends = endsOf(way);
  const standing = order.map((at) => ({ ...(way.movers[at] as PlacedBase), pose: ends[at] as Pose }));
  return keptLinks(standing, links);
}

/** Stores the links between bases that move as one rigid body. */
export function carriedLinks(movers: readonly PlacedBase[], carry: (pose: Pose) => Pose): readonly Link[] {
  return movers.flatMap(({ id, follows }): readonly Link[] => {
    if (!follows || !movers.some((other) => other.id === follows.base)) return [];
    const track = follows.track.map((pose) => roundPose(carry(pose)));
    return [{ change: 'follow', base: id, follows: { ...follows, track } }];
  });
}

/** The track between two bases in the opposite direction, beginning at a given pose. */
function reversed(track: readonly Pose[], from: Pose): readonly Pose[] {
  return track.toReversed().map(({ facing }, at) => {
    const { x, y } = at === 0 ? from : (track[track.length - at] as Pose);
    return { x, y, facing: inTurn(facing + HALF_TURN) };
  });
}

/**
 * A column after each base has turned about on its spot, from its new head to its last base. The front of each base is
 * where its rear was, so the bends ahead of it are those beneath the base that it now follows.
 */
export function turnedColumn(column: readonly PlacedBase[]): readonly PlacedBase[] {
  return column
    .map((base, at) => {
      const pose = roundPose(turnedAbout(base.pose, base.depth));
      const [ahead, beyond] = [column[at + 1], column[at + 2]];
      const { follows: _, ...turned } = { ...base, pose };
      const track = reversed(beyond?.follows?.track ?? [], pose);
      return ahead
        ? { ...turned, follows: { base: ahead.id, track: track.length > 0 ? track : [pose] } }
        : turned;
    })
    .toReversed();
}
