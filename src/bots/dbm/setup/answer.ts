/** Answers each question of the setup of DBM. */
import { optionsOf } from '../../../engine/game/flow.ts';
import { chosenByInvader } from '../../../rules/dbm/steps/battlefield.ts';
import { questionTo } from '../../questions.ts';
import type { SetupBot } from '../../setup/types.ts';
import { bringUp } from '../arrivals.ts';
import { deploy } from './deployment.ts';
import { writeNotes } from './notes.ts';
import { chooseTerrain, layTerrain } from './terrain.ts';

/** Setting up a battle of DBM. */
export const dbmSetup: SetupBot = {
  questions: [
    'season',
    'choose-terrain',
    'lay-terrain',
    'choose-command',
    'notes',
    'deploy',
    'arrivals',
    'fortify',
  ],
  answer(rules, view, side, random) {
    const asked = questionTo(view, side);
    if (asked?.kind === 'choose-terrain') return chooseTerrain(view, side, chosenByInvader(view), random);
    if (asked?.kind === 'lay-terrain') return layTerrain(rules, view, random);
    if (asked?.kind === 'notes') return writeNotes(rules, view, side, random);
    if (asked?.kind === 'arrivals') return bringUp(rules, view, side) ?? { type: 'end-phase' };
    if (asked?.kind !== 'deploy') return optionsOf(rules, view)[0]?.command ?? { type: 'end-phase' };
    const { part, command } = asked.about ?? {};
    // A bot leaves its town without a garrison: all its commands stand in line.
    if (part === 'garrison') return { type: 'end-phase' };
    return part === 'baggage'
      ? deploy(rules, view, side, null)
      : deploy(rules, view, side, typeof command === 'string' ? command : '');
  },
};
