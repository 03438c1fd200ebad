import type { Base, BaseId, Battle, Marks } from './battle.ts';
import type { Change, Event } from './event.ts';

function withMarks(marks: Marks, set: Readonly<Record<string, number | null>>): Marks {
  const next: Record<string, number> = { ...marks };
  for (const name of Object.keys(set)) {
    const value = set[name];
    if (value === null || value === undefined) delete next[name];
    else next[name] = value;
  }
  return next;
}

function withBase(battle: Battle, id: string, edit: (base: Base) => Base): Battle {
  const index = battle.bases.findIndex((base) => base.id === id);
  const base = battle.bases[index];
  if (!base) return battle;
  const bases = battle.bases.slice();
  bases[index] = edit(base);
  return { ...battle, bases };
}

const resized = (
  battle: Battle,
  { base, width, depth, troop }: Extract<Change, { change: 'resize' }>,
): Battle => withBase(battle, base, (was) => ({ ...was, width, depth, troop: troop ?? was.troop }));

const withMark = (battle: Battle, id: BaseId, set: Readonly<Record<string, number | null>>): Battle =>
  withBase(battle, id, (base) => ({ ...base, bound: withMarks(base.bound, set) }));

const untouched: Marks = {};

const cleared = (base: Base): Base =>
  base.bound === untouched && base.start === null ? base : { ...base, bound: untouched, start: null };

function withNotes(battle: Battle, set: Battle['own']): Battle {
  const own = { ...battle.own };
  for (const name of Object.keys(set)) {
    const value = set[name];
    if (value === null || value === undefined) delete own[name];
    else own[name] = value;
  }
  return { ...battle, own };
}

function added(battle: Battle, base: Base, was = base.id): Battle {
  const bases = battle.bases.filter((other) => other.id !== base.id && other.id !== was);
  const at = bases.findIndex((other) => other.id > base.id);
  bases.splice(at < 0 ? bases.length : at, 0, base);
  return { ...battle, bases };
}

const otherPieces = ({ terrain }: Battle, id: string): Battle['terrain'] =>
  terrain.filter((piece) => piece.id !== id);

function applyChange(battle: Battle, change: Change): Battle {
  switch (change.change) {
    case 'place':
      return withBase(battle, change.base, (base) => ({
        ...base,
        place: change.in ?? 'table',
        pose: change.at,
        start: base.start ?? base.pose,
      }));
    case 'remove':
      return withBase(battle, change.base, (base) => ({ ...base, place: change.to, pose: null }));
    case 'add':
      return added(battle, change.base, change.was);
    case 'mark':
      return [change.base].flat().reduce((now, id) => withMark(now, id, change.set), battle);
    case 'brand':
      return withBase(battle, change.base, (base) => ({ ...base, marks: withMarks(base.marks, change.set) }));
    case 'resize':
      return resized(battle, change);
    case 'clear':
      return { ...battle, bases: battle.bases.map(cleared) };
    case 'points':
      return {
        ...battle,
        turn: { ...battle.turn, pips: { ...battle.turn.pips, [change.command]: change.left } },
      };
    case 'turn':
      return { ...battle, turn: { ...battle.turn, ...change.set } };
    case 'side':
      return {
        ...battle,
        sides: battle.sides.map((side) => (side.id === change.side ? { ...side, ...change.set } : side)),
      };
    case 'terrain':
      return { ...battle, terrain: [...otherPieces(battle, change.piece.id), change.piece] };
    case 'lift':
      return { ...battle, terrain: otherPieces(battle, change.piece) };
    case 'note':
      return withNotes(battle, change.set);
    case 'flow':
      return { ...battle, flow: { ...battle.flow, ...change.flow } };
    case 'end':
      return { ...battle, result: change.result };
  }
}

/** Are the bases and the side that a change names there? */
function isKnown(battle: Battle, change: Change): boolean {
  const side = change.change === 'add' ? change.base.side : change.change === 'side' ? change.side : null;
  if (side !== null) return battle.sides.some(({ id }) => id === side);
  if (!('base' in change)) return true;
  return [change.base].flat().every((id) => battle.bases.some((base) => base.id === id));
}

/** Does every change of an event find what it names? A view lacks what is hidden; the truth never does. */
export function canApply(battle: Battle, event: Event): boolean {
  let now = battle;
  return event.changes.every((change) => {
    const known = isKnown(now, change);
    now = applyChange(now, change);
    return known;
  });
}

/** Folds what an event changes. Knows no rule: an old record replays for ever. */
export const apply = (battle: Battle, event: Event): Battle => event.changes.reduce(applyChange, battle);
