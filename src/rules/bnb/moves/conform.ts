/** Contacted bases that conform to those who met them. Blood and Blades, engagement. */
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { type BoardContact, contactsOf } from '../../../engine/board/contacts.ts';
import { IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { onTable } from '../../../engine/moves/trace.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { HALF_TURN, signedTurn } from '../../../geometry/exact.ts';
import { convexOverlap, rectanglesOverlap, sharesArea } from '../../../geometry/overlap.ts';
import { type Pose, rotated, roundPose } from '../../../geometry/pose.ts';
import { aheadOf } from '../../../geometry/rectangle.ts';
import { straightFree, sweptHull } from '../../../geometry/sweep.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { troopOf } from '../base.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { isFrontCorner } from '../combat/contact.ts';
import { isSkirmisher } from '../troops.ts';
import { isAligned } from './positions.ts';

/** One base that conforms: by which clause, to whom it may, and who goes with it. */
export interface Conforming {
  readonly rule: BnbClause;
  readonly base: PlacedBase;
  /** The enemies it touches longest; more than one: its owner chooses. */
  readonly to: readonly PlacedBase[];
  readonly with: readonly PlacedBase[];
}

export interface Met {
  readonly rules: Ruleset;
  readonly battle: Battle;
  /** Who moved. */
  readonly movers: readonly PlacedBase[];
}

/** Is the base asked about met on its front by the other? A corner on it counts when the other comes from ahead. */
function metInFront(base: PlacedBase, contact: BoardContact): boolean {
  if (contact.touches.some((touch) => touch.mine === 'front')) return true;
  const cornerOnly = contact.touches.every((touch) => touch.length === 0);
  const corner = contact.touches.some((touch) => isFrontCorner(touch.mine) && touch.theirs === 'front');
  return corner && cornerOnly && aheadOf(rectangleOfBase(base), contact.base.pose) >= 0;
}

const byMoverFront = (contact: BoardContact): boolean =>
  contact.touches.some((touch) => touch.theirs === 'front' || isFrontCorner(touch.theirs));

/** Movers that meet the base on its front. */
const meeters = (met: Met, base: PlacedBase): readonly BoardContact[] =>
  contactsOf(met.battle, base).filter(
    (contact) => met.movers.some((mover) => mover.id === contact.base.id) && metInFront(base, contact),
  );

const touched = (contact: BoardContact): number =>
  contact.touches.reduce((most, touch) => (touch.mine === 'front' ? Math.max(most, touch.length) : most), 0);

/** The contacts along the greatest length. */
function longest(contacts: readonly BoardContact[]): readonly PlacedBase[] {
  const most = Math.max(...contacts.map(touched));
  return contacts.filter((contact) => !moreThan(most, touched(contact))).map((contact) => contact.base);
}

const groupAt = (met: Met, base: PlacedBase): readonly PlacedBase[] => groupOf(met.rules, met.battle, base);

function isolated(met: Met, base: PlacedBase): Conforming | null {
  const contacts = meeters(met, base);
  if (met.movers.length < 2 || contacts.length === 0 || groupAt(met, base).length > 1) return null;
  return holds('bnb.align.10') ? { rule: 'bnb.align.10', base, to: longest(contacts), with: [] } : null;
}

const allSkirmishers = (bases: readonly PlacedBase[]): boolean =>
  bases.every((base) => isSkirmisher(troopOf(base)));

interface Exception {
  readonly rule: BnbClause;
  readonly when: (met: Met, group: readonly PlacedBase[]) => boolean;
}

const isType = (bases: readonly PlacedBase[], type: string): boolean =>
  bases.every((base) => troopOf(base).type === type);

/** When skirmishers do not conform to skirmishers. */
const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'bnb.align.12',
    when: (met, group) => met.movers.some((base) => troopOf(base).type === 'Ps') && isType(group, 'LH'),
  },
  {
    rule: 'bnb.align.13',
    when: (met, group) => met.rules.board.front(met.movers).length < met.rules.board.front(group).length,
  },
  { rule: 'bnb.align.14', when: (met, group) => met.movers.length < group.length },
];

/** Skirmishers who do not conform to skirmishers do so in no case. */
const isExcepted = (met: Met, group: readonly PlacedBase[]): boolean =>
  group.length > 1 &&
  allSkirmishers(group) &&
  allSkirmishers(met.movers) &&
  EXCEPTIONS.some((each) => each.when(met, group) && holds(each.rule));

