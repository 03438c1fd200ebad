/** Commands lose heart, and armies are defeated. DBM, Sequence of play; rulings 94, 95 and 138. */

import { commandNames, inCommand } from '../../../engine/army/commands.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Step, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE } from '../../../engine/game/asking.ts';
import { agreed } from '../../../engine/game/options.ts';
import { tell } from '../../../engine/game/work.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { reassure } from '../allies.ts';
import { brandCommand, type Named } from '../branding.ts';
import { defeatedIn, resultByPoints, resultOf } from '../ending.ts';
import { loseStragglers } from '../flank/straggling.ts';
import { isDemoralisedCommand, lostByArmy, lostByCommand, originalEe } from '../lost.ts';
import { BOUND_LIMIT } from '../options.ts';
import { isLastOfDay } from '../time-of-day.ts';
import { goOverAll } from '../turncoats.ts';

/** Has a command lost more than a third of what it started with? */
const isBroken = (battle: Battle, { side, command }: Named): boolean =>
  moreThan(3 * lostByCommand(battle, side, command), originalEe(inCommand(battle, side, command))) &&
  !isDemoralisedCommand(battle, side, command);

function demoralise(work: Work, { side, command }: Named): void {
  const figures = { side, command, lost: lostByCommand(work.battle, side, command) };
  const story = { type: 'command-demoralised', rule: 'dbm.demo.1', figures };
  brandCommand(work, { side, command }, { demoralised: 1 }, story);
}

/** All commands are tested at once; none falls by the fall of another. */
function testCommands(work: Work): void {
  const { battle } = work;
  const broken = battle.sides
    .flatMap(({ id }) => commandNames(battle, id).map((command): Named => ({ side: id, command })))
    .filter((named) => isBroken(battle, named) && holds('dbm.demo.1'));
  for (const named of broken) demoralise(work, named);
}

const lossesOf = (battle: Battle): readonly number[] => battle.sides.map(({ id }) => lostByArmy(battle, id));

function testArmies(work: Work): void {
  const { battle } = work;
  const defeated = defeatedIn(battle);
  const limit = agreed(battle.options, BOUND_LIMIT);
  const result = resultOf(battle, defeated);
  if (result) {
    const figures = { winner: result.winner, how: result.how, defeated, lost: lossesOf(battle) };
    tell(work, { type: 'battle-decided', rule: 'dbm.score.1', figures }, [{ change: 'end', result }]);
  } else if (limit !== null && battle.turn.bound >= limit) {
    const figures = { bound: battle.turn.bound, lost: lossesOf(battle) };
    tell(work, { type: 'battle-limit', figures }, [
      { change: 'end', result: resultByPoints(battle, 'limit') },
    ]);
  } else if (isLastOfDay(battle)) {
    const figures = { bound: battle.turn.bound, lost: lossesOf(battle) };
    tell(work, { type: 'battle-dusk', rule: 'dbm.weather.25', figures }, [
      { change: 'end', result: resultByPoints(battle, 'dusk') },
    ]);
  }
}

export const endOfBound: Step = {
  run(work) {
    reassure(work);
    goOverAll(work);
    loseStragglers(work);
    testCommands(work);
    testArmies(work);
    return DONE;
  },
};
