/** Battles in which blue hides a random number of bases. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf } from '../../src/bots/random.ts';
import { privateName } from '../../src/engine/private-names.ts';
import type { Scenario, ScenarioBase } from '../../src/scenario/schema.ts';

const GENERAL = { flags: ['general'] };

/** A battle in which blue hides a random number of lurkers of random kinds. */
export function lurking(random: Random): Scenario {
  const hidden = Array.from({ length: random(5) }, (_, at): ScenarioBase => {
    const troop = oneOf(random, ['Land Lurkers', 'Water Lurkers']);
    return { id: privateName('LZ', at + 1), side: 'blue', troop, in: 'reserve' };
  });
  return {
    format: 'acies-scenario/1',
    ruleset: 'hott',
    terrain: [
      {
        id: 'wood',
        kind: 'wood',
        area: [
          [200, 200],
          [400, 200],
          [400, 400],
          [200, 400],
        ],
      },
    ],
    bases: [
      { id: 'A', side: 'red', troop: 'Beasts', at: [300, 300, 0], ...GENERAL },
      { id: 'B', side: 'red', troop: 'Shooters', at: [100, 100, 0] },
      { id: 'Y', side: 'blue', troop: 'Blades', at: [500, 550, 180], ...GENERAL },
      ...hidden,
    ],
    turn: { round: 3, active: 'red', phase: 'pips' },
  };
}

/** A battle in which blue hides a random number of bases at random places in a wood. */
export function ambushing(random: Random): Scenario {
  const hidden = Array.from({ length: random(4) }, (_, at): ScenarioBase => {
    const x = 480 + at * 90 + random(40);
    return {
      id: privateName('Z', at + 1),
      side: 'blue',
      troop: 'Reg Ax (O)',
      in: 'ambush',
      at: [x, 520 + random(30), 180],
    };
  });
  return {
    format: 'acies-scenario/1',
    ruleset: 'bnb',
    options: { ambush: true },
    terrain: [
      {
        id: 'wood',
        kind: 'Wd',
        area: [
          [400, 420],
          [900, 420],
          [900, 620],
          [400, 620],
        ],
      },
    ],
    sides: { red: { edge: 'south', role: 'invader' }, blue: { edge: 'north', role: 'defender' } },
    bases: [
      { id: 'A', side: 'red', troop: 'Reg Ax (O)', at: [500, 60, 0], flags: ['c-in-c'] },
      { id: 'B', side: 'red', troop: 'Reg Bw (O)', at: [620, 60, 0] },
      { id: 'Y', side: 'blue', troop: 'Reg Bd (O)', at: [200, 700, 180], flags: ['c-in-c'] },
      ...hidden,
    ],
    turn: { round: 2, active: 'red', phase: 'pips' },
  };
}
