/** Small battles of troops drawn by chance, for random play. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { bnb } from '../../src/rules/bnb/index.ts';
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

const TABLES = [
  { width: 900, depth: 600 },
  { width: 900, depth: 750 },
];

/** Two armies of 6 to 12 bases before their setup; the seed decides everything. */
export function smallBattle(seed: number): Battle {
  const random = randomFrom(seed * 7919 + 13);
  const armies = { red: someArmy(random, 'red'), blue: someArmy(random, 'blue') };
  const checked = newBattle(bnb, { table: oneOf(random, TABLES), armies });
  if (!checked.ok) throw new Error(`seed ${seed}: ${JSON.stringify(checked.faults)}`);
  return checked.battle;
}
