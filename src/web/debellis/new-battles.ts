/** New battles of both De Bellis rulesets. */
import type { ArmyList, ArmyOrder } from '../../armies/debellis/army-data.ts';
import type { Mustered, MusteredCommand } from '../../armies/debellis/mustered.ts';
import type { IndexedOrder } from '../../armies/lists/order-index.ts';
import type { Teller } from '../../armies/messages.ts';
import type { Debellis } from '../../debellis/game.ts';
import { type BattleArmy, newBattle } from '../../debellis/setup/new-battle.ts';
import { typesetFrench } from '../../words/spaces.ts';
import type { Language } from '../../words/types.ts';
import type { ArmyFileOpened, ArmyOnOffer, NewBattles } from '../on-screen/new-battles.ts';
import { isOwnFile } from '../state/keeping/army-files.ts';
import { nameIn } from '../state/telling/army-name.ts';

type Raised = Mustered<MusteredCommand>;

/** What new battles take from a ruleset. */
export interface BattleParts<Order extends IndexedOrder<ArmyOrder, ArmyList, Raised>> {
  readonly game: Debellis;
  /** The messages for what an army is, and for its lines. */
  readonly keys: { readonly facts: string; readonly line: string };
  /** The pairs of lists whose armies were enemies. */
  readonly enemies: readonly (readonly [string, string])[];
  /** The armies of the program, and those that this browser keeps. */
  bundled(): readonly Order[];
  own(): readonly Order[];
  battleArmyOf(order: Order): BattleArmy;
  /** Figures of a line besides the usual ones. */
  lineFigures?(
    line: Order['muster']['commands'][number]['elements'][number],
  ): Readonly<Record<string, string>>;
  readonly files: {
    read(): Promise<void>;
    textOf(id: string): Promise<string | null> | string | null;
    forget(id: string): void;
  };
  readonly teller: () => Promise<Teller>;
  open(text: string, tell: (found: Parameters<Teller>[1]) => string): Promise<ArmyFileOpened>;
}

/** A first battle is fought by day, and with all troops in sight. */
const SIMPLE = { weather: false, ambush: false, flankMarches: false };

/** Army points of an army for a battle of an hour, and of a usual one. */
const SMALL = 200;
const USUAL = 400;

type Suited = readonly [string, string] | null;

export function newBattlesBy<Order extends IndexedOrder<ArmyOrder, ArmyList, Raised>>(
  parts: BattleParts<Order>,
): NewBattles {
  const { game, keys, files } = parts;
  let tellFinding: Teller = (_, { key }) => key;

  /** Loads the messages about army files: armies of the program need few of them. */
  async function loadMessages(): Promise<void> {
    tellFinding = await parts.teller();
  }

  /** All armies that may be chosen, the opened ones first. */
  const all = (): readonly Order[] => [...parts.own(), ...parts.bundled()];

  function onOffer({ id, order, list, muster }: Order, language: Language): ArmyOnOffer {
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
        key: keys.facts,
        figures: {
          points: muster.points,
          unspent: Math.max(0, order.budget - muster.points),
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
        command.elements.map((line) => ({
          key: keys.line,
          figures: {
            count: line.count,
            troop: game.formatTroop(line.troop),
            name: line.name,
            command: at + 1,
            general: line.general ?? 'none',
            ...parts.lineFigures?.(line),
          },
        })),
      ),
      findings: muster.warnings.map(({ key }) => ({ key })),
      warnings: muster.warnings.map((each) => tellFinding(language, each)),
    };
  }

  /** Two armies of this size that were enemies, one of them from the list of `like` where it is given. */
  function enemies(random: (below: number) => number, points: number, like?: Order): Suited {
    const orders = parts.bundled();
    const of = (list: string) =>
      orders.find(({ order }) => order.list === list && order.budget === points)?.id;
    const pairs = parts.enemies.flatMap((pair) => {
      const [one, other] = pair.map(of);
      const fits = like === undefined || pair.includes(like.order.list);
      return fits && one !== undefined && other !== undefined ? [[one, other] as const] : [];
    });
    const [one, other] = pairs[random(Math.max(1, pairs.length))] ?? [];
    if (one === undefined || other === undefined) return null;
    return random(2) === 0 ? [one, other] : [other, one];
  }

  /** Two enemies of the size of `like`; without it, two small ones, for a first battle. */
  function suited(random: (below: number) => number, like?: string): Suited {
    const wanted = parts.bundled().find(({ id }) => id === like);
    return wanted
      ? enemies(random, wanted.order.budget, wanted)
      : (enemies(random, SMALL) ?? enemies(random, USUAL));
  }

  return {
    async readKept() {
      await Promise.all([files.read(), loadMessages()]);
    },
    async openFile(text, language) {
      await Promise.all([files.read(), loadMessages()]);
      return parts.open(text, (found) => tellFinding(language, found));
    },
    ownText: async (id) => files.textOf(id),
    remove: files.forget,
    armies: (language) => all().map((order) => onOffer(order, language)),
    tables: () => [],
    simple: SIMPLE,
    suited,
    first: (random) => enemies(random, USUAL),
    open(rules, { red, blue, language = 'en', options = {} }) {
      const find = (wanted: string) => all().find(({ id }) => id === wanted);
      const [southern, northern] = [find(red), find(blue)];
      if (!southern || !northern)
        return { ok: false, faults: [{ key: 'screen.new.no-armies', figures: {} }] };
      const army = (one: Order) => ({ ...parts.battleArmyOf(one), name: nameIn(language, one.order) });
      return newBattle(game, rules, { options, armies: { red: army(southern), blue: army(northern) } });
    },
  };
}
