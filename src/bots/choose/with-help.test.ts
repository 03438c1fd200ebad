import '../../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { battleOf, onTable } from '../../../test/support/battle.ts';
import { sequenceFrame } from '../../engine/game/flow.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { contextOf, situationOf } from '../context.ts';
import { evaluated } from '../evaluate/evaluate.ts';
import type { Idea } from '../ideas/idea.ts';
import { LEVELS } from '../levels.ts';
import { ordersFor } from './from-ideas.ts';
import { attacksWithHelp } from './with-help.ts';

const enemy = { id: 'E', side: 'blue', at: [600, 400] as const, facing: 180 };
const attacker = { id: 'A', at: [600, 360] as const };
const helper = { id: 'H', at: [660, 360] as const };

/** The attack alone, and with the help that it can get. */
function attackWith(pips: number) {
  const flow = {
    phase: 'voluntary-moves',
    stack: [sequenceFrame(2), { step: 'voluntary-moves' }],
    awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' as const } }],
  };
  const battle = battleOf({ bases: [enemy, attacker, helper], pips, flow });
  const asked = contextOf(situationOf(bnb, battle, 'red'), LEVELS.playing, []);
  const context = { ...asked, now: evaluated(asked) };
  const idea: Idea = {
    bases: [onTable(battle, 'A')],
    goals: ['E'],
    kinds: ['front'],
    promise: 1,
    why: 'bot.attack',
  };
  const alone = ordersFor(context, [idea]);
  return { alone, helped: attacksWithHelp(context, alone) };
}

test('an attack is worth more with the help that another base can bring', () => {
  const { alone, helped } = attackWith(5);
  const [attack] = alone;
  const [blow] = helped;
  expect(attack && blow && blow.gain > attack.gain && blow.cost > attack.cost).toBe(true);
  expect(blow?.command).toEqual(attack?.command);
});

test('no base helps if no point is left for it', () => {
  expect(attackWith(1)).toMatchObject({ alone: [{ cost: 1 }], helped: [] });
});
