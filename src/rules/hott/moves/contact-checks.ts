/** The contacts with enemies in which a move may end. Hordes of the Things, Contact with enemies. */

import type { PlacedBase } from '../../../engine/battle.ts';
import { meet, startsAside, startsBehind } from '../../../engine/board/positions.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { EndContact } from '../../../engine/moves/end-contacts.ts';
import { moverOf, type Trace } from '../../../engine/moves/trace.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { type Touch, touchesOf } from '../../../geometry/contact.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import type { Pose } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { atMost, opposite } from '../../../geometry/tolerance.ts';
import {
  aerialAndGround,
  flankContacted,
  isCornerOverlap,
  isFullFront,
  isFullRear,
  isInCloseCombat,
  isSideBySide,
} from '../board/contacts.ts';
import { breaks } from '../citing.ts';
import type { HottClause } from '../clauses/ids.ts';
import { BASE_WIDTH } from '../measures.ts';
import { isAerial, isOf } from '../troops/base.ts';
import { conformedAt, conformingAt, whyNotConforming } from './conform.ts';
import { engages } from './order.ts';

interface Legal {
  readonly rule: HottClause;
  readonly is: (touches: readonly Touch[], opposed: boolean) => boolean;
}

/** The five positions in which a move into contact may end. */
const LEGAL_CONTACTS: readonly Legal[] = [
  { rule: 'hott.contact.3', is: isFullFront },
  { rule: 'hott.contact.4', is: (touches) => flankContacted(touches) !== null },
  { rule: 'hott.contact.5', is: isFullRear },
  { rule: 'hott.contact.6', is: (touches, opposed) => opposed && isCornerOverlap(touches) },
  { rule: 'hott.contact.7', is: isSideBySide },
];

/** Is this enemy an aerial in close combat? Ground troops that touch it join in; a ground enemy draws no aerial in. */
const isFightingAerial = (trace: Trace, other: PlacedBase): boolean =>
  isAerial(other) && isInCloseCombat(trace.battle, other);

/** Does contact of these two matter here? Most contact between aerials and ground troops does not. */
function counts(trace: Trace, { mover, other }: EndContact): boolean {
  const base = trace.way.movers[mover] as PlacedBase;
  if (other.side === base.side) return false;
  if (!aerialAndGround(base, other)) return true;
  if (isOf(base, 'Hero', 'Paladin') && holds('hott.aerial.3')) return true;
  return !holds('hott.aerial.4') || isFightingAerial(trace, other);
}

function isLegal(trace: Trace, { mover, other, touches }: EndContact): boolean {
  const opposed = opposite((trace.ends[mover] as Pose).facing, other.pose.facing);
  return LEGAL_CONTACTS.some(({ rule, is }) => is(touches, opposed) && holds(rule));
}

/** The first enemy that a mover touches at the end of its way, with conforming enemies in their new places. */
function touchedBy(trace: Trace, mover: number): PlacedBase | undefined {
  const met = trace.contacts.filter((each) => counts(trace, each));
  const now = met.find((each) => each.mover === mover);
  if (now || met.length === 0) return now?.other;
  const ground = groundAtEnd(trace, mover);
  return conformedAt(trace).find(({ base, to }) => touchesOf(ground, outlineAt(base, to)).length > 0)?.base;
}

/** Artillery ends no move touching an enemy, not even at a corner. */
export function artilleryBroken(trace: Trace): readonly Broken[] {
  const [found] = trace.way.movers.flatMap((base, mover) => {
    const other = isOf(base, 'Artillery') ? touchedBy(trace, mover) : undefined;
    return other ? [{ base: base.id, other: other.id }] : [];
  });
  if (!found || !holds('hott.contact.1')) return NONE;
  return [breaks(trace.way.stages.length, 'hott.contact.1', 'hott.contact.artillery', found)];
}

/** Do these two touch, so that there is no gap between them? */
const isOneBody = (a: PlacedBase, b: PlacedBase): boolean =>
  touchesOf(rectangleOfBase(a), rectangleOfBase(b)).length > 0;

const isNarrow = (a: PlacedBase, b: PlacedBase): boolean =>
  !atMost(BASE_WIDTH, rectanglesDistance(rectangleOfBase(a), rectangleOfBase(b)));

