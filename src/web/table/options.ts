import { signal } from '@preact/signals';

/** Zones of control: those that matter for what is picked, all, or none. */
export type ZonesShown = 'picked' | 'all' | 'none';

export const zonesShown = signal<ZonesShown>('picked');
export const gapsShown = signal(false);
export const reachShown = signal(true);
/** A single base too is dragged by a pivot and straight ahead. */
export const wheelDrag = signal(false);
/** Letting go of a dragged ghost keeps it instead of giving the order. */
export const planFirst = signal(false);
/** Mounted infantry moves on foot, and leaves its vehicles. */
export const onFoot = signal(false);
/** One that flies begins to fight those on the ground whom it comes to touch. */
export const engageThere = signal(true);
