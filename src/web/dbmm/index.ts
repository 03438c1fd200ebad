import { hidingPlacesIn } from '../../debellis/ambush/hiding-places.ts';
import { ambushDepth } from '../../debellis/ambush/lay.ts';
import { ambushRecords } from '../../debellis/ambush/records.ts';
import { isLurking } from '../../engine/ambush/hidden.ts';
import { commandNames } from '../../engine/army/commands.ts';
import { basesOnTable } from '../../engine/battle.ts';
import { agreed } from '../../engine/game/options.ts';
import { armyLoss } from '../../rules/dbmm/ending/defeat.ts';
import { DBMM } from '../../rules/dbmm/game.ts';
import { advances } from '../../rules/dbmm/impetuous/who.ts';
import { dbmm as rules } from '../../rules/dbmm/index.ts';
import { lossesOf } from '../../rules/dbmm/morale/losses.ts';
import { stateOfCommand } from '../../rules/dbmm/morale/states.ts';
import { hiddenOf } from '../../rules/dbmm/obstacles/pits.ts';
import { isBehindObstacles } from '../../rules/dbmm/obstacles/portable.ts';
import { AMBUSH, FLANK_MARCHES } from '../../rules/dbmm/options.ts';
import { deploymentDepth, deploymentLimits } from '../../rules/dbmm/setup/zone.ts';
import { isKept } from '../../rules/dbmm/stratagems/unusual-troops.ts';
import { arrivingIn } from '../debellis/arriving.ts';
import { fetchedLaying } from '../debellis/fetched.ts';
import { fights } from '../debellis/fights.ts';
import type { RulesetOnScreen } from '../on-screen/ruleset.ts';
import { lazily } from '../parts/Lazy.tsx';
import { orders } from './orders.ts';

/** Beside this, no phase that nobody has anything to do in is told. */
const QUIET = ['shattered', 'turn-to-face', 'feigned-flights', 'rout-moves', 'rallying'];

/** De Bellis Magistrorum Militum on the screen. */
export const dbmm: RulesetOnScreen = {
  rules,
  hasCommands: true,
  // A phase that asks something is never empty.
  idlePhases: ({ flow, options }) =>
    [...(agreed(options, FLANK_MARCHES) ? [] : ['arrivals']), ...QUIET].filter(
      (phase) => phase !== flow.phase,
    ),
  armies: {
    spirit(battle, side) {
      const { me: reference, lost: losses } = armyLoss(battle, side);
      const routing = reference / 2;
      return { reference, routing, losses, routed: reference > 0 && losses > routing };
    },
    commands: (battle, side) =>
      commandNames(battle, side)
        .map((command) => {
          const { me, lost } = lossesOf(battle, { side, command });
          return { command, losses: lost, limit: me / 3, state: stateOfCommand(battle, { side, command }) };
        })
        .filter(({ limit }) => limit > 0),
    neglected: (battle, side) =>
      side === battle.turn.active
        ? [
            {
              key: 'screen.warn.unruly',
              bases: basesOnTable(battle).filter(
                (base) => base.side === side && advances(DBMM, rules, battle, base),
              ),
              costs: true,
              leaves: true,
            },
          ]
        : [],
  },
  drawing: {
    look: (_battle, base) => (isBehindObstacles(base) ? { stakes: true } : {}),
    ...{ stronghold: () => null, strongholdAt: () => [] },
    hiddenGround: hiddenOf,
    beside: ['lost', 'spent'],
  },
  setup: {
    ...fetchedLaying(() => import('./laying.ts'), ['fortify', 'notes']),
    Notes: lazily(async () => (await import('./notes/NotesPanel.tsx')).NotesPanel),
    depth: deploymentDepth,
    // Unusual troops come when both armies stand.
    isDue: (battle, base) => !isKept(base) || battle.flow.awaits[0]?.about?.part === 'exchange',
    arriving: arrivingIn(DBMM),
    ambush: {
      lurks: isLurking,
      mayLie: (base) => DBMM.unfitForAmbush(base).length === 0,
      depth: (battle, side) => ambushDepth(DBMM, battle, side),
      hidingPlaces: hidingPlacesIn(DBMM, rules),
      records: (battle, side) => ambushRecords(DBMM, battle, side),
      isAgreed: ({ options }) => agreed(options, AMBUSH),
    },
    aside(battle, base) {
      const { aside } = deploymentLimits(battle, base);
      return aside ? aside.mm + (aside.inclusive ? 0 : 1) : 0;
    },
  },
  orders,
  fights,
};
