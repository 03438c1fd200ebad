/** What bots remember never changes an answer: not the order of questions, and not what was played before. */
import '../../../test/support/bots.ts';
import { describe, expect, test, vi } from 'vitest';
import { battleOf, box, onTable } from '../../../test/support/battle.ts';
import { armyIndex } from '../../armies/bnb/army-index.ts';
import { hottArmyIndex } from '../../armies/hott/army-index.ts';
import { armyFiles } from '../../armies/load-node.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { withDropped } from '../../engine/effects.ts';
import { view } from '../../engine/game/view.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { hott } from '../../rules/hott/index.ts';
import { situationOf } from '../context.ts';
import { duel } from '../evaluate/odds/duel.ts';
import { quickBot } from '../players/quick-bot.ts';
import { straightBot } from '../players/straight-bot.ts';
import { randomFrom } from '../random.ts';
import { simulate } from '../simulate/simulate.ts';
import { battleBetween } from '../simulate/trial.ts';
import { keptInBattle } from './memory.ts';

/** The same facts, of which nothing is kept. */
const fresh = <Value>(value: Value): Value => structuredClone(value);

/** Everything as a process knows it that has just begun. */
async function begun() {
  vi.resetModules();
  const [
    { bnb },
    { hott },
    { evaluate },
    { tactician, lightBot },
    { simulate },
    { withDropped },
    { loadEveryBots },
    { situationOf },
    { LEVELS },
  ] = await Promise.all([
    import('../../rules/bnb/index.ts'),
    import('../../rules/hott/index.ts'),
    import('../evaluate/evaluate.ts'),
    import('../players/tactician.ts'),
    import('../simulate/simulate.ts'),
    import('../../engine/effects.ts'),
    import('../rulesets.ts'),
    import('../context.ts'),
    import('../levels.ts'),
  ]);
  await loadEveryBots();
  /** It sees where each order leads, but thinks of few. */
  const exactBot = tactician({ ...LEVELS.light, name: 'exact', looksAhead: true, tries: 3 });
  const worthOf = (rules: Ruleset, seen: Battle) => evaluate(situationOf(rules, seen, 'red'));
  return { rules: { bnb, hott }, worthOf, exactBot, lightBot, simulate, withDropped };
}

type Process = Awaited<ReturnType<typeof begun>>;

interface Case {
  readonly id: 'bnb' | 'hott';
  readonly opening: Battle;
  /** Something else that may be agreed on, and ground that lies everywhere. */
  readonly options: Battle['options'];
  readonly ground: string;
}

const hottArmies = hottArmyIndex(armyFiles()).armies.map(({ army }) => army);

const CASES: readonly Case[] = [
  {
    id: 'bnb',
    opening: openingOf(
      bnb,
      armyIndex(armyFiles()).orders.filter(({ order }) => order.budget >= 200),
    ),
    options: { frenchFactors: true, weather: true, time: true },
    ground: 'Wd',
  },
  {
    id: 'hott',
    opening: openingOf(
      hott,
      hottArmies.filter(({ points }) => points === 24),
    ),
    options: { pursuitIntoBadGoing: true },
    ground: 'wood',
  },
];

function openingOf(rules: Ruleset, [one, other]: readonly unknown[]): Battle {
  return battleBetween(rules, one, other);
}

/** The same bases in the same places, with something else agreed on, in the midst of a wood. */
const elsewhere = ({ options, ground }: Case, battle: Battle): Battle => ({
  ...battle,
  options: { ...battle.options, ...options },
  terrain: battleOf({ terrain: [{ kind: ground, area: box(0, 0, 2000, 2000) }] }).terrain,
});

const entriesOf = ({ rules, simulate, lightBot }: Process, { id }: Case, opening: Battle, seed: number) =>
  simulate(rules[id], opening, { bots: { red: lightBot, blue: straightBot }, seed, rounds: 2 }).record
    .entries;

/** What red sees when it is to give orders, every so often. */
function positionsOf({ id, opening }: Case): readonly Battle[] {
  const rules = { bnb, hott }[id];
  const bots = { red: quickBot, blue: straightBot };
  return simulate(rules, opening, { bots, seed: 4, rounds: 12 })
    .battles.filter(({ flow }) => flow.awaits.some(({ by, kind }) => by === 'red' && kind === 'orders'))
    .filter((_, at) => at % 12 === 0)
    .map((battle) => view(rules, battle, 'red'));
}

