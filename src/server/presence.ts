/** The viewers connected to a battle or a campaign, in all processes. Changes are broadcast and not stored. */
import { randomBytes } from 'node:crypto';
import type { Presence } from '../protocol/messages.ts';
import type { Host } from './host.ts';
import type { Kept } from './kind.ts';
import type { Live } from './live.ts';
import type { Lives } from './lives.ts';

interface Report extends Presence {
  readonly process: string;
  readonly battle: string;
  /** Asks the other processes to report too. */
  readonly asks: boolean;
}

const PREFIX = 'present ';

/** A process without a report for this long is dead. */
const STALE_MS = 90_000;
export const REPORT_EVERY_MS = 30_000;
/** A viewer who comes back sooner was never away: after a reload, and between two brief streams. */
const LEFT_MS = 3000;
/** Longer than another process takes to answer. */
const ANSWER_MS = 500;

function presenceIn<Of extends Kept>({ watchers }: Live<Of>): Presence {
  const seats = new Set<number>();
  let spectators = 0;
  for (const { seat, meet } of watchers) {
    // A watcher without `meet` only waits for the answer to its own request.
    if (!meet) continue;
    if (seat === null) spectators += 1;
    else seats.add(seat);
  }
  return { seats: [...seats].toSorted((a, b) => a - b), spectators };
}

const together = (all: readonly Presence[]): Presence => ({
  seats: [...new Set(all.flatMap(({ seats }) => seats))].toSorted((a, b) => a - b),
  spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
});

/** Runs a task for battles a moment later, unless it is stopped before. */
function later(task: (battle: string) => void) {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    at(battle: string): void {
      const timer = setTimeout(() => {
        timers.delete(timer);
        task(battle);
      }, LEFT_MS);
      timers.add(timer);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export interface Presences {
  /** Call it when a viewer has come in this process. */
  came(battle: string): void;
  /** Call it when a viewer has left in this process. */
  left(battle: string): void;
  /** The viewers in all processes: it asks them, and waits a moment for their answers. */
  asked(battle: string): Promise<Presence>;
  close(): void;
}

export function openPresences<Of extends Kept>({ store, now, tellError }: Host, lives: Lives<Of>): Presences {
  const process = randomBytes(8).toString('hex');
  const reports = new Map<string, Map<string, Presence & { readonly at: number }>>();

  const of = (battle: string): Presence =>
    together([...(reports.get(battle)?.values() ?? [])].filter(({ at }) => at > now() - STALE_MS));

  function report(battle: string, asks: boolean): void {
    const live = lives.atHand(battle);
    if (!live) return;
    const told: Report = { process, battle, asks, ...presenceIn(live) };
    store.tell(`${PREFIX}${JSON.stringify(told)}`).catch(tellError);
  }

  store.listen((news) => {
    if (!news?.startsWith(PREFIX)) return;
    const {
      process: from,
      battle,
      asks,
      seats,
      spectators,
    } = JSON.parse(news.slice(PREFIX.length)) as Report;
    const live = lives.atHand(battle);
    if (!live) return;
    const before = JSON.stringify(of(battle));
    const known = reports.get(battle) ?? new Map();
    reports.set(battle, known.set(from, { seats, spectators, at: now() }));
    const after = of(battle);
    if (JSON.stringify(after) !== before) for (const { meet } of live.watchers) meet?.(after);
    if (asks && from !== process) report(battle, false);
  });

  const timer = setInterval(() => {
    for (const battle of reports.keys()) {
      if (!lives.atHand(battle)) reports.delete(battle);
      else if ((lives.atHand(battle)?.watchers.size ?? 0) > 0) report(battle, false);
    }
  }, REPORT_EVERY_MS);

  const leaving = later((battle) => report(battle, true));

  return {
    came: (battle) => report(battle, true),
    left: leaving.at,
    async asked(battle) {
      report(battle, true);
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      return of(battle);
    },
    close() {
      clearInterval(timer);
      leaving.stop();
    },
  };
}
