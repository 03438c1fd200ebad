/** Lays sections: one by one, or all round a town. */

import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import type { SideId } from '../../engine/game/game.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { ahead, type Pose, shifted } from '../../geometry/pose.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { BASE_WIDTH } from '../measures.ts';
import type { SectionCounts, SectionName } from './bought.ts';
import { chordsRound, isOnRoad, neededRound, type Segment } from './ring.ts';
import { CORNER } from './sections.ts';

/** The depth of a section in millimetres. */
const WALL_DEPTH = 10;

const rounded = ({ x, y }: Point): Point => ({
  x: Math.round(x * 1024) / 1024,
  y: Math.round(y * 1024) / 1024,
});

function sectionOn(
  game: Debellis,
  id: string,
  side: SideId,
  name: SectionName,
  [from, to]: Segment,
): TerrainPiece {
  const row = game.wallSections.find((each) => each.name === name);
  return {
    id,
    kind: row?.kind ?? name,
    line: [rounded(from), rounded(to)],
    width: WALL_DEPTH,
    ...(row?.cover === undefined ? {} : { cover: row.cover }),
    side,
  };
}

/** A section whose outer edge has its middle there and faces outwards. */
export function sectionAt(
  game: Debellis,
  id: string,
  side: SideId,
  name: SectionName,
  outer: Pose,
): TerrainPiece {
  const middle = ahead(outer, -WALL_DEPTH / 2);
  return sectionOn(game, id, side, name, [shifted(middle, -BASE_WIDTH / 2), shifted(middle, BASE_WIDTH / 2)]);
}

const MOST_GATES = 3;
/** A tower stands at most on every third section. */
const TOWER_EVERY = 3;

/** What each chord round a town becomes, with as many gateways and towers as there are; null if there are too few. */
function namesFor(
  battle: Battle,
  chords: readonly Segment[],
  wall: 'PF' | 'TF',
  left: SectionCounts,
): readonly SectionName[] | null {
  const gates = Math.min(MOST_GATES, left.gate ?? 0);
  const onRoads = chords.filter((chord) => isOnRoad(battle, chord));
  const others = onRoads.length > 0 ? onRoads : chords;
  const gateways = others.slice(0, gates);
  let towers = wall === 'PF' ? (left.tower ?? 0) : 0;
  const names = chords.map((chord, at): SectionName => {
    if (gateways.includes(chord)) return 'gate';
    if (towers === 0 || at % TOWER_EVERY !== 1) return wall;
    towers -= 1;
    return 'tower';
  });
  const plain = names.filter((name) => name === wall).length;
  return gateways.length === 0 || plain > (left[wall] ?? 0) ? null : names;
}

/** The piece that fills the gap where the last section meets the first. */
function cornerAt(id: string, side: SideId, [from, to]: Segment): TerrainPiece {
  const long = distance(from, to);
  const off = {
    x: ((from.y - to.y) / long) * (WALL_DEPTH / 2),
    y: ((to.x - from.x) / long) * (WALL_DEPTH / 2),
  };
  const moved = (p: Point, sign: number): Point => rounded({ x: p.x + sign * off.x, y: p.y + sign * off.y });
  return { id, kind: CORNER, area: [moved(from, 1), moved(to, 1), moved(to, -1), moved(from, -1)], side };
}

/** All pieces that enclose a town; null if the sections that a side has left do not suffice. */
export function enclosing(
  game: Debellis,
  battle: Battle,
  side: SideId,
  town: TerrainPiece,
  wall: 'PF' | 'TF',
  left: SectionCounts,
): readonly TerrainPiece[] | null {
  const chords = neededRound(battle, town.area ?? []);
  const names =
    chords.length === 0 || !holdsIn(game.walls, 'enclose') ? null : namesFor(battle, chords, wall, left);
  if (!names) return null;
  const { gap } = chordsRound(town.area ?? []);
  return [
    ...chords.map((chord, at) => {
      const section = sectionOn(game, `${town.id}-${at + 1}`, side, names[at] as SectionName, chord);
      return wall === 'TF' && section.kind === 'gate' ? { ...section, cover: 'TF' } : section;
    }),
    ...(gap && holdsIn(game.walls, 'corners') ? [cornerAt(`${town.id}-corner`, side, gap)] : []),
  ];
}
