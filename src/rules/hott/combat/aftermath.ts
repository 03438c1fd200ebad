/** The frames that follow a combat. Hordes of the Things, Combat outcome. */

import type { BaseId, Battle, Frame } from '../../../engine/battle.ts';
import type { Fight, Settlement, Verdict } from '../../../engine/contract/combat.ts';
import { holds } from '../../../engine/effects.ts';
import { AFTERMATH, outcomeFrames } from '../outcomes/frames.ts';
import { isFromBehind } from '../shooting/shots.ts';
import type { Combatant, HottAssessment } from './combatant.ts';
import { selfEnsorcelled } from './ensorcel.ts';
import { fleesOff } from './outcome-table.ts';

const supportOf = (base: Combatant, name: 'loserSupport' | 'winnerSupport') =>
  base.rank === null ? {} : { [name]: base.rank };

/** The name by which outcome moves know the outcome: a flight may lead off the battlefield. */
const named = ({ outcome }: Verdict, loser: Combatant): string =>
  outcome === 'flee' && fleesOff(loser.fighter) ? 'flee-off' : outcome;

/** All elements that shot at the loser of a shot. */
const shootersAt = ({ bases: [main, target], shooters, returning }: Fight, loser: BaseId) =>
  loser === target ? (shooters ?? [main]) : (returning ?? [target]);

function framesOf(
  battle: Battle,
  { fight }: HottAssessment,
  verdict: Verdict,
  loser: Combatant,
  winner: Combatant,
): readonly Frame[] {
  const { outcome, rule } = verdict;
  if (outcome === 'stand') return [];
  if (loser.class === 'stronghold')
    return [{ step: 'stronghold-falls', stronghold: loser.base, outcome, winner: winner.base, cause: rule }];
  const fromBehind = fight.kind === 'shot' && isFromBehind(battle, shootersAt(fight, loser.base), loser.base);
  return outcomeFrames(battle, {
    fight: fight.kind,
    loser: loser.base,
    winner: winner.base,
    outcome: named(verdict, loser),
    rule,
    ...supportOf(loser, 'loserSupport'),
    ...supportOf(winner, 'winnerSupport'),
    ...(fromBehind ? { fromBehind } : {}),
  });
}

/** The frames that follow a combat, a shot or a spell. They are made before any base moves. */
export function framesAfter(
  battle: Battle,
  assessment: HottAssessment,
  { verdicts }: Settlement,
  faces: readonly number[],
): readonly Frame[] {
  if (!holds(assessment.fight.kind === 'close' ? 'hott.seq.15' : 'hott.seq.11')) return [];
  const [one, other] = assessment.combatants;
  const caught = selfEnsorcelled(battle, assessment, faces);
  return [
    ...framesOf(battle, assessment, verdicts[0], one, other),
    ...framesOf(battle, assessment, verdicts[1], other, one),
    ...(caught.length > 0 ? [...caught, AFTERMATH] : []),
  ];
}
