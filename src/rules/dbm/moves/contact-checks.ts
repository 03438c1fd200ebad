/** The contacts with enemies in which a move may end. DBM, Contact; rulings 67, 68 and 114. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import {
  FLANKS,
  isAligned,
  isFlankOnFlank,
  isSupport,
  meet,
  startsAside,
  startsBehind,
} from '../../../engine/board/positions.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { EndContact } from '../../../engine/moves/end-contacts.ts';
import { moverOf, type Trace } from '../../../engine/moves/trace.ts';
import type { Touch } from '../../../geometry/contact.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { opposite } from '../../../geometry/tolerance.ts';
import { isMounted, isOf, isSkirmisher, isTrain } from '../base.ts';
import { breaks } from '../citing.ts';
import { cornerMet } from '../contacts.ts';
import { sweptBy } from '../naval/waders.ts';
import { shotAt } from '../shooting/targets.ts';
import { mayAssault } from '../walls/passage.ts';
import { isManning, mannedBy } from '../walls/sections.ts';
import { conformingAt } from './conform.ts';

type Touches = readonly Touch[];

/** A front edge along a flank with a corner on a corner: on the front one, or on either of a long edge. */
const isOnFlank = (touches: Touches, other: PlacedBase): boolean =>
  FLANKS.some((flank) => {
    const corners = [`front-${flank}`, ...(isTrain(other) ? [`rear-${flank}`] : [])] as const;
    return (
      meet(touches, 'front', flank) &&
      corners.some((corner) => FLANKS.some((mine) => meet(touches, `front-${mine}`, corner as 'front-left')))
    );
  });

/** The positions in which a move may end: on a front, a flank or a rear, or as an overlap. */
export function isLegal(trace: Trace, { mover, other, touches }: EndContact): boolean {
  const opposed = opposite((trace.ends[mover] as Pose).facing, other.pose.facing);
  return (
    (meet(touches, 'front', 'front') && isAligned(touches)) ||
    isOnFlank(touches, other) ||
    (meet(touches, 'front', 'rear') && isSupport(touches)) ||
    (opposed && cornerMet(touches) !== null) ||
    touches.some(isFlankOnFlank)
  );
}

/** The contacts at the end of a way, and the contacts that are in no legal position after all bases conformed. */
export interface Settled {
  readonly contacts: readonly EndContact[];
  readonly loose: readonly EndContact[];
}

/** The contacts with enemies at the end of a way, without those that it sweeps away. */
function enemiesMet(trace: Trace): readonly EndContact[] {
  const [side, swept] = [trace.way.movers[0]?.side, sweptBy(trace)];
  return trace.contacts.filter(({ other }) => other.side !== side && !swept.includes(other.id));
}

export function settled(trace: Trace): Settled {
  const contacts = enemiesMet(trace);
  if (contacts.length === 0) return { contacts, loose: contacts };
  const conforms = conformingAt(trace);
  const isSettled = (each: EndContact): boolean => conforms.includes(each.other.id) || isLegal(trace, each);
  const fine = new Set(contacts.filter(isSettled).map(({ mover }) => mover));
  return { contacts, loose: contacts.filter(({ mover }) => !fine.has(mover)) };
}

/** Does only a corner touch skirmishers? That is legal, and they do not conform. */
const isCornerOnSkirmisher = ({ other, touches }: EndContact): boolean =>
  touches.every(({ length }) => length === 0) && isSkirmisher(other) && holds('dbm.contact.4');

/** Is there a legal contact too? Then other contacts need not be legal. */
function isBesideLegal({ contacts, loose }: Settled): boolean {
  return loose.length < contacts.length && holds('dbm.contact.2');
}

/** Contact by the front must be lined up, but for corners on skirmishers and beside a legal contact. */
export function positionBroken(trace: Trace): readonly Broken[] {
  const met = settled(trace);
  const wrong = met.loose.find((contact) => !isCornerOnSkirmisher(contact));
  if (!wrong || isBesideLegal(met)) return NONE;
  const figures = {
    base: moverOf(trace, wrong).id,
    other: wrong.other.id,
    group: groupOf(trace.rules, trace.battle, wrong.other).length,
  };
  return [breaks(trace.way.stages.length, 'dbm.slide.3', 'dbm.contact.position', figures)];
}

