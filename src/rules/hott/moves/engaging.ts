/** How aerials and ground troops begin to fight after a move. Hordes of the Things, Contact with enemies. */

import { type BaseId, type PlacedBase, placedBase, type SideId } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { flag, listOf, optional, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { aerialAndGround, positionOf } from '../board/contacts.ts';
import { type Pair, pairOf, settleEngaged } from '../board/engaged.ts';
import type { HottClause } from '../clauses/ids.ts';
import type { HottStep } from '../commands.ts';
import { areEngaged } from '../state.ts';
import { isAerial, isOf } from '../troops/base.ts';

/** The clause by which a mover fights an enemy of the other kind that it contacts; null if it does not. */
export function engagingRule(mover: PlacedBase, engage: boolean): HottClause | null {
  if (isAerial(mover)) return engage && holds('hott.aerial.6') ? 'hott.aerial.6' : null;
  if (isOf(mover, 'Hero', 'Paladin') && holds('hott.aerial.3')) return 'hott.aerial.3';
  return holds('hott.aerial.2') ? null : 'hott.aerial.2';
}

/** Enemies of the other kind in close combat position before a base's front. */
const before = (work: Work, base: PlacedBase): readonly PlacedBase[] =>
  enemyContacts(work.battle, base)
    .filter((contact) => aerialAndGround(base, contact.base) && positionOf(contact.touches) !== null)
    .map((contact) => contact.base);

const FRAME = { movers: listOf(text), engage: optional(flag) };

/** The step after a move: movers in contact begin to fight if the rules or their player say so. */
export const engaging: HottStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    const movers = frame.movers.map((id) => placedBase(work.battle, id)).filter((base) => base !== null);
    for (const base of movers) {
      const rule = engagingRule(base, frame.engage === true);
      const pairs: readonly Pair[] = rule ? before(work, base).map((enemy) => pairOf(base, enemy)) : [];
      settleEngaged(work, pairs, rule ?? 'hott.aerial.7');
    }
    return { next: 'done' };
  },
};

/** An aerial begins, without PIPs, to fight the ground enemies before it; returns the reasons if it cannot. */
export function engageStanding(work: Work, id: BaseId, by: SideId): readonly Reason[] {
  const base = placedBase(work.battle, id);
  if (!base) return [reason(work.rules, 'not-on-table', { base: id })];
  if (base.side !== by) return [reason(work.rules, 'not-yours', { base: id, side: base.side })];
  const enemies = before(work, base).filter((enemy) => !areEngaged(work.battle, base.id, enemy.id));
  if (!isAerial(base) || enemies.length === 0 || !holds('hott.aerial.5'))
    return [{ rule: 'hott.aerial.5', key: 'hott.engage.none', figures: { base: id } }];
  settleEngaged(
    work,
    enemies.map((enemy) => pairOf(base, enemy)),
    'hott.aerial.5',
  );
  return [];
}
