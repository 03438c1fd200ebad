/** Names of hidden bases. When a base appears, its name must not give away how many others are hidden. */
import type { Base, BaseId, Battle } from '../battle.ts';
import type { Change, Event } from '../event.ts';

const MARK = '?';

/** The name that the owner sees for a hidden base. `LA?2` becomes `LA1` if it appears first. */
export const privateName = (stem: string, number: number): BaseId => `${stem}${MARK}${number}`;

/** The number in the name of a hidden base; null for a base that both sides see. */
export const hiddenNumber = (id: BaseId): string | null => id.split(MARK)[1] ?? null;

/** The name that both sides see for a base: the stem with the lowest free number. */
export function publicName({ bases }: Battle, id: BaseId): BaseId {
  const [stem = '', number] = id.split(MARK);
  if (number === undefined) return id;
  const taken = new Set(bases.map((base) => base.id));
  let free = 1;
  while (taken.has(`${stem}${free}`)) free++;
  return `${stem}${free}`;
}

/** The change by which a base appears. */
export type Added = Extract<Change, { readonly change: 'add' }>;

/** The changes by which bases appear to both sides, under public names. */
export function appearing(battle: Battle, bases: readonly Base[]): readonly Added[] {
  const all = [...battle.bases];
  return bases.map((base): Added => {
    const id = publicName({ ...battle, bases: all }, base.id);
    const shown: Base = { ...base, id };
    all.push(shown);
    return { change: 'add', base: shown, ...(id === base.id ? {} : { was: base.id }) };
  });
}

const isUnveiling = (change: Change): change is Added & { readonly was: BaseId } =>
  change.change === 'add' && change.was !== undefined;

const withoutPrivate = (change: Change): Change => {
  if (!isUnveiling(change)) return change;
  const { was: _, ...open } = change;
  return open;
};

/** Does a base with a private name appear in this event? */
export const unveils = ({ changes }: Event): boolean => changes.some(isUnveiling);

/** The event as its side knows it. Others do not get the private name of a base that appears. */
export function veiled(event: Event): Event {
  const owner = event.changes.find(isUnveiling)?.base.side;
  if (owner === undefined) return event;
  return {
    ...event,
    secret: { of: owner, public: { ...event, changes: event.changes.map(withoutPrivate) } },
  };
}
