/** What is lawful in the threat zones of enemies, and nothing else is. DBMM, Threat zones; rulings 63, 113, 114 and 143. */

import { unknownTo } from '../../../debellis/commands/awareness.ts';
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { coverAhead } from '../../../debellis/moves/ahead.ts';
import { isMarch } from '../../../debellis/moves/kind.ts';
import { type Stay, staysOf } from '../../../debellis/moves/stays.ts';
import type { BaseId, PlacedBase } from '../../../engine/battle.ts';
import { FLANKS, isAligned, isFrontCorner, meet } from '../../../engine/board/positions.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { EndContact } from '../../../engine/moves/end-contacts.ts';
import { goesAhead, goesBack } from '../../../engine/moves/own-way.ts';
import { usedAt } from '../../../engine/moves/trace.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH, moreThan, opposite } from '../../../geometry/tolerance.ts';
import { isIdle } from '../board/zones.ts';
import { breaks } from '../citing.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isSkirmisher } from '../troops/base.ts';
import { goesFull } from './full.ts';

/** One mover in the zones of enemies. */
interface Bound {
  readonly game: Debellis;
  readonly trace: Trace;
  readonly mover: number;
  readonly base: PlacedBase;
  readonly stays: readonly Stay[];
}

const endOf = ({ way, ends }: Trace, mover: number): Rectangle =>
  outlineAt(way.movers[mover] as PlacedBase, ends[mover] as Pose);

/** The parts of a mover's way in zones that have an effect on it. */
export const effective = (trace: Trace, mover: number): readonly Stay[] =>
  staysOf(trace, mover, (by, ground) =>
    isIdle(trace.rules, trace.battle, by, trace.way.movers[mover] as PlacedBase, ground),
  );

/** The enemy most in front: it fills the widest strip straight ahead; of equals it is the nearest. */
function mostInFront(base: PlacedBase, enemies: readonly PlacedBase[]): PlacedBase | null {
  const mine = rectangleOfBase(base);
  const cover = (enemy: PlacedBase): number => coverAhead(mine, rectangleOfBase(enemy));
  const apart = (enemy: PlacedBase): number => rectanglesDistance(mine, rectangleOfBase(enemy));
  const [first] = enemies.toSorted((a, b) => {
    const wider = cover(b) - cover(a);
    return Math.abs(wider) > EQUAL_LENGTH && holds('dbmm.term.5') ? wider : apart(a) - apart(b);
  });
  return first ?? null;
}

/** Is it one of those whose zone binds the mover, and the one most in front of it? */
const isMostInFront = ({ base, stays }: Bound, enemy: PlacedBase): boolean =>
  mostInFront(
    base,
    stays.map(({ by }) => by),
  )?.id === enemy.id || !holds('dbmm.tz.24');

const enemiesMet = ({ trace, mover, base }: Bound): readonly EndContact[] =>
  trace.contacts.filter((contact) => contact.mover === mover && contact.other.side !== base.side);

const isAlignedTo = (contact: EndContact): boolean =>
  meet(contact.touches, 'front', 'front') && isAligned(contact.touches);

const isOpposite = (end: Rectangle, enemy: PlacedBase): boolean =>
  opposite(end.pose.facing, enemy.pose.facing) &&
  Math.abs(rightOf(end, enemy.pose)) <= EQUAL_LENGTH &&
  aheadOf(end, enemy.pose) >= -EQUAL_LENGTH;

const allStages = ({ trace, base, mover }: Bound, goes: typeof goesAhead): boolean =>
  trace.way.stages.every((stage) => goes(stage, base, mover));

const isAhead = (bound: Bound): boolean => allStages(bound, goesAhead);

/** Does it touch an enemy's front edge or a front corner, and nothing else of any enemy? */
const touchesFrontsOnly = (contacts: readonly EndContact[]): boolean =>
  contacts.length > 0 &&
  contacts.every(({ touches }) => touches.every(({ theirs }) => theirs === 'front' || isFrontCorner(theirs)));

const asOverlap = ({ touches }: EndContact): boolean =>
  touches.some(
    ({ mine, theirs }) =>
      (isFrontCorner(mine) && isFrontCorner(theirs)) ||
      FLANKS.some((flank) => mine === flank || theirs === flank),
  );

/** Does another mover end with its front on this enemy's front? */
const isMetByMate = ({ trace, mover }: Bound, enemy: PlacedBase): boolean =>
  trace.contacts.some(
    (contact) =>
      contact.mover !== mover &&
      contact.other.id === enemy.id &&
      contact.touches.some(({ mine, length }) => mine === 'front' && length > 0),
  );

/** Does it go behind friends who are partly right before it, nearer than the enemies, at its start and at its end? */
function followsFriends({ trace, mover, base, stays }: Bound): boolean {
  const [start, end] = [rectangleOfBase(base), endOf(trace, mover)];
  const mates = trace.way.movers.flatMap((mate, at) =>
    at === mover ? [] : [{ before: rectangleOfBase(mate), after: endOf(trace, at) }],
  );
  const friends = trace.others
    .filter(({ side }) => side === base.side)
    .map((friend) => ({ before: rectangleOfBase(friend), after: rectangleOfBase(friend) }));
  const covers = (mine: Rectangle, friend: Rectangle): boolean =>
    coverAhead(mine, friend) > EQUAL_LENGTH &&
    stays.every(({ by }) =>
      moreThan(rectanglesDistance(mine, rectangleOfBase(by)), rectanglesDistance(mine, friend)),
    );
  return [...mates, ...friends].some(({ before, after }) => covers(start, before) && covers(end, after));
}

