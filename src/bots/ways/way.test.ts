import '../../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { placedBases } from '../../engine/battle.ts';
import { sequenceFrame } from '../../engine/game/flow.ts';
import { dbm } from '../../rules/dbm/index.ts';
import { contextOf, situationOf } from '../context.ts';
import { LEVELS } from '../levels.ts';
import { wayOf } from './way.ts';

/** Cavalry of De Bellis Multitudinis before a river whose character is not known yet. */
const battle = battleOf({
  ruleset: 'dbm',
  table: [1800, 1200],
  bases: [
    {
      id: 'C',
      at: [900, 500],
      troop: 'Reg Cv (O)',
      size: [40, 30],
      command: '1',
    },
    { id: 'E', side: 'blue', at: [900, 1100], facing: 180, troop: 'Reg Sp (O)', command: '1' },
  ],
  terrain: [
    {
      id: 'r',
      kind: 'Rv',
      line: [
        [0, 585],
        [1800, 585],
      ],
      width: 30,
    },
  ],
  flow: {
    phase: 'moves',
    stack: [sequenceFrame(2), { step: 'moves' }],
    awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
  },
});

test('an order costs its price, also when it asks for the die of a river first', () => {
  const given = { ...battle, turn: { ...battle.turn, pips: { '1': 3 } } };
  const context = contextOf(situationOf(dbm, given, 'red'), LEVELS.playing, []);
  const bases = placedBases(given, ['C']);
  const idea = { bases, goals: [], kinds: [], promise: 0, why: 'bot.advance' };
  const go = (mm: number) => wayOf(context, idea, { type: 'move', bases: ['C'], path: [{ forward: mm }] });
  expect(go(50)).toMatchObject({ cost: 1, battle: { turn: { pips: { '1': 2 } } } });
  const atTheRiver = go(90);
  expect(atTheRiver?.battle.flow.awaits[0]).toMatchObject({ by: 'dice', kind: 'river' });
  expect(atTheRiver?.cost).toBe(1);
});
