/** Moves that deviate from straight ahead, and moves that fall short. DBM, PIPs; rulings 24 and 112. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { goingUnder, IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import { goesAhead } from '../../../engine/moves/own-way.ts';
import { moverOf, type Trace } from '../../../engine/moves/trace.ts';
import { outlineAt, type Stage } from '../../../engine/moves/way.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { troopOf } from '../base.ts';
import { isWithGeneral } from '../double-bases.ts';
import { goingOf } from '../going.ts';
import { followsBank, followsRoad } from '../roads.ts';
import { inClass } from '../troops.ts';
import { lengthOf, limitOf } from './limits.ts';
import { isLiningUp } from './slides.ts';

/** Does a mover end touching an enemy? */
const endsInContact = (trace: Trace): boolean =>
  trace.contacts.some((contact) => contact.other.side !== moverOf(trace, contact).side);

/** Does it follow another in a column that stands already? */
const isLed = ({ way: { column } }: Trace, mover: number): boolean =>
  column?.kind === 'following' && mover !== column.head;

const straysIn = (trace: Trace, stage: Stage, mover: number): boolean =>
  !goesAhead(stage, moverOf(trace, { mover }), mover) && !(isLiningUp(trace, stage) && holds('dbm.slide.1'));

/** Does some element go otherwise than straight ahead, and nothing excuses it? */
export function deviates(trace: Trace): boolean {
  if (endsInContact(trace) || followsRoad(trace) || followsBank(trace)) return false;
  const { column, movers, stages } = trace.way;
  const led = column?.kind === 'following' ? column.headWay.stages : stages;
  return movers.some(
    (_, mover) =>
      !isLed(trace, mover) &&
      led.some((stage) => straysIn(trace, stage, column?.kind === 'following' ? 0 : mover)),
  );
}

/** Does a mover end at a river or at impassable ground? */
function endsAtBarrier({ battle, way, ends }: Trace): boolean {
  return way.movers.some((base, at) => {
    const { corners } = outlineAt(base, ends[at] as Pose);
    return battle.terrain.some(
      (piece) =>
        (piece.kind === 'Rv' || goingOf(battle, piece, base) === IMPASSABLE) &&
        polygonsDistance(corners, outlineOf(piece)) <= CONTACT_GAP,
    );
  });
}

/** The irregulars whose whole move is asked for. */
const mustGoFar = (battle: Battle, base: PlacedBase): boolean => {
  const troop = troopOf(base);
  return !troop.regular && !inClass(troop, 'light') && !isWithGeneral(battle, base);
};

/** Does some irregular go less far than it could, and nothing excuses it? */
export const fallsShort = (trace: Trace): boolean =>
  trace.way.movers.some(
    (base, mover) =>
      mustGoFar(trace.battle, base) && moreThan(limitOf(trace, mover).mm, lengthOf(trace, mover)),
  ) &&
  !endsInContact(trace) &&
  !endsAtBarrier(trace);

/** The going where a mover ends. */
export const goingAtEnd = (trace: Trace, mover: number): string => {
  const base = moverOf(trace, { mover });
  return goingUnder(trace.rules, trace.battle, base, outlineAt(base, trace.ends[mover] as Pose));
};
