import { useEffect, useState } from 'preact/hooks';
import { SideMark } from '../parts/SideMark.tsx';
import { t } from '../state/telling/telling.ts';
import { serverNow } from './asking.ts';
import { place, present, told } from './line.ts';
import { leadsSide, partnersOf } from './team.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, '0');

/** A time in days and hours, or as a clock shows it. */
function timeTold(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= DAY)
    return t('distance.clock.days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const [hours, minutes, seconds] = [left / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND].map(
    Math.floor,
  ) as [number, number, number];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The milliseconds that a side has left; null where there is no clock. */
function timeLeft(side: string): number | null {
  const { clock, seats } = told.value;
  const left = clock?.left[side];
  if (!clock || !left) return null;
  const away = Math.max(0, ...seats.filter((seat) => seat.side === side).map((seat) => seat.away));
  const ran = clock.running === side ? Math.max(0, serverNow() - Math.max(clock.since, away)) : 0;
  return left.bound + left.bank - ran;
}

/** Draws anew every second while a clock runs. */
function useTicking(): void {
  const [, setTick] = useState(0);
  const isRunning = told.value.clock?.running != null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
}

/** How a player is doing: here, away, or a bot. */
function presenceOf(number: number): { readonly key: string; readonly isHere: boolean } {
  const seat = told.value.seats[number];
  if (seat?.bot) return { key: 'distance.is-bot', isHere: true };
  if (seat?.standIn) return { key: 'distance.stands-in', isHere: true };
  if (seat && seat.away > serverNow()) return { key: 'distance.on-leave', isHere: false };
  const isHere = present.value.seats.includes(number);
  return { key: isHere ? 'distance.here' : 'distance.not-here', isHere };
}

function Player({ side, at }: { readonly side: string; readonly at: number }) {
  const { seats, clock, late } = told.value;
  const number = seats.findIndex((seat) => seat.side === side && leadsSide(seat));
  const { key, isHere } = presenceOf(number);
  const left = timeLeft(side);
  const isRunning = clock?.running === side;
  return (
    <li class={`player ${isRunning ? 'running' : ''}`}>
      <SideMark at={at} />
      <span class={`dot ${isHere ? 'on' : ''}`} title={t(key)} aria-hidden="true" />
      <span class="player-name" translate={false}>
        {seats[number]?.name ?? '?'}
      </span>
      <span class="visually-hidden">{t(key)}</span>
      {place.value?.seat === number && <span class="chip">{t('screen.you')}</span>}
      {partnersOf(seats, side).map((partner) => (
        <span key={partner} class="muted">
          {t('distance.team.with', { name: seats[partner]?.name ?? '' })}
        </span>
      ))}
      {left !== null && (
        <span translate={false} class={`clock ${late === side || left <= 0 ? 'bad' : ''}`}>
          <span class="visually-hidden">{t('distance.clock')}</span> {timeTold(left)}
        </span>
      )}
    </li>
  );
}

/** Both players: who is there, and how much time each has. */
export function Players() {
  useTicking();
  const sides = told.value.play?.record.opening.sides ?? [];
  return (
    <ul class="players" aria-label={t('distance.players')}>
      {sides.map(({ id }, at) => (
        <Player key={id} side={id} at={at} />
      ))}
      {present.value.spectators > 0 && (
        <li class="muted">{t('distance.watching', { count: present.value.spectators })}</li>
      )}
    </ul>
  );
}
