import type { IndexedOrder } from '../../armies/bnb/army-index.ts';
import { tellFinding } from '../../armies/bnb/messages.ts';
import { battleArmyOf } from '../../bots/setup/bnb/army.ts';
import { type Battle, basesOnTable, placedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { isLurking } from '../../rules/bnb/ambush/hidden.ts';
import { hidingPlaces } from '../../rules/bnb/ambush/hiding-places.ts';
import { ambushDepth } from '../../rules/bnb/ambush/lay.ts';
import { ambushRecord } from '../../rules/bnb/ambush/record.ts';
import { nextBank } from '../../rules/bnb/banks.ts';
import { isBaggage } from '../../rules/bnb/base.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { MU } from '../../rules/bnb/measures.ts';
import { moralOf } from '../../rules/bnb/moral.ts';
import { haltOrder, priceOf } from '../../rules/bnb/moves/price.ts';
import { judgeTogether } from '../../rules/bnb/moves/together.ts';
import { boundBroken, mayLead, type PackCommand } from '../../rules/bnb/pack/command.ts';
import { planPack } from '../../rules/bnb/pack/make.ts';
import { packOf } from '../../rules/bnb/pack/who.ts';
import { deploymentDepth } from '../../rules/bnb/setup/deploy.ts';
import { newBattle } from '../../rules/bnb/setup/new-battle.ts';
import { suggestedTables } from '../../rules/bnb/setup/table-sizes.ts';
import { hasTime } from '../../rules/bnb/time-of-day.ts';
import { formatTroop } from '../../rules/bnb/troops.ts';
import { hasWeather } from '../../rules/bnb/weather.ts';
import { PLAIN, say } from '../../words/say.ts';
import { spacedFrench } from '../../words/spaces.ts';
import type { Language } from '../../words/types.ts';
import { armies } from '../state/armies.ts';
import { nameIn } from '../state/army-words.ts';
import { findingsOf, isOwnFile, ownOrders } from '../state/own-files.ts';
import { bnbLaying, bnbTerrain, bnbTerrainShown } from './bnb-laying.ts';
import type { ArmyOnOffer, ButtonOrder, NewBattles, RulesetOnScreen } from './on-screen.ts';

const FAR_FROM_COMMANDER: readonly string[] = ['bnb.pig.19', 'bnb.pig.20', 'bnb.pig.21'];

const isSmall = ({ id }: Pick<IndexedOrder, 'id'>): boolean => id.includes('/small/');

function onOffer(indexed: IndexedOrder, language: Language): ArmyOnOffer {
  const { id, order, list, muster } = indexed;
  const found = findingsOf(indexed);
  const name = nameIn(language, order);
  const { from = 0, to = 0 } = list?.years ?? {};
  return {
    id,
    name,
    title: list
      ? say('screen.army.title', { list: nameIn(language, list), order: name }, { ...PLAIN, language })
      : name,
    group: isOwnFile(id)
      ? { key: 'screen.army.opened' }
      : { key: isSmall({ id }) ? 'screen.army.small' : 'screen.army.full' },
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
    about: {
      en: [...(list?.about.en ?? []), ...order.about.en],
      fr: [...(list?.about.fr ?? []), ...order.about.fr].map(spacedFrench),
    },
    lines: muster.bases.map(({ name, count, troop, general }) => ({
      key: 'screen.army.line',
      figures: { count, troop: formatTroop(troop), name, general: general ? 'yes' : 'no' },
    })),
    findings: found.map(({ key }) => ({ key })),
    warnings: found.map((each) => tellFinding(language, each)),
  };
}

const newBattles: NewBattles = {
  armies(language) {
    const { orders } = armies();
    const sorted = [...ownOrders(), ...orders.filter((order) => !isSmall(order)), ...orders.filter(isSmall)];
    return sorted.map((order) => onOffer(order, language));
  },
  tables: suggestedTables,
  suited(random) {
    const [one, other] = armies().orders.filter(isSmall);
    if (!one || !other) return null;
    return random(2) === 0 ? [one.id, other.id] : [other.id, one.id];
  },
  open(rules, { red, blue, table, language = 'en', options = {} }) {
    const all = [...ownOrders(), ...armies().orders];
    const find = (wanted: string) => all.find(({ id }) => id === wanted);
    const [southern, northern] = [find(red), find(blue)];
    if (!southern || !northern) return { ok: false, faults: [{ key: 'screen.new.no-armies', figures: {} }] };
    const named = (one: IndexedOrder) => ({ ...battleArmyOf(one), name: nameIn(language, one.order) });
    return newBattle(rules, {
      table,
      options,
      armies: { red: named(southern), blue: named(northern) },
    });
  },
};

/** The orders to the pack of what is picked: the one picked first leads it where it may. */
function packOrders(rules: Ruleset, battle: Battle, picked: readonly string[]): readonly ButtonOrder[] {
  const first = placedBase(battle, picked[0] ?? '');
  const pack = first ? packOf(rules, battle, first) : [];
  const ids = pack.map((base) => base.id);
  if (!first || pack.length < 2 || !picked.every((id) => ids.includes(id))) return [];
  if (boundBroken(pack).length > 0) return [];
  const leaders = mayLead(pack);
  const leader = leaders.find((base) => base.id === first.id) ?? leaders[0] ?? first;
  const order = (command: PackCommand, key: string): ButtonOrder => ({
    command: { ...command },
    key,
    figures: { count: ids.length, troop: leader.troop, letter: leader.id },
    foreseen: () => planPack(rules, battle, command, first.side),
  });
  return [
    order({ type: 'pack', bases: ids, order: 'full-speed' }, 'screen.pack.full-speed'),
    order({ type: 'pack', bases: ids, order: 'into-group', leader: leader.id }, 'screen.pack.into-group'),
  ];
}

/** Blood and Blades on the screen. */
export const bnbOnScreen: RulesetOnScreen = {
  rules: bnb,
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
  newBattles,
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
  async loadClauses() {
    const [{ bnbClauses }, { bnbRulings }, { sectionInFrench }] = await Promise.all([
      import('../../rules/bnb/clauses/all.ts'),
      import('../../rules/bnb/rulings.ts'),
      import('../../rules/bnb/clauses/sections-fr.ts'),
    ]);
    return { clauses: bnbClauses, rulings: bnbRulings, sectionInFrench };
  },
};
