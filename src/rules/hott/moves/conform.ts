/** Enemies conform to a group that contacts them. Hordes of the Things, Contact with enemies. */

import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { type BoardContact, contactsOf } from '../../../engine/board/contacts.ts';
import { goingUnder } from '../../../engine/board/going.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { keptByRules, keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { battleAfter } from '../../../engine/moves/after.ts';
import {
  areClear,
  type Conforming,
  conformingStep,
  type Met,
  metBy,
  type Placing,
  placingsOf,
} from '../../../engine/moves/conforming.ts';
import { onTable, type Trace } from '../../../engine/moves/trace.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { ahead } from '../../../geometry/pose.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { CONTACT_GAP, moreThan } from '../../../geometry/tolerance.ts';
import { groundReasons, standingAt } from '../arrivals/standing.ts';
import { deemedApart, touchedInFront } from '../board/contacts.ts';
import { isAerial } from '../troops/base.ts';
import { engagingRule } from './engaging.ts';
import { engages } from './order.ts';

/** The greatest length of an enemy's edges along a mover's front, 0 at a corner; null if the front does not touch. */
function touchedBy(contact: BoardContact): number | null {
  const fronts = contact.touches.filter(({ theirs }) => theirs === 'front' || theirs.startsWith('front-'));
  return fronts.length === 0 ? null : Math.max(...fronts.map(({ length }) => length));
}

/** Would this mover fight the base? An aerial and ground troops may touch without a fight. */
const isMet = ({ battle, engage }: Met, mover: PlacedBase, base: PlacedBase): boolean =>
  !deemedApart(battle, base, mover) || engagingRule(mover, engage) !== null;

/** The movers whose front touches the base and which will fight it, each with the length of touch. */
const meeters = (met: Met, base: PlacedBase) =>
  contactsOf(met.battle, base).flatMap((contact) => {
    const mover = met.movers.some(({ id }) => id === contact.base.id);
    const mm = mover && isMet(met, contact.base, base) ? touchedBy(contact) : null;
    return mm === null ? [] : [{ base: contact.base, mm }];
  });

/** The movers that touch the base along the greatest length. */
function longest(
  touched: readonly { readonly base: PlacedBase; readonly mm: number }[],
): readonly PlacedBase[] {
  const most = Math.max(...touched.map(({ mm }) => mm));
  const best = touched.filter(({ mm }) => !moreThan(most, mm) || !holds('hott.contact.11'));
  return best.map(({ base }) => base);
}

/** Why an enemy does not conform: to a single mover, in a group, outside good going, or engaged by another. */
type Hindrance = 'single' | 'group' | 'going' | 'engaged';

function hindranceOf(met: Met, base: PlacedBase, engaged: readonly string[]): Hindrance | null {
  if (met.movers.length < 2) return 'single';
  if (groupOf(met.rules, met.battle, base).length > 1) return 'group';
  if (goingUnder(met.rules, met.battle, base, rectangleOfBase(base)) !== 'good' && !isAerial(base))
    return 'going';
  return engaged.includes(base.id) ? 'engaged' : null;
}

function nextConforming(met: Met, engaged: readonly string[], done: readonly string[]): Conforming | null {
  // No enemy conforms to a single mover.
  if (met.movers.length < 2) return null;
  const side = met.movers[0]?.side;
  const grounds = met.movers.map(rectangleOfBase);
  for (const base of basesOnTable(met.battle)) {
    if (base.side === side || done.includes(base.id)) continue;
    const { box } = rectangleOfBase(base);
    if (!grounds.some((ground) => boxesMeet(ground.box, box, CONTACT_GAP))) continue;
    const touched = meeters(met, base);
    if (touched.length > 0 && hindranceOf(met, base, engaged) === null && holds('hott.contact.9'))
      return { rule: 'hott.contact.9', base, to: longest(touched), with: [] };
  }
  return null;
}

/** Has it room behind the new place for a recoil, whether or not it may ever recoil? */
function mayRecoil(met: Met, { base, to }: Placing): boolean {
  const back = Math.min(base.depth, base.width);
  const behind = outlineAt(base, ahead(to, -back));
  const free = basesOnTable(met.battle).every(
    (other) => other.id === base.id || !rectanglesOverlap(behind, rectangleOfBase(other)),
  );
  return free && onTable(met.battle, behind.box);
}

/** An element conforms even in bad going and rivers. */
const mayStand = ({ rules, battle }: Met, { base, to }: Placing): boolean =>
  groundReasons(rules, battle, standingAt(base, to)).length === 0;

const hasRoom = (met: Met, placings: readonly Placing[]): boolean =>
  (areClear(met, placings) &&
    placings.every((placing) => mayStand(met, placing) && mayRecoil(met, placing))) ||
  !holds('hott.contact.10');

/**
 * Contacted elements conform by the shortest shift and pivot; of two movers touched alike the mover's side chooses one.
 */
export const conforming: Step = conformingStep({
  next: nextConforming,
  hasRoom,
  cannot: 'hott.contact.10',
  chooser: (battle) => battle.turn.active,
  key: 'hott.conform.to',
});

/** Does an enemy lie at least partly along the front edge of a base? */
export const isMetInFront = (battle: Battle, base: PlacedBase): boolean =>
  touchedInFront(battle, base).length > 0;

/** Enemies that have a foe on their front before the move. */
const engagedBefore = (trace: Trace): readonly string[] =>
  trace.contacts
    .map(({ other }) => other)
    .filter((other) => isMetInFront(trace.battle, other))
    .map(({ id }) => id);

const metAfter = (trace: Trace): Met =>
  metBy(
    trace.rules,
    battleAfter(trace),
    trace.way.movers.map(({ id }) => id),
    engages(trace.order),
  );

/** Why an enemy touched at the end of a way does not conform; `room` if nothing else hinders it. */
export const whyNotConforming = (trace: Trace, base: PlacedBase): Hindrance | 'room' =>
  hindranceOf(metAfter(trace), base, engagedBefore(trace)) ?? 'room';

/** The enemies that will conform to the movers at the end of their way, and their new places. */
export const conformedAt = keptByRules(keptWith<Trace, readonly Placing[]>, (trace) => {
  const met = metAfter(trace);
  const engaged = engagedBefore(trace);
  const done: string[] = [];
  const found: Placing[] = [];
  for (let next = nextConforming(met, engaged, done); next; next = nextConforming(met, engaged, done)) {
    done.push(next.base.id);
    const [to] = next.to;
    const placings = to ? placingsOf(next, to) : [];
    if (to && hasRoom(met, placings)) found.push(...placings);
  }
  return found;
});

export const conformingAt = (trace: Trace): readonly string[] =>
  conformedAt(trace).map(({ base }) => base.id);
