/** Shots from ambush. Blood and Blades, ambush, shooting. */
import { LURKING, withAmbushOf } from '../../../engine/ambush/hidden.ts';
import { type BaseId, type Battle, basesOnTable, figure, type SideId } from '../../../engine/battle.ts';
import { boxOfPiece } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/options.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { AMBUSH } from '../options.ts';
import type { Aim } from '../shooting/aims.ts';
import { ZONE } from '../shooting/shot-line.ts';
import { openAims } from '../shooting/shots.ts';
import { hasSprung } from './rules.ts';
import { hidesShooters } from './sites.ts';

/** The shots that this side's Bw in ambush could make. */
export function lurkingAims(rules: Ruleset, battle: Battle, side: SideId): readonly Aim[] {
  const standing = withAmbushOf(battle, side);
  if (standing === battle || !holds('bnb.ambush.13')) return [];
  return openAims(rules, standing).filter(({ shooter }) => figure(shooter.bound, LURKING) > 0);
}

/** No base shoots farther than this from the piece that hides it, in millimetres. */
const RANGE = ZONE.width + ZONE.depth;

/** Could a base shoot from ambush, as far as the other side knows? The side is asked then, even if none is there. */
function couldBeThere(battle: Battle, side: SideId): boolean {
  if (hasSprung(battle, side)) return false;
  const places = battle.terrain.filter(hidesShooters).map(boxOfPiece);
  return basesOnTable(battle).some(
    (enemy) => enemy.side !== side && places.some((box) => boxesMeet(box, rectangleOfBase(enemy).box, RANGE)),
  );
}

/** Must this side be asked whether it shoots from ambush? If no ambush was agreed on, only if it can. */
export const mayShootFromAmbush = (rules: Ruleset, battle: Battle, side: SideId): boolean =>
  agreed(battle.options, AMBUSH)
    ? couldBeThere(battle, side) && holds('bnb.ambush.13')
    : lurkingAims(rules, battle, side).length > 0;

/** The answers to the question whether a side shoots from ambush, with the bases that come out by each. */
export function ambushOptions(
  rules: Ruleset,
  battle: Battle,
  side: SideId,
): readonly { readonly option: string; readonly shooters: readonly BaseId[] }[] {
  const shooters = lurkingAims(rules, battle, side).map(({ shooter }) => shooter.id);
  const shoots = shooters.length > 0 ? [{ option: 'shoot-from-ambush', shooters }] : [];
  return [...shoots, { option: 'stay-hidden', shooters: [] }];
}
