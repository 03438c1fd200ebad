/** Carries out a recoil and its effects on other bases. */

import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import { friendContacts } from '../../engine/board/contacts.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import { tell } from '../../engine/game/work.ts';
import { carryOut } from '../../engine/outcomes/carry-out.ts';
import { type Gone, keptBy, type OutcomePlan } from '../../engine/outcomes/plan.ts';
import { planRecoil } from '../../engine/outcomes/recoil.ts';
import { roundPose, turnedAbout } from '../../geometry/pose.ts';
import { clauseIn, holdsIn, ruleIn } from '../book.ts';
import { attackersAside } from '../fights/contacts.ts';
import type { Debellis } from '../game.ts';
import { backAlongRiver } from '../naval/along-rivers.ts';
import { aboard, isUnladen } from '../naval/carrying.ts';
import { runsAground } from '../naval/ground.ts';
import { lose } from './losses.ts';

/** The facts that a recoil needs. */
export interface Recoil {
  /** The clause that orders it. */
  readonly cause: string;
  /** Its supporters from behind or on its base. Enemies at their flank or rear hold it too. */
  readonly supporters: readonly BaseId[];
  /** Is it the outcome of a close combat? */
  readonly inCombat: boolean;
}

/** A base that is shot at only from behind turns round instead. */
export function turnRound(work: Work, base: PlacedBase, rule: string): void {
  const at = roundPose(turnedAbout(base.pose, base.depth));
  tell(work, { type: 'turned-round', rule, figures: { base: base.id } }, [
    { change: 'place', base: base.id, at },
  ]);
}

/** The enemies at flank or rear that destroy a recoiling base, with the clause; null if there are none. */
function heldAside(
  game: Debellis,
  battle: Battle,
  bases: readonly PlacedBase[],
): Omit<Gone, 'base' | 'to'> | null {
  const by = bases.flatMap((base) => attackersAside(game, battle, base)).map((each) => each.base.id);
  const rule = ruleIn(game.outcomes, 'besetAside');
  return by.length > 0 && rule !== null ? { rule, kept: 'held', by: [...new Set(by)] } : null;
}

/** The base that stops a recoil destroys the recoiling base. The pushed bases stay where they stopped. */
function cutShort(plan: OutcomePlan, base: PlacedBase): OutcomePlan {
  const { stop } = plan;
  const death = { base: base.id, to: 'lost' as const, rule: stop?.rule ?? '', ...(stop ? keptBy(stop) : {}) };
  return { ...plan, moves: plan.moves.filter((move) => move.base !== base.id), gone: [...plan.gone, death] };
}

const placed = (battle: Battle, ids: readonly BaseId[]): readonly PlacedBase[] =>
  ids.flatMap((id) => placedBase(battle, id) ?? []);

/** The ship behind landing troops, which takes them aboard again if they cannot recoil; null if there is none. */
function shipBehind(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  { complete }: OutcomePlan,
): BaseId | null {
  if (complete || !holdsIn(game.outcomes, 'backAboard')) return null;
  const behind = friendContacts(battle, base).find(
    ({ base: ship, touches }) =>
      isUnladen(game, ship) && touches.some(({ mine, length }) => mine === 'rear' && length > 0),
  );
  return behind?.base.id ?? null;
}

/** The plan of a boat that follows the curve of its river, where the way is free. */
function alongRiver(game: Debellis, battle: Battle, base: PlacedBase, plan: OutcomePlan): OutcomePlan {
  const to = plan.complete ? backAlongRiver(game, battle, base, plan.went) : null;
  if (to === null) return plan;
  return { ...plan, moves: plan.moves.map((move) => (move.base === base.id ? { ...move, to } : move)) };
}

/** Carries out a recoil. Returns the distance in millimetres, or null if the element was destroyed. */
export function recoil(
  game: Debellis,
  work: Work,
  base: PlacedBase,
  { cause, supporters, inCombat }: Recoil,
): number | null {
  const loseHere = (gone: Omit<Gone, 'to'>): void =>
    lose(game, work, gone, inCombat && (gone.base === base.id || !holdsIn(game.outcomes, 'notInCombat')));
  const held = heldAside(game, work.battle, [base, ...placed(work.battle, supporters)]);
  if (held) {
    loseHere({ base: base.id, ...held });
    return null;
  }
  const plan = alongRiver(game, work.battle, base, planRecoil(work.rules, work.battle, base));
  const ship = shipBehind(game, work.battle, base, plan);
  if (ship !== null) {
    const figures = { base: base.id, ship };
    tell(
      work,
      { type: 'embarked', rule: clauseIn(game.outcomes, 'backAboard'), figures },
      aboard(work.battle, ship, base.id),
    );
    return null;
  }
  const end = plan.moves.find((move) => move.base === base.id)?.to;
  if (end && runsAground(game, work.battle, base, end) && holdsIn(game.outcomes, 'waterBars')) {
    loseHere({ base: base.id, rule: clauseIn(game.outcomes, 'waterBars') });
    return null;
  }
  const tales = { ...game.tales, recoil: { ...game.tales.recoil, rule: cause } };
  const whole = plan.complete || !work.rules.outcomes.losesStopped ? plan : cutShort(plan, base);
  carryOut(work, whole, base.id, 'recoil', tales, (_, gone) => loseHere(gone));
  const after = placedBase(work.battle, base.id);
  const caught = after && heldAside(game, work.battle, [after]);
  if (caught) loseHere({ base: base.id, ...caught });
  return placedBase(work.battle, base.id) ? plan.went : null;
}
