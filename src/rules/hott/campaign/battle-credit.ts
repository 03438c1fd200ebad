/** Whose elements destroyed, drove off or took what in a battle that was fought on the table. */
import type { Play } from '../../../engine/battle/record.ts';
import type { Base } from '../../../engine/battle.ts';
import { isRecord } from '../../../engine/data/form.ts';
import type { Event } from '../../../engine/event.ts';
import { elementOf, isOf } from '../troops/base.ts';
import { costOf } from '../troops/troops.ts';

/** A player who takes part, and his bases in the battle: a main army, or a contingent. */
export interface Party {
  readonly player: string;
  readonly side: string;
  readonly isMain: boolean;
  readonly own: readonly Base[];
}

/** An element that was destroyed or driven off, and the fighters of the fight that led to it. */
export interface Gone {
  readonly base: string;
  readonly isDeath: boolean;
  readonly fighters: readonly string[];
}

const eventsOf = ({ record, live }: Play): readonly Event[] =>
  live.flatMap((at) => record.entries[at]?.events ?? []);

/** The events that settle a fight, a shot or a spell. */
const SETTLED: readonly string[] = ['fought', 'shot', 'spell'];

const fightersIn = ({ figures }: Event): readonly string[] =>
  isRecord(figures?.outcomes) ? Object.keys(figures.outcomes) : [];

/** The elements that were destroyed or driven off, in order, each with the fight before it. */
export function goneIn(play: Play): readonly Gone[] {
  let fighters: readonly string[] = [];
  const gone: Gone[] = [];
  for (const event of eventsOf(play)) {
    if (SETTLED.includes(event.type)) fighters = fightersIn(event);
    const isDeath = event.type === 'destroyed';
    if (isDeath || event.type === 'left-battlefield')
      gone.push({ base: String(event.figures?.base), isDeath, fighters });
  }
  return gone;
}

const partyOf = (parties: readonly Party[], id: string): Party | undefined =>
  parties.find(({ own }) => own.some((base) => base.id === id));

/** The player whose element destroyed or drove off another: the enemy in its fight; undefined if there was none. */
export function creditOf(parties: readonly Party[], { base, fighters }: Gone): Party | undefined {
  const side = partyOf(parties, base)?.side;
  return fighters.flatMap((id) => partyOf(parties, id) ?? []).find((party) => party.side !== side);
}

export const mainAgainst = (parties: readonly Party[], side: string): Party =>
  parties.find((each) => each.isMain && each.side !== side) as Party;

/** The losses that count: each destruction of a horde, and of other elements the last, if they are gone for good. */
function counting(element: Base, gone: readonly Gone[]): readonly Gone[] {
  const own = gone.filter(({ base }) => base === element.id);
  const last = element.place === 'lost' ? own.slice(-1) : [];
  return isOf(element, 'Hordes') ? own.filter((each) => each.isDeath || last.includes(each)) : last;
}

/** The army points that the elements of each player destroyed or drove off. */
export function creditIn(parties: readonly Party[], gone: readonly Gone[]): Readonly<Record<string, number>> {
  const credit = Object.fromEntries(parties.map(({ player }) => [player, 0]));
  for (const element of parties.flatMap(({ own }) => own))
    for (const each of counting(element, gone)) {
      const by = creditOf(parties, each)?.player;
      if (by !== undefined) credit[by] = (credit[by] ?? 0) + costOf(elementOf(element));
    }
  return credit;
}

/** Who took the stronghold of a side: the player whose element won it, or the main protagonist against it. */
export function takerOf(parties: readonly Party[], play: Play, side: string): Party {
  const fall = eventsOf(play).findLast(({ type }) => type === 'stronghold-lost');
  const by = partyOf(parties, String(fall?.figures?.by ?? ''));
  return by && by.side !== side ? by : mainAgainst(parties, side);
}
