/** Bots attack in strength or not at all, and move a line as a line. */
import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { type BattleWords, battleOf, box } from '../../../test/support/battle.ts';
import { type Battle, placedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { decide } from '../../engine/game/decide.ts';
import { sequenceFrame } from '../../engine/game/flow.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { lightBot, playingBot } from '../players/tactician.ts';
import { randomFrom } from '../random.ts';

type Bases = NonNullable<BattleWords['bases']>;

const blue = { side: 'blue', facing: 180 } as const;
const generals: Bases = [
  { id: 'G', at: [600, 150], troop: 'Reg Cv (O)', marks: { cInC: 1 } },
  { id: 'Y', at: [600, 700], troop: 'Reg Cv (O)', marks: { cInC: 1 }, ...blue },
];

/** Bases side by side, with the middle of the row at x 600. */
const row = (letter: string, count: number, y: number, troop: string, more = {}): Bases =>
  Array.from({ length: count }, (_, at) => ({
    id: `${letter}${at}`,
    at: [600 + 40 * (at - (count - 1) / 2), y] as const,
    troop,
    ...more,
  }));

/** The battle after all orders that a bot gives to red with four points. */
function afterOrders(bot: typeof playingBot, bases: Bases, terrain: BattleWords['terrain'] = []): Battle {
  let battle = battleOf({
    bases: [...generals, ...bases],
    terrain,
    pips: 4,
    flow: {
      phase: 'voluntary-moves',
      stack: [sequenceFrame(2), { step: 'voluntary-moves' }],
      awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
    },
  });
  for (;;) {
    const { command } = bot.answer(bnb, battle, 'red', randomFrom(1), []);
    const decided = decide(bnb, battle, command, 'red');
    if (command.type === 'end-phase' || !decided.ok) return battle;
    battle = decided.battle;
  }
}

/** How far a base stands from the southern edge. */
const aheadOf = (battle: Battle, id: string): number => placedBase(battle, id)?.pose.y ?? 0;

const isInContact = (battle: Battle, id: string): boolean => {
  const base = placedBase(battle, id);
  return base !== null && enemyContacts(battle, base).length > 0;
};

describe.each([lightBot, playingBot])('the bot $name', (bot) => {
  const bows = row('B', 6, 460, 'Reg Bw (O)', blue);
  const foot = row('L', 6, 220, 'Reg Sp (O)');

  test.each([1, 2])('does not throw %i chariots ahead of the line at bows', (count) => {
    const after = afterOrders(bot, [...bows, ...foot, ...row('C', count, 380, 'Reg HCh (O)')]);
    for (let at = 0; at < count; at++) expect(isInContact(after, `C${at}`)).toBe(false);
    expect(aheadOf(after, 'L0')).toBeGreaterThan(220);
  });

  test('attacks with most of its line, not with one base of it', () => {
    const weak = row('B', 6, 280, 'Irr Hd (O)', blue);
    const attackers = row('L', 6, 240, 'Reg Bd (O)');
    const after = afterOrders(bot, [...weak, ...attackers]);
    expect(attackers.filter(({ id }) => isInContact(after, id)).length).toBeGreaterThanOrEqual(4);
  });

  test('does not let a line wait for the general close behind it', () => {
    const line = [...row('B', 9, 560, 'Reg Sp (O)', blue), ...row('L', 9, 170, 'Reg Sp (O)')];
    expect(aheadOf(afterOrders(bot, line), 'L4')).toBeGreaterThan(170);
  });

  test.each([
    ['no wood', []],
    ['a wood before its middle', [{ id: 'W', kind: 'Wd', area: box(560, 260, 80, 80) }]],
    ['a wood before a wing', [{ id: 'W', kind: 'Wd', area: box(400, 260, 140, 80) }]],
  ])('brings a line on whole over %s', (_, terrain) => {
    const after = afterOrders(
      bot,
      [...row('B', 9, 560, 'Reg Sp (O)', blue), ...row('L', 9, 240, 'Reg Sp (O)')],
      terrain,
    );
    const fronts = new Set(row('L', 9, 240, '').map(({ id }) => Math.round(aheadOf(after, id))));
    expect(fronts.size).toBe(1);
    expect([...fronts][0]).toBeGreaterThan(240);
  });
});
