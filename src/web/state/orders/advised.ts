import { signal } from '@preact/signals';
import type { BaseId, Battle } from '../../../engine/battle.ts';
import type { Ghost } from './selection.ts';

/** The battle in which the player was advised to end the phase with points left. */
export const advisedToEnd = signal<Battle | null>(null);

/** The ghost of a suggested order. The suggestion has weighed what the order costs, so no card warns of it. */
export const advisedGhost = signal<Ghost | null>(null);

/** The bases that were picked before the suggestion was shown: they are picked again where it is cancelled. */
export const pickedBefore = signal<readonly BaseId[]>([]);
