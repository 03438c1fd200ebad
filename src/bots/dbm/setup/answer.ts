/** Answers each question of the setup of DBM. */
import { optionsOf } from '../../../engine/flow.ts';
import { questionTo } from '../../questions.ts';
import type { SetupBot } from '../../setup/types.ts';
import { deploy } from './deployment.ts';

/** Setting up a battle of DBM. */
export const dbmSetup: SetupBot = {
  questions: ['season', 'choose-command', 'deploy'],
  answer(rules, view, side) {
    const asked = questionTo(view, side);
    if (asked?.kind !== 'deploy') return optionsOf(rules, view)[0]?.command ?? { type: 'end-phase' };
    const { part, command } = asked.about ?? {};
    return part === 'baggage'
      ? deploy(rules, view, side, null)
      : deploy(rules, view, side, typeof command === 'string' ? command : '');
  },
};
