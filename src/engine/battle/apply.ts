/** Applies events to a battle. Nothing else changes a battle. */
import { type Base, type BaseId, type Battle, type Marks, plainBase, type Turn } from '../battle.ts';
import type { Change, Event } from '../event.ts';
import { partsSet, withSet } from '../game/apply.ts';

// Objects that are read often always get their facts in the same order: JavaScript reads objects of one shape much
// faster.

const withFacts = (was: Battle, set: Partial<Battle>): Battle => ({
  ruleset: was.ruleset,
  options: was.options,
  table: was.table,
  terrain: set.terrain ?? was.terrain,
  sides: set.sides ?? was.sides,
  bases: set.bases ?? was.bases,
  turn: set.turn ?? was.turn,
  own: set.own ?? was.own,
  flow: set.flow ?? was.flow,
  result: set.result ?? was.result,
});

function withTurn(battle: Battle, set: Partial<Turn>): Battle {
  const { round, bound, active, pips, drawOffered, command = '' } = { ...battle.turn, ...set };
  const turn = { round, bound, active, pips, drawOffered };
  return withFacts(battle, { turn: command === '' ? turn : { ...turn, command } });
}

function withBase(battle: Battle, id: string, edit: (base: Base) => Base): Battle {
  const index = battle.bases.findIndex((base) => base.id === id);
  const base = battle.bases[index];
  if (!base) return battle;
  const bases = battle.bases.slice();
  bases[index] = plainBase(edit(base));
  return withFacts(battle, { bases });
}

/** Ends the links of a base in a bent column: it follows no base, and no base follows it. */
function unlinked(battle: Battle, id: BaseId): Battle {
  const isLinked = (base: Base): boolean =>
    base.follows !== undefined && (base.id === id || base.follows.base === id);
  if (!battle.bases.some(isLinked)) return battle;
  const free = ({ follows: _, ...base }: Base): Base => plainBase(base);
  return withFacts(battle, { bases: battle.bases.map((base) => (isLinked(base) ? free(base) : base)) });
}

const placed = (
  battle: Battle,
  { base, at, in: place = 'table' }: Extract<Change, { change: 'place' }>,
): Battle =>
  withBase(unlinked(battle, base), base, (was) => ({
    ...was,
    place,
    pose: at,
    start: was.start ?? was.pose,
  }));

const resized = (
  battle: Battle,
  { base, width, depth, troop }: Extract<Change, { change: 'resize' }>,
): Battle => withBase(battle, base, (was) => ({ ...was, width, depth, troop: troop ?? was.troop }));

const withMark = (battle: Battle, id: BaseId, set: Readonly<Record<string, number | null>>): Battle =>
  withBase(battle, id, (base) => ({ ...base, bound: withSet(base.bound, set) }));

const untouched: Marks = {};

const cleared = (base: Base): Base =>
  base.bound === untouched && base.start === null
    ? base
    : plainBase({ ...base, bound: untouched, start: null });

function added(battle: Battle, base: Base, was = base.id): Battle {
  const bases = unlinked(battle, base.id).bases.filter((other) => other.id !== base.id && other.id !== was);
  const at = bases.findIndex((other) => other.id > base.id);
  bases.splice(at < 0 ? bases.length : at, 0, plainBase(base));
  return withFacts(battle, { bases });
}

const otherPieces = ({ terrain }: Battle, id: string): Battle['terrain'] =>
  terrain.filter((piece) => piece.id !== id);

function applyChange(battle: Battle, change: Change): Battle {
  switch (change.change) {
    case 'place':
      return placed(battle, change);
    case 'remove':
      return withBase(unlinked(battle, change.base), change.base, (base) => ({
        ...base,
        place: change.to,
        pose: null,
      }));
    case 'follow':
      return withBase(battle, change.base, (base) => ({ ...base, follows: change.follows }));
    case 'add':
      return added(battle, change.base, change.was);
    case 'mark':
      return [change.base].flat().reduce((now, id) => withMark(now, id, change.set), battle);
    case 'brand':
      return withBase(battle, change.base, (base) => ({ ...base, marks: withSet(base.marks, change.set) }));
    case 'resize':
      return resized(battle, change);
    case 'clear':
      return withFacts(battle, { bases: battle.bases.map(cleared) });
    case 'points':
      return withTurn(battle, { pips: { ...battle.turn.pips, [change.command]: change.left } });
    case 'turn':
      return withTurn(battle, change.set);
    case 'terrain':
      return withFacts(battle, { terrain: [...otherPieces(battle, change.piece.id), change.piece] });
    case 'lift':
      return withFacts(battle, { terrain: otherPieces(battle, change.piece) });
    default:
      return withFacts(battle, partsSet(battle, change));
  }
}

/** Does the battle hold the bases and the side that a change names? */
function isKnown(battle: Battle, change: Change): boolean {
  const side = change.change === 'add' ? change.base.side : change.change === 'side' ? change.side : null;
  if (side !== null) return battle.sides.some(({ id }) => id === side);
  if (!('base' in change)) return true;
  return [change.base].flat().every((id) => battle.bases.some((base) => base.id === id));
}

/** Does each change of an event find the things that it names? A view lacks hidden things, so there it may not. */
export function canApply(battle: Battle, event: Event): boolean {
  let now = battle;
  return event.changes.every((change) => {
    const known = isKnown(now, change);
    now = applyChange(now, change);
    return known;
  });
}

/** Applies the changes of an event. It knows no rule, so an old record always replays the same. */
export const apply = (battle: Battle, event: Event): Battle => event.changes.reduce(applyChange, battle);
