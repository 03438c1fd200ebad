/** What the marks of a base say. */
import type { Base } from '../../engine/battle.ts';
import { figure } from '../marks.ts';

/** Does a general of any rank lead from this base? */
export const isGeneral = (base: Base): boolean => figure(base.marks, 'general') > 0;

/** Is its command demoralised? */
export const isDemoralised = (base: Base): boolean => figure(base.marks, 'demoralised') > 0;

export const isChariot = (base: Base): boolean => figure(base.marks, 'chariot') > 0;

/** Do both belong to the same command? A side without commands counts as one. */
export const sameCommand = (a: Base, b: Base): boolean => a.side === b.side && a.command === b.command;
