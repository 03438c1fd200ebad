/** The latest throw of dice in a fight, while its dice lie on the table. */
import type { Battle } from '../../engine/battle.ts';
import type { Event } from '../../engine/event.ts';
import { ofTable } from '../state/table.ts';
import { facesThrown } from './animation.ts';

/** The battle before a throw, and the events with its dice. */
interface Throw {
  readonly before: Battle;
  readonly events: readonly Event[];
}

export const thrown = ofTable<Throw | null>(null);

/** Throws the dice of these events, if they have any. */
export function throwDice(before: Battle, events: readonly Event[]): void {
  if (events.some((event) => facesThrown(event).length > 0)) thrown.value = { before, events };
}
