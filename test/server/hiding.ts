/** Battles in which blue hides a random number of bases. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf } from '../../src/bots/random.ts';
import { privateName } from '../../src/engine/ambush/private-names.ts';
import type { Scenario, ScenarioBase } from '../../src/scenario/schema.ts';
import { battleOfLurkers } from '../support/lurkers.ts';

/** A battle in which blue hides a random number of lurkers of random kinds. */
export const lurking = (random: Random): Scenario =>
  battleOfLurkers(Array.from({ length: random(5) }, () => oneOf(random, ['Land Lurkers', 'Water Lurkers'])));

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

/** A battle of DBM in which blue hides some bases in a wood, and others off the table on one flank march or another. */
export function marching(random: Random): Scenario {
  const inWood = Array.from({ length: random(4) }, (_, at): ScenarioBase => {
    const troop = oneOf(random, ['Reg Ax (O)', 'Irr Wb (F)', 'Reg Ps (O)']);
    const x = 150 + at * 90 + random(40);
    return { id: '', side: 'blue', troop, in: 'ambush', at: [x, 720 + random(30), 180], command: '1' };
  });
  const away = Array.from({ length: 1 + random(4) }, (): ScenarioBase => {
    const troop = oneOf(random, ['Reg Cv (O)', 'Irr LH (F)', 'Irr El (O)']);
    return { id: '', side: 'blue', troop, in: 'away', command: '2' };
  });
  const hidden = [...inWood, ...away].map((base, at) => ({ ...base, id: privateName('Z', at + 1) }));
  return {
    format: 'acies-scenario/1',
    ruleset: 'dbm',
    terrain: [
      {
        id: 'wood',
        kind: 'Wd',
        area: [
          [80, 620],
          [560, 620],
          [560, 800],
          [80, 800],
        ],
      },
    ],
    sides: {
      red: { edge: 'south', role: 'invader', facts: { season: 'spring' } },
      blue: { edge: 'north', role: 'defender', facts: { season: oneOf(random, ['summer', 'winter']) } },
    },
    own: { notesWritten: true },
    bases: [
      { id: 'A', side: 'red', troop: 'Irr Wb (O)', at: [300, 460, 0], command: '1' },
      { id: 'B', side: 'red', troop: 'Reg Bw (O)', at: [700, 400, 0], command: '1' },
      { id: 'G', side: 'red', troop: 'Reg Cv (O)', at: [900, 300, 0], flags: ['c-in-c'], command: '1' },
      { id: 'Y', side: 'blue', troop: 'Reg Bd (O)', at: [900, 1000, 180], flags: ['c-in-c'], command: '1' },
      // The die of a command off the table is seen, so in all battles blue has a second one.
      { id: 'X', side: 'blue', troop: 'Reg Bd (O)', at: [1000, 1000, 180], command: '2' },
      ...hidden,
    ],
    turn: { round: 2, active: 'red', phase: 'pips' },
  };
}
