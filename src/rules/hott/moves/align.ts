/** Ends of moves brought exactly into a legal contact. Hordes of the Things, Contact with enemies. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Leg, MoveCommand } from '../../../engine/command.ts';
import type { EndContact } from '../../../engine/moves/end-contacts.ts';
import { cornerWay } from '../../../engine/moves/measure.ts';
import { type PlaceKind, placesOn } from '../../../engine/moves/places.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { isStraightAhead } from '../../../engine/moves/way.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { type Pose, shifted } from '../../../geometry/pose.ts';
import { rightOf } from '../../../geometry/rectangle.ts';
import { atMost, EQUAL_LENGTH, opposite } from '../../../geometry/tolerance.ts';
import { BASE_WIDTH } from '../measures.ts';
import { groundAtEnd, looseContacts, positionBroken } from './contact-checks.ts';

/** Nobody is moved farther than this from where the order said. */
const FARTHEST = BASE_WIDTH / 2;
/** Nor an element that may go as it likes, unless it is asked for: only what reading a ruler may be wrong by. */
const READING = 1;

const FULL: readonly PlaceKind[] = ['front', 'left-flank', 'right-flank', 'rear'];

const legTo = ({ x, y, facing }: Pose): Leg => ({ to: [x, y, degreesOf(facing)] });

/** The path with its last leg replaced. */
const endingWith = (trace: Trace, path: readonly Leg[], leg: Leg): readonly Leg[] => {
  const last = trace.way.stages.at(-1)?.leg ?? 0;
  return [...path.slice(0, last), leg];
};

/** Of one element: the nearest full contact with the enemy that it touches in no legal way. */
function singleLinedUp(
  trace: Trace,
  { path, align }: MoveCommand,
  { other }: EndContact,
): readonly Leg[] | null {
  const most = align === true ? FARTHEST : READING;
  const base = trace.way.movers[0] as PlacedBase;
  const end = trace.ends[0] as Pose;
  const near = placesOn(base, other)
    .filter(({ kind }) => FULL.includes(kind))
    .map(({ pose }) => ({ pose, mm: cornerWay(base, end, pose) }))
    .filter(({ mm }) => atMost(mm, most))
    .sort((a, b) => a.mm - b.mm)[0];
  return near ? endingWith(trace, path, legTo(near.pose)) : null;
}

/** The shift to the right after which a mover stands exactly opposite an enemy; null where it cannot. */
function shiftOf(trace: Trace, { mover, other }: EndContact): number | null {
  const mine = groundAtEnd(trace, mover);
  const mm = rightOf(mine, rectangleOfBase(other).pose);
  const frontal = opposite(mine.pose.facing, other.pose.facing);
  return frontal && atMost(Math.abs(mm), FARTHEST) && Math.abs(mm) > EQUAL_LENGTH ? mm : null;
}

/** Of a group: the least shift to the side after which one of it stands exactly opposite an enemy. */
function groupLinedUp(
  trace: Trace,
  path: readonly Leg[],
  contacts: readonly EndContact[],
): readonly Leg[] | null {
  const stage = trace.way.stages.at(-1);
  const mm = contacts
    .map((contact) => shiftOf(trace, contact))
    .filter((each) => each !== null)
    .sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (mm === undefined || !stage) return null;
  const to = shifted(stage.to[0] as Pose, mm);
  return isStraightAhead(stage.motion) ? endingWith(trace, path, legTo(to)) : [...path, { shift: mm }];
}

/** The path that ends in full contact where the order's own end may not be; null where nothing changes. */
export function linedUp(trace: Trace, order: MoveCommand): readonly Leg[] | null {
  if (trace.way.column || positionBroken(trace).length === 0) return null;
  const contacts = looseContacts(trace);
  const [contact] = contacts;
  if (!contact) return null;
  return trace.way.movers.length === 1
    ? singleLinedUp(trace, order, contact)
    : groupLinedUp(trace, order.path, contacts);
}
