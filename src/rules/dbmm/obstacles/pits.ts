/**
 * Hidden obstacles (HO), pits or stakes in the ground. Until an enemy reaches them they are facts that only their own side
 * knows; then they are pieces of terrain. DBMM, Obstacles; rulings 81, 130 and 150.
 */
import type { Battle, PlacedBase, SideId, TerrainPiece } from '../../../engine/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { moverOf, traceOf } from '../../../engine/moves/trace.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { direction } from '../../../geometry/exact.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import { dot, type Point } from '../../../geometry/point.ts';
import { ahead } from '../../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../../geometry/rectangle.ts';
import { straightEntry } from '../../../geometry/sweep.ts';
import { CONTACT_GAP, OVERLAP_DEPTH } from '../../../geometry/tolerance.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { factsOf } from '../state.ts';

/** How deep a section is, in millimetres. */
export const PIT_DEPTH = 10;

const isPit = ({ kind }: TerrainPiece): boolean => kind === 'HO';

const pitsIn = keptWith((terrain: Battle['terrain']): readonly TerrainPiece[] => terrain.filter(isPit));

/** A line of two points, as facts have it. */
type Line = readonly [readonly [number, number], readonly [number, number]];

const isAlong = ({ line = [] }: TerrainPiece, [[x1, y1], [x2, y2]]: Line): boolean =>
  line[0]?.x === x1 && line[0].y === y1 && line[1]?.x === x2 && line[1].y === y2;

/** The sections of a side that nobody has found, as pieces of terrain. */
export const hiddenOf = (battle: Battle, side: SideId): readonly TerrainPiece[] =>
  (factsOf(battle, side).hiddenObstacles ?? [])
    .filter((line) => !pitsIn(battle.terrain).some((pit) => pit.side === side && isAlong(pit, line)))
    .map(([[x1, y1], [x2, y2]], at) => ({
      id: `${side}-hidden-${at + 1}`,
      kind: 'HO',
      line: [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ],
      width: PIT_DEPTH,
      side,
    }));

/** The battle with the obstacles on the table that the enemies of a side have hidden from it; itself if there are none. */
export function withPitsAgainst(battle: Battle, side: SideId): Battle {
  const hidden = battle.sides.filter(({ id }) => id !== side).flatMap(({ id }) => hiddenOf(battle, id));
  return hidden.length === 0 ? battle : { ...battle, terrain: [...battle.terrain, ...hidden] };
}

/** Has the front edge of a base reached this section, and is its rear edge not clear of it yet? */
function isOn(base: PlacedBase, pit: TerrainPiece): boolean {
  const { corners, frontLeft, frontRight } = rectangleOfBase(base);
  const outline = outlineOf(pit);
  if (sharesArea(corners, outline)) return true;
  const fronts = base.side !== pit.side && holds('dbmm.obst.6');
  return fronts && polygonsDistance([frontLeft, frontRight], outline) <= CONTACT_GAP;
}

/** Does a base cross hidden obstacles that are known by now? */
export const crossesPits = ({ terrain }: Battle, base: PlacedBase): boolean =>
  pitsIn(terrain).some((pit) => isOn(base, pit));

/** The place where a way first comes to known hidden obstacles that its mover does not cross already; null for none. */
export function knownPitOn(trace: Trace): number | null {
  if (pitsIn(trace.battle.terrain).length === 0 || !holds('dbmm.obst.5')) return null;
  const met = trace.grounds.find(
    (ground) => isPit(ground.piece) && !(isOn(moverOf(trace, ground), ground.piece) && holds('dbmm.obst.7')),
  );
  return met?.at ?? null;
}

/** The same, with those that the enemy still hides. */
export function pitOn(trace: Trace): number | null {
  const { rules, battle, way, manner } = trace;
  const truth = withPitsAgainst(battle, way.movers[0]?.side ?? '');
  return knownPitOn(truth === battle ? trace : traceOf(rules, truth, way, manner));
}

/** The same battle without what is still hidden: as the players know it before they choose. */
export const withoutHiddenPits = (battle: Battle): Battle =>
  battle.sides.some(({ id }) => factsOf(battle, id).hiddenObstacles !== undefined)
    ? {
        ...battle,
        sides: battle.sides.map((side) => {
          const { hiddenObstacles: _, ...facts } = side.facts;
          return { ...side, facts };
        }),
      }
    : battle;

/** The same battle without any. */
export const withoutPits = (battle: Battle): Battle => ({
  ...withoutHiddenPits(battle),
  terrain: battle.terrain.filter((piece) => !isPit(piece)),
});

/** How deep the front edge of a base is taken to be as it goes back, in millimetres. */
const EDGE = 1;

/** The ground that a front edge leads along `unit`. */
function leadingGround({ pose, width, depth }: PlacedBase, unit: Point): Rectangle {
  const goesAhead = dot(unit, direction(pose.facing)) > 0;
  return goesAhead ? rectangleOf(pose, width, depth) : rectangleOf(ahead(pose, EDGE), width, EDGE);
}

/** The place where the front edge of a base first touches hidden obstacles on a straight way of `mm`; null for none. */
export function pitAlong(
  battle: Battle,
  mover: PlacedBase,
  unit: Point,
  mm: number,
): { readonly at: number; readonly rule: DbmmClause } | null {
  const pits = pitsIn(withPitsAgainst(battle, mover.side).terrain);
  if (pits.length === 0 || !holds('dbmm.obst.5')) return null;
  const ground = leadingGround(mover, unit);
  const met = pits
    .filter((pit) => !(isOn(mover, pit) && holds('dbmm.obst.7')))
    .flatMap((pit) => straightEntry(ground, unit.x * mm, unit.y * mm, outlineOf(pit)) ?? []);
  if (met.length === 0) return null;
  return { at: Math.max(0, Math.min(...met) * mm - OVERLAP_DEPTH), rule: 'dbmm.obst.5' };
}

/** Shows the hidden obstacles that the front edge of an enemy has reached. */
export function findPits(work: Work): void {
  for (const { id: side } of work.battle.sides) {
    const hidden = hiddenOf(work.battle, side);
    if (hidden.length === 0 || !holds('dbmm.obst.3')) continue;
    const enemies = basesOnTable(work.battle).filter((base) => base.side !== side);
    const found = hidden.filter((pit) => enemies.some((base) => isOn(base, pit)));
    if (found.length === 0) continue;
    const before = pitsIn(work.battle.terrain).filter((pit) => pit.side === side).length;
    tell(
      work,
      { type: 'obstacles-found', rule: 'dbmm.obst.3', figures: { side, count: found.length } },
      // Numbered as they are found, so that the numbers do not tell how many are left.
      found.map((pit, at) => ({ change: 'terrain', piece: { ...pit, id: `${side}-HO-${before + at + 1}` } })),
    );
  }
}
