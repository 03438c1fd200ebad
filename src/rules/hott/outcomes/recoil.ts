/** A recoil and its effects on other bases. Hordes of the Things, Recoiling. */

import type { BaseId, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { friendContacts } from '../../../engine/board/contacts.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { carryOut } from '../../../engine/outcomes/carry-out.ts';
import { keptBy, type OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planRecoil } from '../../../engine/outcomes/recoil.ts';
import { roundPose, turnedAbout } from '../../../geometry/pose.ts';
import { attackersOf } from '../board/contacts.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isTrampled, isTrampler } from './encounters.ts';
import { attacksStronghold } from './ground.ts';
import { keptFromRecoil } from './held.ts';
import { lose } from './losses.ts';
import { TALES } from './tales.ts';

/** A base that was shot at only from behind turns round before it recoils. */
export function turnRound(work: Work, base: PlacedBase): PlacedBase {
  const rule = 'hott.recoil.14';
  if (!holds(rule)) return base;
  const at = roundPose(turnedAbout(base.pose, base.depth));
  tell(work, { type: 'turned-round', rule, figures: { base: base.id } }, [
    { change: 'place', base: base.id, at },
  ]);
  return placedBase(work.battle, base.id) ?? base;
}

/**
 * Does a base survive a recoil that is cut short? Terrain does not harm a base that recoils from a stronghold, but
 * terrain that stops a base which it pushes does.
 */
function isSpared(work: Work, base: PlacedBase, { stop }: OutcomePlan): boolean {
  if (stop?.piece === undefined || stop.rule === ('hott.push.3' satisfies HottClause)) return false;
  return attacksStronghold(work.battle, base) && holds('hott.hold.10');
}

/** The plan in which the base is destroyed by what stopped it. The bases that it pushed go as far as there is room. */
function cutShort(plan: OutcomePlan, base: PlacedBase): OutcomePlan {
  const { stop } = plan;
  const death = { base: base.id, to: 'lost' as const, rule: stop?.rule ?? '', ...(stop ? keptBy(stop) : {}) };
  const moves = plan.moves.filter(
    ({ base: id, how }) => id !== base.id && (how !== 'push' || holds('hott.push.4')),
  );
  return { ...plan, moves, gone: [...plan.gone, death] };
}

/** The bases that a trampler just touches at the end of its recoil. */
const justMet = (work: Work, base: PlacedBase): readonly BaseId[] => {
  const way = { kind: 'recoil', mover: base, first: base } as const;
  const met = [
    ...friendContacts(work.battle, base).map((contact) => contact.base),
    ...attackersOf(work.battle, base).map(({ contact }) => contact.base),
  ];
  return met.filter((other) => isTrampled(way, other)).map(({ id }) => id);
};

/** Makes an element recoil: the millimetres that it went, or null if it was destroyed. */
export function recoil(work: Work, base: PlacedBase): number | null {
  const kept = keptFromRecoil(work.battle, base);
  if (kept) {
    lose(work, { base: base.id, ...kept });
    return placedBase(work.battle, base.id) ? 0 : null;
  }
  const plan = planRecoil(work.rules, work.battle, base);
  const lives = plan.complete || isSpared(work, base, plan);
  carryOut(work, lives ? plan : cutShort(plan, base), base.id, 'recoil', TALES, lose);
  const after = placedBase(work.battle, base.id);
  if (after && isTrampler(after) && !holds('hott.recoil.13'))
    for (const id of justMet(work, after)) lose(work, { base: id, rule: 'hott.recoil.12', by: base.id });
  return after ? plan.went : null;
}