function skirmisher(met: Met, base: PlacedBase): Conforming | null {
  const group = groupAt(met, base);
  const contacts = meeters(met, base).filter(byMoverFront);
  if (group.length < 2 || met.movers.length < 2 || contacts.length < 2 || !allSkirmishers(group)) return null;
  if (isExcepted(met, group) || !holds('bnb.align.11')) return null;
  return { rule: 'bnb.align.11', base, to: longest(contacts), with: [] };
}

function betweenTwo(met: Met, base: PlacedBase): Conforming | null {
  const contacts = contactsOf(met.battle, base).filter((contact) => contact.base.side !== base.side);
  if (contacts.some((contact) => isAligned(contact.touches))) return null;
  const fronts = contacts.filter((contact) =>
    contact.touches.some((touch) => touch.mine === 'front' && touch.theirs === 'front' && touch.length > 0),
  );
  const group = groupAt(met, base);
  if (fronts.length < 2 || isExcepted(met, group) || !holds('bnb.align.15')) return null;
  const others = group.filter((each) => each.id !== base.id);
  return { rule: 'bnb.align.15', base, to: longest(fronts), with: holds('bnb.align.16') ? others : [] };
}

const CASES = [isolated, skirmisher, betweenTwo];

const inWater = (met: Met, base: PlacedBase): boolean =>
  met.battle.terrain.some(
    (piece) => piece.kind === 'Rv' && sharesArea(rectangleOfBase(base).corners, outlineOf(piece)),
  );

/** Baggage, waders and who was in close combat before do not conform. */
const mayConform = (met: Met, base: PlacedBase, engaged: readonly string[]): boolean =>
  !(
    (troopOf(base).type === 'Bg' || engaged.includes(base.id) || inWater(met, base)) &&
    holds('bnb.align.20')
  );

/** Who conforms next: by the order of the cases, then by id. */
export function nextConforming(
  met: Met,
  engaged: readonly string[],
  done: readonly string[],
): Conforming | null {
  const side = met.movers[0]?.side;
  const bases = basesOnTable(met.battle).filter(
    (base) => base.side !== side && !done.includes(base.id) && mayConform(met, base, engaged),
  );
  const cases = holds('bnb.align.19') ? CASES : [...CASES].reverse();
  for (const each of cases) {
    for (const base of bases) {
      if (
        !contactsOf(met.battle, base).some((contact) =>
          met.movers.some((mover) => mover.id === contact.base.id),
        )
      )
        continue;
      const found = each(met, base);
      if (found) return found;
    }
  }
  return null;
}

export interface Placing {
  readonly base: PlacedBase;
  readonly to: Pose;
}

/** Where the base, and those who go with it, come to stand when it aligns itself with this enemy. */
export function placingsOf(conforming: Conforming, enemy: PlacedBase): readonly Placing[] {
  const { base } = conforming;
  const facing = enemy.pose.facing + HALF_TURN;
  const turn = signedTurn(base.pose.facing, facing);
  return [base, ...conforming.with].map((each) => {
    const turned = rotated(each.pose, base.pose, turn);
    return {
      base: each,
      to: roundPose({
        ...turned,
        x: turned.x + enemy.pose.x - base.pose.x,
        y: turned.y + enemy.pose.y - base.pose.y,
      }),
    };
  });
}

function isClear(met: Met, { base, to }: Placing, others: readonly PlacedBase[]): boolean {
  const from = rectangleOfBase(base);
  const end = outlineAt(base, to);
  if (!onTable(met.battle, end.box)) return false;
  if (others.some((other) => rectanglesOverlap(end, rectangleOfBase(other)))) return false;
  const hull = sweptHull([from, end]);
  const shift = to.facing === base.pose.facing;
  const blocked = others.some((other) => {
    const { corners } = rectangleOfBase(other);
    if (shift) return straightFree(from, to.x - base.pose.x, to.y - base.pose.y, corners) < 1;
    return !met.movers.some((mover) => mover.id === other.id) && convexOverlap(hull, corners);
  });
  return (
    !blocked &&
    !met.battle.terrain.some(
      (piece) =>
        met.rules.board.goingOf(met.battle, piece, base) === IMPASSABLE && sharesArea(hull, outlineOf(piece)),
    )
  );
}

/** Is there room for all who move when a base conforms? */
export function hasRoom(met: Met, placings: readonly Placing[]): boolean {
  const ids = placings.map(({ base }) => base.id);
  const others = basesOnTable(met.battle).filter((base) => !ids.includes(base.id));
  return placings.every((placing) => isClear(met, placing, others)) || !holds('bnb.align.17');
}

/** The movers as they now stand. */
export const metBy = (rules: Ruleset, battle: Battle, ids: readonly string[]): Met => ({
  rules,
  battle,
  movers: ids.map((id) => placedBase(battle, id)).filter((base) => base !== null),
});
