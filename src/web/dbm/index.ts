import { hidingPlacesIn } from '../../debellis/ambush/hiding-places.ts';
import { ambushDepth } from '../../debellis/ambush/lay.ts';
import { ambushRecords } from '../../debellis/ambush/records.ts';
import {
  armyEe,
  isDemoralisedCommand,
  lostByArmy,
  lostByCommand,
  originalEe,
} from '../../debellis/ending/lost.ts';
import { fortifiedTowns } from '../../debellis/walls/towns.ts';
import { isLurking } from '../../engine/ambush/hidden.ts';
import { commandNames, inCommand } from '../../engine/army/commands.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import type { SideId } from '../../engine/game/game.ts';
import { agreed } from '../../engine/game/options.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { mustAdvance, runaways } from '../../rules/dbm/impetuous/who.ts';
import { dbm as rules } from '../../rules/dbm/index.ts';
import { AMBUSH, FLANK_MARCHES } from '../../rules/dbm/options.ts';
import { deploymentDepth, SIDE_STRIP } from '../../rules/dbm/setup/zone.ts';
import { isBaggage, isNaval } from '../../rules/dbm/troops/base.ts';
import { arrivingIn } from '../debellis/arriving.ts';
import { fetchedLaying } from '../debellis/fetched.ts';
import { fights } from '../debellis/fights.ts';
import type { CommandSpirit, RulesetOnScreen, Spirit } from '../on-screen/ruleset.ts';
import { orders } from './orders.ts';

/** An army is defeated when half of its element equivalents are lost. */
function spirit(battle: Battle, side: SideId): Spirit {
  const reference = armyEe(DBM, battle, side);
  const losses = lostByArmy(DBM, battle, side);
  const routing = reference / 2;
  return { reference, routing, losses, routed: reference > 0 && losses >= routing };
}

/** A command is demoralised when it has lost more than a third of its element equivalents. */
const commands = (battle: Battle, side: SideId): readonly CommandSpirit[] =>
  commandNames(battle, side)
    .map(
      (command): CommandSpirit => ({
        command,
        losses: lostByCommand(DBM, battle, side, command),
        limit: originalEe(DBM, inCommand(battle, side, command)) / 3,
        state: isDemoralisedCommand(battle, side, command) ? 'demoralised' : 'steady',
      }),
    )
    .filter(({ limit }) => limit > 0);

/** Bases that would advance without an order. */
const unruly = (battle: Battle): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => mustAdvance(DBM, rules, battle, base));

/** De Bellis Multitudinis on the screen. */
export const dbm: RulesetOnScreen = {
  rules,
  hasCommands: true,
  // A phase that asks something is never empty.
  idlePhases: ({ flow, options }) =>
    [...(agreed(options, FLANK_MARCHES) ? [] : ['arrivals']), 'turn-to-face'].filter(
      (phase) => phase !== flow.phase,
    ),
  armies: {
    spirit,
    commands,
    neglected: (battle, side) =>
      side === battle.turn.active
        ? [
            { key: 'screen.warn.unruly', bases: unruly(battle), costs: true, leaves: true },
            { key: 'screen.warn.runaways', bases: runaways(DBM, battle), costs: true, leaves: true },
          ]
        : [],
  },
  drawing: { look: () => ({}), stronghold: () => null, strongholdAt: () => [], beside: ['lost'] },
  setup: {
    ...fetchedLaying(() => import('./laying.ts')),
    depth: deploymentDepth,
    // Nobody deploys at exactly that distance either. Towns are exempt, wherever they lie.
    aside: (battle, base) =>
      isNaval(base) || fortifiedTowns(DBM, battle, base.side).length > 0 ? 0 : SIDE_STRIP + 1,
    arriving: arrivingIn(DBM),
    ambush: {
      lurks: isLurking,
      mayLie: (base) => !isBaggage(base),
      depth: (battle, side) => ambushDepth(DBM, battle, side),
      hidingPlaces: hidingPlacesIn(DBM, rules),
      records: (battle, side) => ambushRecords(DBM, battle, side),
      isAgreed: ({ options }) => agreed(options, AMBUSH),
    },
    isDue: (battle, base) => {
      const { part, command } = battle.flow.awaits[0]?.about ?? {};
      if (part === 'baggage') return isBaggage(base);
      return command === undefined || base.command === command;
    },
  },
  orders,
  fights,
};
