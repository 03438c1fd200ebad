/** Small battles of random troops, for random play. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { bnb } from '../../src/rules/bnb/index.ts';
import { AMBUSH, OPTIONS } from '../../src/rules/bnb/options.ts';
import { type BattleArmy, newBattle } from '../../src/rules/bnb/setup/new-battle.ts';

const TROOPS = [
  'Reg Bd (O)',
  'Irr Bd (F)',
  'Reg Sp (O)',
  'Irr Sp (I)',
  'Reg Pk (I)',
  'Irr Wb (S)',
  'Irr Wb (O)',
  'Reg Bw (O)',
  'Irr Bw (O)',
  'Reg Ax (O)',
  'Irr Ax (S)',
  'Reg Ps (O)',
  'Irr Ps (I)',
  'Irr Hd (O)',
  'Reg Cv (O)',
  'Irr Cv (S)',
  'Irr LH (F)',
  'Reg LH (O)',
  'Irr HCh (O)',
  'Reg LCh (O)',
  'Reg mtd Ax (O)',
  'Reg mtd Bw (O)',
  'Irr mtd Wb (S)',
  'Irr mtd Ps (O)',
  'Irr El (O)',
  'Irr Cm (O)',
];
const GENERALS = ['Reg Bd (O)', 'Irr Cv (O)', 'Reg HCh (S)', 'Irr Wb (O)'];
const LAND = ['Wd', 'H(G)', 'H(S)', 'marsh', 'rocky', 'brush', 'D', 'BUA', 'O', 'PR', 'gully', 'V'] as const;

const LEAST = 6;
const MOST = 12;

function someArmy(random: Random, name: string): BattleArmy {
  const count = LEAST + random(MOST - LEAST + 1) - 2;
  const kinds = [oneOf(random, TROOPS), oneOf(random, TROOPS), oneOf(random, TROOPS)];
  return {
    name,
    aggression: random(4),
    terrain: { mandatory: [oneOf(random, LAND)], optional: [oneOf(random, LAND), oneOf(random, LAND)] },
    bases: [
      { troop: oneOf(random, GENERALS), flags: ['c-in-c'] },
      ...Array.from({ length: count }, () => ({ troop: oneOf(random, kinds) })),
      { troop: 'Irr Bg (O)' },
    ],
  };
}

/** Half of the options, with random values. Rounds are few and distances short, so that battles stay small. */
function someOptions(random: Random): Battle['options'] {
  const said = OPTIONS.filter(() => random(2) === 0).map((option): [string, string | number | boolean] => {
    if (option.kind === 'switch') return [option.name, random(2) === 0];
    if (option.kind === 'choice') return [option.name, oneOf(random, option.values)];
    return [option.name, option.least + random(Math.min(option.most, 6) - option.least + 1)];
  });
  return Object.fromEntries(said);
}

/** One army in this many has rivers, or a sea. Every army has unpaved roads. */
const RIVERS = 3;
const SEAS = 5;

/** Adds water by the seed alone, so that it does not change the other random choices. */
function wetter({ terrain, ...army }: BattleArmy, seed: number): BattleArmy {
  const { mandatory, optional } = terrain;
  const rivers = seed % RIVERS === 0 ? ['Rv'] : [];
  const sea = seed % SEAS === 0 ? ['WW'] : [];
  return {
    ...army,
    terrain: { mandatory: [...sea, ...rivers, ...mandatory], optional: [...optional, 'UR'] },
  };
}

/** In one battle in this many, ambushes are allowed. */
const HIDING = 2;

const TABLES = [
  { width: 900, depth: 600 },
  { width: 900, depth: 750 },
];

/** Two armies of 6 to 12 bases before their setup; they depend only on the seed. */
export function smallBattle(seed: number): Battle {
  const random = randomFrom(seed * 7919 + 13);
  const dry = { red: someArmy(random, 'red'), blue: someArmy(random, 'blue') };
  const armies = { red: wetter(dry.red, seed), blue: wetter(dry.blue, seed + 1) };
  // Options have their own random numbers, so that a new option does not change armies and tables.
  const agreed = someOptions(randomFrom(seed * 104729 + 7));
  const options = { ...agreed, [AMBUSH.name]: seed % HIDING === 0 };
  const checked = newBattle(bnb, { table: oneOf(random, TABLES), armies, options });
  if (!checked.ok) throw new Error(`seed ${seed}: ${JSON.stringify(checked.faults)}`);
  return checked.battle;
}