describe.each(CASES)('in $id', (one) => {
  const positions = positionsOf(one);
  const worth = ({ rules, worthOf }: Process, seen: Battle) => worthOf(rules[one.id], seen);
  const order = ({ rules, exactBot }: Process, seen: Battle) =>
    exactBot.answer(rules[one.id], seen, 'red', randomFrom(1), []);

  test.each([
    ['the worth of a position', worth],
    ['an order', order],
  ])(
    '%s does not depend on earlier questions',
    async (_, ask) => {
      const now = await begun();
      const alone = positions.map((seen) => ask(now, fresh(seen)));
      const later = await begun();
      for (const seen of positions) ask(later, elsewhere(one, seen));
      expect(positions.toReversed().map((seen) => ask(later, seen))).toEqual(alone.toReversed());
      expect(positions.map((seen) => ask(later, seen))).toEqual(alone);
    },
    120_000,
  );

  test('the worth of a position equals its new computation', async () => {
    const now = await begun();
    for (const seen of positions) expect(now.withDropped([], () => worth(now, seen))).toBe(worth(now, seen));
  });

  test('a battle does not depend on earlier simulations', async () => {
    const alone = entriesOf(await begun(), one, one.opening, 3);
    const later = await begun();
    entriesOf(later, one, elsewhere(one, one.opening), 2);
    expect(entriesOf(later, one, one.opening, 3)).toEqual(alone);
  }, 120_000);
});

describe('a fight', () => {
  const bases = [
    { id: 'K', at: [600, 400], troop: 'Reg Cv (O)' },
    { id: 'B', side: 'blue', at: [600, 400], facing: 180, troop: 'Reg Bw (O)' },
  ] as const;
  const open = battleOf({ bases });

  test('alone depends on the options of the battle', () => {
    const french = { ...open, options: { ...open.options, frenchFactors: true } };
    const cost = (battle: Battle) =>
      duel(situationOf(bnb, battle, 'red'), {
        base: onTable(battle, 'K'),
        goal: onTable(battle, 'B'),
        from: 'front',
      });
    const alone = [cost(fresh(open)), cost(fresh(french))];
    expect(alone[0]).not.toEqual(alone[1]);
    expect([cost(open), cost(french)]).toEqual(alone);
    expect([cost(french), cost(open)].toReversed()).toEqual(alone);
  });

  test('in progress depends on the terrain and on the rules in force', async () => {
    const wood = {
      ...open,
      terrain: battleOf({ terrain: [{ kind: 'Wd', area: box(500, 300, 700, 500) }] }).terrain,
    };
    const worth = ({ rules, worthOf }: Process, battle: Battle) => worthOf(rules.bnb, battle);
    const alone = worth(await begun(), wood);
    const later = await begun();
    expect(worth(later, open)).not.toBe(alone);
    expect(worth(later, wood)).toBe(alone);
    expect(later.withDropped(['bnb.terrain.61'], () => worth(later, wood))).not.toBe(alone);
    expect(worth(later, wood)).toBe(alone);
  });
});

describe('an answer kept in a battle', () => {
  const battle = battleOf({});
  const asked: number[] = [];
  const half = keptInBattle<number, number>({
    most: 3,
    keyOf: (_rules, figure) => String(figure),
    reckon: (_judges, _field, figure) => {
      asked.push(figure);
      return figure / 2;
    },
  });
  const ask = (figures: readonly number[], of: Battle = battle, rules = bnb) => {
    asked.length = 0;
    expect(figures.map((figure) => half({ ...situationOf(rules, of, 'red'), battle: of }, figure))).toEqual(
      figures.map((figure) => figure / 2),
    );
    return [...asked];
  };

  test('is computed once for all views of a battle', () => {
    expect(ask([1, 2, 1, 2])).toEqual([1, 2]);
    expect(ask([1, 2], { ...battle, sides: fresh(battle.sides), bases: [] })).toEqual([]);
  });

  test('is forgotten with others if there are too many', () => {
    expect(ask([3, 4, 1])).toEqual([3, 4, 1]);
  });

  test.each([
    ['other options', { options: { frenchFactors: true } }],
    ['another table', { table: { width: 900, depth: 600 } }],
    ['other terrain', { terrain: [] }],
    ['other sides', { sides: [] }],
  ])('is not used for %s', (_, change) => {
    expect(ask([1], battle)).toEqual([]);
    expect(ask([1], { ...battle, ...change })).toEqual([1]);
  });

  test('is not used with other rules', () => {
    expect(ask([1], battle, { ...bnb })).toEqual([1]);
    expect(withDropped(['bnb.zoc.9'], () => ask([1]))).toEqual([1]);
  });
});
