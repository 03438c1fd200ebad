/** The steps for the time of day: the throw in the setup, and the light in each bound. */

import { facesOf } from '../../../engine/command.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE, waitForDice } from '../../../engine/game/asking.ts';
import { oneEach } from '../../../engine/game/dice.ts';
import { tell } from '../../../engine/game/work.ts';
import { drawn } from '../ending/ending.ts';
import { hasTime, isDusk, isNight, isSunLow } from '../weather/time-of-day.ts';

/** Both sides throw for the number of rounds before dusk. Blood and Blades, time of day. */
export const timeOfDay: Step = {
  run({ battle }) {
    if (!hasTime(battle)) return DONE;
    return waitForDice('time-of-day', oneEach(battle, 'D6', 'time-of-day'));
  },
  answer(work, _frame, command) {
    const faces = facesOf(command);
    const rounds = faces.reduce((sum, face) => sum + face, 0);
    tell(
      work,
      { type: 'time-thrown', rule: 'bnb.time.2', figures: { faces, rounds } },
      holds('bnb.time.2') ? [{ change: 'note', set: { roundsBeforeDusk: rounds } }] : [],
    );
    return DONE;
  },
};

/** Night ends the battle; dusk and the low sun are announced. Blood and Blades, bound. */
export const time: Step = {
  quiet: true,
  run(work) {
    const { battle } = work;
    if (!hasTime(battle)) return DONE;
    const figures = { round: battle.turn.round };
    if (isNight(battle)) {
      if (holds('bnb.victory.4') && holds('bnb.time.7'))
        tell(work, { type: 'night-falls', rule: 'bnb.time.7', figures }, [
          { change: 'end', result: drawn(battle, 'night') },
        ]);
      return DONE;
    }
    const light = isDusk(battle) ? 'dusk' : isSunLow(battle) ? 'low-sun' : 'day';
    if (light === 'dusk') tell(work, { type: 'it-is-dusk', rule: 'bnb.time.3', figures });
    else if (light === 'low-sun') tell(work, { type: 'sun-is-low', rule: 'bnb.time.4', figures });
    return DONE;
  },
};
