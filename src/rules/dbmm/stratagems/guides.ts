/** Routes that guides know through poor going. DBMM, Guides; ruling 80. */
import { isInFile } from '../../../debellis/ground/roads.ts';
import { type Battle, basesOnTable, type PlacedBase, type TerrainPiece } from '../../../engine/battle.ts';
import { type Stretch, sidesOf, stretchesOf } from '../../../engine/board/banks.ts';
import { stretchesMeet } from '../../../engine/board/crossings.ts';
import { goingUnder, outlineOf, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { happenFor, tell } from '../../../engine/game/work.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { isWithinEdges } from '../../../engine/setup/edges.ts';
import type { Point } from '../../../geometry/point.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { because, broken } from '../citing.ts';
import { isWater } from '../ground/going.ts';
import { withFacts } from '../orders/changing.ts';
import { setupPhases } from '../setup/sequence.ts';
import { factsOf, stateOf } from '../state.ts';
import { isNaval } from '../troops/base.ts';
import { hasChosen, notChosen } from './chosen.ts';

type Path = readonly (readonly [number, number])[];

const pointsOf = (path: Path): readonly Point[] => path.map(([x, y]) => ({ x, y }));

/** The stretches of a side's route; none if it has none, or it is the enemy's and nobody has used it yet. */
function routeOf(battle: Battle, side: SideId): readonly Stretch[] {
  const shown = rowOf(stateOf(battle).routes ?? {}, side);
  const own = hasChosen(battle, side, 'guides') ? factsOf(battle, side).guides?.path : undefined;
  return stretchesOf(pointsOf(shown ?? own ?? []));
}

/** Lines that guides have nothing to do with. */
const EASY: readonly string[] = ['Rd', 'PRd', 'beach'];

/** Does a route lead through a feature, or across a river? */
function leadsThrough(path: readonly Point[], piece: TerrainPiece): boolean {
  if (EASY.includes(piece.kind)) return false;
  const outline = outlineOf(piece);
  const stretches = stretchesOf(path);
  return (
    path.some((point) => insideByCrossings(outline, point)) ||
    sidesOf(outline).some((side) => stretches.some((stretch) => stretchesMeet(stretch, side)))
  );
}

function routeReasons(battle: Battle, side: SideId, written: Path): readonly Reason[] {
  const against = notChosen(battle, side, 'guides');
  if (against.length > 0) return against;
  const path = pointsOf(written);
  if (path.length < 2 || !path.every((point) => isWithinEdges(battle, point)))
    return [because('dbmm.strat.33', 'dbmm.guides.path', {})];
  const pieces = battle.terrain.filter((piece) => leadsThrough(path, piece));
  const [piece] = pieces;
  if (!piece || pieces.length > 1)
    return broken('dbmm.strat.33', 'dbmm.guides.one-feature', {
      count: pieces.length,
      pieces: pieces.map(({ id }) => id),
    });
  return isWater(piece) && piece.kind !== 'Rv'
    ? broken('dbmm.strat.35', 'dbmm.guides.impassable', { piece: piece.id })
    : [];
}

/** Records the route of a side's guides, in secret. A refusal changes nothing. */
export function recordRoute(work: Work, side: SideId, path: Path): readonly Reason[] {
  if (!holds('dbmm.strat.3')) return [because('dbmm.strat.3', 'dbmm.stratagem.no-notes', {})];
  const against = path.length === 0 ? [] : routeReasons(work.battle, side, path);
  if (against.length > 0) return against;
  happenFor(work, side, { type: 'route-recorded', rule: 'dbmm.strat.3' }, [
    withFacts(work.battle, side, { guides: { path } }),
  ]);
  return [];
}

/** Does a route lead through the front edge or the rear edge of a base? */
const isAstride = ({ frontLeft, frontRight, rearLeft, rearRight }: Rectangle, route: readonly Stretch[]) =>
  route.some(
    (stretch) =>
      stretchesMeet(stretch, [frontLeft, frontRight]) || stretchesMeet(stretch, [rearLeft, rearRight]),
  );

/** Does a column, or a single element, go as in good going: wherever the ground is poor, along the route of its side? */
export function isGuided(trace: Trace): boolean {
  const { battle, rules, way } = trace;
  const [first] = way.movers;
  const route = first ? routeOf(battle, first.side) : [];
  if (route.length === 0 || !isInFile(trace) || way.movers.some(isNaval) || !holds('dbmm.strat.34'))
    return false;
  const lengths = lengthsAlong(way);
  return way.stages.every((stage, at) =>
    [0, ...stepsOf(lengths[at] ?? 0)].every((fraction) =>
      way.movers.every((base, mover) => {
        const ground = outlineAlong(way, stage, mover, fraction);
        return isAstride(ground, route) || goingUnder(rules, battle, base, ground) === 'GGo';
      }),
    ),
  );
}

/** Does an element stand in a feature, on the route of its side through it? */
export function isOnRoute(battle: Battle, base: PlacedBase): boolean {
  const route = routeOf(battle, base.side);
  if (route.length === 0 || isNaval(base)) return false;
  const ground = rectangleOfBase(base);
  return isAstride(ground, route) && piecesUnder(battle, ground).some(({ kind }) => !EASY.includes(kind));
}

/** How near an enemy sees those on a route, in paces. */
export const SEEN_ON_ROUTE = 80;

/** The enemy learns a route in the bound in which somebody is first on it. */
export function showRoutes(work: Work): void {
  if (setupPhases.includes(work.battle.flow.phase)) return;
  for (const { id: side } of work.battle.sides) {
    const { battle } = work;
    const path = factsOf(battle, side).guides?.path;
    const routes = stateOf(battle).routes ?? {};
    if (!path || path.length === 0 || rowOf(routes, side)) continue;
    const base = basesOnTable(battle).find((each) => each.side === side && isOnRoute(battle, each));
    if (!base) continue;
    const changes = [{ change: 'note', set: { routes: { ...routes, [side]: path } } } as const];
    tell(work, { type: 'route-shown', rule: 'dbmm.strat.36', figures: { side, base: base.id } }, changes);
  }
}
