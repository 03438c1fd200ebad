/** Answers each question of the setup of DBMM. */
import { stillToDeploy } from '../../../debellis/setup/deploy.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { DBMM } from '../../../rules/dbmm/game.ts';
import { paces } from '../../../rules/dbmm/measures.ts';
import { bringUp } from '../../debellis/arrivals.ts';
import type { Army } from '../../debellis/setup/army.ts';
import { groupArrayOf } from '../../debellis/setup/battle-array.ts';
import { deploy } from '../../debellis/setup/deployment.ts';
import { questionTo } from '../../questions.ts';
import type { SetupBot } from '../../setup/types.ts';
import { dbmmAnswers } from '../answers.ts';
import { writeNotes } from './notes.ts';
import { chooseTerrain, pickPlace } from './terrain.ts';
import { bringTogether } from './together.ts';

/** Only some troops may stand nearer to the short edges than this, in paces. */
const OUTER_STRIP = 800;

/** How armies of DBMM deploy: in groups, away from the wings. */
const ARMY: Army = { game: DBMM, strip: paces(OUTER_STRIP) + 1, arrayOf: groupArrayOf };

/** Setting up a battle of DBMM. */
export const dbmmSetup: SetupBot = {
  questions: [
    'season',
    'choose-terrain',
    'name-edge',
    'lay-terrain',
    'notes',
    'deploy',
    'dice-orders',
    'arrivals',
  ],
  answer(rules, view, side, random) {
    const asked = questionTo(view, side);
    const kind = asked?.kind;
    // A bot leaves its army as it has deployed it.
    if (asked?.about?.part === 'exchange') return { type: 'end-phase' };
    if (kind === 'choose-terrain') return chooseTerrain(view, side, random);
    if (kind === 'name-edge' || kind === 'lay-terrain') return pickPlace(rules, view, random);
    if (kind === 'notes') return writeNotes(view, side);
    if (kind === 'arrivals') return bringUp(DBMM, rules, view, side) ?? { type: 'end-phase' };
    if (kind !== 'deploy')
      return (
        dbmmAnswers['dice-orders']?.(rules, view, side) ??
        optionsOf(rules, view)[0]?.command ?? { type: 'end-phase' }
      );
    const left = stillToDeploy(view, side);
    const troops = left.filter((base) => !DBMM.isBaggage(base));
    const placing = deploy(ARMY, rules, view, side, troops.length > 0 ? troops : left);
    return placing.type === 'end-phase' ? (bringTogether(rules, view, side) ?? placing) : placing;
  },
};
