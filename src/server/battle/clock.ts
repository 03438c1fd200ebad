/** The clocks of a battle. The clock runs for the side for which the battle waits. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { Clock, TimeLeft } from '../../protocol/messages.ts';
import type { Pace } from '../../protocol/terms.ts';
import { days, minutes, seconds } from './times.ts';

/** The time of each side at the start; null where there is no clock. */
function timeAtStart(pace: Pace): TimeLeft | null {
  switch (pace.kind) {
    case 'untimed':
      return null;
    case 'bank':
      return { bound: 0, bank: minutes(pace.minutes) };
    case 'days':
      return { bound: days(pace.perBound), bank: days(pace.bank) };
  }
}

/** The side for whom a battle waits. */
export const waitsFor = ({ flow, result }: Battle): SideId | null =>
  result ? null : (flow.awaits.find(({ by }) => by !== 'dice')?.by ?? null);

export function startClock(pace: Pace, battle: Battle, at: number): Clock | null {
  const time = timeAtStart(pace);
  if (!time) return null;
  const left = Object.fromEntries(battle.sides.map(({ id }) => [id, time]));
  return { left, running: waitsFor(battle), since: at, bound: battle.turn.bound };
}

/** The time left after some of it was used. */
function spend({ bound, bank }: TimeLeft, ms: number): TimeLeft {
  const ofBound = Math.min(bound, ms);
  return { bound: bound - ofBound, bank: Math.max(0, bank - (ms - ofBound)) };
}

/** A new bound gives each side its days again, or gives the active side its increment of seconds. */
function withBound(pace: Pace, left: Clock['left'], active: SideId): Clock['left'] {
  return Object.fromEntries(
    Object.entries(left).map(([side, time]) => {
      if (pace.kind === 'days') return [side, { ...time, bound: days(pace.perBound) }];
      const more = pace.kind === 'bank' && side === active ? seconds(pace.increment) : 0;
      return [side, { ...time, bank: time.bank + more }];
    }),
  );
}

/** The clock with the used time taken off. `away` is the end of the leave of the side for which it runs. */
export function settleClock(clock: Clock, at: number, away: number): Clock {
  const { running, since } = clock;
  const time = running === null ? undefined : clock.left[running];
  if (running === null || !time) return { ...clock, since: at };
  const ran = Math.max(0, at - Math.max(since, away));
  return { ...clock, left: { ...clock.left, [running]: spend(time, ran) }, since: at };
}

/**
 * The clock after an entry. It changes only where the battle waits for another side or a bound begins, so that it
 * reveals nothing about secret actions of a side.
 */
export function runClock(pace: Pace, clock: Clock, battle: Battle, at: number, away: number): Clock {
  const running = waitsFor(battle);
  const { bound, active } = battle.turn;
  if (running === clock.running && bound === clock.bound) return clock;
  const settled = settleClock(clock, at, away);
  const left = bound > clock.bound ? withBound(pace, settled.left, active) : settled.left;
  return { left, running, since: at, bound };
}

/** When the time of the waiting side is up; null where no clock runs. */
export function upAt(clock: Clock, away: number): number | null {
  const time = clock.running === null ? undefined : clock.left[clock.running];
  return time ? Math.max(clock.since, away) + time.bound + time.bank : null;
}
