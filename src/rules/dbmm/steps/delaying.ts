/** The dice of a Delaying Battle make the battle begin later. DBMM, Deployment, stage 15; ruling 82. */
import { defenderOf, invaderOf } from '../../../debellis/setup/roles.ts';
import { timeOf } from '../../../debellis/weather/time-of-day.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { StepWith } from '../../../engine/contract/sequence.ts';
import { flag, partly } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE, goOn, waitForDice } from '../../../engine/game/asking.ts';
import { facesOf } from '../../../engine/game/command.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { tell } from '../../../engine/game/work.ts';
import { stateOf } from '../state.ts';
import { hasChosen } from '../stratagems/chosen.ts';
import { hourAt } from '../weather/clock.ts';
import { sunHours } from '../weather/sun-hours.ts';

/** The sides that delay the battle; none where no hour is settled. */
const delayers = (battle: Battle): readonly SideId[] =>
  stateOf(battle).hour === undefined || !holds('dbmm.strat.10')
    ? []
    : [defenderOf(battle), invaderOf(battle)].filter((side) => hasChosen(battle, side, 'delaying-battle'));

/** The hour that is so much later. It may be at night. */
function laterHour(battle: Battle, hours: number): number {
  const { hour = 0 } = stateOf(battle);
  const time = timeOf(battle);
  const [, sunset] = time && !holds('dbmm.strat.40') ? sunHours(time) : [0, Number.POSITIVE_INFINITY];
  return hourAt(Math.min(hour + hours, Math.max(hour, sunset)));
}

export const delaying: StepWith<ReturnType<typeof partly<{ thrown: typeof flag }>>> = {
  frame: partly({ thrown: flag }),
  run({ battle }, frame) {
    const sides = delayers(battle);
    const dice = sides.map((owner) => ({ owner, die: 'D6', purpose: 'delaying' }) as const);
    return frame.thrown || sides.length === 0 ? DONE : waitForDice('delaying', dice, frame);
  },
  answer(work, frame, command) {
    const faces = facesOf(command);
    const counted = holds('dbmm.strat.41') ? faces : faces.slice(0, 1);
    const hours = holds('dbmm.strat.38') ? counted.reduce((sum, face) => sum + face, 0) : 0;
    const hour = laterHour(work.battle, hours);
    const figures = { sides: delayers(work.battle), faces, hour };
    tell(work, { type: 'battle-delayed', rule: 'dbmm.strat.38', figures }, [
      { change: 'note', set: { hour } },
    ]);
    return goOn({ ...frame, thrown: true });
  },
};
