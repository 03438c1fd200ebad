/** Laying sections of fortifications by hand, one by one: a new section hangs on the end of one that lies near. */

import type { Debellis } from '../../debellis/game.ts';
import { BASE_WIDTH } from '../../debellis/measures.ts';
import { type SectionName, sectionsLeft } from '../../debellis/walls/bought.ts';
import { sectionAt } from '../../debellis/walls/laying.ts';
import type { Wall } from '../../engine/battle.ts';
import { type Battle, basesOnTable } from '../../engine/battle.ts';
import { groundOfWall, wallsIn } from '../../engine/board/walls.ts';
import type { SideId } from '../../engine/game/game.ts';
import { edgeOfSide, INWARD } from '../../engine/setup/edges.ts';
import { degreesOf, facingFromDegrees } from '../../geometry/exact.ts';
import { distance, type Point, subtract } from '../../geometry/point.ts';
import { ahead, type Pose, shifted } from '../../geometry/pose.ts';
import type { Draft, Laying } from '../on-screen/laying.ts';

/** How near to the end of a section the middle of a new one hangs on it. */
const REACH = 30;

/** The kinds of sections that a side may still lay. */
function kindsLeft(game: Debellis, battle: Battle, side: SideId): readonly SectionName[] {
  const left = sectionsLeft(game.wallSections, battle, side);
  return game.wallSections
    .map(({ name }) => name)
    .filter((name) => (left[name] ?? 0) > 0 && game.mayUse(battle, side, name));
}

/** The ends of a side's sections where no other section goes on. */
function freeEnds(battle: Battle, side: SideId): readonly { readonly at: Point; readonly end: 0 | 1 }[] {
  const own = wallsIn(battle.terrain).filter((wall) => wall.side === side);
  return own.flatMap((wall) =>
    ([1, 0] as const)
      .filter((end) => own.every(({ line }) => distance(wall.line[end], line[end === 1 ? 0 : 1]) > REACH / 2))
      .map((end) => ({ at: wall.line[end], end })),
  );
}

/** The pose of the outer edge of a new section. */
function poseOf(game: Debellis, battle: Battle, side: SideId, { at, degrees }: Draft): Pose {
  const pose = { ...at, facing: facingFromDegrees(degrees) };
  const joint = freeEnds(battle, side).find((end) => distance(end.at, at) <= REACH);
  if (!joint) return pose;
  const { line = [at, at] } = sectionAt(game, '', side, 'PF', pose);
  const off = subtract(joint.at, line[joint.end === 1 ? 0 : 1] ?? at);
  return { ...pose, x: pose.x + off.x, y: pose.y + off.y };
}

const outerOf = (wall: Wall): Pose => groundOfWall(wall).pose;

/** Where the next section lies at first: beside the last one, or before the own baggage. */
function startOf(game: Debellis, battle: Battle, side: SideId): Pose {
  const last = wallsIn(battle.terrain).findLast((wall: Wall) => wall.side === side);
  if (last) return shifted(outerOf(last), BASE_WIDTH);
  const { width, depth } = battle.table;
  const facing = INWARD[edgeOfSide(battle, side)];
  const train = basesOnTable(battle).find((base) => base.side === side && game.isBaggage(base));
  return train ? ahead(train.pose, BASE_WIDTH / 2) : { x: width / 2, y: depth / 2, facing };
}

/** The section that a side lays now; null if it has none left. */
export function fortifying(game: Debellis, battle: Battle): Laying | null {
  const [asked] = battle.flow.awaits;
  if (asked?.kind !== 'fortify') return null;
  const side = asked.by;
  const kinds = kindsLeft(game, battle, side);
  if (kinds.length === 0) return null;
  const nameOf = ({ shape }: Draft): SectionName => kinds[shape] ?? 'PF';
  const start = startOf(game, battle, side);
  return {
    kind: 'section',
    size: '',
    shapes: kinds.length,
    section: (draft) => ({
      kind: nameOf(draft),
      left: sectionsLeft(game.wallSections, battle, side)[nameOf(draft)] ?? 0,
    }),
    sector: [],
    edge: null,
    turns: true,
    flips: false,
    covers: [],
    widths: null,
    start: {
      shape: 0,
      at: { x: Math.round(start.x), y: Math.round(start.y) },
      degrees: Math.round(degreesOf(start.facing)),
      ends: [0, 0],
      across: false,
      flip: false,
      width: null,
      cover: null,
      gentle: false,
      crossing: 'bridge',
    },
    pulled: (draft, to) => ({ ...draft, at: { x: Math.round(to.x), y: Math.round(to.y) } }),
    command(draft) {
      const { x, y, facing } = poseOf(game, battle, side, draft);
      return { type: 'fortify', section: nameOf(draft), at: [x, y, degreesOf(facing)] };
    },
    judged: (draft) => ({
      piece: sectionAt(game, 'new', side, nameOf(draft), poseOf(game, battle, side, draft)),
      reasons: [],
      crosses: false,
    }),
  };
}
