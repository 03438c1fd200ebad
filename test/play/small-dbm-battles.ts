/** Small whole battles of DBM with random troops, from the setup on, for random play. */

import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import { type BattleArmy, newBattle } from '../../src/debellis/setup/new-battle.ts';
import type { Battle } from '../../src/engine/battle.ts';
import type { ArmyBase } from '../../src/engine/setup/mustered-army.ts';
import { DBM } from '../../src/rules/dbm/game.ts';
import { dbm } from '../../src/rules/dbm/index.ts';
import { formatTroop, isTroopFault, parseTroop, TROOP_TYPES } from '../../src/rules/dbm/troops/troops.ts';

const NAVAL = ['Gal', 'Shp', 'Bts'];
const ASHORE = TROOP_TYPES.filter((type) => ![...NAVAL, 'Bg'].includes(type));
const GENERALS = ['Reg Cv (O)', 'Irr Cv (O)', 'Irr Kn (O)', 'Reg Bd (O)', 'Irr Wb (O)', 'Irr LH (O)'];

/** A troop of one of these types, by chance. */
function someTroop(random: Random, types: readonly string[]): string {
  for (;;) {
    const type = oneOf(random, types);
    const grade = oneOf(random, ['S', 'O', 'I', 'F', 'X']);
    const mount = random(6) === 0 ? 'mtd ' : '';
    const troop = parseTroop(`${oneOf(random, ['Reg', 'Irr'])} ${mount}${type} (${grade})`);
    if (!isTroopFault(troop)) return formatTroop(troop);
  }
}

const KINDS = 3;
const LEAST = 3;
const MOST = 7;

/** One element in this many is the front half of a double base, if its troop can be. */
const DOUBLE = 8;

const isRider = (troop: string): boolean => /Kn|Cv/.test(troop);

/** A general, some elements of a few kinds, two of baggage, and ships with troops if there may be water. */
function someCommand(random: Random, command: string, general: string, wet: boolean): readonly ArmyBase[] {
  const kinds = Array.from({ length: KINDS }, () => someTroop(random, ASHORE));
  const count = LEAST + random(MOST - LEAST + 1);
  const fleet = wet ? Array.from({ length: random(3) }, () => someTroop(random, NAVAL)) : [];
  const baggage = oneOf(random, ['Irr Bg (I)', 'Irr Bg (O)']);
  const troops = [
    { troop: oneOf(random, GENERALS), flags: [general] },
    ...Array.from({ length: count }, (): ArmyBase => {
      const troop = oneOf(random, kinds);
      return isRider(troop) && random(DOUBLE) === 0 ? { troop, flags: ['double-based'] } : { troop };
    }),
    ...[baggage, baggage, ...fleet].map((troop) => ({ troop })),
  ];
  return troops.map((base) => ({ ...base, command }));
}

const CLIMATES = ['cold', 'warm', 'dry', 'tropical'] as const;
const OFFERED = ['H(G)', 'H(S)', 'Wd', 'brush', 'rocky', 'marsh', 'O', 'V', 'gully', 'D', 'Rv', 'Rd', 'BUA'];

const WALLS = { PF: 12, tower: 2, gate: 2, 'gate-tower': 1, TF: 4, camp: 3 };

/** What an army may bring besides its troops. */
const someFacts = (random: Random): NonNullable<BattleArmy['facts']> => ({
  civilWar: random(4) === 0,
  ...(random(2) === 0 ? { fortifications: WALLS, listedWalls: ['TF', 'camp'] } : {}),
});

const someArmy = (random: Random, name: string, wet: boolean): BattleArmy => ({
  name,
  aggression: random(5),
  climate: oneOf(random, CLIMATES),
  terrain: {
    mandatory: [oneOf(random, OFFERED)],
    optional: [...OFFERED, 'WW', oneOf(random, ['fields', 'E'])].filter(() => random(2) === 0),
  },
  bases: [
    ...someCommand(random, '1', 'c-in-c', wet),
    ...someCommand(random, '2', oneOf(random, ['general', 'ally-general']), wet),
  ],
  facts: someFacts(random),
});

/** The options, each drawn by chance. */
const someOptions = (random: Random): Battle['options'] => ({
  weather: random(4) > 0,
  water: random(2) === 0,
  ambush: random(2) === 0,
  flankMarches: random(2) === 0,
  fortifications: random(2) === 0,
  weatherChart: oneOf(random, ['3.0', 'first']),
  upslope: oneOf(random, ['edge', 'corner', 'line']),
  haltAfterMove: random(2) === 0,
  ...(random(4) === 0 ? { bounds: 6 + random(6) } : {}),
});

function someBattle(seed: number, withFleets: boolean): Battle {
  const random = randomFrom(seed * 7919 + 41);
  const options = someOptions(random);
  const wet = withFleets && options.water === true;
  const armies = { red: someArmy(random, 'red', wet), blue: someArmy(random, 'blue', wet) };
  const checked = newBattle(DBM, dbm, { armies, options });
  if (!checked.ok) throw new Error(`seed ${seed}: ${JSON.stringify(checked.faults)}`);
  return checked.battle;
}

/** Two armies of two commands before their setup; they depend only on the seed. */
export const smallDbmBattle = (seed: number): Battle => someBattle(seed, false);

/** The same, often with ships. The search for places that ships do not have takes long. */
export const dbmBattleWithFleets = (seed: number): Battle => someBattle(seed, true);
