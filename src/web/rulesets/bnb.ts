import type { IndexedOrder } from '../../armies/bnb/army-index.ts';
import { battleArmyOf } from '../../bots/setup/bnb/army.ts';
import { basesOnTable } from '../../engine/battle.ts';
import { BNB_DEFERRED } from '../../rules/bnb/clauses/subjects.ts';
import { moralOf } from '../../rules/bnb/moral.ts';
import { haltOrder, priceOf } from '../../rules/bnb/moves/price.ts';
import { deploymentDepth } from '../../rules/bnb/setup/deploy.ts';
import { newBattle } from '../../rules/bnb/setup/new-battle.ts';
import { suggestedTables } from '../../rules/bnb/setup/table-sizes.ts';
import { formatTroop } from '../../rules/bnb/troops.ts';
import { armies } from '../state/armies.ts';
import type { ArmyOnOffer, NewBattles, RulesetOnScreen } from './on-screen.ts';

const FAR_FROM_COMMANDER: readonly string[] = ['bnb.pig.19', 'bnb.pig.20', 'bnb.pig.21'];

const isSmall = ({ id }: IndexedOrder): boolean => id.startsWith('small/');

function onOffer({ id, order, list, muster }: IndexedOrder): ArmyOnOffer {
  const { from = 0, to = 0 } = list?.years ?? {};
  return {
    id,
    name: order.name,
    title: list ? `${list.name}: ${order.name}` : order.name,
    group: { key: id.startsWith('small/') ? 'screen.army.small' : 'screen.army.full' },
    facts: {
      key: 'screen.army.facts',
      figures: {
        points: muster.points,
        bases: muster.bases.reduce((sum, { count }) => sum + count, 0),
        confidence: muster.confidence,
        years: list ? 'known' : 'none',
        from,
        to,
      },
    },
    about: { en: [...(list?.about ?? []), ...order.about] },
    lines: muster.bases.map(({ name, count, troop, general }) => ({
      key: 'screen.army.line',
      figures: { count, troop: formatTroop(troop), name, general: general ? 'yes' : 'no' },
    })),
    findings: [...muster.faults, ...muster.warnings].map(({ key }) => ({ key })),
  };
}

const newBattles: NewBattles = {
  armies() {
    const { orders } = armies();
    return [...orders.filter((order) => !isSmall(order)), ...orders.filter(isSmall)].map(onOffer);
  },
  tables: suggestedTables,
  suited(random) {
    const [one, other] = armies().orders.filter(isSmall);
    if (!one || !other) return null;
    return random(2) === 0 ? [one.id, other.id] : [other.id, one.id];
  },
  open(rules, { red, blue, table }) {
    const find = (wanted: string) => armies().orders.find(({ id }) => id === wanted);
    const [southern, northern] = [find(red), find(blue)];
    if (!southern || !northern) return { ok: false, faults: [{ key: 'screen.new.no-armies', figures: {} }] };
    return newBattle(rules, {
      table,
      armies: { red: battleArmyOf(southern), blue: battleArmyOf(northern) },
    });
  },
};

/** Blood and Blades on the screen. */
export const bnbOnScreen: RulesetOnScreen = {
  name: 'Blood and Blades',
  author: 'Jean-Pierre Rivière',
  licence: { name: 'CC BY-SA 4.0', address: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  spirit: moralOf,
  outOfCommand: (rules, battle, side) =>
    basesOnTable(battle).filter(
      (base) =>
        base.side === side &&
        // Baggage takes no orders.
        rules.label(base).type !== 'Bg' &&
        priceOf(haltOrder(rules, battle, [base])).some(({ rule }) => FAR_FROM_COMMANDER.includes(rule)),
    ),
  deploymentDepth: (battle, side) =>
    deploymentDepth(battle, battle.sides.find(({ id }) => id === side)?.edge ?? 'south'),
  comesLater: () => false,
  newBattles,
  look: () => ({}),
  stronghold: () => null,
  engagedWith: () => [],
  outlineAt: () => [],
  engaging: () => null,
  beside: [],
  orders: (_rules, battle, picked) =>
    battle.flow.awaits[0]?.kind === 'orders'
      ? [
          {
            command: { type: 'halt', bases: [...picked] },
            key: 'screen.halt',
            figures: { count: picked.length },
          },
        ]
      : [],
  deferred: BNB_DEFERRED,
  async loadClauses() {
    const [{ bnbClauses }, { bnbRulings }, { sectionInFrench }] = await Promise.all([
      import('../../rules/bnb/clauses/all.ts'),
      import('../../rules/bnb/rulings.ts'),
      import('../../rules/bnb/clauses/sections-fr.ts'),
    ]);
    return { clauses: bnbClauses, rulings: bnbRulings, sectionInFrench };
  },
};
