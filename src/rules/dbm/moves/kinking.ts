/** The head of a column turns where it stands at the end of the column's move. DBM, Drill of columns; ruling 63. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { columnAmong } from '../../../engine/board/columns.ts';
import type { Leg } from '../../../engine/command.ts';
import { holds } from '../../../engine/effects.ts';
import { unknownLeg } from '../../../engine/moves/columns/words.ts';
import { followingWay } from '../../../engine/moves/following.ts';
import type { Formed } from '../../../engine/moves/formations.ts';
import { stageLength } from '../../../engine/moves/measure.ts';
import type { Formation, Way, WayFault } from '../../../engine/moves/types.ts';
import { type ColumnWay, endsOf, isWayFault, type Stage, wayOf } from '../../../engine/moves/way.ts';
import type { Pose } from '../../../geometry/pose.ts';

interface Kink {
  readonly pivot: 'left' | 'right';
  readonly degrees: number;
}

const QUARTER = 90;

/** The kink with which a path ends; null if there is none. */
const kinkOf = (path: readonly Leg[]): Kink | null => {
  const last = path.at(-1);
  return last && 'kink' in last ? (last.kink as unknown as Kink) : null;
};

/** The way of the column, then the turn of its head alone. */
function wayWithKink(formed: Formed, path: readonly Leg[]): Way | WayFault | null {
  const kink = kinkOf(path);
  const column = columnAmong(formed.rules, formed.battle, formed.movers);
  if (!kink || !column || !holds('dbm.kmdt.2')) return kink ? unknownLeg(path, 'kink') : null;
  if (kink.degrees !== QUARTER && !holds('dbm.kmdt.3')) return unknownLeg(path, 'kink');
  const [head] = column as readonly [PlacedBase];
  const headWay = wayOf(formed.rules, [head], path.slice(0, -1));
  if (isWayFault(headWay)) return headWay;
  const way = followingWay(column, headWay);
  const ends = endsOf(way);
  const turn = wayOf(formed.rules, [{ ...head, pose: ends[0] as Pose }], [{ ...kink }]);
  if (isWayFault(turn)) return turn;
  const [turned] = turn.stages;
  // A turn by no angle is no turn.
  if (!turned) return way;
  const stage: Stage = {
    motion: { kind: 'each' },
    from: ends,
    to: [turned.to[0] as Pose, ...ends.slice(1)],
    leg: path.length - 1,
  };
  const formation = way.column as ColumnWay;
  const used = (formation.reached?.at(-1) ?? 0) + stageLength(turn, turned);
  return {
    ...way,
    stages: [...way.stages, stage],
    column: {
      ...formation,
      headWay: { ...headWay, stages: [...headWay.stages, { ...turned, leg: stage.leg }] },
      reached: [...(formation.reached ?? []), used],
      lengths: column.map(() => used),
    },
  };
}

/** The formation in which the head alone turns at the end. */
export const kinking: Formation = { way: wayWithKink, paths: () => [] };
