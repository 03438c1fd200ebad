/** What happened in some steps of the battle, in words. */

import type { Entry } from '../../engine/battle/record.ts';
import { type BaseId, type Battle, type Json, placedBase, type SideId } from '../../engine/battle.ts';
import type { Seat } from '../../engine/command.ts';
import { keptByKey } from '../../engine/data/memory.ts';
import type { Event } from '../../engine/event.ts';
import { publicEvent } from '../../engine/game/view.ts';
import type { Telling } from '../../words/types.ts';
import { session } from '../state/battle/session.ts';
import { namesGiven } from '../state/telling/base-names.ts';
import { eventsTold, type LogLine, lineOf, reasonOf, type Why } from '../state/telling/log.ts';
import { lossStory } from '../state/telling/losses-told.ts';
import { asTold } from '../state/telling/moves-told.ts';
import { told } from '../state/telling/naming.ts';
import { telling } from '../state/telling/telling.ts';
import type { Steps } from '../state/view/recent.ts';
import { seatShown } from '../state/view/shown.ts';

/** The result of one command. */
export interface Doing {
  /** The step after the command. */
  readonly step: number;
  readonly by: string;
  readonly lines: readonly LogLine[];
  readonly why: Why | null;
  /** The bases that should have advanced and found no way. */
  readonly stopped: readonly BaseId[];
}

/** Events that tell of no action of a player. */
const ROUTINE = new Set(['phase-ended', 'phase-skipped', 'bound-begins', 'pips-thrown']);

/** All that the words of an entry depend on besides the battle after it. */
interface Hearing {
  readonly entry: Entry;
  readonly seat: Seat | null;
  readonly telling: Telling;
  readonly names: ReadonlyMap<BaseId, string>;
}

const isSame = (then: Hearing, now: Hearing): boolean =>
  then.entry === now.entry &&
  then.seat === now.seat &&
  then.telling === now.telling &&
  then.names === now.names;

/** The events of an entry in words, put into words once: a bound of many orders is told again after each of them. */
const linesOf = keptByKey(
  (battle: Battle, _number: number, { entry, seat }: Hearing) =>
    eventsTold(entry.events, seat)
      .filter(({ type }) => !ROUTINE.has(type))
      .map((event) => ({ event, line: lineOf(battle, event) })),
  { alike: isSame },
);

/** All that was done in these steps, as far as the seat shown may know it. */
export function doneIn({ from, to }: Steps): readonly Doing[] {
  const now = session.value;
  if (!now) return [];
  const { live, record, battles } = now.play;
  return live.slice(from, to).flatMap((number, index) => {
    const entry = record.entries[number];
    const battle = battles[from + index + 1];
    if (!entry || !battle) return [];
    const hearing = { entry, seat: seatShown.value, telling: telling.value, names: namesGiven.value };
    const heard = linesOf(battle, number, hearing);
    if (heard.length === 0) return [];
    const stopped = heard.flatMap(({ event: { type, figures } }) =>
      type === 'advance-stays' ? [String(figures?.base)] : [],
    );
    const lines = heard.map(({ line }) => line);
    const why = reasonOf(number, entry.command);
    return [{ step: from + index + 1, by: entry.by, lines, why, stopped }];
  });
}

/** The sides that ended a phase of their bound without any order in it. */
export function passedIn({ from, to }: Steps): readonly SideId[] {
  const now = session.value;
  if (!now) return [];
  const { live, record } = now.play;
  const entries = live.slice(from, to).flatMap((number) => record.entries[number] ?? []);
  const ended = entries.filter(({ command }) => command.type === 'end-phase').map(({ by }) => by);
  const ordered = new Set(entries.filter(({ command }) => command.type !== 'end-phase').map(({ by }) => by));
  const active = now.play.battles[from]?.turn.active;
  return [...new Set(ended)].filter((by) => by === active && !ordered.has(by));
}

/** The bases of a side that left the table between two moments. */
export const lostBetween = (before: Battle, after: Battle, side: SideId): readonly BaseId[] =>
  before.bases
    .filter((base) => base.side === side && placedBase(before, base.id) && !placedBase(after, base.id))
    .map(({ id }) => id);

const COMBATS = new Set(['fought', 'shot', 'spell']);

/** The combats in some steps that cost no base: the losses are told by name. */
export const bloodless = (steps: Steps): readonly Doing[] =>
  doneIn(steps).filter(({ step, lines }) => {
    const [before, after] = [session.value?.play.battles[step - 1], session.value?.play.battles[step]];
    return (
      lines.some(({ type }) => COMBATS.has(type)) &&
      before?.sides.every(({ id }) => after && lostBetween(before, after, id).length === 0)
    );
  });

/** How a base was lost, and by whom: in a combat of its own, run over by another base, or otherwise. */
export interface HowLost {
  readonly how: 'fought' | 'shot' | 'spell' | 'overrun' | 'other';
  readonly enemy: BaseId;
  /** For one that another base ran over: which one, the enemy before which it went back, and its event. */
  readonly by?: Json;
  readonly from?: Json;
  readonly way?: Json;
}

/** After a combat its outcomes may ask this number of questions before the base is gone. */
const MOST_ASKED = 4;

/** How a base was lost in some steps, as far as the seat shown may know it. */
export function howLost({ from, to }: Steps, base: BaseId): HowLost {
  const { live, record, battles } = session.value?.play ?? { live: [], record: null, battles: [] };
  const last = battles.slice(from, to + 1).findLastIndex((battle) => placedBase(battle, base)) + from;
  const eventsAt = (at: number): readonly Event[] =>
    asTold(
      (record?.entries[live[at] ?? -1]?.events ?? []).flatMap(
        (event) => publicEvent(event, seatShown.value) ?? [],
      ),
    );
  const overrun = lossStory(eventsAt(last), base).find(({ type }) => type === 'overrun');
  if (overrun) return { how: 'overrun', enemy: '', ...overrun.figures };
  for (let at = last; at >= Math.max(from, last - MOST_ASKED); at--)
    for (const { type, figures } of eventsAt(at)) {
      const bases = Array.isArray(figures?.bases) ? figures.bases.map(String) : [];
      if ((type === 'fought' || type === 'shot' || type === 'spell') && bases.includes(base))
        return { how: type, enemy: bases.find((id) => id !== base) ?? '' };
    }
  return { how: 'other', enemy: '' };
}

/** A lost base in words, with how it was lost. */
export function lossTold(battle: Battle, steps: Steps, base: BaseId): string {
  return told(battle, 'screen.recent.how', {
    from: 'none',
    by: 'none',
    way: '',
    ...howLost(steps, base),
    base,
  });
}
