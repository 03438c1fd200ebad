import { describe, expect, test } from 'vitest';
import { battleOf } from '../../test/support/battle.ts';
import { armyIndex } from '../armies/bnb/army-index.ts';
import { armyFiles } from '../armies/load-node.ts';
import { battleNow, type Play } from '../engine/battle/record.ts';
import { placedBase } from '../engine/battle.ts';
import { decide } from '../engine/game/decide.ts';
import { sequenceFrame } from '../engine/game/flow.ts';
import { facingFromDegrees } from '../geometry/exact.ts';
import { distance } from '../geometry/point.ts';
import { bnb } from '../rules/bnb/index.ts';
import { guide } from '../words/en/guide.ts';
import { en } from '../words/en/index.ts';
import type { Bot, BotAnswer } from './bot.ts';
import { BOTS } from './bots.ts';
import { LEVELS } from './levels.ts';
import { beginnerBot } from './players/beginner-bot.ts';
import { quickBot } from './players/quick-bot.ts';
import { lightBot, playingBot, tactician } from './players/tactician.ts';
import { randomFrom } from './random.ts';
import { simulate } from './simulate/simulate.ts';
import { battleBetween } from './simulate/trial.ts';

const orders = armyIndex(armyFiles()).orders.filter(({ order }) => order.budget >= 200);
const [one, other] = orders;
if (!one || !other) throw new Error('there are no armies');
const opening = battleBetween(bnb, one, other);

const answers: { readonly answer: BotAnswer; readonly by: string }[] = [];
const told = (bot: Bot): Bot => ({
  name: bot.name,
  answer: (rules, view, side, random, refused) => {
    const answer = bot.answer(rules, view, side, random, refused);
    answers.push({ answer, by: side });
    return answer;
  },
});

const play = (bot: Bot, seed: number, rounds = 30): Play =>
  simulate(bnb, opening, { bots: { red: told(bot), blue: told(bot) }, seed, rounds });

describe('bots', () => {
  test('play a whole battle, and the same seed gives the same battle', () => {
    const first = play(quickBot, 5);
    expect(battleNow(first).result).not.toBeNull();
    const begun = ({ record }: Play) =>
      JSON.stringify(record.entries.slice(0, 60).map(({ command }) => command));
    expect(begun(play(quickBot, 5, 6))).toBe(begun(first));
    expect(begun(play(quickBot, 6, 6))).not.toBe(begun(first));
  }, 60_000);

  test('give a reason with a message for every answer', () => {
    expect(answers.length).toBeGreaterThan(100);
    const messages = new Set(Object.keys({ ...en, ...guide }));
    expect(answers.filter(({ answer }) => !messages.has(answer.why))).toEqual([]);
  });

  /** Those ordered in a battle between such bots: where each began its bound, if it was ordered before, and ended. */
  const ordered = (bot: Bot) => {
    const { battles } = play(bot, 7, 10);
    return battles.flatMap((battle, at) => {
      const next = battles[at + 1];
      if (!next || battle.flow.phase !== 'voluntary-moves' || battle.turn.bound !== next.turn.bound)
        return [];
      return next.bases.flatMap(({ id, side, pose: end }) => {
        const before = placedBase(battle, id);
        if (!before || !end || before.pose === end || side !== battle.turn.active) return [];
        return [{ start: before.start, end }];
      });
    });
  };

  test('give no order that reverses an earlier order of the bound', () => {
    const again = ordered(lightBot).filter(({ start }) => start !== null);
    expect(again.length).toBeGreaterThan(0);
    for (const { start, end } of again) expect(start && distance(start, end)).toBeGreaterThan(1);
  }, 60_000);

  test('the quick bot orders no base twice in a bound', () => {
    const orders = ordered(quickBot);
    expect(orders.length).toBeGreaterThan(20);
    for (const { start } of orders) expect(start).toBeNull();
  }, 60_000);
});

/** Red is to give orders with two points. */
const orderly = (bases: Parameters<typeof battleOf>[0]) =>
  battleOf({
    ...bases,
    pips: 2,
    flow: {
      phase: 'voluntary-moves',
      stack: [sequenceFrame(2), { step: 'voluntary-moves' }],
      awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
    },
  });

