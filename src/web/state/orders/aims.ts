/** The base that the next order is about: the player picks bases, points at another one, and chooses what to do. */
import { computed } from '@preact/signals';
import type { BaseId } from '../../../engine/battle.ts';
import { ofTable } from '../table.ts';
import { selected } from './selection.ts';

/** The picked bases and the base pointed at; null while the player does not point. */
const pointed = ofTable<{ readonly ids: readonly BaseId[]; readonly at: BaseId | null } | null>(null);

/** Does the next click on a base point at it? */
export const isPointing = computed<boolean>(() => pointed.value?.ids === selected.value);

/** The base pointed at; null while there is none. */
export const aimedAt = computed<BaseId | null>(() => (isPointing.value ? (pointed.value?.at ?? null) : null));

/** Begins or ends pointing. */
export const togglePointing = (): void => {
  pointed.value = isPointing.value ? null : { ids: selected.value, at: null };
};

/** The phase is over: nothing is pointed at any more. */
export const stopPointing = (): void => {
  pointed.value = null;
};

/** Points at a base; false where it answers no pointing. */
export function pointAtBase(at: BaseId): boolean {
  if (!isPointing.value || selected.value.includes(at)) return false;
  pointed.value = { ids: selected.value, at };
  return true;
}
