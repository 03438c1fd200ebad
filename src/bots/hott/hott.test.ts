import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import type { BaseWords, BattleWords, TerrainWords } from '../../../test/support/battle.ts';
import { hottArmyIndex } from '../../armies/hott/army-index.ts';
import { armyFiles } from '../../armies/load-node.ts';
import { battleNow } from '../../engine/battle/record.ts';
import { placedBase } from '../../engine/battle.ts';
import { decide } from '../../engine/game/decide.ts';
import { strongholdAttacked } from '../../rules/hott/combat/opponents.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { engagedPairs } from '../../rules/hott/state.ts';
import { guide } from '../../words/en/guide.ts';
import { en } from '../../words/en/index.ts';
import type { Bot, BotAnswer } from '../bot.ts';
import { quickBot } from '../players/quick-bot.ts';
import { straightBot } from '../players/straight-bot.ts';
import { lightBot, playingBot } from '../players/tactician.ts';
import { randomFrom } from '../random.ts';
import { simulate } from '../simulate/simulate.ts';
import { battleBetween } from '../simulate/trial.ts';

const armies = hottArmyIndex(armyFiles())
  .armies.map(({ army }) => army)
  .filter(({ points }) => points === 24);

const hold = (side: string, y: number): TerrainWords => ({
  kind: 'stronghold',
  side,
  id: `hold-${side}`,
  area: [
    [280, y],
    [320, y],
    [320, y + 40],
    [280, y + 40],
  ],
});
const TERRAIN = [hold('red', 0), hold('blue', 560)];
const GENERALS: readonly BaseWords[] = [
  { id: 'G', at: [60, 60], troop: 'Blades', marks: { general: 1 } },
  { id: 'Z', side: 'blue', at: [560, 560], facing: 180, troop: 'Blades', marks: { general: 1 } },
  ...[400, 440, 480, 520].flatMap((x, at): readonly BaseWords[] => [
    { id: `R${at}`, at: [x, 60], troop: 'Spears' },
    { id: `S${at}`, side: 'blue', at: [x, 560], facing: 180, troop: 'Spears' },
  ]),
];
const asked = (bot: Bot, battle: ReturnType<typeof ordersIn>): BotAnswer =>
  bot.answer(hott, battle, 'red', randomFrom(1), []);
const ordered = (bot: Bot, battle: ReturnType<typeof ordersIn>) => {
  const decided = decide(hott, battle, asked(bot, battle).command, 'red');
  if (!decided.ok) throw new Error(JSON.stringify(decided.reasons));
  return decided.battle;
};
const orderly = (words: BattleWords & { readonly bases: readonly BaseWords[] }) =>
  ordersIn({ terrain: TERRAIN, pips: 3, ...words, bases: [...GENERALS, ...words.bases] });

describe('a bot that plays Hordes of the Things', () => {
  test.each([lightBot, playingBot])('$name storms a stronghold in reach', (bot) => {
    const battle = orderly({ bases: [{ id: 'A', at: [300, 500], troop: 'Hero' }] });
    // Its line may march first.
    const next = ordered(bot, ordered(bot, battle));
    const hero = placedBase(next, 'A');
    expect(hero && strongholdAttacked(next, hero)?.id).toBe('hold-blue');
  });

  test('fights ground troops with its aerials', () => {
    const lone = { id: 'X', side: 'blue', at: [300, 300], facing: 180, troop: 'Artillery' } as const;
    const next = ordered(lightBot, orderly({ bases: [{ id: 'D', at: [300, 200], troop: 'Dragon' }, lone] }));
    expect(engagedPairs(next)).toEqual([['D', 'X']]);
  });

  test('spends the points of each command on that command', () => {
    const battle = orderly({ bases: [{ id: 'A', at: [300, 480], troop: 'Hero' }] });
    const split = {
      ...battle,
      options: { ...battle.options, armyPoints: 48 },
      bases: battle.bases.map((base) => ({ ...base, command: base.id === 'A' ? 'right' : 'left' })),
      turn: { ...battle.turn, pips: { left: 2, right: 0 } },
    };
    const { command } = asked(lightBot, split);
    expect(command.type === 'move' ? command.bases : []).not.toContain('A');
  });
});

describe('whole battles of Hordes of the Things', () => {
  const answers: BotAnswer[] = [];
  const told = (bot: Bot): Bot => ({
    name: bot.name,
    answer: (...all) => {
      const answer = bot.answer(...all);
      answers.push(answer);
      return answer;
    },
  });
  const [one, , , , , other] = armies;
  if (!one || !other) throw new Error('there are no armies');

  test('have a reason for each order', () => {
    const bots = { red: told(lightBot), blue: straightBot };
    simulate(hott, battleBetween(hott, one, other), { bots, seed: 4, rounds: 12 });
    expect(answers.length).toBeGreaterThan(20);
    for (const { why } of answers) expect({ ...en, ...guide }).toHaveProperty([why]);
  }, 120_000);

  test.each([straightBot, quickBot])(
    'reach an end if the $name bot plays both sides',
    (bot) => {
      const bots = { red: bot, blue: bot };
      const play = simulate(hott, battleBetween(hott, one, other), { bots, seed: 3, rounds: 60 });
      expect(battleNow(play).result?.how).not.toBe('agreed');
    },
    120_000,
  );
});
