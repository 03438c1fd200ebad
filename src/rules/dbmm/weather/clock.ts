/** Hours of the clock. */
import { holds } from '../../../engine/effects.ts';

const DAY = 24;

/** An hour of the clock: hours beyond midnight are of the next day, hours before it of the day before. */
export function hourAt(hours: number): number {
  if (hours < 0) return hours + DAY;
  return hours > DAY && holds('dbmm.hour.11') ? hours - DAY : hours;
}
