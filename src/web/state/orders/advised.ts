import { signal } from '@preact/signals';
import type { Battle } from '../../../engine/battle.ts';

/** The battle in which the player was advised to end the phase with points left. */
export const advisedToEnd = signal<Battle | null>(null);
