import '../../../../test/support/bots.ts';
import { expect, test } from 'vitest';
import type { Battle } from '../../../engine/battle.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { hott } from '../../../rules/hott/index.ts';
import { standingAt } from '../../../rules/hott/outcomes/outcomes.test-support.ts';
import { defenderOf } from '../../../rules/hott/setup/roles.ts';
import { randomFrom } from '../../random.ts';
import { layTerrain } from './lay-terrain.ts';

/** A battlefield that somebody left with a brook that leads nowhere, so far from the west edge. */
function leftUndone(ap: number, width: number, x: number): Battle {
  const brook = { kind: 'river', id: 'brook', line: [[x, 600] as const, [x, 540] as const], width: 20 };
  const words = { table: [width, 600] as const, options: { ap }, bases: [], terrain: [brook] };
  return begin(hott, standingAt(words, [{ step: 'battlefield' }])).battle;
}

const MOST_COMMANDS = 60;

/** How many commands a bot needs to end the laying of terrain; null where it does not end it. */
function commandsToEnd(start: Battle): number | null {
  const random = randomFrom(3);
  const defender = defenderOf(start);
  let battle = start;
  for (let count = 1; count <= MOST_COMMANDS; count++) {
    const command = layTerrain(hott, battle, defender, random);
    const decision = decide(hott, battle, command, defender);
    if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
    if (command.type === 'end-phase') return count;
    battle = decision.battle;
  }
  return null;
}

test.each([
  ['a board', 24, 600, 300],
  ['the first area of a field', 48, 1200, 300],
  ['the second area of a field', 48, 1200, 900],
])(
  'a bot removes a river that leads nowhere from %s, and ends the laying of terrain soon',
  (_where, ap, width, x) => {
    const battle = leftUndone(ap, width, x);
    expect(layTerrain(hott, battle, defenderOf(battle), randomFrom(1))).toEqual({
      type: 'lift-terrain',
      piece: 'brook',
    });
    expect(commandsToEnd(battle)).not.toBeNull();
  },
);
