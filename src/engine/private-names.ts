/** Names of hidden bases: nobody learns from the name of one that appears how many there are. */
import type { BaseId, Battle } from './battle.ts';
import type { Change, Event } from './event.ts';

const MARK = '?';

/** What the owner calls a base that is hidden: `LA?2` will be `LA1` if it appears first. */
export const privateName = (stem: string, number: number): BaseId => `${stem}${MARK}${number}`;

/** By what name all know a base: of a private name the stem with the lowest number that is free. */
export function publicName({ bases }: Battle, id: BaseId): BaseId {
  const [stem = '', number] = id.split(MARK);
  if (number === undefined) return id;
  const taken = new Set(bases.map((base) => base.id));
  let free = 1;
  while (taken.has(`${stem}${free}`)) free++;
  return `${stem}${free}`;
}

type Added = Extract<Change, { readonly change: 'add' }>;

const isUnveiling = (change: Change): change is Added & { readonly was: BaseId } =>
  change.change === 'add' && change.was !== undefined;

const withoutPrivate = (change: Change): Change => {
  if (!isUnveiling(change)) return change;
  const { was: _, ...open } = change;
  return open;
};

/** Does a base with a private name appear in it? */
export const unveils = ({ changes }: Event): boolean => changes.some(isUnveiling);

/** An event as its side knows it; others do not hear what was the private name of a base that appears. */
export function veiled(event: Event): Event {
  const owner = event.changes.find(isUnveiling)?.base.side;
  if (owner === undefined) return event;
  return {
    ...event,
    secret: { of: owner, public: { ...event, changes: event.changes.map(withoutPrivate) } },
  };
}
