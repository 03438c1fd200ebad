/** Whose threat zone an element is in. DBMM, Threat zones; rulings 113 and 137. */
import { isRiver } from '../../../debellis/ground/rivers.ts';
import { wallsIn } from '../../../debellis/walls/sections.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { groundsBefore } from '../../../engine/board/separation.ts';
import { zonedBy } from '../../../engine/board/zones.ts';
import type { ZoneMeeting } from '../../../engine/contract/board.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { isWater } from '../ground/going.ts';
import { paces } from '../measures.ts';
import { isBaggage, isOf, isRouting } from '../troops/base.ts';

/** The depth of a zone in paces. */
const DEPTH = 80;

export const zoneDepth = (): number => (holds('dbmm.tz.1') ? paces(DEPTH) : 0);

/** The far edge of a zone belongs to it, its side lines and their corners do not. */
export const binds = (meeting: ZoneMeeting): boolean =>
  meeting === 'ground' ||
  (meeting === 'far-edge' && holds('dbmm.tz.22')) ||
  (meeting === 'side-corner' && !holds('dbmm.tz.23'));

/** Troops whose zones have no effect. */
const exertsNone = (owner: PlacedBase): boolean =>
  (isOf(owner, 'Hd(I)') && holds('dbmm.tz.13')) ||
  (isBaggage(owner) && holds('dbmm.tz.14')) ||
  (isRouting(owner) && holds('dbmm.tz.15'));

/** Does water, or a fortification, come between an element and some ground? */
const isCutOff = (battle: Battle, owner: PlacedBase, ground: Rectangle): boolean =>
  groundsBefore(rectangleOfBase(owner), ground).some(
    (between) =>
      (battle.terrain.some(
        (piece) => (isWater(piece) || isRiver(piece)) && sharesArea(between, outlineOf(piece)),
      ) &&
        holds('dbmm.tz.16')) ||
      (wallsIn(battle.terrain).some((wall) => sharesArea(between, outlineOf(wall))) && holds('dbmm.tz.17')),
  );

/** Has the zone of an enemy no effect on an element that stands on this ground? */
export const isIdle = (
  rules: Ruleset,
  battle: Battle,
  owner: PlacedBase,
  base: PlacedBase,
  ground: Rectangle,
): boolean =>
  exertsNone(owner) ||
  isCutOff(battle, owner, ground) ||
  (!rules.board.sees(battle, { ...base, pose: ground.pose }, owner) && holds('dbmm.tz.18'));

/** The enemies whose threat zones have an effect on an element where it stands. */
export const zoneOwners = (rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  zonedBy(rules, battle, base).filter((owner) => !isIdle(rules, battle, owner, base, rectangleOfBase(base)));
