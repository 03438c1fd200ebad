/** Elements that are destroyed or leave the battlefield. Hordes of the Things, Lost elements. */

import type { Base, BaseId } from '../../../engine/battle.ts';
import { findBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import type { Gone } from '../../../engine/outcomes/plan.ts';
import type { HottClause } from '../clauses/ids.ts';
import { fleesOff } from '../combat/outcome-table.ts';
import { elementOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

/** The lasting mark of elements that left the battlefield and were not destroyed. */
const LEFT = 'fled';

/** The clauses by which an element leaves the battlefield instead of being destroyed. */
const LEAVING: readonly string[] = [
  'hott.lost.2',
  'hott.push.5',
  'hott.flee.11',
  'hott.flee.2',
  'hott.lurker.11',
] satisfies HottClause[];
const FLEEING: readonly string[] = ['hott.flee.11', 'hott.flee.2', 'hott.lurker.11'] satisfies HottClause[];

function changesFor(base: BaseId, rule: string): readonly Change[] {
  const leaves = LEAVING.includes(rule);
  const fled: Change = { change: 'mark', base, set: { fled: 1 } };
  return [
    ...(FLEEING.includes(rule) ? [fled] : []),
    { change: 'brand', base, set: { [LEFT]: leaves ? 1 : null } },
    { change: 'remove', base, to: 'lost' },
  ];
}

/** Takes an element from play: it is destroyed or, by certain clauses, leaves the battlefield. */
export function lose(work: Work, { base, rule, by, kept }: Omit<Gone, 'to'>): void {
  const leaves = LEAVING.includes(rule);
  if (!holds(leaves ? 'hott.lost.2' : 'hott.lost.1')) return;
  const type = leaves ? 'left-battlefield' : 'destroyed';
  const figures = { base, ...(by ? { by } : {}), ...(kept ? { kept } : {}) };
  tell(work, { type, rule, figures }, changesFor(base, rule));
}

/** Was it destroyed, rather than lost by leaving the battlefield? */
export const isDestroyed = (base: Base): boolean => base.place === 'lost' && figure(base.marks, LEFT) === 0;

/**
 * The outcome by which an element is gone; null if it is not. A flight that leads off the battlefield counts as a
 * flight; other elements that cross the edge count as leaving.
 */
export function goneBy(base: Base, ordered: string): string | null {
  if (base.place === 'ensorcelled') return 'ensorcelled';
  if (base.place !== 'lost') return null;
  if (isDestroyed(base)) return 'destroyed';
  return ordered === 'flee' && fleesOff(elementOf(base)) ? 'flee' : 'leaves';
}

export const wasDestroyed = (work: Work, id: BaseId): boolean => {
  const base = findBase(work.battle, id);
  return base !== undefined && isDestroyed(base);
};
