/** How movers align after contact. Blood and Blades, engagement. */

import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import { contactsAt } from '../../../engine/moves/end-contacts.ts';
import { carriedLinks } from '../../../engine/moves/links.ts';
import { onTable } from '../../../engine/moves/trace.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import { type Pose, roundPose, shifted } from '../../../geometry/pose.ts';
import { rightOf } from '../../../geometry/rectangle.ts';
import { straightFree, sweptHull } from '../../../geometry/sweep.ts';
import { CONTACT_GAP, EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { fights } from '../board/contacts.ts';
import { isKeptStraight } from '../ground/water.ts';

interface Shift {
  readonly other: PlacedBase;
  /** Millimetres to the right of the base that contacts the enemy. */
  readonly mm: number;
  readonly facing: number;
}

/** The shifts that bring a mover's front fully onto an enemy front that it contacts, the shortest first. */
function shiftsOf(battle: Battle, movers: readonly PlacedBase[]): readonly Shift[] {
  const shifts: Shift[] = [];
  for (const base of movers) {
    for (const { base: other, touches } of enemyContacts(battle, base)) {
      const frontal = touches.some(
        (touch) =>
          touch.mine === 'front' && (touch.theirs === 'front' || !holds('bnb.align.3')) && touch.length > 0,
      );
      if (frontal)
        shifts.push({ other, mm: rightOf(rectangleOfBase(base), other.pose), facing: base.pose.facing });
    }
  }
  const shorter = holds('bnb.align.5') ? 1 : -1;
  return shifts.sort(
    (a, b) => (Math.abs(a.mm) - Math.abs(b.mm)) * shorter || (a.other.id < b.other.id ? -1 : 1),
  );
}

/** Moves a base by the common vector, sideways of the base that contacts the enemy. */
const shiftedBy =
  ({ mm, facing }: Shift) =>
  (pose: Pose): Pose => ({ ...shifted({ ...pose, facing }, mm), facing: pose.facing });

type Move = { readonly base: PlacedBase; readonly to: Pose };

/** Does a shift lead over impassable ground? */
function isImpassable(rules: Ruleset, battle: Battle, { base, to }: Move): boolean {
  const halfway = { ...to, x: (base.pose.x + to.x) / 2, y: (base.pose.y + to.y) / 2 };
  const hull = sweptHull(rectangleOfBase(base), outlineAt(base, to));
  return battle.terrain.some(
    (piece) =>
      sharesArea(hull, outlineOf(piece)) &&
      [halfway, to].some(
        (pose) => rules.board.going.of(battle, piece, base, outlineAt(base, pose)) === IMPASSABLE,
      ),
  );
}

/** Waders, and bases on a bridge, only go straight; and no shift leads into the water. */
const shiftsInWater = (battle: Battle, { base, to }: Move): boolean =>
  [base.pose, to].some((pose) => isKeptStraight(battle, outlineAt(base, pose))) && holds('bnb.terrain.43');

/** Is the way of a shift on the table, and clear of bases and of impassable ground? */
function isFree(
  rules: Ruleset,
  battle: Battle,
  moves: readonly Move[],
  others: readonly PlacedBase[],
): boolean {
  return moves.every((move) => {
    const { base, to } = move;
    const from = rectangleOfBase(base);
    const end = outlineAt(base, to);
    const clear = others.every(
      (other) =>
        straightFree(from, to.x - base.pose.x, to.y - base.pose.y, rectangleOfBase(other).corners) === 1,
    );
    if (!clear && holds('bnb.align.4')) return false;
    if (!onTable(battle, end.box) && holds('bnb.align.9')) return false;
    return !isImpassable(rules, battle, move) && !shiftsInWater(battle, move);
  });
}

/** The enemies that the movers touch, and those that they fight, before or after the shift. */
function enemiesMet(moves: readonly Move[], ends: boolean, others: readonly PlacedBase[]) {
  const bases = moves.map((move) => move.base);
  const poses = moves.map((move) => (ends ? move.to : move.base.pose));
  const contacts = contactsAt(bases, poses, others).filter(({ other }) => other.side !== bases[0]?.side);
  const ids = (all: typeof contacts): readonly string[] => all.map(({ other }) => other.id);
  return { touched: ids(contacts), fought: ids(contacts.filter(({ touches }) => fights(touches))) };
}

/** Does a shift keep contact with all enemies that were fought, and start no other fight? */
function keepsFights(moves: readonly Move[], others: readonly PlacedBase[]): boolean {
  const before = enemiesMet(moves, false, others);
  const after = enemiesMet(moves, true, others);
  const kept = before.fought.every((id) => after.touched.includes(id)) || !holds('bnb.align.6');
  return kept && (after.fought.every((id) => before.fought.includes(id)) || !holds('bnb.align.7'));
}

/**
 * How the movers align: all shift by the same vector, sideways, until one front lies fully on an enemy front that it
 * contacts. Null if no shift is needed or none is legal.
 */
export function alignment(
  rules: Ruleset,
  battle: Battle,
  ids: readonly string[],
): { readonly shift: Shift; readonly moves: readonly Move[] } | null {
  const movers = ids.map((id) => placedBase(battle, id)).filter((base) => base !== null);
  const shifts = shiftsOf(battle, movers);
  const shift = shifts[0];
  if (!shift || Math.abs(shift.mm) <= Math.min(CONTACT_GAP, EQUAL_LENGTH) || !holds('bnb.align.1'))
    return null;
  const shifting = holds('bnb.align.8') ? movers : movers.slice(0, 1);
  const moves = shifting.map((base) => ({ base, to: roundPose(shiftedBy(shift)(base.pose)) }));
  const others = basesOnTable(battle).filter((base) => !shifting.some((mover) => mover.id === base.id));
  if (!isFree(rules, battle, moves, others) || !keepsFights(moves, others)) return null;
  return { shift, moves };
}

/** Aligns the movers if it is legal. */
export function alignMovers(work: Work, ids: readonly string[]): void {
  const found = alignment(work.rules, work.battle, ids);
  if (!found) return;
  const { shift, moves } = found;
  const figures = { bases: [...ids], other: shift.other.id, mm: shift.mm };
  tell(work, { type: 'aligned', rule: 'bnb.align.1', figures }, [
    ...moves.map(({ base, to }): Change => ({ change: 'place', base: base.id, at: to })),
    ...carriedLinks(
      moves.map(({ base }) => base),
      shiftedBy(shift),
    ),
  ]);
}
