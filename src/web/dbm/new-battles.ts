import type { ArmyFile } from '../../armies/army-file.ts';
import { armyIndex, type IndexedOrder } from '../../armies/dbm/army-index.ts';
import type { Teller } from '../../armies/messages.ts';
import { battleArmyOf } from '../../bots/dbm/setup/army.ts';
import { newBattle } from '../../debellis/setup/new-battle.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { formatTroop } from '../../rules/dbm/troops/troops.ts';
import { typesetFrench } from '../../words/spaces.ts';
import type { Language } from '../../words/types.ts';
import type { ArmyFileOpened, ArmyOnOffer, NewBattles } from '../on-screen/new-battles.ts';
import { isOwnFile, keptArmyFiles, ownPath } from '../state/keeping/army-files.ts';
import { nameIn } from '../state/telling/army-name.ts';
import { bundled } from './armies.ts';

/** The files of orders of battle of DBM. Their lists are those of the program. */
const ownFiles = keptArmyFiles('acies-dbm-army-files');

const ordersOf = (files: readonly ArmyFile[]): readonly IndexedOrder[] =>
  armyIndex(files, bundled().lists).orders;

/** All armies that may be chosen, the opened ones first. */
const all = (): readonly IndexedOrder[] => [...ordersOf(ownFiles.all()), ...bundled().orders];

let tellFinding: Teller = (_, { key }) => key;

/** Loads the messages about army files: armies of the program need few of them. */
async function loadMessages(): Promise<void> {
  ({ tellFinding } = await import('../../armies/dbm/messages.ts'));
}

function onOffer({ id, order, list, muster }: IndexedOrder, language: Language): ArmyOnOffer {
  const name = nameIn(language, order);
  const { from = 0, to = 0 } = list?.years ?? {};
  const elements = muster.commands.flatMap((command) => command.elements);
  return {
    id,
    name,
    title: name,
    ...(list ? { list: nameIn(language, list) } : {}),
    ...(isOwnFile(id) ? { removable: true } : {}),
    group: isOwnFile(id)
      ? { key: 'screen.army.opened' }
      : { key: 'screen.army.of-list', figures: { list: list ? nameIn(language, list) : '' } },
    facts: {
      key: 'screen.army.dbm-facts',
      figures: {
        points: muster.points,
        elements: elements.reduce((sum, { count }) => sum + count, 0),
        commands: muster.commands.length,
        years: list ? 'known' : 'none',
        from: Math.abs(from),
        to: Math.abs(to),
        era: to < 0 ? 'before' : 'after',
      },
    },
    about: {
      en: [...(list?.about.en ?? []), ...order.about.en],
      fr: [...(list?.about.fr ?? []), ...order.about.fr].map(typesetFrench),
    },
    lines: muster.commands.flatMap((command, at) =>
      command.elements.map(({ name: line, count, troop, general }) => ({
        key: 'screen.army.dbm-line',
        figures: {
          count,
          troop: formatTroop(troop),
          name: line,
          command: at + 1,
          general: general ?? 'none',
        },
      })),
    ),
    findings: muster.warnings.map(({ key }) => ({ key })),
    warnings: muster.warnings.map((each) => tellFinding(language, each)),
  };
}

/** Keeps the order of battle of a file, replacing one of the same name. */
async function openFile(text: string, language: Language): Promise<ArmyFileOpened> {
  const [{ readArmyOrder }] = await Promise.all([
    import('../../armies/dbm/order-reader.ts'),
    ownFiles.read(),
    loadMessages(),
  ]);
  const { order, faults } = readArmyOrder(text);
  const file = { path: ownPath(order?.name ?? ''), text };
  const [raised] = order ? ordersOf([file]) : [];
  const wrong = [...faults, ...(raised?.muster.faults ?? [])];
  if (!raised || wrong.length > 0)
    return { next: 'faults', faults: wrong.map((each) => tellFinding(language, each)) };
  ownFiles.keep(file);
  return { next: 'new-battle', army: raised.id };
}

/** The folders of armies that were enemies. */
const ENEMIES: readonly (readonly [string, string])[] = [
  ['egypt', 'hatti'],
  ['rome', 'carthage'],
  ['rome', 'gaul'],
  ['norse', 'saxons'],
  ['england', 'france'],
];

/** Two armies that were enemies, one of them from the list of `like` where it is given. */
function suited(random: (below: number) => number, like?: string): readonly [string, string] | null {
  const { orders } = bundled();
  const wanted = orders.find(({ id }) => id === like)?.order.list;
  const pairs = ENEMIES.filter((pair) => wanted === undefined || pair.includes(wanted));
  const [one, other] = pairs[random(Math.max(1, pairs.length))] ?? [];
  const of = (list: string | undefined) => orders.find(({ order }) => order.list === list)?.id;
  const [first, second] = [of(one), of(other)];
  if (first === undefined || second === undefined) return null;
  return random(2) === 0 ? [first, second] : [second, first];
}

/** New battles of DBM. */
export const newBattles: NewBattles = {
  async readKept() {
    await Promise.all([ownFiles.read(), loadMessages()]);
  },
  openFile,
  ownText: async (id) => ownFiles.textOf(id),
  remove: ownFiles.forget,
  armies: (language) => all().map((order) => onOffer(order, language)),
  tables: () => [],
  suited,
  first: (random) => suited(random),
  open(rules, { red, blue, language = 'en', options = {} }) {
    const find = (wanted: string) => all().find(({ id }) => id === wanted);
    const [southern, northern] = [find(red), find(blue)];
    if (!southern || !northern) return { ok: false, faults: [{ key: 'screen.new.no-armies', figures: {} }] };
    const named = (one: IndexedOrder) => ({ ...battleArmyOf(one), name: nameIn(language, one.order) });
    return newBattle(DBM, rules, { options, armies: { red: named(southern), blue: named(northern) } });
  },
};
