import { expect, test } from 'vitest';
import { box } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { begin, decide } from '../../../engine/decide.ts';
import { hott } from '../index.ts';
import { standingAt } from '../outcomes/outcomes.test-support.ts';
import { deployReasons } from './deploy.ts';
import { deployingFrame } from './deploying.ts';

/** Red is to deploy two elements before the south edge, where a lake leaves so many millimetres of land. */
function drowned(land: number): Battle {
  const lake = { id: 'lake', kind: 'lake', area: box(0, land, 600, 200) };
  const bases = ['a', 'b'].map((id) => ({ id, side: 'red', troop: 'Blades', place: 'reserve' as const }));
  return begin(hott, standingAt({ bases, terrain: [lake] }, [deployingFrame({ side: 'red' })])).battle;
}

const ending = (battle: Battle) => decide(hott, battle, { type: 'end-phase' }, 'red');

test('who has room left must deploy', () => {
  const decision = ending(drowned(20));
  expect(decision.ok).toBe(false);
  expect(decision.ok || decision.reasons[0]?.key).toBe('hott.setup.still-to-deploy');
});

test('where a lake leaves no place the setup goes on without those who have none', () => {
  const decision = ending(drowned(10));
  expect(decision.ok && decision.events.map(({ type }) => type)).toEqual(['no-room', 'deployment-ends']);
  expect(decision.ok && decision.battle.bases.map(({ place }) => place)).toEqual(['reserve', 'reserve']);
});

test('an aerial put into a wood is told so once', () => {
  const wood = { id: 'wood', kind: 'wood', area: box(100, 20, 200, 120) };
  const bases = [{ id: 'a', side: 'red', troop: 'Flyers', place: 'reserve' as const }];
  const battle = standingAt({ bases, terrain: [wood] }, []);
  const placings = battle.bases.map((base) => ({ base, pose: { x: 150, y: 80, facing: 0 } }));
  expect(deployReasons(hott, battle, placings).map(({ rule }) => rule)).toEqual(['hott.going.9']);
});
