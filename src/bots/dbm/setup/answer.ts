/** Answers each question of the setup of DBM. */
import { stillToDeploy } from '../../../debellis/setup/deploy.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { DBM } from '../../../rules/dbm/game.ts';
import { SIDE_STRIP } from '../../../rules/dbm/setup/zone.ts';
import { chosenByInvader } from '../../../rules/dbm/steps/battlefield.ts';
import { bringUp } from '../../debellis/arrivals.ts';
import type { Army } from '../../debellis/setup/army.ts';
import { arrayOf } from '../../debellis/setup/battle-array.ts';
import { deploy } from '../../debellis/setup/deployment.ts';
import { questionTo } from '../../questions.ts';
import type { SetupBot } from '../../setup/types.ts';
import { writeNotes } from './notes.ts';
import { chooseTerrain, layTerrain } from './terrain.ts';

/** How armies of DBM deploy. */
export const ARMY: Army = { game: DBM, strip: SIDE_STRIP, arrayOf };

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
    if (asked?.kind === 'arrivals') return bringUp(DBM, rules, view, side) ?? { type: 'end-phase' };
    if (asked?.kind !== 'deploy') return optionsOf(rules, view)[0]?.command ?? { type: 'end-phase' };
    const { part, command } = asked.about ?? {};
    // A bot leaves its town without a garrison: all its commands stand in line.
    if (part === 'garrison') return { type: 'end-phase' };
    const bases =
      part === 'baggage'
        ? stillToDeploy(view, side).filter(DBM.isBaggage)
        : stillToDeploy(view, side, typeof command === 'string' ? command : '');
    return deploy(ARMY, rules, view, side, bases);
  },
};
