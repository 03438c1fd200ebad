/** Small battles of Hordes of the Things with random elements, for random play. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { hott } from '../../src/rules/hott/index.ts';
import { type ArmyElement, type BattleArmy, newBattle } from '../../src/rules/hott/setup/new-battle.ts';
import { ELEMENTS, type Element } from '../../src/rules/hott/troops/troops.ts';

const GENERALS: readonly Element[] = [
  'Hero',
  'Aerial Hero',
  'Magician',
  'Cleric',
  'Knights',
  'Blades',
  'Behemoth',
  'Hordes',
  'Airboat',
];

/** A stronghold of 100 x 80 mm around the origin. */
const STRONGHOLD = {
  name: 'Keep',
  look: 'castle',
  shape: [
    [-50, -40],
    [50, -40],
    [50, 40],
    [-50, 40],
  ],
} as const;

const KINDS = 5;
const LEAST = 5;
const MOST = 9;

/** A general and some elements of a few random kinds, possibly with lurkers, gods and dragons. */
function someTroops(random: Random, general: ArmyElement['flags'], command?: string): readonly ArmyElement[] {
  const kinds = Array.from({ length: KINDS }, () => oneOf(random, ELEMENTS));
  const count = LEAST + random(MOST - LEAST + 1) - 1;
  const elements: ArmyElement[] = [
    { troop: oneOf(random, GENERALS), ...(general ? { flags: general } : {}) },
    ...Array.from({ length: count }, () => ({ troop: oneOf(random, kinds) })),
  ];
  return command === undefined ? elements : elements.map((element) => ({ ...element, command }));
}

function battleOf(seed: number, size: number, bases: () => readonly ArmyElement[]): Battle {
  const army = (name: string): BattleArmy => ({ name, stronghold: STRONGHOLD, bases: bases() });
  const checked = newBattle(hott, { size, armies: { red: army('red'), blue: army('blue') } });
  if (!checked.ok) throw new Error(`seed ${seed}: ${JSON.stringify(checked.faults)}`);
  return checked.battle;
}

/** Two armies of 5 to 9 elements before their setup; they depend only on the seed. */
export function smallHottBattle(seed: number): Battle {
  const random = randomFrom(seed * 7919 + 17);
  return battleOf(seed, 24, () => someTroops(random, ['general']));
}

/** Two armies of two commands each before their setup; they depend only on the seed. */
export function smallMassBattle(seed: number): Battle {
  const random = randomFrom(seed * 7919 + 19);
  return battleOf(seed, 48, () => [
    ...someTroops(random, ['c-in-c'], 'first'),
    ...someTroops(random, ['general'], 'second'),
  ]);
}
