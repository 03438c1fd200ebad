import '../../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { battleOf, type TerrainWords } from '../../../test/support/battle.ts';
import { begin } from '../../engine/game/decide.ts';
import { flowAtPhase } from '../../engine/game/flow.ts';
import { hott } from '../../rules/hott/index.ts';
import { depthOf, type Element } from '../../rules/hott/troops/troops.ts';
import { contextOf, situationOf } from '../context.ts';
import { LEVELS } from '../levels.ts';
import { randomFrom } from '../random.ts';
import { suggest } from '../suggest.ts';
import { foe, own } from './elements.test-support.ts';

const WOOD: TerrainWords = {
  kind: 'wood',
  id: 'wood',
  area: [
    [250, 250],
    [350, 250],
    [350, 350],
    [250, 350],
  ],
};

/** What is suggested to a player with a lurker in a wood that this enemy enters. */
function sprung(troop: Element) {
  const bases = [
    { ...own('A', 'Blades', 60, 60), marks: { general: 1 } },
    { ...foe('Z', 'Blades', 560, 560), marks: { general: 1 } },
    foe('X', troop, 300, 310),
    { id: 'L', troop: 'Land Lurkers', place: 'reserve' },
  ].map((base) => ({ ...base, size: [40, depthOf(base.troop as Element)] as const }));
  const words = {
    ruleset: 'hott',
    table: [600, 600],
    round: 3,
    bound: 5,
    pips: 3,
    terrain: [WOOD],
    bases,
  } as const;
  const { battle } = begin(hott, { ...battleOf(words), flow: flowAtPhase(hott, 'special') });
  const context = contextOf(situationOf(hott, battle, 'red'), LEVELS.playing, []);
  return suggest(context, randomFrom(1), () => true).answer.command;
}

test('a lurker is sent against an enemy that it beats, not against a stronger one', () => {
  expect(sprung('Knights')).toMatchObject({ type: 'deploy', base: 'L' });
  expect(sprung('Warband')).toEqual({ type: 'end-phase' });
});