const SIDES_AND_REAR = ['left', 'right', 'rear'] as const;

/** Only an element that starts beside or behind an enemy may contact its flank or rear. */
export const startsBroken = (trace: Trace): readonly Broken[] =>
  enemiesMet(trace).flatMap((contact) => {
    const mover = moverOf(trace, contact);
    const edge = SIDES_AND_REAR.find((each) => meet(contact.touches, 'front', each));
    if (!edge || !holds('dbm.contact.2')) return [];
    const [mine, theirs] = [rectangleOfBase(mover), rectangleOfBase(contact.other)];
    const may = edge === 'rear' ? startsBehind(mine, theirs) : startsAside(mine, theirs, edge);
    if (may) return [];
    const figures = { base: mover.id, other: contact.other.id, edge };
    return [breaks(trace.way.stages.length, 'dbm.contact.2', 'dbm.contact.start', figures)];
  });

/** Bowmen do not move into contact with the front of mounted enemies that they can shoot at. */
export function bowmenBroken(trace: Trace): readonly Broken[] {
  const { rules, battle } = trace;
  const met = trace.contacts.find((contact) => {
    const base = moverOf(trace, contact);
    return (
      isOf(base, 'Bw') &&
      contact.other.side !== base.side &&
      isMounted(contact.other) &&
      meet(contact.touches, 'front', 'front') &&
      shotAt(rules, battle, base, contact.other) !== null
    );
  });
  if (!met || !holds('dbm.bw.2')) return NONE;
  const figures = { base: moverOf(trace, met).id, other: met.other.id };
  return [breaks(trace.way.stages.length, 'dbm.bw.2', 'dbm.contact.bowmen', figures)];
}

/** Mounted troops assault no defended section but TF, and elephants also gateways. */
export function ridersBroken(trace: Trace): readonly Broken[] {
  const { battle } = trace;
  for (const contact of trace.contacts) {
    const base = moverOf(trace, contact);
    if (!isMounted(base) || contact.other.side === base.side || !meet(contact.touches, 'front', 'front'))
      continue;
    const wall = mannedBy(battle, contact.other).find((each) => !mayAssault(base, each));
    if (!wall) continue;
    const figures = { base: base.id, piece: wall.id };
    return [breaks(trace.way.stages.length, 'dbm.fort.20', 'dbm.wall.riders', figures)];
  }
  return NONE;
}

/** War wagons that are made for it may contact troops that man fortifications. */
const storms = ({ battle }: Trace, base: PlacedBase, { other }: EndContact): boolean =>
  isOf(base, 'WWg(S)') && isManning(battle, other) && holds('dbm.wwg.5');

/** Train does not go up to enemies, but for the war wagons that are made for it. */
export function trainBroken(trace: Trace): readonly Broken[] {
  const met = trace.contacts.find((contact) => {
    const base = moverOf(trace, contact);
    return (
      contact.other.side !== base.side &&
      isTrain(base) &&
      !isOf(base, 'WWg(X)') &&
      !storms(trace, base, contact)
    );
  });
  if (!met || !holds('dbm.train.2')) return NONE;
  const figures = { base: moverOf(trace, met).id, other: met.other.id };
  return [breaks(trace.way.stages.length, 'dbm.train.2', 'dbm.contact.train', figures)];
}

/** Camels that carry packs go up to no enemies but elephants. */
export function packCamelsBroken(trace: Trace): readonly Broken[] {
  const camels = enemiesMet(trace).filter((contact) => isOf(moverOf(trace, contact), 'Cm(X)'));
  const meetsElephants = (mover: number): boolean =>
    camels.some((contact) => contact.mover === mover && isOf(contact.other, 'El'));
  const wrong = camels.find(
    ({ mover, other, touches }) =>
      !isOf(other, 'El') && !(meetsElephants(mover) && touches.every(({ mine }) => mine !== 'front')),
  );
  if (!wrong || !holds('dbm.cm.6')) return NONE;
  const figures = { base: moverOf(trace, wrong).id, other: wrong.other.id };
  return [breaks(trace.way.stages.length, 'dbm.cm.6', 'dbm.contact.camels', figures)];
}
