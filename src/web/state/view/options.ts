/**
 * The options of the table that a player switches: shown zones, gaps and reach, and the effects of a drag. Those that
 * are about an order begin anew with each battle.
 */
import { signal } from '@preact/signals';
import { ofTable } from '../table.ts';

/** The zones of control that are shown: those that matter for the picked bases, all, or none. */
export type ZonesShown = 'picked' | 'all' | 'none';

export const zonesShown = signal<ZonesShown>('picked');
export const gapsShown = signal(false);
export const reachShown = signal(true);
/** Are the ranges of shooters and the reach of leaders shown? */
export const rangesShown = signal(false);
/** Is a single base also dragged by a pivot and straight ahead? */
export const wheelDrag = signal(false);
/** Does the end of a drag keep the ghost instead of giving the order? */
export const planFirst = signal(false);
/** Does mounted infantry leave its vehicles and move on foot? */
export const onFoot = ofTable(false);
/** Are orders by hand marches, in a ruleset whose players choose that? */
export const marching = ofTable(false);
/** Does a flyer engage the ground bases that it comes to touch? */
export const engageThere = ofTable(true);
/** Does the card warn of legal orders that are probably bad? */
export const warnsBad = signal(true);
