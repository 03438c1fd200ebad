/** How elements become ensorcelled. Hordes of the Things, Ensorcellment. */

import type { Base, BaseId, Battle, Frame } from '../../../engine/battle.ts';
import { findBase, isPlaced } from '../../../engine/battle.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import { noteCaptive } from '../state.ts';
import { isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import type { HottAssessment } from './combatant.ts';

/** The mark that counts how often a magician scored 1 as main bespeller in this battle. */
const ONES = 'ones';

/** An ensorcelled magician leaves a marker in its place and facing; a hero leaves nothing. */
function vanish(base: Base): Change {
  return isPlaced(base) && isOf(base, 'Magician') && holds('hott.ensorcel.6')
    ? { change: 'place', base: base.id, at: base.pose, in: 'ensorcelled' }
    : { change: 'remove', base: base.id, to: 'ensorcelled' };
}

/**
 * Ensorcels an element by a magician, or by the element itself if `by` names it. An element that an enemy already
 * holds only changes its holder; a lost one is not ensorcelled.
 */
export function ensorcel(work: Work, id: BaseId, by: BaseId, rule: string): void {
  const base = findBase(work.battle, id);
  if (!base || !holds('hott.ensorcel.1')) return;
  const held = base.place === 'ensorcelled';
  if (!held && base.place !== 'table') return;
  const changes = [...(held ? [] : [vanish(base)]), noteCaptive(work.battle, id, by)];
  tell(work, { type: 'ensorcelled', rule, figures: { base: id, by } }, changes);
}

/** The main bespeller and its unmodified die; null if no element bespells. */
function bespellerIn(
  battle: Battle,
  fight: Fight,
  { combatants }: HottAssessment,
  faces: readonly number[],
): { readonly base: Base; readonly face: number } | null {
  const id = fight.bases[0];
  const base = findBase(battle, id);
  const face = faces[combatants.findIndex((each) => each.base === id)];
  return fight.kind === 'spell' && base && face !== undefined ? { base, face } : null;
}

/** Counts the main bespeller's scores of 1 over the whole battle. */
export function onesCounted(
  battle: Battle,
  assessment: HottAssessment,
  faces: readonly number[],
): readonly Change[] {
  const bespeller = bespellerIn(battle, assessment.fight, assessment, faces);
  if (bespeller?.face !== 1) return [];
  const { base } = bespeller;
  return [{ change: 'brand', base: base.id, set: { [ONES]: figure(base.marks, ONES) + 1 } }];
}

/** The frame by which a second score of 1 ensorcels the bespeller itself, after all other effects of its spell. */
export function selfEnsorcelled(
  battle: Battle,
  assessment: HottAssessment,
  faces: readonly number[],
): readonly Frame[] {
  const bespeller = bespellerIn(battle, assessment.fight, assessment, faces);
  if (bespeller?.face !== 1 || figure(bespeller.base.marks, ONES) === 0 || !holds('hott.ensorcel.3'))
    return [];
  const { id } = bespeller.base;
  return [{ step: 'ensorcel', base: id, by: id, cause: 'hott.ensorcel.3' }];
}