/** Is the mover in these zones only from its rear? */
const isBehindOnly = ({ base, stays }: Bound): boolean => {
  const mine = rectangleOfBase(base);
  return stays.every(({ by }) =>
    rectangleOfBase(by).corners.every((corner) => aheadOf(mine, corner) <= -mine.depth + EQUAL_LENGTH),
  );
};

/** Is a move lawful for every zone that the mover is in? */
const forEveryZone = ({ stays }: Bound, is: (stay: Stay) => boolean): boolean =>
  holds('dbmm.tz.25') ? stays.every(is) : stays.some(is);

interface LawfulMove {
  readonly rule: DbmmClause;
  /** Is the mover's move of this kind? Lining up counts for every zone at once. */
  readonly is: (bound: Bound) => boolean;
}

/** The moves that are lawful in threat zones. */
export const LAWFUL: readonly LawfulMove[] = [
  {
    rule: 'dbmm.tz.4',
    is: (bound) => enemiesMet(bound).some((each) => isAlignedTo(each) && isMostInFront(bound, each.other)),
  },
  {
    rule: 'dbmm.tz.5',
    is: (bound) =>
      enemiesMet(bound).length === 0 &&
      bound.stays.some(
        ({ by }) => isOpposite(endOf(bound.trace, bound.mover), by) && isMostInFront(bound, by),
      ),
  },
  {
    rule: 'dbmm.tz.6',
    is: (bound) =>
      enemiesMet(bound).some(
        (each) => asOverlap(each) && (isMetByMate(bound, each.other) || !holds('dbmm.tz.28')),
      ),
  },
  {
    rule: 'dbmm.tz.7',
    is: (bound) =>
      isAhead(bound) &&
      !isMarch(bound.trace) &&
      enemiesMet(bound).length === 0 &&
      goesFull(bound.game, bound.trace),
  },
  { rule: 'dbmm.tz.8', is: (bound) => isAhead(bound) && touchesFrontsOnly(enemiesMet(bound)) },
  {
    rule: 'dbmm.tz.9',
    is: (bound) =>
      isAhead(bound) &&
      enemiesMet(bound).length === 0 &&
      forEveryZone(bound, ({ by }) => coverAhead(rectangleOfBase(bound.base), rectangleOfBase(by)) > 0),
  },
  {
    rule: 'dbmm.tz.10',
    is: (bound) =>
      allStages(bound, goesBack) &&
      !touchesFront(bound.game, bound.trace.battle, bound.base) &&
      enemiesMet(bound).length === 0,
  },
  { rule: 'dbmm.tz.11', is: followsFriends },
  {
    rule: 'dbmm.tz.12',
    is: (bound) =>
      bound.trace.way.stages.every(({ motion }) => motion.kind === 'turnabout') && isBehindOnly(bound),
  },
];

const isLawful = (bound: Bound): boolean => LAWFUL.some(({ rule, is }) => holds(rule) && is(bound));

/**
 * Is this way of a spontaneous advance lawful in the zones of enemies? `lined` is the enemy with whose front it lines up.
 * Straight ahead without contact it always is: it goes as far as it can.
 */
export function advancesLawfully(game: Debellis, trace: Trace, lined: PlacedBase | null): boolean {
  const base = trace.way.movers[0] as PlacedBase;
  const ahead = trace.way.stages.every((stage) => goesAhead(stage, base, 0));
  const stays = effective(trace, 0).filter(({ by }) => !(ahead && isSkirmisher(by) && holds('dbmm.imp.50')));
  const bound: Bound = { game, trace, mover: 0, base, stays };
  return (
    stays.length === 0 ||
    !holds('dbmm.tz.3') ||
    (ahead && enemiesMet(bound).length === 0) ||
    (lined !== null && isMostInFront(bound, lined)) ||
    isLawful(bound)
  );
}

/** Does a mover end opposite the enemy that is most in front of it, in whose zone it is? */
export function facesInZone(game: Debellis, trace: Trace, mover: number): boolean {
  const base = trace.way.movers[mover] as PlacedBase;
  const end = endOf(trace, mover);
  const faces = (enemy: PlacedBase): boolean => enemy.side !== base.side && isOpposite(end, enemy);
  // Few ways end so, and to find the part of a way in each zone is dear.
  if (!trace.zones.some((zone) => zone.mover === mover) || !trace.others.some(faces)) return false;
  const bound = { game, trace, mover, base, stays: effective(trace, mover) };
  return bound.stays.some(({ by }) => faces(by) && isMostInFront(bound, by));
}

/** The enemies whose zones do not bar a march, but end it: those that its command did not know. */
const surprisingOwners = (game: Debellis, trace: Trace): ReadonlySet<BaseId> =>
  new Set(
    isMarch(trace) && trace.zones.length > 0 && holds('dbmm.tz.21')
      ? unknownTo(game, trace).map(({ id }) => id)
      : [],
  );

/** Each mover in a threat zone does what is lawful there; the others move as their group does. */
export function zoneBroken(game: Debellis, trace: Trace): readonly Broken[] {
  if (!holds('dbmm.tz.3')) return [];
  const judged = holds('dbmm.tz.26') ? trace.way.movers : trace.way.movers.slice(0, 1);
  const surprising = surprisingOwners(game, trace);
  const all = judged.map((_, mover) => effective(trace, mover).filter(({ by }) => !surprising.has(by.id)));
  return judged.flatMap((base, mover) => {
    const own = all[mover] ?? [];
    const stays = own.length > 0 || holds('dbmm.tz.27') ? own : all.flat();
    const [stay] = stays;
    const [place] = stay?.places ?? [];
    if (!stay || !place || isLawful({ game, trace, mover, base, stays })) return [];
    const figures = { base: base.id, owner: stay.by.id, mm: usedAt(trace, place.at) };
    return [breaks(place.at, 'dbmm.tz.3', 'dbmm.zone', figures)];
  });
}
