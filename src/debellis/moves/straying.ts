/** Moves that deviate from straight ahead, and moves that fall short. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { goingUnder, IMPASSABLE, outlineOf } from '../../engine/board/going.ts';
import { goesAhead } from '../../engine/moves/own-way.ts';
import { moverOf } from '../../engine/moves/trace.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { outlineAt, type Stage } from '../../engine/moves/way.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import type { Pose } from '../../geometry/pose.ts';
import { CONTACT_GAP, moreThan } from '../../geometry/tolerance.ts';
import { isWithGeneral } from '../bases/double-bases.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { followsBank, followsRoad } from '../ground/roads.ts';
import { lengthOf, limitOf } from './limits.ts';
import { isLiningUp } from './slides.ts';

/** Does a mover end touching an enemy? */
const endsInContact = (trace: Trace): boolean =>
  trace.contacts.some((contact) => contact.other.side !== moverOf(trace, contact).side);

/** Does it follow another in a column that stands already? */
const isLed = ({ way: { column } }: Trace, mover: number): boolean =>
  column?.kind === 'following' && mover !== column.head;

const straysIn = (game: Debellis, trace: Trace, stage: Stage, mover: number): boolean =>
  !goesAhead(stage, moverOf(trace, { mover }), mover) &&
  !(isLiningUp(game, trace, stage) && holdsIn(game.moves, 'slide'));

/** Does some element go otherwise than straight ahead, and nothing excuses it? */
export function deviates(game: Debellis, trace: Trace): boolean {
  if (endsInContact(trace) || followsRoad(trace) || followsBank(trace)) return false;
  const { column, movers, stages } = trace.way;
  const led = column?.kind === 'following' ? column.headWay.stages : stages;
  return movers.some(
    (_, mover) =>
      !isLed(trace, mover) &&
      led.some((stage) => straysIn(game, trace, stage, column?.kind === 'following' ? 0 : mover)),
  );
}

/** Does a mover end at a river or at impassable ground? */
function endsAtBarrier(game: Debellis, { battle, way, ends }: Trace): boolean {
  return way.movers.some((base, at) => {
    const { corners } = outlineAt(base, ends[at] as Pose);
    return battle.terrain.some(
      (piece) =>
        (piece.kind === 'Rv' || game.goingOf(battle, piece, base) === IMPASSABLE) &&
        polygonsDistance(corners, outlineOf(piece)) <= CONTACT_GAP,
    );
  });
}

/** The irregulars whose whole move is asked for. */
const mustGoFar = (game: Debellis, battle: Battle, base: PlacedBase): boolean => {
  const troop = game.troopOf(base);
  return !troop.regular && !game.inClass(troop, 'light') && !isWithGeneral(game, battle, base);
};

/** Does some irregular go less far than it could, and nothing excuses it? */
export const fallsShort = (game: Debellis, trace: Trace): boolean =>
  trace.way.movers.some(
    (base, mover) =>
      mustGoFar(game, trace.battle, base) && moreThan(limitOf(game, trace, mover).mm, lengthOf(trace, mover)),
  ) &&
  !endsInContact(trace) &&
  !endsAtBarrier(game, trace);

/** The going where a mover ends. */
export const goingAtEnd = (trace: Trace, mover: number): string => {
  const base = moverOf(trace, { mover });
  return goingUnder(trace.rules, trace.battle, base, outlineAt(base, trace.ends[mover] as Pose));
};
