/** Aligning: the end of a move is set exactly into a legal contact. Hordes of the Things, Contact with enemies. */
import type { PlacedBase } from '../../../engine/battle.ts';
import type { Leg, MoveCommand } from '../../../engine/command.ts';
import type { EndContact } from '../../../engine/moves/end-contacts.ts';
import { cornerWay } from '../../../engine/moves/measure.ts';
import { type PlaceKind, placesOn } from '../../../engine/moves/places.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { isStraightAhead } from '../../../engine/moves/way.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { type Pose, shifted } from '../../../geometry/pose.ts';
import { rightOf } from '../../../geometry/rectangle.ts';
import { atMost, EQUAL_LENGTH, parallel } from '../../../geometry/tolerance.ts';
import { BASE_WIDTH } from '../measures.ts';
import { groundAtEnd, positionBroken, type Settled, settled } from './contact-checks.ts';

/** Aligning never moves a base farther than this from the end that the order names. */
const FARTHEST = BASE_WIDTH / 2;
/**
 * A single element, which may go anywhere, aligns only within a reading error of a ruler unless the order asks for
 * more.
 */
const READING = 1;

/** How far lining up may bring a base from where the order names its end. */
export const farthestShift = ({ bases, align }: MoveCommand): number =>
  (bases.length > 1 || align === true ? FARTHEST : READING) + EQUAL_LENGTH;

const FULL: readonly PlaceKind[] = ['front', 'left-flank', 'right-flank', 'rear'];

const legTo = ({ x, y, facing }: Pose): Leg => ({ to: [x, y, degreesOf(facing)] });

/** The path with its last leg replaced. */
const endingWith = (trace: Trace, path: readonly Leg[], leg: Leg): readonly Leg[] => {
  const last = trace.way.stages.at(-1)?.leg ?? 0;
  return [...path.slice(0, last), leg];
};

/** For one element: the full contact in reach with the enemy that it touches in no legal way. No two are in reach. */
function singleLinedUp(
  trace: Trace,
  { path, align }: MoveCommand,
  { other }: EndContact,
): readonly Leg[] | null {
  const most = align === true ? FARTHEST : READING;
  const base = trace.way.movers[0] as PlacedBase;
  const end = trace.ends[0] as Pose;
  const full = placesOn(base, other).find(
    ({ kind, pose }) => FULL.includes(kind) && atMost(cornerWay(base, end, pose), most),
  );
  return full ? endingWith(trace, path, legTo(full.pose)) : null;
}

interface Shift {
  readonly kind: PlaceKind;
  /** To the right. */
  readonly mm: number;
}

/** The shift that brings a mover into full contact with an enemy that it touches; null if there is none. */
function shiftOf(trace: Trace, { mover, other, touches }: EndContact): Shift | null {
  const mine = groundAtEnd(trace, mover);
  const place = placesOn(trace.way.movers[mover] as PlacedBase, other).find(
    ({ kind, pose }) => FULL.includes(kind) && parallel(pose.facing, mine.pose.facing),
  );
  const meets = touches.some((touch) => touch.mine === 'front' && touch.length > 0);
  if (!place || !(meets || place.kind === 'front')) return null;
  const mm = rightOf(mine, place.pose);
  return atMost(Math.abs(mm), FARTHEST) && Math.abs(mm) > EQUAL_LENGTH ? { kind: place.kind, mm } : null;
}

/** For a group: the least shift that brings a mover into full contact, with an enemy's front if possible. */
function groupLinedUp(
  trace: Trace,
  path: readonly Leg[],
  { contacts, loose }: Settled,
): readonly Leg[] | null {
  const stage = trace.way.stages.at(-1);
  const shifts = loose
    .map((contact) => shiftOf(trace, contact))
    .filter((each) => each !== null)
    .sort((a, b) => Math.abs(a.mm) - Math.abs(b.mm));
  const frontal = shifts.find(({ kind }) => kind === 'front');
  // A mover in a legal contact keeps it: the group does not leave it for a flank or a rear.
  const shift = frontal ?? (loose.length === contacts.length ? shifts[0] : undefined);
  if (!shift || !stage) return null;
  const to = shifted(stage.to[0] as Pose, shift.mm);
  return isStraightAhead(stage.motion) ? endingWith(trace, path, legTo(to)) : [...path, { shift: shift.mm }];
}

/** The path that ends in full contact where the order's end is not legal; null if nothing changes. */
export function linedUp(trace: Trace, order: MoveCommand): readonly Leg[] | null {
  if (trace.way.column || positionBroken(trace).length === 0) return null;
  const met = settled(trace);
  const [contact] = met.loose;
  if (!contact) return null;
  return trace.way.movers.length === 1
    ? singleLinedUp(trace, order, contact)
    : groupLinedUp(trace, order.path, met);
}
