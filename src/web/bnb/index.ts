import { isLurking } from '../../engine/ambush/hidden.ts';
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { hidingPlaces } from '../../rules/bnb/ambush/hiding-places.ts';
import { ambushDepth } from '../../rules/bnb/ambush/lay.ts';
import { ambushRecord } from '../../rules/bnb/ambush/rules.ts';
import { moralOf } from '../../rules/bnb/ending/moral.ts';
import { bnb as rules } from '../../rules/bnb/index.ts';
import { haltOrder, priceOf } from '../../rules/bnb/moves/price.ts';
import { deploymentDepth } from '../../rules/bnb/setup/deploy.ts';
import { isBaggage } from '../../rules/bnb/troops/base.ts';
import { hasTime } from '../../rules/bnb/weather/time-of-day.ts';
import { hasWeather } from '../../rules/bnb/weather/weather.ts';
import type { RulesetOnScreen } from '../on-screen/ruleset.ts';
import { fights } from './fights.ts';
import { laying, terrain } from './laying.ts';
import { orders } from './orders.ts';

const FAR_FROM_COMMANDER: readonly string[] = ['bnb.pig.19', 'bnb.pig.20', 'bnb.pig.21'];

/** Bases to which orders cost more because their commander is far, or gone. */
const outOfCommand = (battle: Battle, side: SideId): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (base) =>
      base.side === side &&
      // Baggage takes no orders.
      !isBaggage(base) &&
      priceOf(haltOrder(rules, battle, [base])).some(({ rule }) => FAR_FROM_COMMANDER.includes(rule)),
  );

/** Blood and Blades on the screen. */
export const bnb: RulesetOnScreen = {
  rules,
  idlePhases: (battle) => [...(hasWeather(battle) ? [] : ['weather']), ...(hasTime(battle) ? [] : ['time'])],
  armies: {
    spirit: moralOf,
    neglected: (battle, side) => [
      { key: 'screen.warn.command', bases: outOfCommand(battle, side), costs: true },
    ],
  },
  drawing: { look: () => ({}), stronghold: () => null, strongholdAt: () => [], beside: [] },
  setup: {
    depth: (battle, side) =>
      deploymentDepth(battle, battle.sides.find(({ id }) => id === side)?.edge ?? 'south'),
    isDue: (battle, base) => battle.flow.awaits[0]?.about?.part !== 'baggage' || isBaggage(base),
    ambush: {
      lurks: isLurking,
      mayLie: (base) => !isBaggage(base),
      depth: ambushDepth,
      hidingPlaces,
      records(battle, side) {
        const record = ambushRecord(battle, side);
        return record ? [record] : [];
      },
    },
    terrain,
    laying,
  },
  orders,
  fights,
};
