/** What follows a combat: marks, and the frames of the moves that it leads to. Blood and Blades, outcomes. */
import type { BaseId, Battle, Frame, Json } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Settlement, Verdict } from '../../../engine/combat.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import type { BnbAssessment } from './combatant.ts';
import { closeContacts } from './contact.ts';
import { mainOpponent } from './opponents.ts';

export const marked = (bases: readonly BaseId[], mark: string): readonly Change[] =>
  bases.map((base) => ({ change: 'mark', base, set: { [mark]: 1 } }));

/** The one to whom something happens, and who did it; null when nothing does. */
export function loserOf(
  settlement: Settlement,
): { readonly verdict: Verdict; readonly at: 0 | 1; readonly winner: BaseId } | null {
  const [first, second] = settlement.verdicts;
  if (first.outcome !== 'stand') return { verdict: first, at: 0, winner: second.base };
  return second.outcome === 'stand' ? null : { verdict: second, at: 1, winner: first.base };
}

const outcomeFrame = (
  base: BaseId,
  outcome: string,
  winner: BaseId,
  cause: string,
  fight: 'close' | 'shot',
): Frame => ({ step: 'outcome', base, outcome, winner, cause, fight });

/** The frames that follow a shot: there is no pursuit. */
export function framesAfterShot(settlement: Settlement): readonly Frame[] {
  const lost = loserOf(settlement);
  if (!lost || !holds('bnb.outcome.29')) return [];
  const { verdict, winner } = lost;
  return [outcomeFrame(verdict.base, verdict.outcome, winner, verdict.rule, 'shot')];
}

/** The clause by which the winner's other enemies give way too. */
const givingWay = (outcome: string) =>
  outcome === 'recoil' || outcome === 'destroyed' ? 'bnb.opponent.5' : 'bnb.opponent.13';

/** Other enemies in frontal contact with the winner recoil too when its main opponent loses. */
function othersGiveWay(battle: Battle, winner: BaseId, verdict: Verdict): readonly Frame[] {
  const base = placedBase(battle, winner);
  if (!base || mainOpponent(battle, base)?.id !== verdict.base) return [];
  const rule = givingWay(verdict.outcome);
  return closeContacts(battle, base)
    .filter(({ enemy, enemyFrontal }) => enemy.id !== verdict.base && enemyFrontal && holds(rule))
    .map(({ enemy }) => outcomeFrame(enemy.id, 'recoil', winner, rule, 'close'));
}

function pursuitFrames(
  battle: Battle,
  assessment: BnbAssessment,
  at: 0 | 1,
  verdict: Verdict,
  faces: readonly number[],
): readonly Frame[] {
  const other = at === 0 ? 1 : 0;
  const winner = assessment.combatants[other];
  const loser = placedBase(battle, verdict.base);
  const isMain = loser !== null && mainOpponent(battle, loser)?.id === winner.base;
  if (!isMain && holds('bnb.opponent.4')) return [];
  const figures: { readonly [key: string]: Json } = {
    outcome: verdict.outcome,
    supporters: winner.ranks.map((rank) => rank.base),
    die: faces[other] ?? 0,
    upper: winner.upperGround,
    enemyUpper: assessment.combatants[at].upperGround,
  };
  return [{ step: 'pursuit', base: winner.base, against: verdict.base, ...figures }];
}

/** The frames that follow a close combat: the loser's move, those of its friends, then the pursuit. */
export function framesAfterFight(
  battle: Battle,
  assessment: BnbAssessment,
  settlement: Settlement,
  faces: readonly number[],
): readonly Frame[] {
  const lost = loserOf(settlement);
  if (!lost || !holds('bnb.outcome.29')) return [];
  const { verdict, at, winner } = lost;
  return [
    outcomeFrame(verdict.base, verdict.outcome, winner, verdict.rule, 'close'),
    ...othersGiveWay(battle, winner, verdict),
    ...pursuitFrames(battle, assessment, at, verdict, faces),
  ];
}
