/** Contacted bases conform to the bases that contact them. Blood and Blades, engagement. */

import { basesOnTable, otherSide, type PlacedBase } from '../../../engine/battle.ts';
import { type BoardContact, contactsOf } from '../../../engine/board/contacts.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { isAligned, isFrontCorner } from '../../../engine/board/positions.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/game/options.ts';
import {
  areClear,
  type Conforming,
  conformingStep,
  type Met,
  type Placing,
  placingsOf,
} from '../../../engine/moves/conforming.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { aheadOf } from '../../../geometry/rectangle.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { isKeptStraight } from '../ground/water.ts';
import { CONTACTED_CONFORM } from '../options.ts';
import { troopOf } from '../troops/base.ts';
import { isSkirmisher } from '../troops/troops.ts';

/** Does the contact meet the base on its front? A corner on the front counts if the other comes from ahead. */
function metInFront(base: PlacedBase, contact: BoardContact): boolean {
  if (contact.touches.some((touch) => touch.mine === 'front')) return true;
  const cornerOnly = contact.touches.every((touch) => touch.length === 0);
  const corner = contact.touches.some((touch) => isFrontCorner(touch.mine) && touch.theirs === 'front');
  return corner && cornerOnly && aheadOf(rectangleOfBase(base), contact.base.pose) >= 0;
}

const byMoverFront = (contact: BoardContact): boolean =>
  contact.touches.some((touch) => touch.theirs === 'front' || isFrontCorner(touch.theirs));

/** Movers that contact the base on its front. */
const meeters = (met: Met, base: PlacedBase): readonly BoardContact[] =>
  contactsOf(met.battle, base).filter(
    (contact) => met.movers.some((mover) => mover.id === contact.base.id) && metInFront(base, contact),
  );

const touched = (contact: BoardContact): number =>
  contact.touches.reduce((most, touch) => (touch.mine === 'front' ? Math.max(most, touch.length) : most), 0);

/** The bases of the contacts along the greatest length. */
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

/** The exceptions in which skirmishers do not conform to skirmishers. */
const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'bnb.align.12',
    when: (met, group) => met.movers.some((base) => troopOf(base).type === 'Ps') && isType(group, 'LH'),
  },
  {
    rule: 'bnb.align.13',
    when: (met, group) =>
      met.rules.board.groups.front(met.movers).length < met.rules.board.groups.front(group).length,
  },
  { rule: 'bnb.align.14', when: (met, group) => met.movers.length < group.length },
];

/** Does an exception apply, so that a group of skirmishers does not conform in any case? */
const isExcepted = (met: Met, group: readonly PlacedBase[]): boolean =>
  group.length > 1 &&
  allSkirmishers(group) &&
  allSkirmishers(met.movers) &&
  EXCEPTIONS.some((each) => each.when(met, group) && holds(each.rule));

/** A skirmisher leaves its group to conform. The case does not apply if it has no room alone. */
function skirmisher(met: Met, base: PlacedBase): Conforming | null {
  const group = groupAt(met, base);
  const contacts = meeters(met, base).filter(byMoverFront);
  if (group.length < 2 || met.movers.length < 2 || contacts.length < 2 || !allSkirmishers(group)) return null;
  if (isExcepted(met, group) || !holds('bnb.align.11')) return null;
  const alone: Conforming = { rule: 'bnb.align.11', base, to: longest(contacts), with: [] };
  return alone.to.some((enemy) => hasRoom(met, placingsOf(alone, enemy))) ? alone : null;
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

/** Waders, and bases on a bridge, never conform. */
const keepsInWater = (met: Met, base: PlacedBase): boolean =>
  isKeptStraight(met.battle, rectangleOfBase(base)) && holds('bnb.terrain.44');

/** Baggage, waders and bases that were in close combat before do not conform. */
const mayConform = (met: Met, base: PlacedBase, engaged: readonly string[]): boolean =>
  !(
    (troopOf(base).type === 'Bg' || engaged.includes(base.id) || keepsInWater(met, base)) &&
    holds('bnb.align.20')
  );

/** The next base that conforms: by the order of the cases, then by id. */
function nextConforming(met: Met, engaged: readonly string[], done: readonly string[]): Conforming | null {
  if (!agreed(met.battle.options, CONTACTED_CONFORM)) return null;
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

/** Would a conforming base turn or shift in the water, or into it? */
function turnsInWater({ battle }: Met, { base, to }: Placing): boolean {
  if (isKeptStraight(battle, rectangleOfBase(base))) return holds('bnb.terrain.44');
  return isKeptStraight(battle, outlineAt(base, to)) && holds('bnb.terrain.37');
}

/** Is there room for all bases that move when a base conforms? */
const hasRoom = (met: Met, placings: readonly Placing[]): boolean =>
  (areClear(met, placings) && !placings.some((placing) => turnsInWater(met, placing))) ||
  !holds('bnb.align.17');

/** The step in which contacted bases conform; it asks their owner only if two ways are equal. */
export const conforming: Step = conformingStep({
  next: nextConforming,
  hasRoom,
  cannot: 'bnb.align.17',
  chooser: (battle) => otherSide(battle, battle.turn.active),
  key: 'bnb.conform.to',
});