describe('a bot that compares orders', () => {
  const general = { id: 'G', at: [100, 60], marks: { cInC: 1 }, troop: 'Reg Cv (O)' } as const;
  const enemies = [
    { id: 'Y', side: 'blue', at: [1100, 700], facing: 180, marks: { cInC: 1 }, troop: 'Reg Cv (O)' },
    { id: 'Z', side: 'blue', at: [600, 400], facing: 180, troop: 'Irr Ps (I)' },
  ] as const;
  const asked = (bot: Bot, battle: ReturnType<typeof orderly>) =>
    bot.answer(bnb, battle, 'red', randomFrom(1), []).command;

  test.each([quickBot, lightBot, playingBot])('$name attacks a weaker enemy in reach', (bot) => {
    const battle = orderly({
      bases: [general, ...enemies, { id: 'A', at: [600, 340], troop: 'Reg Bd (O)' }],
    });
    const decided = decide(bnb, battle, asked(bot, battle), 'red');
    expect(decided.ok && placedBase(decided.battle, 'A')?.pose.y).toBeCloseTo(400, 0);
  });

  test('gives the first order with enough gain, if its level names a gain that is enough', () => {
    const six = [0, 1, 2, 3, 4, 5];
    const battle = orderly({
      bases: [
        general,
        ...enemies.slice(0, 1),
        { id: 'Z', side: 'blue', at: [300, 400], facing: 180, troop: 'Reg Bd (I)' },
        { id: 'A', at: [300, 350], troop: 'Reg Bd (O)' },
        ...six.map((at) => ({ id: `L${at}`, at: [700 + 40 * at, 250] as const, troop: 'Reg Bd (O)' })),
        ...six.map((at) => ({
          id: `H${at}`,
          side: 'blue',
          at: [700 + 40 * at, 420] as const,
          facing: 180,
          troop: 'Irr Hd (O)',
        })),
      ],
    });
    const told = (enough: number) => asked(tactician({ ...LEVELS.light, enough }), battle).bases;
    expect(told(Number.POSITIVE_INFINITY)).toEqual(six.map((at) => `L${at}`));
    expect(told(0.01)).toEqual(['A']);
  });

  test('the bot for beginners goes straight on with its largest group, and its general follows', () => {
    const line = [0, 1, 2].map((at) => ({ id: `L${at}`, at: [560 + 40 * at, 250] as const }));
    const battle = orderly({ bases: [general, ...enemies, ...line, { id: 'A', at: [300, 250] }] });
    const rich = { ...battle, turn: { ...battle.turn, pips: { '': 6 } } };
    const first = asked(beginnerBot, rich);
    expect(first.bases).toEqual(['L0', 'L1', 'L2']);
    const after = decide(bnb, rich, first, 'red');
    if (!after.ok) throw new Error('the order was refused');
    const second = asked(beginnerBot, after.battle);
    expect(second.bases).toEqual(['G']);
    const last = decide(bnb, after.battle, second, 'red');
    expect(last.ok && last.battle.turn.pips['']).toBeGreaterThan(0);
    expect(last.ok && asked(beginnerBot, last.battle)).toEqual({ type: 'end-phase' });
  });

  test('the bot for beginners attacks with each base that has an enemy in reach', () => {
    const line = [0, 1, 2].map((at) => ({ id: `L${at}`, at: [800 + 40 * at, 250] as const }));
    const poor = orderly({ bases: [general, ...enemies, ...line, { id: 'A', at: [600, 340] }] });
    let battle: typeof poor = { ...poor, turn: { ...poor.turn, pips: { '': 6 } } };
    const march = decide(bnb, battle, asked(beginnerBot, battle), 'red');
    if (march.ok) battle = march.battle;
    expect(placedBase(battle, 'L0')?.pose.y).toBeGreaterThan(250);
    const attack = decide(bnb, battle, asked(beginnerBot, battle), 'red');
    expect(attack.ok && placedBase(attack.battle, 'A')?.pose.y).toBeCloseTo(400, 0);
  });

  test('the bot for beginners turns to an enemy that it has passed', () => {
    const aside = { id: 'Z', side: 'blue', at: [900, 200], facing: 270, troop: 'Irr Ps (I)' } as const;
    let battle = orderly({
      bases: [{ ...general, at: [600, 200] }, aside, { id: 'A', at: [600, 250], troop: 'Reg Bd (O)' }],
    });
    for (let orders = 0; orders < 2; orders++) {
      const after = decide(bnb, battle, asked(beginnerBot, battle), 'red');
      if (after.ok) battle = after.battle;
    }
    expect(placedBase(battle, 'A')?.pose.facing).not.toEqual(facingFromDegrees(0));
  });

  test.each([quickBot, lightBot, playingBot])('$name ends the phase if it has no points', (bot) => {
    const battle = { ...orderly({ bases: [general, ...enemies] }) };
    const poor = { ...battle, turn: { ...battle.turn, pips: { '': 0 } } };
    expect(asked(bot, poor)).toEqual({ type: 'end-phase' });
  });

  test('does not repeat a refused order', () => {
    const battle = orderly({
      bases: [general, ...enemies, { id: 'A', at: [600, 340], troop: 'Reg Bd (O)' }],
    });
    const first = asked(playingBot, battle);
    const second = playingBot.answer(bnb, battle, 'red', randomFrom(1), [first]).command;
    expect(second).not.toEqual(first);
  });
});

test('every bot stands under its own name', () => {
  for (const [name, bot] of Object.entries(BOTS)) expect(bot.name).toBe(name);
});
