import { describe, expect, test } from 'vitest';
import { box } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { hott } from '../index.ts';
import { standingAt } from '../outcomes/outcomes.test-support.ts';
import { deployReasons } from './deploy.ts';
import { deployingFrame } from './deploying.ts';

/** Red deploys two elements before the south edge, where a lake leaves this much land in millimetres. */
function drowned(land: number): Battle {
  const lake = { id: 'lake', kind: 'lake', area: box(0, land, 600, 200) };
  const bases = ['a', 'b'].map((id) => ({ id, side: 'red', troop: 'Blades', place: 'reserve' as const }));
  return begin(hott, standingAt({ bases, terrain: [lake] }, [deployingFrame({ side: 'red' })])).battle;
}

const ending = (battle: Battle) => decide(hott, battle, { type: 'end-phase' }, 'red');

test('a side that has room left must deploy', () => {
  const decision = ending(drowned(20));
  expect(decision.ok).toBe(false);
  expect(decision.ok || decision.reasons[0]?.key).toBe('hott.setup.still-to-deploy');
});

test('the setup goes on without the bases for which a lake leaves no place', () => {
  const decision = ending(drowned(10));
  expect(decision.ok && decision.events.map(({ type }) => type)).toEqual(['no-room', 'deployment-ends']);
  expect(decision.ok && decision.battle.bases.map(({ place }) => place)).toEqual(['reserve', 'reserve']);
});

describe('in a mass battle', () => {
  const bases = ['a', 'b', 'c'].map((command) => ({
    id: command,
    side: 'blue',
    troop: 'Blades',
    place: 'reserve' as const,
  }));
  const mass = standingAt({ bases, options: { ap: 48 } }, [{ step: 'deployment' }]);
  const asked = begin(hott, {
    ...mass,
    bases: mass.bases.map((base) => ({ ...base, command: base.id })),
  }).battle;

  test('a side may name each command that it has not deployed', () => {
    const options = optionsOf(hott, asked).map(({ command, figures }) => [command, figures]);
    expect(options).toEqual(
      ['a', 'b', 'c'].map((option) => [{ type: 'choose', option }, { command: option }]),
    );
  });

  test('a side that names another command is told which it has', () => {
    const refused = (option: string) => {
      const decision = decide(hott, asked, { type: 'choose', option }, 'blue');
      return decision.ok ? null : decision.reasons[0]?.figures;
    };
    expect(refused('d')).toEqual({ option: 'd', options: ['a', 'b', 'c'] });
    expect(refused('a')).toBeNull();
  });
});

test('deploying an aerial into a wood gives one reason only', () => {
  const wood = { id: 'wood', kind: 'wood', area: box(100, 20, 200, 120) };
  const bases = [{ id: 'a', side: 'red', troop: 'Flyers', place: 'reserve' as const }];
  const battle = standingAt({ bases, terrain: [wood] }, []);
  const placings = battle.bases.map((base) => ({ base, pose: { x: 150, y: 80, facing: 0 } }));
  expect(deployReasons(hott, battle, placings).map(({ rule }) => rule)).toEqual(['hott.going.9']);
});
