/** Handles clicks on bases and on empty ground. */
import type { Point } from '../../geometry/point.ts';
import { focused, ghost, isWaiting, notGiven, pick, pickOn, selected } from '../state/orders/selection.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { field } from './field.ts';
import { type End, measured, measuring, withEnd } from './measuring.ts';

/** Handles a click or tap: it answers a question, measures, picks or unpicks. */
export function clickBase(id: string | null, at: Point, add: boolean): void {
  const now = field.value;
  if (!now) return;
  if (measuring.value) {
    measureEnd(id === null ? { point: at } : { base: id });
    return;
  }
  if (id === null) {
    if (now.onGround?.(at)) return;
    // An allowed order waits for its answer: only its own buttons drop it.
    if (!add && !isWaiting()) pick([]);
    return;
  }
  if (now.onBase?.(id)) return;
  focused.value = id;
  const dropped = isWaiting() ? (ghost.value?.command.bases ?? []) : [];
  pickOn(now.rules, now.battle, id, add);
  notGiven.value = dropped;
  announce(t('table.picked', { count: selected.value.length }));
}

function measureEnd(end: End): void {
  const now = field.value;
  measuring.value = withEnd(measuring.value ?? [], end);
  const found = now && measured(now.battle, measuring.value);
  announce(found ? t('table.measure.result', { length: found.length }) : t('table.measure.second'));
}
