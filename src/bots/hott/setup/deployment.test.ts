import '../../../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { box } from '../../../../test/support/battle.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { hott } from '../../../rules/hott/index.ts';
import { standingAt } from '../../../rules/hott/outcomes/outcomes.test-support.ts';
import { deployingFrame } from '../../../rules/hott/setup/deploying.ts';
import { answerSetup } from '../../setup/answer.ts';

test.each([[10], [15], [40]])('deploys the bases that have room if a lake leaves %i mm of land', (land) => {
  const lake = { id: 'lake', kind: 'lake', area: box(0, land, 600, 200) };
  const bases = ['a', 'b'].map((id) => ({ id, side: 'red', troop: 'Blades', place: 'reserve' as const }));
  const frame = deployingFrame({ side: 'red' });
  let { battle } = begin(hott, standingAt({ bases, terrain: [lake] }, [frame]));
  for (let at = 0; battle.flow.awaits.length > 0 && at < 5; at++) {
    const decision = decide(
      hott,
      battle,
      answerSetup(hott, battle, 'red', () => 0),
      'red',
    );
    if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
    battle = decision.battle;
  }
  expect(battle.flow.awaits).toEqual([]);
  expect(battle.bases.every(({ place }) => place === 'table')).toBe(land > 10);
});
