/** The steps of deployment: the throw for its order, the deployment itself, and the start of the first round. */

import type { Battle, SideId } from '../../../engine/battle.ts';
import { otherSide } from '../../../engine/battle.ts';
import { facesOf } from '../../../engine/command.ts';
import type { Next, Option, Step, Work } from '../../../engine/contract/sequence.ts';
import { flag, partly } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import {
  after,
  choose,
  DONE,
  goOn,
  waitForDice,
  waitForOne,
  wordOption,
} from '../../../engine/game/asking.ts';
import { oneEach } from '../../../engine/game/dice.ts';
import { tell } from '../../../engine/game/work.ts';
import { beginFirstBound } from '../../../engine/phases/sequence.ts';
import type { BnbStep } from '../commands.ts';
import { deployingFrame } from '../setup/deploying.ts';
import { invadedOf, invaderOf } from '../setup/roles.ts';
import { note, stateOf } from '../state.ts';

/** The invader may choose if both dice add up to at least this. */
const CHOICE = 11;

/** The side that deploys first: the invaded, unless another was chosen. */
const deploysFirst = (battle: Battle): SideId => stateOf(battle.own).deploysFirst ?? invadedOf(battle);

function settle(work: Work, first: SideId): Next {
  const figures = { first, second: otherSide(work.battle, first) };
  tell(work, { type: 'deployment-order', rule: 'bnb.setup.9', figures }, [note({ deploysFirst: first })]);
  return DONE;
}

const OPTIONS = ['first', 'second'] as const;

const FRAME = partly({ thrown: flag });

/** Both sides throw; on 11 or 12 the invader chooses the order of deployment. Blood and Blades, setup. */
export const deploymentOrder: BnbStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    const by = invaderOf(work.battle);
    return frame.thrown
      ? waitForOne(by, 'deploy-first')
      : waitForDice('deployment-order', oneEach(work.battle, 'D6', 'deployment-order'));
  },
  answer(work, frame, command) {
    if (!frame.thrown) {
      const faces = facesOf(command);
      const total = faces.reduce((sum, face) => sum + face, 0);
      tell(work, {
        type: 'deployment-thrown',
        rule: 'bnb.setup.9',
        figures: { faces, total, least: CHOICE },
      });
      const asks = total >= CHOICE && holds('bnb.setup.10');
      return asks ? goOn({ ...frame, thrown: true }) : settle(work, invadedOf(work.battle));
    }
    const invader = invaderOf(work.battle);
    return choose(work, command, OPTIONS, (chosen) =>
      settle(work, chosen === 'first' ? invader : otherSide(work.battle, invader)),
    );
  },
  options(_rules, _battle, frame): readonly Option[] {
    if (!frame.thrown) return [];
    return OPTIONS.map((option) => wordOption(option, undefined, `bnb.setup.option-deploy-${option}`));
  },
};

/** One side deploys its whole army, then the other. Blood and Blades, setup. */
export const deployment: Step = {
  run({ battle }) {
    const first = deploysFirst(battle);
    const frames = [first, otherSide(battle, first)].map((side) => deployingFrame(side, 'army'));
    return after(frames, null);
  },
};

/** The first round begins: the side that deployed second has the first bound. Blood and Blades, setup. */
export const firstRound: Step = {
  run(work) {
    const side = otherSide(work.battle, deploysFirst(work.battle));
    beginFirstBound(work, 'bnb.setup.15', side, [{ change: 'note', set: { deploysFirst: null } }]);
    return DONE;
  },
};
