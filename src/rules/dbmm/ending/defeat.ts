/** When an army is defeated, and the results of battles. DBMM, rulings 100, 129 and 182. */
import type { Named } from '../../../debellis/commands/branding.ts';
import { defenderOf } from '../../../debellis/setup/roles.ts';
import { inCommand } from '../../../engine/army/commands.ts';
import { type Battle, otherSide } from '../../../engine/battle.ts';
import type { Finish, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Result, SideId } from '../../../engine/game/game.ts';
import { agreed } from '../../../engine/game/options.ts';
import { tell } from '../../../engine/game/work.ts';
import { isDelayed } from '../flank/delaying.ts';
import { allCommands, lossesOf } from '../morale/losses.ts';
import { BOUND_LIMIT } from '../options.ts';
import { stateOf } from '../state.ts';
import { campLost } from './camps-taken.ts';
import { type ArmyLoss, share } from './score.ts';

/** What the fall of a town adds to the losses of the defender, in ME. */
const TOWN = 2;

const townLost = (battle: Battle, side: SideId): number =>
  stateOf(battle).townPassed && side === defenderOf(battle) && holds('dbmm.score.4') ? TOWN : 0;

/** Is a command delayed and not yet there? */
const isStillDelayed = (battle: Battle, { side, command }: Named): boolean =>
  isDelayed(battle, side, command) && inCommand(battle, side, command).every(({ place }) => place === 'away');

/** What an army had and has lost, in ME. Of a broken command all counts as lost. */
export function armyLoss(battle: Battle, side: SideId): ArmyLoss {
  const commands = allCommands(battle)
    .filter((named) => named.side === side && !(isStillDelayed(battle, named) && holds('dbmm.delay.9')))
    .map((named) => lossesOf(battle, named));
  const sum = (of: (losses: (typeof commands)[number]) => number): number =>
    commands.reduce((total, losses) => total + of(losses), 0);
  return {
    me: sum(({ me }) => me),
    lost:
      sum(({ me, lost, broken }) => (broken ? me : lost)) + townLost(battle, side) + campLost(battle, side),
  };
}

const bothLosses = ({ sides }: Battle, of: (side: SideId) => ArmyLoss): readonly [ArmyLoss, ArmyLoss] => {
  const [one, other] = sides.map(({ id }) => of(id));
  return [one, other] as [ArmyLoss, ArmyLoss];
};

/** The result when this side is defeated; null if the battle is undecided. */
function resultWith(battle: Battle, defeated: SideId | null, how: string): Result {
  const losses = bothLosses(battle, (side) => armyLoss(battle, side));
  const at = defeated === null ? null : battle.sides[0]?.id === defeated ? 0 : 1;
  return {
    winner: defeated === null ? null : otherSide(battle, defeated),
    how,
    score: share(losses, at),
  };
}

/** The sides that have lost more than half. */
const beaten = (battle: Battle): readonly SideId[] =>
  battle.sides
    .map(({ id }) => id)
    .filter((id) => {
      const { me, lost } = armyLoss(battle, id);
      return me > 0 && 2 * lost > me && holds('dbmm.end.1');
    });

/** Of two beaten sides the one that has lost the greater share; null if both have lost alike. */
function greaterLoser(battle: Battle): SideId | null {
  const [one, other] = bothLosses(battle, (side) => armyLoss(battle, side));
  const more = one.lost * other.me - other.lost * one.me;
  if (more === 0 && holds('dbmm.end.3')) return null;
  if (!holds('dbmm.end.2')) return null;
  return battle.sides[more > 0 ? 0 : 1]?.id ?? null;
}

/** Ends the battle if an army is defeated, or if the agreed bounds are over. */
export function testArmies(work: Work): void {
  const { battle } = work;
  const defeated = beaten(battle);
  const lost = battle.sides.map(({ id }) => armyLoss(battle, id).lost);
  const limit = agreed(battle.options, BOUND_LIMIT);
  if (defeated.length > 0) {
    const loser = defeated.length > 1 ? greaterLoser(battle) : (defeated[0] as SideId);
    const result = resultWith(battle, loser, 'losses');
    const figures = { winner: result.winner, how: result.how, defeated, lost };
    tell(work, { type: 'battle-decided', rule: 'dbmm.end.1', figures }, [{ change: 'end', result }]);
  } else if (limit !== null && battle.turn.bound >= limit && holds('dbmm.end.6')) {
    const figures = { bound: battle.turn.bound, lost };
    const result = resultWith(battle, null, 'limit');
    tell(work, { type: 'battle-limit', rule: 'dbmm.end.6', figures }, [{ change: 'end', result }]);
  }
}

/** How a battle ends outside its sequence: who resigns is defeated; draws and ends of time are undecided. */
export function finish(battle: Battle, how: Finish, by: SideId): Result {
  const isDefeat = how === 'resigned' && holds('dbmm.end.4');
  return resultWith(battle, isDefeat ? by : null, how);
}
