import '../../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { begin } from '../../engine/game/decide.ts';
import { flowAtPhase } from '../../engine/game/flow.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { situationOf } from '../context.ts';
import { openOptions } from '../questions.ts';
import { firstFight } from './first-fight.ts';

type Words = NonNullable<Parameters<typeof battleOf>[0]>;

const own = (id: string, x: number, troop = 'Reg Bd (O)') => ({ id, at: [x, 300] as const, troop });
const foe = (id: string, x: number, troop = 'Reg Sp (O)') =>
  ({ id, side: 'blue', at: [x, 300] as const, facing: 180, troop }) as const;

const asked = (bases: Words['bases'] = []) => {
  const general = { id: 'G', at: [300, 60] as const, troop: 'Reg Cv (O)', marks: { cInC: 1 } };
  const { battle } = begin(bnb, {
    ...battleOf({ bases: [general, ...bases] }),
    flow: flowAtPhase(bnb, 'close-combat'),
  });
  return situationOf(bnb, battle, 'red');
};

test('the fight of an enemy that helps another is decided first', () => {
  // When F is gone, C overlaps E, which B fights.
  const answer = firstFight(
    asked([own('B', 600), own('C', 640), foe('E', 600), foe('F', 640, 'Irr Ps (O)'), foe('H', 560)]),
  );
  expect(answer).toMatchObject({ why: 'bot.fight-first', command: { type: 'fight', base: 'C' } });
  expect(answer?.figures).toMatchObject({ enemy: 'F', friend: 'B', foe: 'E' });
});

test('fights that help no other need no order', () => {
  const apart = asked([own('B', 400), foe('E', 400), own('C', 800), foe('F', 800)]);
  expect(openOptions(bnb, apart.battle, [])).toHaveLength(2);
  expect(firstFight(apart)).toBeNull();
});
