import type { IndexedOrder } from '../../armies/bnb/army-index.ts';
import type { Teller } from '../../armies/messages.ts';
import { battleArmyOf } from '../../bots/bnb/setup/army.ts';
import { newBattle } from '../../rules/bnb/setup/new-battle.ts';
import { suggestedTables } from '../../rules/bnb/setup/table-sizes.ts';
import { formatTroop } from '../../rules/bnb/troops/troops.ts';
import { typesetFrench } from '../../words/spaces.ts';
import type { Language } from '../../words/types.ts';
import type { ArmyFileOpened, ArmyOnOffer, NewBattles } from '../on-screen/new-battles.ts';
import { isOwnFile } from '../state/keeping/army-files.ts';
import { nameIn } from '../state/telling/army-name.ts';
import { tOf } from '../state/telling/telling.ts';
import { bundled } from './armies.ts';
import { findingsOf, keepArmyFile, ownFiles, ownOrders } from './own-files.ts';

let tellFinding: Teller = (_, { key }) => key;

/** Loads the messages about army files: only the player's own files need them, for the program's have no findings. */
async function loadMessages(): Promise<void> {
  ({ tellFinding } = await import('../../armies/bnb/messages.ts'));
}

async function readKept(): Promise<void> {
  await ownFiles.read();
  if (ownOrders().length > 0) await loadMessages();
}

const isSmall = ({ id }: Pick<IndexedOrder, 'id'>): boolean => id.includes('/small/');

function onOffer(indexed: IndexedOrder, language: Language): ArmyOnOffer {
  const { id, order, list, muster } = indexed;
  const found = findingsOf(indexed);
  const name = nameIn(language, order);
  const { from = 0, to = 0 } = list?.years ?? {};
  return {
    id,
    name,
    title: name,
    ...(list ? { list: nameIn(language, list) } : {}),
    ...(isOwnFile(id) ? { removable: true } : {}),
    group: isOwnFile(id)
      ? { key: 'screen.army.opened' }
      : isSmall({ id })
        ? { key: 'screen.army.small' }
        : { key: 'screen.army.of-list', figures: { list: list ? nameIn(language, list) : '' } },
    facts: {
      key: 'screen.army.facts',
      figures: {
        points: muster.points,
        unspent: Math.max(0, order.budget - muster.points),
        bases: muster.bases.reduce((sum, { count }) => sum + count, 0),
        confidence: muster.confidence,
        years: list ? 'known' : 'none',
        from,
        to,
      },
    },
    about: {
      en: [...(list?.about.en ?? []), ...order.about.en],
      fr: [...(list?.about.fr ?? []), ...order.about.fr].map(typesetFrench),
    },
    lines: muster.bases.map(({ name, count, troop, general }) => ({
      key: 'screen.army.line',
      figures: { count, troop: formatTroop(troop), name, general: general ? 'yes' : 'no' },
    })),
    findings: found.map(({ key }) => ({ key })),
    warnings: found.map((each) => tellFinding(language, each)),
  };
}

/** Opens an army file: an order of battle can go into battle, a list is kept for later orders. */
async function openFile(text: string, language: Language): Promise<ArmyFileOpened> {
  await Promise.all([ownFiles.read(), loadMessages()]);
  const opened = keepArmyFile(text);
  switch (opened.kind) {
    case 'faults':
      return { next: 'faults', faults: opened.faults.map((each) => tellFinding(language, each)) };
    case 'order':
      return { next: 'new-battle', army: opened.id };
    case 'list':
      return {
        next: 'note',
        title: tOf('bnb', 'screen.army.list-kept', { name: opened.name }),
        text: tOf('bnb', 'screen.army.list-kept.what'),
      };
  }
}

/** New battles of Blood and Blades. */
export const newBattles: NewBattles = {
  readKept,
  openFile,
  ownText: async (id) => ownFiles.textOf(id),
  remove: ownFiles.forget,
  armies(language) {
    const { orders } = bundled();
    const sorted = [...ownOrders(), ...orders.filter((order) => !isSmall(order)), ...orders.filter(isSmall)];
    return sorted.map((order) => onOffer(order, language));
  },
  tables: suggestedTables,
  suited(random) {
    const [one, other] = bundled().orders.filter(isSmall);
    if (!one || !other) return null;
    return random(2) === 0 ? [one.id, other.id] : [other.id, one.id];
  },
  open(rules, { red, blue, table, language = 'en', options = {} }) {
    const all = [...ownOrders(), ...bundled().orders];
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
