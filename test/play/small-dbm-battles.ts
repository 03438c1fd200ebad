/** Small whole battles of DBM with random troops, from the setup on, for random play. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import type { ArmyBase } from '../../src/engine/setup/mustered-army.ts';
import { dbm } from '../../src/rules/dbm/index.ts';
import { type BattleArmy, newBattle } from '../../src/rules/dbm/setup/new-battle.ts';
import { formatTroop, isTroopFault, parseTroop, TROOP_TYPES } from '../../src/rules/dbm/troops.ts';

const ASHORE = TROOP_TYPES.filter((type) => !['Gal', 'Shp', 'Bts', 'Bg', 'Exp'].includes(type));
const GENERALS = ['Reg Cv (O)', 'Irr Cv (O)', 'Irr Kn (O)', 'Reg Bd (O)', 'Irr Wb (O)', 'Irr LH (O)'];

/** A troop that exists, by chance. */
function someTroop(random: Random): string {
  for (;;) {
    const type = oneOf(random, ASHORE);
    const grade = oneOf(random, ['S', 'O', 'I', 'F', 'X']);
    const troop = parseTroop(`${oneOf(random, ['Reg', 'Irr'])} ${type} (${grade})`);
    if (!isTroopFault(troop)) return formatTroop(troop);
  }
}

const KINDS = 3;
const LEAST = 3;
const MOST = 7;

/** A general, some elements of a few kinds, and two of baggage. */
function someCommand(random: Random, command: string, general: string): readonly ArmyBase[] {
  const kinds = Array.from({ length: KINDS }, () => someTroop(random));
  const count = LEAST + random(MOST - LEAST + 1);
  const troops = [
    { troop: oneOf(random, GENERALS), flags: [general] },
    ...Array.from({ length: count }, () => ({ troop: oneOf(random, kinds) })),
    ...['Irr Bg (I)', 'Irr Bg (I)'].map((troop) => ({ troop })),
  ];
  return troops.map((base) => ({ ...base, command }));
}

const CLIMATES = ['cold', 'warm', 'dry', 'tropical'] as const;
const OFFERED = ['H(G)', 'H(S)', 'Wd', 'brush', 'rocky', 'marsh', 'O', 'V', 'gully', 'D', 'Rv', 'Rd', 'BUA'];

const someArmy = (random: Random, name: string): BattleArmy => ({
  name,
  aggression: random(5),
  climate: oneOf(random, CLIMATES),
  terrain: {
    mandatory: [oneOf(random, OFFERED)],
    optional: OFFERED.filter(() => random(2) === 0),
  },
  bases: [
    ...someCommand(random, '1', 'c-in-c'),
    ...someCommand(random, '2', oneOf(random, ['general', 'ally-general'])),
  ],
});

/** The options, each drawn by chance. */
const someOptions = (random: Random): Battle['options'] => ({
  weather: random(2) === 0,
  ambush: random(2) === 0,
  flankMarches: random(2) === 0,
  fortifications: random(2) === 0,
  weatherChart: oneOf(random, ['3.0', 'first']),
  upslope: oneOf(random, ['edge', 'corner', 'line']),
  haltAfterMove: random(2) === 0,
});

/** Two armies of two commands before their setup; they depend only on the seed. */
export function smallDbmBattle(seed: number): Battle {
  const random = randomFrom(seed * 7919 + 41);
  const armies = { red: someArmy(random, 'red'), blue: someArmy(random, 'blue') };
  const checked = newBattle(dbm, { armies, options: someOptions(random) });
  if (!checked.ok) throw new Error(`seed ${seed}: ${JSON.stringify(checked.faults)}`);
  return checked.battle;
}
