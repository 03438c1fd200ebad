/** The checks of enemy zones of control. Blood and Blades, ZoC. */

import type { PlacedBase } from '../../../engine/battle.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { EndContact } from '../../../engine/moves/end-contacts.ts';
import { type Ending, moverOf, stageLengths, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import type { ZoneEntry } from '../../../engine/moves/types.ts';
import { isStraightBack, leadingWay } from '../../../engine/moves/way.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { fights } from '../board/contacts.ts';
import { breaks } from '../citing.ts';
import { isPs } from '../troops/base.ts';
import { helpsAgainst } from './helping.ts';

/** Does this zone not count? A zone of Ps binds an impetuous base only if that base is Ps too. */
function ignored(trace: Trace, zone: ZoneEntry): boolean {
  const isUnbound = trace.manner === 'impetuous' && isPs(zone.owner) && !isPs(moverOf(trace, zone));
  return isUnbound && holds('bnb.impetuous.20');
}

/** The zones that bind the movers, in the order of the way. A zone that binds one base of a group binds the group. */
export function bindingZones(trace: Trace): readonly ZoneEntry[] {
  const zones = trace.zones.filter((zone) => !ignored(trace, zone));
  const bound = new Set(zones.map((zone) => zone.mover)).size;
  const whole = bound === trace.way.movers.length;
  return whole || zones.length === 0 || holds('bnb.zoc.12') ? zones : [];
}

/** The contacts by which the movers end in close combat. */
export const combatsAtEnd = (trace: Ending): readonly EndContact[] =>
  trace.contacts.filter(
    (contact) => contact.other.side !== moverOf(trace, contact).side && fights(contact.touches),
  );

/** The enemies in whose zones the movers start; if there are none, the enemies whose zones they enter. */
export function bindersOf(trace: Trace): readonly PlacedBase[] {
  const zones = bindingZones(trace);
  const atStart = zones.filter((zone) => zone.at === 0);
  return [...new Set((atStart.length > 0 ? atStart : zones).map((zone) => zone.owner))];
}

const goesBack = (trace: Trace): boolean =>
  leadingWay(trace.way).stages.every(({ motion }) => isStraightBack(motion)) && holds('bnb.zoc.8');

/** Does the way go on after it enters this zone? */
function goesOn(trace: Trace, zone: ZoneEntry): boolean {
  const place = Math.floor(zone.at);
  const length = stageLengths(trace.reached)[place] ?? 0;
  const moreStages = trace.way.stages.length > place + 1;
  return moreStages || moreThan(length * (1 - (zone.at - place)), 0);
}

/** Does an impetuous base start straight ahead towards a target out of reach? That is legal from any zone. */
const beginsAhead = (trace: Trace): boolean =>
  trace.manner === 'impetuous' && trace.kind === 'straight-ahead' && holds('bnb.impetuous.28');

/** Does an impetuous base end where it helps a friend against the owner of a binding zone? */
const reachesByHelping = (trace: Trace, zones: readonly ZoneEntry[]): boolean =>
  trace.manner === 'impetuous' &&
  holds('bnb.impetuous.10') &&
  zones.some(({ owner }) => trace.contacts.some((contact) => helpsAgainst(trace.battle, contact, owner)));

/**
 * A base that starts in a zone may only go straight back or into close combat; one that enters a zone stops or fights.
 * An impetuous base may also help against the owner.
 */
export function zonesBroken(trace: Trace): readonly Broken[] {
  const zones = bindingZones(trace);
  if (zones.length === 0) return NONE;
  const combat = combatsAtEnd(trace).length > 0;
  const helps = reachesByHelping(trace, zones);
  const first = zones[0] as ZoneEntry;
  const figures = {
    base: moverOf(trace, first).id,
    owner: first.owner.id,
    mm: usedAt(trace, first.at),
  };
  if (first.at === 0 && !goesBack(trace) && !beginsAhead(trace)) {
    if ((combat && holds('bnb.zoc.9')) || helps) return NONE;
    return holds('bnb.zoc.5') ? [breaks(0, 'bnb.zoc.5', 'bnb.zoc.start', figures)] : NONE;
  }
  const entered = zones.find((zone) => zone.at > 0);
  if (!entered || combat || helps) return NONE;
  if (!goesOn(trace, entered) || !holds('bnb.zoc.11')) return NONE;
  const there = { base: moverOf(trace, entered).id, owner: entered.owner.id, mm: usedAt(trace, entered.at) };
  return [breaks(entered.at, 'bnb.zoc.11', 'bnb.zoc.way', there)];
}
