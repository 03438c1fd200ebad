import type { BaseId, Battle } from '../../../engine/battle.ts';
import { ofTable } from '../table.ts';
import type { Ghost } from './selection.ts';

/** The battle in which the player was advised to end the phase with points left. */
export const advisedToEnd = ofTable<Battle | null>(null);

/** The ghost of a suggested order. The suggestion has weighed what the order costs, so no card warns of it. */
export const advisedGhost = ofTable<Ghost | null>(null);

/** The bases that were picked before the suggestion was shown: they are picked again where it is cancelled. */
export const pickedBefore = ofTable<readonly BaseId[]>([]);