/** The enemies joined to one of them by touch, directly or through others. */
function bodyOf(enemy: PlacedBase, enemies: readonly PlacedBase[]): readonly PlacedBase[] {
  const body = [enemy];
  for (const each of body)
    body.push(...enemies.filter((other) => !body.includes(other) && isOneBody(each, other)));
  return body;
}

/** Does each loose contact meet a body of enemies with a narrow gap to another enemy that the group meets? */
function besideGaps(contacts: readonly EndContact[], loose: readonly EndContact[]): boolean {
  const enemies = [...new Set(contacts.map(({ other }) => other))];
  return loose.every(({ other }) => {
    const body = bodyOf(other, enemies);
    return enemies.some((each) => !body.includes(each) && body.some((mate) => isNarrow(mate, each)));
  });
}

export interface Settled {
  readonly contacts: readonly EndContact[];
  /** Contacts of the movers that are in no legal position with any enemy once all bases have conformed. */
  readonly loose: readonly EndContact[];
}

/** The contacts that count where a way ends. */
export function settled(trace: Trace): Settled {
  const contacts = trace.contacts.filter((contact) => counts(trace, contact));
  if (contacts.length === 0) return { contacts, loose: contacts };
  const conforms = conformingAt(trace);
  const legal = contacts.filter((each) => conforms.includes(each.other.id) || isLegal(trace, each));
  const movers = new Set(legal.map(({ mover }) => mover));
  return { contacts, loose: contacts.filter(({ mover }) => !movers.has(mover)) };
}

/**
 * At least one mover must stand in a legal position once all bases have conformed. Other movers may touch otherwise
 * only if the enemies that they meet have a narrow gap between them.
 */
export function positionBroken(trace: Trace): readonly Broken[] {
  const { contacts, loose } = settled(trace);
  const [first] = loose;
  if (!first) return NONE;
  const figures = {
    base: moverOf(trace, first).id,
    other: first.other.id,
    kept: whyNotConforming(trace, first.other),
  };
  const end = trace.way.stages.length;
  if (loose.length === contacts.length && holds('hott.contact.2'))
    return [breaks(end, 'hott.contact.2', 'hott.contact.position', figures)];
  if ((besideGaps(contacts, loose) && holds('hott.contact.8')) || !holds('hott.contact.12')) return NONE;
  return [breaks(end, 'hott.contact.12', 'hott.contact.position', figures)];
}

const SIDES_AND_REAR = ['left', 'right', 'rear'] as const;

/** Will these two fight, so that the mover's start matters? An aerial and ground troops do not always. */
export function willFight(trace: Trace, { mover, other }: EndContact): boolean {
  const base = trace.way.movers[mover] as PlacedBase;
  if (!aerialAndGround(base, other) || !holds('hott.aerial.4')) return true;
  if (isFightingAerial(trace, other)) return true;
  return isAerial(base) ? engages(trace.order) : isOf(base, 'Hero', 'Paladin');
}

function startBroken(trace: Trace, contact: EndContact): readonly Broken[] {
  const mover = moverOf(trace, contact);
  const edge = SIDES_AND_REAR.find((each) => meet(contact.touches, 'front', each));
  if (contact.other.side === mover.side || !edge) return NONE;
  const [mine, theirs] = [rectangleOfBase(mover), rectangleOfBase(contact.other)];
  const rule = edge === 'rear' ? 'hott.contact.13' : 'hott.contact.14';
  const may = edge === 'rear' ? startsBehind(mine, theirs) : startsAside(mine, theirs, edge);
  if (may || !holds(rule)) return NONE;
  const figures = { base: mover.id, other: contact.other.id, edge };
  return [breaks(trace.way.stages.length, rule, 'hott.contact.start', figures)];
}

/** Only a mover that starts beside or behind an enemy may contact its flank or rear. */
export const startsBroken = (trace: Trace): readonly Broken[] =>
  trace.contacts
    .filter((contact) => willFight(trace, contact))
    .flatMap((contact) => startBroken(trace, contact));

export const groundAtEnd = (trace: Trace, mover: number): Rectangle =>
  outlineAt(trace.way.movers[mover] as PlacedBase, trace.ends[mover] as Pose);
