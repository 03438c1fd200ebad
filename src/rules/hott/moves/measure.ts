/** How moves are measured. Hordes of the Things, Tactical moves, measuring. */
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { stageLength, summedStages } from '../../../engine/moves/measure.ts';
import { type ColumnWay, endsOf, outlineAt, type Stage, type Way } from '../../../engine/moves/way.ts';
import { touchesOf } from '../../../geometry/contact.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { boxesMeet, type Rectangle } from '../../../geometry/rectangle.ts';
import { atMost, CONTACT_GAP } from '../../../geometry/tolerance.ts';
import { flankContacted, isOverlapAtCorner, isSideBySide } from '../board/contacts.ts';
import { BASE_WIDTH } from '../measures.ts';
import { singleReached } from './detour.ts';

/** Does it stay near an enemy all the way, as an element that swings round its corner does? */
const staysBeside = ({ movers, stages }: Way, theirs: Rectangle): boolean =>
  stages.every(({ to }) =>
    atMost(rectanglesDistance(outlineAt(movers[0] as PlacedBase, to[0] as Pose), theirs), BASE_WIDTH),
  );

/** Does an element that overlaps an enemy swing round onto the flank of the same enemy? */
function swingsFromOverlap(way: Way, battle: Battle): boolean {
  const base = way.movers[0] as PlacedBase;
  const start = rectangleOfBase(base);
  const end = outlineAt(base, endsOf(way)[0] as Pose);
  return basesOnTable(battle).some((other) => {
    if (other.side === base.side) return false;
    const theirs = rectangleOfBase(other);
    if (!boxesMeet(start.box, theirs.box, CONTACT_GAP)) return false;
    const before = touchesOf(start, theirs);
    const overlaps = isOverlapAtCorner(base, other, before) || isSideBySide(before);
    return overlaps && flankContacted(touchesOf(end, theirs)) !== null && staysBeside(way, theirs);
  });
}

const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** Straight parts in a row are measured along their diagonal unless they come back; wheels by the outer corner. */
function groupReached(way: Way): readonly number[] {
  let before = 0;
  let from: Pose | null = null;
  let aside = 0;
  let used = 0;
  return way.stages.map((stage: Stage) => {
    const [start, end] = [stage.from[0] as Pose, stage.to[0] as Pose];
    if (stage.motion.kind !== 'straight') {
      from = null;
      const free = stage.motion.kind === 'pivot' && !holds('hott.group.11');
      used += free ? 0 : stageLength(way, stage);
      return used;
    }
    const { right } = stage.motion;
    if (from === null || right * aside < 0) {
      from = start;
      before = used;
      aside = 0;
    }
    aside += right;
    used = before + length(end.x - from.x, end.y - from.y);
    return used;
  });
}

/** A column is measured by its head: followers keep up with it in each part, and falling in uses nothing. */
function reachedByHead({ stages }: Way, { kind, headWay }: ColumnWay): readonly number[] {
  const byHead = groupReached(headWay);
  if (kind === 'forming') return [...byHead, byHead.at(-1) ?? 0];
  return stages.map(({ leg, part }) => {
    const at = headWay.stages.findIndex((stage) => stage.leg === leg);
    const before = byHead[at - 1] ?? 0;
    return before + ((byHead[at] ?? 0) - before) * (part?.[1] ?? 1);
  });
}

/** Millimetres used at the end of each stage of a way. The head of a column is measured for all. */
export function reached(way: Way, battle: Battle): readonly number[] {
  if (way.stages.length === 0) return [];
  if (way.column) return reachedByHead(way, way.column);
  if (way.movers.length > 1) return groupReached(way);
  if (swingsFromOverlap(way, battle) && holds('hott.move.1')) return way.stages.map(() => 0);
  return holds('hott.move.2') ? singleReached(way, battle) : summedStages(way, () => false);
}
