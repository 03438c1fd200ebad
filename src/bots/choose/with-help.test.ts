import '../../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { battleOf, onTable } from '../../../test/support/battle.ts';
import { sequenceFrame } from '../../engine/flow.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { worthFor } from '../evaluate/evaluate.ts';
import type { Idea } from '../ideas/idea.ts';
import { type Level, weigh } from '../ways/ways.ts';
import { blows } from './with-help.ts';

const LEVEL: Level = {
  name: 'test',
  groups: 1,
  attacks: 1,
  gangs: 1,
  raids: 0,
  helps: 4,
  parts: 1,
  hunts: 0,
  each: 4,
  tries: 10,
  exact: true,
};

const enemy = { id: 'E', side: 'blue', at: [600, 400] as const, facing: 180 };
const attacker = { id: 'A', at: [600, 360] as const };
const helper = { id: 'H', at: [660, 360] as const };

/** The attacker falls on the enemy: alone, and with the help that it can get. */
function attackWith(pips: number) {
  const flow = {
    phase: 'voluntary-moves',
    stack: [sequenceFrame(2), { step: 'voluntary-moves' }],
    awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' as const } }],
  };
  const battle = battleOf({ bases: [enemy, attacker, helper], pips, flow });
  const now = worthFor(bnb, battle, 'red');
  const idea: Idea = {
    bases: [onTable(battle, 'A')],
    goals: ['E'],
    kinds: ['front'],
    promise: 1,
    why: 'bot.attack',
  };
  const { found } = weigh(bnb, battle, 'red', idea, LEVEL, now, []);
  return { alone: found, helped: blows(bnb, 'red', LEVEL, now, found) };
}

test('an attack is worth more with the help that another base can still bring', () => {
  const { alone, helped } = attackWith(5);
  const [attack] = alone;
  const [blow] = helped;
  expect(attack && blow && blow.gain > attack.gain && blow.cost > attack.cost).toBe(true);
  expect(blow?.command).toEqual(attack?.command);
});

test('nobody helps where no point is left for it', () => {
  expect(attackWith(1)).toMatchObject({ alone: [{ cost: 1 }], helped: [] });
});
