/** Who routs now, and towards which edge. DBMM, Routed elements; Broken commands; rulings 126, 127 and 175. */
import { fightsInFront } from '../../../debellis/fights/opponents.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { enclosureRound, isEntered, isInFort } from '../../../debellis/walls/enclosures.ts';
import { commandOf } from '../../../engine/army/commands.ts';
import { type Battle, basesOnTable, type PlacedBase, type TableEdge } from '../../../engine/battle.ts';
import { IMPASSABLE } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { coversEdge, EDGES_CLOCKWISE, edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import { isWater } from '../ground/going.ts';
import { stateOf } from '../state.ts';
import { isBroken, isMobile, isNaval, isOf, isRouting, isShattered } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

/** Is it inside walls that no enemy has entered? */
function isSheltered(game: Debellis, battle: Battle, base: PlacedBase): boolean {
  const round = enclosureRound(game, battle, base);
  return round !== null && round.side === base.side && !isEntered(game, battle, round);
}

const isUnderOrders = ({ bound }: PlacedBase): boolean =>
  figure(bound, 'moved') > 0 || figure(bound, 'halted') > 0;

/** Does a broken command that is not shattered keep this element, so that it does not begin to rout? */
const isKept = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  isNaval(base) ||
  isUnderOrders(base) ||
  (fightsInFront(game, battle, base) && holds('dbmm.broken.5')) ||
  (isOf(base, 'Bge(S)', 'Bge(O)') && holds('dbmm.broken.6')) ||
  (isInFort(game, battle, base) && holds('dbmm.broken.7'));

/** Does an element have to make a rout move in this bound? */
export function routs(game: Debellis, battle: Battle, base: PlacedBase): boolean {
  if (base.side !== battle.turn.active && holds('dbmm.rout.5')) return false;
  if (figure(base.bound, 'routed') > 0) return false;
  if (isShattered(base) && isMobile(base) && holds('dbmm.shat.3')) return !isSheltered(game, battle, base);
  if (isRouting(base) && holds('dbmm.rout.3')) return true;
  return isBroken(base) && !isKept(game, battle, base) && holds('dbmm.broken.4');
}

/** The millimetres from an element to an edge. */
const fromEdge = (battle: Battle, base: PlacedBase, edge: TableEdge): number =>
  Math.min(...rectangleOfBase(base).corners.map((corner) => edgeDistance(battle, edge, corner)));

/** Does an edge lead off the battlefield: one of water for ships, any other for all others? */
const leadsOff = (game: Debellis, battle: Battle, base: PlacedBase, edge: TableEdge): boolean => {
  const along = battle.terrain.filter((piece) => coversEdge(battle, piece, edge));
  return isNaval(base)
    ? along.some(isWater)
    : !along.some((piece) => game.goingOf(battle, piece, base) === IMPASSABLE);
};

/** The edge over which a command came that marched round a flank, or else the rear edge of its side. */
const homeEdge = (battle: Battle, base: PlacedBase): TableEdge =>
  (stateOf(battle).arrivals ?? []).find(
    ({ side, command }) => side === base.side && command === commandOf(base),
  )?.edge ?? edgeOfSide(battle, base.side);

/** The edge towards which an element routs; null if none leads off the battlefield. */
export function edgeOfRout(game: Debellis, battle: Battle, base: PlacedBase): TableEdge | null {
  const home = homeEdge(battle, base);
  const others = EDGES_CLOCKWISE.filter((edge) => edge !== home).toSorted(
    (a, b) => fromEdge(battle, base, a) - fromEdge(battle, base, b),
  );
  const open = [home, ...others].find((edge) => leadsOff(game, battle, base, edge)) ?? null;
  if (open === null && isNaval(base) && !holds('dbmm.ship.18')) return home;
  return holds('dbmm.rout.15') ? open : home;
}

/** The elements that rout now, the nearest to their edges first. */
export function routersOf(game: Debellis, battle: Battle): readonly PlacedBase[] {
  const all = basesOnTable(battle).filter((base) => routs(game, battle, base));
  if (!holds('dbmm.rout.13')) return all;
  const mm = new Map(all.map((base) => [base.id, fromEdge(battle, base, homeEdge(battle, base))]));
  return all.toSorted((a, b) => (mm.get(a.id) ?? 0) - (mm.get(b.id) ?? 0));
}
