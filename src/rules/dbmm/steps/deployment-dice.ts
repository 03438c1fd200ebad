/** Both armies throw for who deploys first, for the weather and for the hour. DBMM, Deployment, stage 8. */
import { defenderOf, invaderOf } from '../../../debellis/setup/roles.ts';
import { timeOf } from '../../../debellis/weather/time-of-day.ts';
import { notesOfForecast } from '../../../debellis/weather/weather.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { StepWith, Work } from '../../../engine/contract/sequence.ts';
import { countTo, flag, partly } from '../../../engine/data/form.ts';
import { LIMITS } from '../../../engine/data/limits.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE, goOn, waitForDice } from '../../../engine/game/asking.ts';
import { facesOf } from '../../../engine/game/command.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { agreed } from '../../../engine/game/options.ts';
import { tell } from '../../../engine/game/work.ts';
import { WEATHER } from '../options.ts';
import { hourAt } from '../weather/clock.ts';
import { forecast } from '../weather/weather-chart.ts';

/** `tied` is the sum of the equal dice that were thrown before. */
const FRAME = partly({ settled: flag, tied: countTo(LIMITS.list) });

/** The sides in the order in which they throw. */
const throwersOf = (battle: Battle): readonly [SideId, SideId] => [defenderOf(battle), invaderOf(battle)];

/** The defender, unless the invader's die is at least double his. */
function whoDeploysFirst(battle: Battle, [defends = 0, invades = 0]: readonly number[]): SideId {
  const [defender, invader] = throwersOf(battle);
  return invades >= 2 * defends && holds('dbmm.deploy.17') ? invader : defender;
}

/** Settles the weather by the difference of the last two dice, and the hour by the sum of all dice. */
function settleWeather(work: Work, [defends = 0, invades = 0]: readonly number[], sum: number): void {
  const { battle } = work;
  const time = timeOf(battle);
  if (!time || !agreed(battle.options, WEATHER)) return;
  const score = Math.abs(defends - invades);
  const scores = holds('dbmm.deploy.15');
  const hour = hourAt(sum);
  const set = {
    ...(scores ? notesOfForecast(battle, forecast(time, score).cell) : {}),
    ...(holds('dbmm.deploy.16') ? { hour } : {}),
    moon: defends % 2 === 1,
  };
  const figures = { ...time, score, hour };
  tell(work, { type: 'weather-scored', rule: 'dbmm.deploy.15', figures }, [{ change: 'note', set }]);
}

/** Equal dice are thrown again. */
export const deploymentDice: StepWith<typeof FRAME> = {
  frame: FRAME,
  run: ({ battle }, frame) =>
    frame.settled
      ? DONE
      : waitForDice(
          'deployment',
          throwersOf(battle).map((owner) => ({ owner, die: 'D6', purpose: 'deployment' })),
          frame,
        ),
  answer(work, { tied = 0, ...frame }, command) {
    const { battle } = work;
    const thrown = facesOf(command);
    const sum = thrown.reduce((all, face) => all + face, tied);
    const figures = { sides: throwersOf(battle), faces: thrown };
    if (new Set(thrown).size === 1 && holds('dbmm.deploy.14')) {
      tell(work, { type: 'deployment-tied', rule: 'dbmm.deploy.14', figures });
      return goOn({ ...frame, tied: sum });
    }
    const deploysFirst = whoDeploysFirst(battle, thrown);
    const story = {
      type: 'deployment-thrown',
      rule: 'dbmm.deploy.17',
      figures: { ...figures, first: deploysFirst },
    };
    tell(work, story, [{ change: 'note', set: { deploysFirst } }]);
    settleWeather(work, thrown, sum);
    return goOn({ ...frame, settled: true });
  },
};
