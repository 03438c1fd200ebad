import { signal } from '@preact/signals';
import type { Battle } from '../../../engine/battle.ts';
import type { Ghost } from './selection.ts';

/** The battle in which the player was advised to end the phase with points left. */
export const advisedToEnd = signal<Battle | null>(null);

/** The ghost of a suggested order. The suggestion has weighed what the order costs, so no card warns of it. */
export const advisedGhost = signal<Ghost | null>(null);
