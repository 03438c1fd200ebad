import { basesOnTable } from '../../engine/battle.ts';
import { isLurking } from '../../rules/bnb/ambush/hidden.ts';
import { hidingPlaces } from '../../rules/bnb/ambush/hiding-places.ts';
import { ambushDepth } from '../../rules/bnb/ambush/lay.ts';
import { ambushRecord } from '../../rules/bnb/ambush/record.ts';
import { nextBank } from '../../rules/bnb/banks.ts';
import { isBaggage } from '../../rules/bnb/base.ts';
import { bnb as rules } from '../../rules/bnb/index.ts';
import { MU } from '../../rules/bnb/measures.ts';
import { moralOf } from '../../rules/bnb/moral.ts';
import { haltOrder, priceOf } from '../../rules/bnb/moves/price.ts';
import { judgeTogether } from '../../rules/bnb/moves/together.ts';
import { deploymentDepth } from '../../rules/bnb/setup/deploy.ts';
import { hasTime } from '../../rules/bnb/time-of-day.ts';
import { hasWeather } from '../../rules/bnb/weather.ts';
import type { RulesetOnScreen } from '../on-screen/ruleset.ts';
import { bnbLaying, bnbTerrain, bnbTerrainShown } from './laying.ts';
import { packOrders } from './packs.ts';

const FAR_FROM_COMMANDER: readonly string[] = ['bnb.pig.19', 'bnb.pig.20', 'bnb.pig.21'];

/** Blood and Blades on the screen. */
export const bnb: RulesetOnScreen = {
  rules,
  ownKeys: ['others', 'column', 'bend', 'together'],
  // A quarter of a move unit, and a whole one.
  steps: [1, MU / 4, MU],
  spirit: moralOf,
  outOfCommand: (rules, battle, side) =>
    basesOnTable(battle).filter(
      (base) =>
        base.side === side &&
        // Baggage takes no orders.
        rules.label(base).type !== 'Bg' &&
        priceOf(haltOrder(rules, battle, [base])).some(({ rule }) => FAR_FROM_COMMANDER.includes(rule)),
    ),
  idle: (battle) => [...(hasWeather(battle) ? [] : ['weather']), ...(hasTime(battle) ? [] : ['time'])],
  deploymentDepth: (battle, side) =>
    deploymentDepth(battle, battle.sides.find(({ id }) => id === side)?.edge ?? 'south'),
  comesLater: () => false,
  ambush: {
    lurks: isLurking,
    mayLie: (base) => !isBaggage(base),
    depth: ambushDepth,
    hidingPlaces: (_rules, battle, side) => hidingPlaces(battle, side),
    record: ambushRecord,
  },
  look: () => ({}),
  stronghold: () => null,
  bankAhead: (battle, ground) => nextBank(battle, ground, 3 * MU),
  laying: bnbLaying,
  terrainOnOffer: bnbTerrain,
  terrainShown: bnbTerrainShown,
  engagedWith: () => [],
  outlineAt: () => [],
  engaging: () => null,
  columns: true,
  together: (rules, battle, moves) => judgeTogether(rules, battle, moves, battle.turn.active),
  beside: [],
  orders: (rules, battle, picked) =>
    battle.flow.awaits[0]?.kind === 'orders'
      ? [
          {
            command: { type: 'halt', bases: [...picked] },
            key: 'screen.halt',
            figures: { count: picked.length },
          },
          ...packOrders(rules, battle, picked),
        ]
      : [],
};
