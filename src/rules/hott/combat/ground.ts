/** What the ground does in a combat. Hordes of the Things, Tactical factors. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import { strongholdOf } from '../stronghold.ts';

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

/** How far a magician's own stronghold makes itself felt. */
const STRONGHOLD_REACH = paces(600);

/** Does a base stand within reach of its own side's stronghold? */
export function isNearOwnStronghold(battle: Battle, base: PlacedBase): boolean {
  const stronghold = strongholdOf(battle, base.side);
  if (!stronghold) return false;
  return atMost(polygonsDistance(rectangleOfBase(base).corners, stronghold.area), STRONGHOLD_REACH);
}
