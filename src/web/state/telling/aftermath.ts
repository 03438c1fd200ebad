/** What became of the bases of a fight after its dice. */
import type { BaseId } from '../../../engine/battle.ts';
import type { Event } from '../../../engine/event.ts';
import { LOST } from './losses-told.ts';

const RETREATS = new Set(['recoiled', 'withdrew', 'fled']);
const ADVANCES = new Set(['pursued', 'followed']);

const isOf =
  (base: BaseId) =>
  ({ figures }: Event): boolean =>
    figures?.base === base;

/** The event by which a base was lost, or was stopped on its way back; undefined where it went back in full or stood. */
export const cutShort = (after: readonly Event[], base: BaseId): Event | undefined =>
  after
    .filter(isOf(base))
    .findLast(({ type, figures }) => LOST.has(type) || (RETREATS.has(type) && figures?.complete === false));

/** The event by which a base went back or pursued; undefined where it stayed. */
export const wentBy = (after: readonly Event[], base: BaseId): Event | undefined =>
  after.filter(isOf(base)).findLast(({ type }) => RETREATS.has(type) || ADVANCES.has(type));

/** The events by which a base destroyed others on its way. */
export const overrunBy = (after: readonly Event[], base: BaseId): readonly Event[] =>
  after.filter(({ type, figures }) => type === 'overrun' && figures?.by === base);
