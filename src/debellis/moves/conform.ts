/** Enemies conform to a larger group that contacts them. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { type BoardContact, contactsOf, nearAny } from '../../engine/board/contacts.ts';
import { groupOf } from '../../engine/board/groups.ts';
import { isAligned } from '../../engine/board/positions.ts';
import type { Step } from '../../engine/contract/sequence.ts';
import { battleAfter } from '../../engine/moves/after.ts';
import {
  areClear,
  type Conforming,
  conformingStep,
  type Met,
  metBy,
  type Placing,
  placingsOf,
} from '../../engine/moves/conforming.ts';
import { onTable } from '../../engine/moves/trace.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { outlineAt } from '../../engine/moves/way.ts';
import { planRecoil } from '../../engine/outcomes/recoil.ts';
import { roundLength } from '../../geometry/exact.ts';
import { ahead } from '../../geometry/pose.ts';
import { sameLength } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { flightDistance } from '../outcomes/ground.ts';
import { groundOfWall, mannedBy, type Wall } from '../walls/sections.ts';

/** How long a mover's front edge lies along a base, 0 for a corner on it; null if it meets the base by corners only. */
function touchedBy(game: Debellis, { touches }: BoardContact): number | null {
  const cornersCount = !holdsIn(game.moves, 'edgesConform');
  const fronts = touches.filter(
    ({ theirs }) => theirs === 'front' || (cornersCount && theirs.startsWith('front-')),
  );
  return fronts.length === 0 ? null : Math.max(...fronts.map(({ length }) => length));
}

/** The movers whose front edges lie along a base, each with how long they do. */
const meeters = (game: Debellis, met: Met, base: PlacedBase) =>
  contactsOf(met.battle, base).flatMap((contact) => {
    const mm = met.movers.some(({ id }) => id === contact.base.id) ? touchedBy(game, contact) : null;
    return mm !== null ? [{ base: contact.base, mm, lined: isAligned(contact.touches) }] : [];
  });

/** The other bases of its group that the movers meet. They line up together. */
const alsoMet = (game: Debellis, met: Met, base: PlacedBase): readonly PlacedBase[] =>
  groupOf(met.rules, met.battle, base).filter(
    (mate) => mate.id !== base.id && meeters(game, met, mate).length > 0,
  );

/** A defender astride two sections shifts behind one of them, where the attacker stands before it. */
const alongWall = (
  game: Debellis,
  base: PlacedBase,
  attackers: readonly PlacedBase[],
  [wall]: readonly Wall[],
): Conforming => {
  const across = wall ? groundOfWall(wall).depth : 0;
  const to = attackers.map((each) => ({ ...each, pose: ahead(each.pose, across) }));
  return { rule: clauseIn(game.moves, 'shiftBehindWall'), base, to, with: [] };
};

/** The enemies that the movers touch out of line, each with how long; the longest first. */
function askew(
  game: Debellis,
  met: Met,
): readonly { readonly base: PlacedBase; readonly most: number; readonly to: readonly PlacedBase[] }[] {
  const side = met.movers[0]?.side;
  const found = nearAny(met.battle, met.movers).flatMap((base) => {
    const touched = base.side === side ? [] : meeters(game, met, base);
    if (touched.length === 0 || touched.some(({ lined }) => lined)) return [];
    const most = Math.max(...touched.map(({ mm }) => mm));
    const to = touched.filter(({ mm }) => sameLength(mm, most)).map((each) => each.base);
    return [{ base, most, to }];
  });
  return found.toSorted((a, b) => roundLength(b.most) - roundLength(a.most));
}

/** The next enemy to conform: of several the one that lies longest before a mover, so that nobody shifts too far. */
function nextConforming(
  game: Debellis,
  met: Met,
  engaged: readonly string[],
  done: readonly string[],
): Conforming | null {
  for (const { base, to } of askew(game, met)) {
    if (done.includes(base.id) || engaged.includes(base.id)) continue;
    const manned = mannedBy(game, met.battle, base);
    if (manned.length > 1 && holdsIn(game.moves, 'shiftBehindWall')) return alongWall(game, base, to, manned);
    if (manned.length > 0) continue;
    const rule = game.conformsTo(met, base, to);
    if (rule !== null) return { rule, base, to, with: alsoMet(game, met, base) };
  }
  return null;
}

const placedThere = (battle: Battle, placings: readonly Placing[]): Battle => {
  const to = new Map(placings.map((each) => [each.base.id, each.to]));
  return { ...battle, bases: battle.bases.map((base) => ({ ...base, pose: to.get(base.id) ?? base.pose })) };
};

/** Could it recoil from there, and flee without leaving the table, whether or not it ever must? */
function hasWayBack(game: Debellis, { rules, battle }: Met, placings: readonly Placing[]): boolean {
  const after = placedThere(battle, placings);
  return placings.every(({ base, to }) => {
    const placed = { ...base, pose: to };
    const far = flightDistance(game, base, game.goingOfBase(rules, after, placed));
    return planRecoil(rules, after, placed).complete && onTable(battle, outlineAt(base, ahead(to, -far)).box);
  });
}

const hasRoom = (game: Debellis, met: Met, placings: readonly Placing[]): boolean =>
  areClear(met, placings) && (hasWayBack(game, met, placings) || !holdsIn(game.moves, 'wayBackToConform'));

/** The step in which contacted enemies conform, of two movers touched alike to the one that the mover's side names. */
export const conforming = (game: Debellis): Step => ({
  ...conformingStep({
    next: (met, engaged, done) => nextConforming(game, met, engaged, done),
    hasRoom: (met, placings) => hasRoom(game, met, placings),
    cannot: clauseIn(game.moves, 'roomToConform'),
    chooser: (battle) => battle.turn.active,
    key: 'debellis.conform.to',
  }),
  wholes: true,
});

/** Does an enemy's front edge lie along the front edge of a base, or its own along an enemy? */
export const isMetInFront = (battle: Battle, base: PlacedBase): boolean =>
  contactsOf(battle, base).some(
    (contact) =>
      contact.base.side !== base.side &&
      contact.touches.some(({ mine, length }) => mine === 'front' && length > 0),
  );

/** The enemies that conform to the movers at the end of their way. */
export function conformingAt(game: Debellis, trace: Trace): readonly string[] {
  const ids = trace.way.movers.map(({ id }) => id);
  const met = metBy(trace.rules, battleAfter(trace), ids);
  const others = trace.contacts.map(({ other }) => other);
  const engaged = others.filter((other) => isMetInFront(trace.battle, other)).map(({ id }) => id);
  const done: string[] = [];
  const found: string[] = [];
  for (
    let next = nextConforming(game, met, engaged, done);
    next;
    next = nextConforming(game, met, engaged, done)
  ) {
    done.push(next.base.id);
    const [to] = next.to;
    if (to && hasRoom(game, met, placingsOf(next, to))) found.push(next.base.id);
  }
  return found;
}
