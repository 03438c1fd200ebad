/** Makes the frames that follow a combat. */

import type { BaseId, Battle } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import type { Fight, Pair, Settlement, Verdict } from '../../engine/contract/combat.ts';
import type { Change } from '../../engine/event.ts';
import type { Frame } from '../../engine/game/game.ts';
import { keepsTo } from '../book.ts';
import type { Debellis } from '../game.ts';
import { landingFrames } from '../naval/landing-party.ts';
import { outcomeFrames } from '../outcomes/frames.ts';
import { isFromBehind } from '../shooting/shots.ts';
import type { Combatant, FightAssessment } from './combatant.ts';
import { companions } from './hand-to-hand.ts';

/** Marks the bases that are still on the table, for this bound. */
export const marked = (battle: Battle, ids: readonly BaseId[], mark: string): readonly Change[] =>
  ids.filter((id) => placedBase(battle, id)).map((base) => ({ change: 'mark', base, set: { [mark]: 1 } }));

/** All shooters at the loser of a shot. */
const shootersAt = ({ bases: [main, target], shooters, returning }: Fight, loser: BaseId) =>
  loser === target ? (shooters ?? [main]) : (returning ?? [target]);

/** Troops aboard a ship may pursue over the section that it took. */
function landingsOver(game: Debellis, battle: Battle, by: BaseId, wall: string): readonly Frame[] {
  const ship = placedBase(battle, by);
  return ship ? landingFrames(game, battle, ship, wall, wall) : [];
}

/** The frames after an assault on a section that nobody defended. */
const takenFrames = (
  game: Debellis,
  battle: Battle,
  outcome: string,
  wall: string,
  by: BaseId,
  supporters: readonly BaseId[],
): readonly Frame[] =>
  outcome === 'taken'
    ? [
        { step: 'storm', wall, by },
        ...(game.outcomeSteps.taken
          ? [{ step: game.outcomeSteps.taken, wall, by }]
          : [{ step: 'pursuit', base: by, against: wall, supporters, held: false }]),
        ...landingsOver(game, battle, by, wall),
      ]
    : [];

function framesOf(
  game: Debellis,
  battle: Battle,
  { fight }: FightAssessment,
  { outcome, rule }: Verdict,
  [loser, winner]: Pair<Combatant>,
  ahead: boolean,
): readonly Frame[] {
  const isShot = fight.kind === 'shot';
  const support = companions(game, winner, loser);
  if (loser.isSection) return takenFrames(game, battle, outcome, loser.base, winner.base, support);
  return outcomeFrames(game, battle, {
    fight: isShot ? 'shot' : 'close',
    loser: loser.base,
    winner: winner.base,
    outcome,
    rule,
    loserSupport: companions(game, loser, winner),
    winnerSupport: support,
    ahead,
    held: winner.holdsBank || winner.shelter !== null || loser.shelter?.tower === true,
    fromBehind:
      isShot &&
      isFromBehind(battle, shootersAt(fight, loser.base), loser.base) &&
      keepsTo(game.usual, 'turnFromBehind'),
  });
}

/** The frames that follow a combat or a shot. They must be made before a base moves. */
export function framesAfter(
  game: Debellis,
  battle: Battle,
  assessment: FightAssessment,
  settlement: Settlement,
): readonly Frame[] {
  const { verdicts, totals } = settlement;
  const [one, other] = assessment.combatants;
  return [
    ...framesOf(game, battle, assessment, verdicts[0], [one, other], totals[1] > totals[0]),
    ...framesOf(game, battle, assessment, verdicts[1], [other, one], totals[0] > totals[1]),
    ...game.afterwards(battle, assessment, settlement),
  ];
}
