/** What the ground does in a combat. Hordes of the Things, Tactical factors. */
import type { Battle, PlacedBase, SideId } from '../../../engine/battle.ts';
import { basesOnTable, placedBase } from '../../../engine/battle.ts';
import { outlineOf, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { nearestPoints, polygonsDistance } from '../../../geometry/distance.ts';
import type { Polygon } from '../../../geometry/polygon.ts';
import { segmentAreaLength } from '../../../geometry/sight.ts';
import { atMost, EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { isOf } from '../base.ts';
import { paces } from '../measures.ts';
import { strongholdById, strongholdOf } from '../stronghold.ts';
import type { Combatant } from './combatant.ts';

/** Is any part of a base in what is bad going for it? */
export const isInBadGoing = (rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  piecesUnder(battle, rectangleOfBase(base)).some(
    (piece) => rules.board.goingOf(battle, piece, base) === 'bad',
  );

const COVERS: readonly string[] = ['wood', 'bua'];

/** Is any part of a base in a wood or a built-up area? */
export const isInCover = (battle: Battle, base: PlacedBase): boolean =>
  piecesUnder(battle, rectangleOfBase(base)).some(
    ({ kind, cover }) => COVERS.includes(kind) || (cover !== undefined && COVERS.includes(cover)),
  );

/** The ground of an element or a stronghold; none where there is neither. */
export function outlineOfFighter(battle: Battle, id: string): Polygon {
  const base = placedBase(battle, id);
  return base ? rectangleOfBase(base).corners : (strongholdById(battle, id)?.area ?? []);
}

/** How far holy troops and a magician's own stronghold make themselves felt. */
const MAGIC_REACH = paces(600);

const isNear = (one: Polygon, other: Polygon): boolean => atMost(polygonsDistance(one, other), MAGIC_REACH);

const RUNNING: readonly string[] = ['river', 'sea'];

/** Does the shortest line between two fighters cross running water? */
function acrossWater(battle: Battle, from: Polygon, to: Polygon): boolean {
  const [start, end] = nearestPoints(from, to);
  return battle.terrain.some(
    (piece) => RUNNING.includes(piece.kind) && segmentAreaLength(start, end, outlineOf(piece)) > EQUAL_LENGTH,
  );
}

/** What hinders a spell of the one at the other: running water between them, a cleric or paladin near the target. */
export function shieldOf(battle: Battle, target: string, bespeller: string): Combatant['shieldedBy'] {
  const to = outlineOfFighter(battle, target);
  if (acrossWater(battle, outlineOfFighter(battle, bespeller), to)) return 'running-water';
  const holy = basesOnTable(battle).some(
    (base) => isOf(base, 'Cleric', 'Paladin') && isNear(rectangleOfBase(base).corners, to),
  );
  return holy ? 'holy' : null;
}

/** Does a base stand within reach of its own side's stronghold? */
export function isNearOwnStronghold(battle: Battle, base: PlacedBase & { readonly side: SideId }): boolean {
  const stronghold = strongholdOf(battle, base.side);
  return stronghold !== null && isNear(rectangleOfBase(base).corners, stronghold.area);
}

/** Does the base fight from higher up than this enemy? */
export const isUphill = (_battle: Battle, _base: PlacedBase, _enemy: PlacedBase): boolean => false;

/** Does the base defend a river bank against this enemy? */
export const defendsBank = (_battle: Battle, _base: PlacedBase, _enemy: PlacedBase): boolean => false;
