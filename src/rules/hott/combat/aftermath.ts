/** What follows a combat: the frames of all that it leads to. Hordes of the Things, Combat outcome. */
import type { BaseId, Battle, Frame } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Settlement, Verdict } from '../../../engine/combat.ts';
import type { Change } from '../../../engine/event.ts';
import { AFTERMATH, outcomeFrames } from '../outcomes/frames.ts';
import type { Combatant, HottAssessment } from './combatant.ts';
import { selfEnsorcelled } from './ensorcel.ts';
import { fleesOff } from './outcome-table.ts';

/** Marks for the bound on those of a fight that are elements. */
export const marked = (battle: Battle, ids: readonly BaseId[], mark: string): readonly Change[] =>
  ids.filter((id) => placedBase(battle, id)).map((base) => ({ change: 'mark', base, set: { [mark]: 1 } }));

const supportOf = (base: Combatant, name: 'loserSupport' | 'winnerSupport') =>
  base.rank === null ? {} : { [name]: base.rank };

/** How the outcome moves call what happened: a flight may lead off the battlefield. */
const named = ({ outcome }: Verdict, loser: Combatant): string =>
  outcome === 'flee' && fleesOff(loser.fighter) ? 'flee-off' : outcome;

/** Besides an element's own frames, what a caller knows of the shot: it came from behind. */
export interface More {
  readonly fromBehind?: boolean;
}

function framesOf(
  battle: Battle,
  { fight }: HottAssessment,
  verdict: Verdict,
  loser: Combatant,
  winner: Combatant,
  more: More,
): readonly Frame[] {
  const { outcome, rule } = verdict;
  if (outcome === 'stand') return [];
  if (loser.class === 'stronghold')
    return [{ step: 'stronghold-falls', stronghold: loser.base, outcome, winner: winner.base, cause: rule }];
  return outcomeFrames(battle, {
    fight: fight.kind,
    loser: loser.base,
    winner: winner.base,
    outcome: named(verdict, loser),
    rule,
    ...supportOf(loser, 'loserSupport'),
    ...supportOf(winner, 'winnerSupport'),
    ...more,
  });
}

/** The frames that follow a combat, a shot or a spell, to be made before anybody moves. */
export function framesAfter(
  battle: Battle,
  assessment: HottAssessment,
  { verdicts }: Settlement,
  faces: readonly number[],
  more: More = {},
): readonly Frame[] {
  const [one, other] = assessment.combatants;
  const caught = selfEnsorcelled(battle, assessment, faces);
  return [
    ...framesOf(battle, assessment, verdicts[0], one, other, more),
    ...framesOf(battle, assessment, verdicts[1], other, one, more),
    ...(caught.length > 0 ? [...caught, AFTERMATH] : []),
  ];
}
