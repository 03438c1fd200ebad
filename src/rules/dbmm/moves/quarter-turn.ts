/** A group turns by 90 degrees, from a column into line or from a line into column. DBMM, Group moves; ruling 59. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { columnAmong, isBent } from '../../../engine/board/columns.ts';
import { filesOf, isColumn } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Leg } from '../../../engine/command.ts';
import { holds } from '../../../engine/effects.ts';
import type { FormationPath, Formed } from '../../../engine/moves/formations.ts';
import type { Formation, Way, WayFault } from '../../../engine/moves/types.ts';
import { normalFacing, QUARTER_TURN } from '../../../geometry/exact.ts';
import { distance } from '../../../geometry/point.ts';
import { ahead, type Pose, roundPose, shifted } from '../../../geometry/pose.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isMounted } from '../troops/base.ts';

type Side = 'left' | 'right';

/** How deep a column stands when it has turned into line: mounted two ranks, foot three, or four if ordered. */
const MOUNTED_RANKS = 2;
const FOOT_RANKS = [3, 4];

const isTurn = (leg: Leg): leg is Leg & { readonly turn: unknown } => 'turn' in leg;

const fault = (leg: number, rule?: DbmmClause, key?: string): WayFault =>
  rule === undefined || key === undefined
    ? { leg, what: 'unknown-leg', kind: 'turn' }
    : { leg, what: 'cannot-form', kind: 'turn', reason: { rule, key, figures: {} } };

const turned = (pose: Pose, side: Side): Pose => ({
  ...pose,
  facing: normalFacing(pose.facing + (side === 'right' ? QUARTER_TURN : -QUARTER_TURN)),
});

/** The pose in which a base stands with its centre there. */
function centredOn(base: PlacedBase, facing: number): Pose {
  const { centre } = rectangleOfBase(base);
  return ahead({ ...centre, facing }, base.depth / 2);
}

/** Behind its head, which turns in its place, each of a line's files falls in from the turned side on. */
function intoColumn(movers: readonly PlacedBase[], side: Side): readonly [PlacedBase, Pose][] {
  const files = filesOf(movers);
  const order = (side === 'right' ? files.toReversed() : files).flat();
  const [head] = order;
  if (!head) return [];
  let pose = centredOn(head, turned(head.pose, side).facing);
  return order.map((base) => {
    const at = pose;
    pose = ahead(pose, -base.depth);
    return [base, roundPose(at)];
  });
}

/** The column stands beside its own place, file by file from its head on; the ranks of a file close up. */
function intoLine(column: readonly PlacedBase[], side: Side, ranks: number): readonly [PlacedBase, Pose][] {
  const [head] = column;
  if (!head) return [];
  const away = side === 'right' ? 1 : -1;
  const corner = turned(shifted(head.pose, (away * head.width) / 2), side);
  const places: [PlacedBase, Pose][] = [];
  let taken = 0;
  for (let first = 0; first < column.length; first += ranks) {
    const file = column.slice(first, first + ranks);
    const wide = Math.max(...file.map(({ width }) => width));
    let front = shifted(corner, away * (taken + wide / 2));
    taken += wide;
    for (const base of file) {
      places.push([base, roundPose(front)]);
      front = ahead(front, -base.depth);
    }
  }
  return places;
}

/** How deep the line is to be; null if it cannot be so deep. */
function ranksOf(column: readonly PlacedBase[], wished: unknown): number | null {
  const mounted = column.every(isMounted);
  const usual = mounted ? [MOUNTED_RANKS] : FOOT_RANKS;
  if (wished !== undefined) return usual.includes(wished as number) ? (wished as number) : null;
  return usual[0] ?? null;
}

function placesOf({ rules, battle, movers }: Formed, side: Side, ranks: unknown) {
  const column = columnAmong(rules, battle, movers);
  if (!column || isBent(column)) return { rule: 'dbmm.group.12' as const, places: intoColumn(movers, side) };
  const depth = ranksOf(column, ranks);
  return depth === null ? null : { rule: 'dbmm.group.13' as const, places: intoLine(column, side, depth) };
}

function wayOfTurn(formed: Formed, path: readonly Leg[]): Way | WayFault | null {
  const at = path.findIndex(isTurn);
  const leg = path[at];
  if (!leg || !isTurn(leg)) return null;
  const { turn, ranks } = leg as { readonly turn: unknown; readonly ranks?: unknown };
  if (turn !== 'left' && turn !== 'right') return fault(at);
  if (path.length > 1 && holds('dbmm.group.10')) return fault(at, 'dbmm.group.10', 'dbmm.turn-alone');
  const { rules, battle, movers } = formed;
  const column = columnAmong(rules, battle, movers);
  if (column && isBent(column)) return fault(at, 'dbmm.group.13', 'dbmm.turn-bent');
  const found = placesOf(formed, turn, ranks);
  if (!found || !holds(found.rule) || !holds('dbmm.group.27'))
    return fault(at, found?.rule ?? 'dbmm.group.13', 'dbmm.turn-ranks');
  const bases = found.places.map(([base]) => base);
  const to = found.places.map(([, pose]) => pose);
  const lengths = bases.map((base, each) =>
    distance(rectangleOfBase(base).centre, centreAt(base, to[each] as Pose)),
  );
  const own = bases.map((base) => base.pose);
  const still: Way = { movers: bases.slice(0, 1), stages: [], leftEnd: 0, rightEnd: 0 };
  return {
    movers: bases,
    stages: [{ motion: { kind: 'each' }, from: own, to, leg: at }],
    leftEnd: 0,
    rightEnd: 0,
    column: {
      kind: 'across',
      head: 0,
      order: bases.map((_, each) => each),
      headWay: still,
      reached: [Math.max(...lengths)],
      lengths,
    },
  };
}

const centreAt = (base: PlacedBase, pose: Pose): Pose => ahead(pose, -base.depth / 2);

const pathsOfTurn = ({ movers }: Formed): readonly FormationPath[] =>
  (['left', 'right'] as const).map((turn) => ({
    path: [{ turn }],
    kind: isColumn(movers) ? 'extend' : 'column',
  }));

/** The formation in which a group turns by 90 degrees. */
export const quarterTurn: Formation = {
  way: wayOfTurn,
  paths: pathsOfTurn,
};
