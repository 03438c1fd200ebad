/** The step in which groups feign flight. DBMM, Sequence of play, step 9; ruling 83. */
import type { Debellis } from '../../../debellis/game.ts';
import type { StepWith } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { after, DONE, waitForOrders, wrongPhase } from '../../../engine/game/asking.ts';
import { agreed } from '../../../engine/game/options.ts';
import { END_PHASE } from '../../../engine/phases/sequence.ts';
import type { DbmmCommand } from '../commands.ts';
import { FEIGNED_FLIGHT } from '../options.ts';
import { stateOf } from '../state.ts';
import { hasChosen } from '../stratagems/chosen.ts';
import { feign, groupsToFeign, mightFeign } from '../stratagems/feigned-flight.ts';

const PHASE = 'feigned-flights';

/** Asks the side whose bound it is whenever it might feign: that it is asked does not tell what it has chosen. */
export const feignedFlights = (game: Debellis): StepWith<Readonly<Record<never, never>>, DbmmCommand> => ({
  frame: {},
  wholes: true,
  run({ battle }) {
    const side = battle.turn.active;
    const isOpen = stateOf(battle).notesWritten === true || hasChosen(battle, side, 'feigned-flight');
    return isOpen &&
      agreed(battle.options, FEIGNED_FLIGHT) &&
      mightFeign(battle, side) &&
      holds('dbmm.seq.12')
      ? waitForOrders(side, PHASE)
      : DONE;
  },
  answer(work, frame, command, by) {
    if (command.type === 'end-phase') return DONE;
    if (command.type !== 'feign-flight') return wrongPhase(work, PHASE, command);
    const frames = feign(game, work, by, command.bases);
    return 'reasons' in frames ? frames.reasons : after(frames, frame);
  },
  options: (rules, battle) => [
    END_PHASE,
    ...groupsToFeign(rules, battle, battle.turn.active).map((bases) => ({
      command: { type: 'feign-flight', bases },
      key: 'option.feign-flight',
      figures: { bases: bases.join(', ') },
    })),
  ],
});
