/** A column in movement. Blood and Blades, column. */
import type { PlacedBase } from '../../../../engine/battle.ts';
import { columnAmong, isBent } from '../../../../engine/board/columns.ts';
import type { Leg } from '../../../../engine/command.ts';
import { holds } from '../../../../engine/effects.ts';
import { followingWay } from '../../../../engine/moves/following.ts';
import type { Formation, FormationPath, Formed } from '../../../../engine/moves/formations.ts';
import { isWayFault, type Way, type WayFault, wayOf } from '../../../../engine/moves/way.ts';
import { type Pose, roundPose, turnedAbout } from '../../../../geometry/pose.ts';
import { isRoad } from '../../roads.ts';
import { pathAlong } from './along-road.ts';
import { standingAt } from './standing.ts';

const isMarching = (leg: Leg): boolean => 'forward' in leg || 'pivot' in leg;
const isPivot = (leg: Leg): boolean => 'pivot' in leg;

/** The places of a column that turns about, each base on its spot. */
const onTheSpot = (column: readonly PlacedBase[]): readonly Pose[] =>
  column.map((base) => roundPose(turnedAbout(base.pose, base.depth)));

/** Its places where each base takes that of the one behind it, so that all stay on their track. */
const onTheTrack = (column: readonly PlacedBase[]): readonly Pose[] =>
  column.map((base, at) => {
    const behind = column[at + 1];
    if (!behind) return roundPose(turnedAbout(base.pose, base.depth));
    return roundPose({ ...behind.pose, facing: turnedAbout(behind.pose, 0).facing });
  });

/** A bent column turns about on the spot; where a bend lies beneath a base, so that it would be torn, on its track. */
function aboutWay({ rules, battle }: Formed, column: readonly PlacedBase[]): Way {
  const spots = onTheSpot(column);
  const kept = columnAmong(rules, ...standingAt(battle, column, spots)) !== null;
  const to = kept ? spots : onTheTrack(column);
  const from = column.map((base) => base.pose);
  const headWay: Way = { movers: [column[0] as PlacedBase], stages: [], leftEnd: 0, rightEnd: 0 };
  const formed = {
    kind: 'following',
    head: 0,
    order: column.map((_, at) => at),
    headWay,
    reached: [0],
  } as const;
  return {
    movers: column,
    stages: [{ motion: { kind: 'each' }, from, to, leg: 0 }],
    leftEnd: 0,
    rightEnd: 0,
    column: formed,
  };
}

function wayBehindHead(formed: Formed, path: readonly Leg[]): Way | WayFault | null {
  const { rules, battle, movers } = formed;
  const column = columnAmong(rules, battle, movers);
  const [head] = column ?? [];
  if (!column || !head || !holds('bnb.column.3')) return null;
  const bent = isBent(column);
  if (bent && path.length === 1 && path[0] && 'turnabout' in path[0]) return aboutWay(formed, column);
  if (!path.every(isMarching) || !(bent || path.some(isPivot))) return null;
  const headWay = wayOf(rules, [head], path);
  return isWayFault(headWay) ? headWay : followingWay(column, headWay, holds('bnb.column.4'));
}

/** Degrees of the bends tried where no goal asks for one. */
const BENDS = [15, 30, 45, 90];

function pathsBehindHead({ rules, battle, movers }: Formed, reach: number): readonly FormationPath[] {
  const [head] = columnAmong(rules, battle, movers) ?? [];
  if (!head) return [];
  const roads = battle.terrain
    .filter(isRoad)
    .map(({ line = [] }) => pathAlong(line, head, reach))
    .filter((path) => path !== null)
    .map((path): FormationPath => ({ path, kind: 'column', reaching: true }));
  const bent = BENDS.flatMap((degrees) =>
    (['left', 'right'] as const).map(
      (pivot): FormationPath => ({
        path: [{ forward: reach / 3 }, { pivot, degrees }, { forward: reach }],
        kind: 'column',
        reaching: true,
      }),
    ),
  );
  return [...roads, ...bent];
}

/** A column that bends follows its head. */
export const following: Formation = { way: wayBehindHead, paths: pathsBehindHead };
