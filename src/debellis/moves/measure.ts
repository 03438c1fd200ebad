/** How moves are measured. */

import { type Battle, basesOnTable } from '../../engine/battle.ts';
import { contactsAt } from '../../engine/moves/end-contacts.ts';
import { stageLength } from '../../engine/moves/measure.ts';
import type { Way } from '../../engine/moves/types.ts';
import { endsOf, outlineAt, type Stage } from '../../engine/moves/way.ts';
import { distance } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import { frontLength } from '../fights/contacts.ts';
import type { Debellis } from '../game.ts';
import { lengthInWalls } from '../walls/passage.ts';
import { wallsIn } from '../walls/sections.ts';

/** Does a stage go straight aside? */
export const isSlide = ({ motion }: Stage): boolean =>
  motion.kind === 'straight' && motion.ahead === 0 && motion.right !== 0;

/** How far a stage goes aside, in millimetres. */
export const aside = ({ motion }: Stage): number => (motion.kind === 'straight' ? Math.abs(motion.right) : 0);

/** Does a mover end with its front on an enemy's front? */
function meetsFront({ movers }: Way, ends: readonly Pose[], battle: Battle): boolean {
  const enemies = basesOnTable(battle).filter(({ side }) => side !== movers[0]?.side);
  return contactsAt(movers, ends, enemies, battle.terrain).some(({ touches }) => frontLength(touches) > 0);
}

/** Is the last stage a shift that lines its movers up with an enemy whose front they touch? It counts for nothing. */
function endsInFreeSlide(game: Debellis, way: Way, battle: Battle): boolean {
  const last = way.stages.at(-1);
  return (
    last !== undefined &&
    isSlide(last) &&
    !moreThan(aside(last), game.farthestLineUp) &&
    meetsFront(way, endsOf(way), battle) &&
    holdsIn(game.moves, 'slideFree')
  );
}

const isFree = ({ motion }: Stage): boolean => motion.kind === 'turnabout';

/** The distance of one element: the greater of the distances of its two front corners. */
function singleReached({ movers: [base], stages }: Way): readonly number[] {
  if (!base) return [];
  let [left, right] = [0, 0];
  return stages.map((stage) => {
    if (!isFree(stage)) {
      const [from, to] = [stage.from, stage.to].map(([pose]) => outlineAt(base, pose as Pose));
      left += from && to ? distance(from.frontLeft, to.frontLeft) : 0;
      right += from && to ? distance(from.frontRight, to.frontRight) : 0;
    }
    return Math.max(left, right);
  });
}

/** A group: straight parts, and wheels by their outer front corner, are added up. */
function groupReached(game: Debellis, way: Way): readonly number[] {
  let used = 0;
  return way.stages.map((stage) => {
    const counts = !isFree(stage) && (stage.motion.kind !== 'pivot' || holdsIn(game.moves, 'wheelOutside'));
    used += counts ? stageLength(way, stage) : 0;
    return used;
  });
}

/** Millimetres between the edges of sections that the front of the first mover has crossed by the end of each stage. */
function inWalls(game: Debellis, { stages }: Way, battle: Battle): readonly number[] {
  let mm = 0;
  return stages.map(({ from: [from], to: [to] }) => {
    if (from && to) mm += lengthInWalls(game, battle, from, to);
    return mm;
  });
}

/** Millimetres used at the end of each stage of a way. */
export function reached(game: Debellis, way: Way, battle: Battle): readonly number[] {
  const used = usedOn(game, way, battle);
  if (wallsIn(battle.terrain).length === 0) return used;
  const free = inWalls(game, way, battle);
  return used.map((mm, at) => Math.max(0, mm - (free[at] ?? 0)));
}

function usedOn(game: Debellis, way: Way, battle: Battle): readonly number[] {
  if (way.column?.reached) return way.column.reached;
  const used =
    way.movers.length > 1 || !holdsIn(game.moves, 'alongPath') ? groupReached(game, way) : singleReached(way);
  if (!endsInFreeSlide(game, way, battle)) return used;
  return [...used.slice(0, -1), used.at(-2) ?? 0];
}
