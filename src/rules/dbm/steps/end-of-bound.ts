/** Commands lose heart, and armies are defeated. DBM, Sequence of play; rulings 94, 95 and 138. */

import { brandCommand, type Named } from '../../../debellis/commands/branding.ts';
import { defeatedIn, resultByPoints, resultOf } from '../../../debellis/ending/ending.ts';
import {
  isDemoralisedCommand,
  lostByArmy,
  lostByCommand,
  originalEe,
} from '../../../debellis/ending/lost.ts';
import { loseStragglers } from '../../../debellis/flank/straggling.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isLastOfDay } from '../../../debellis/weather/time-of-day.ts';
import { commandNames, inCommand } from '../../../engine/army/commands.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Step, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE } from '../../../engine/game/asking.ts';
import { agreed } from '../../../engine/game/options.ts';
import { tell } from '../../../engine/game/work.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { reassure } from '../allies/allies.ts';
import { goOverAll } from '../allies/turncoats.ts';
import { BOUND_LIMIT } from '../options.ts';

/** Has a command lost more than a third of what it started with? */
const isBroken = (game: Debellis, battle: Battle, { side, command }: Named): boolean =>
  moreThan(
    3 * lostByCommand(game, battle, side, command),
    originalEe(game, inCommand(battle, side, command)),
  ) && !isDemoralisedCommand(battle, side, command);

function demoralise(game: Debellis, work: Work, { side, command }: Named): void {
  const figures = { side, command, lost: lostByCommand(game, work.battle, side, command) };
  const story = { type: 'command-demoralised', rule: 'dbm.demo.1', figures };
  brandCommand(work, { side, command }, { demoralised: 1 }, story);
}

/** All commands are tested at once; none falls by the fall of another. */
function testCommands(game: Debellis, work: Work): void {
  const { battle } = work;
  const broken = battle.sides
    .flatMap(({ id }) => commandNames(battle, id).map((command): Named => ({ side: id, command })))
    .filter((named) => isBroken(game, battle, named) && holds('dbm.demo.1'));
  for (const named of broken) demoralise(game, work, named);
}

const lossesOf = (game: Debellis, battle: Battle): readonly number[] =>
  battle.sides.map(({ id }) => lostByArmy(game, battle, id));

function testArmies(game: Debellis, work: Work): void {
  const { battle } = work;
  const defeated = defeatedIn(game, battle);
  const limit = agreed(battle.options, BOUND_LIMIT);
  const result = resultOf(game, battle, defeated);
  if (result) {
    const figures = { winner: result.winner, how: result.how, defeated, lost: lossesOf(game, battle) };
    tell(work, { type: 'battle-decided', rule: 'dbm.score.1', figures }, [{ change: 'end', result }]);
  } else if (limit !== null && battle.turn.bound >= limit) {
    const figures = { bound: battle.turn.bound, lost: lossesOf(game, battle) };
    tell(work, { type: 'battle-limit', figures }, [
      { change: 'end', result: resultByPoints(game, battle, 'limit') },
    ]);
  } else if (isLastOfDay(game, battle)) {
    const figures = { bound: battle.turn.bound, lost: lossesOf(game, battle) };
    tell(work, { type: 'battle-dusk', rule: 'dbm.weather.25', figures }, [
      { change: 'end', result: resultByPoints(game, battle, 'dusk') },
    ]);
  }
}

export const endOfBound = (game: Debellis): Step => ({
  run(work) {
    reassure(work);
    goOverAll(game, work);
    loseStragglers(game, work);
    testCommands(game, work);
    testArmies(game, work);
    return DONE;
  },
});
