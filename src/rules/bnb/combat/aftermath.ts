/** The frames that follow a combat: they carry out its outcomes and the pursuit. Blood and Blades, outcomes. */

import type { Base, BaseId, Battle, Frame } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Settlement, Verdict } from '../../../engine/contract/combat.ts';
import { holds } from '../../../engine/effects.ts';
import { type Fought, outcomeFrames } from '../outcomes/frames.ts';
import type { BnbAssessment } from './combatant.ts';
import { mainOpponent } from './opponents.ts';

/** The loser with its verdict, and the winner; null if both stand. */
function loserOf(
  settlement: Settlement,
): { readonly verdict: Verdict; readonly at: 0 | 1; readonly winner: BaseId } | null {
  const [first, second] = settlement.verdicts;
  if (first.outcome !== 'stand') return { verdict: first, at: 0, winner: second.base };
  return second.outcome === 'stand' ? null : { verdict: second, at: 1, winner: first.base };
}

/** The facts that the frames need; null if both sides stand. */
function foughtOf(
  assessment: BnbAssessment,
  settlement: Settlement,
  faces: readonly number[],
): Fought | null {
  const lost = loserOf(settlement);
  if (!lost || !holds('bnb.outcome.29')) return null;
  const { verdict, at, winner } = lost;
  const other = at === 0 ? 1 : 0;
  return {
    fight: assessment.fight.kind,
    loser: verdict.base,
    winner,
    outcome: verdict.outcome,
    rule: verdict.rule,
    supporters: assessment.combatants[other].ranks.map((rank) => rank.base),
    die: faces[other] ?? 0,
    above: assessment.combatants[other].upperGround,
    below: assessment.combatants[at].upperGround,
    defends: assessment.combatants[other].defendsRiver,
  };
}

const isMainOpponentOf = (battle: Battle, one: BaseId, other: BaseId): boolean => {
  const base = placedBase(battle, other);
  return base !== null && mainOpponent(battle, base)?.id === one;
};

/**
 * Is this frame due? Only the loser's main opponent pursues, and only friends beside the winner's main opponent give
 * way with it. In a ring the two need not be each other's main opponents.
 */
function isDue(battle: Battle, { winner, loser }: Fought, frame: Frame): boolean {
  if (frame.step === 'pursuit') return isMainOpponentOf(battle, winner, loser) || !holds('bnb.opponent.4');
  return frame.base === loser || isMainOpponentOf(battle, loser, winner);
}

/** The frames that follow a combat. They are made before any base moves. */
export function framesAfter(
  battle: Battle,
  assessment: BnbAssessment,
  settlement: Settlement,
  faces: readonly number[],
): readonly Frame[] {
  const fought = foughtOf(assessment, settlement, faces);
  if (!fought) return [];
  return outcomeFrames(battle, fought).filter(
    (frame) => fought.fight === 'shot' || isDue(battle, fought, frame),
  );
}

const ENDS: Readonly<Partial<Record<Base['place'], string>>> = { lost: 'destroyed', spent: 'spent' };

/** The outcome by which a base is gone; null if it is not. */
export const goneBy = ({ place }: Base): string | null => ENDS[place] ?? null;
