/** Small whole battles of DBMM with random troops, from the setup on, for random play. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import { type BattleArmy, newBattle } from '../../src/debellis/setup/new-battle.ts';
import type { Battle } from '../../src/engine/battle.ts';
import type { ArmyBase } from '../../src/engine/setup/mustered-army.ts';
import { OUTLINES } from '../../src/engine/setup/outlines.ts';
import { placed } from '../../src/geometry/polygon.ts';
import { roundPose } from '../../src/geometry/pose.ts';
import { DBMM } from '../../src/rules/dbmm/game.ts';
import { dbmm } from '../../src/rules/dbmm/index.ts';
import { formatTroop, isTroopFault, parseTroop, TROOP_TYPES } from '../../src/rules/dbmm/troops/troops.ts';

const ASHORE = TROOP_TYPES.filter((type) => !['Gal', 'Shp', 'Bts', 'Bge'].includes(type));
const GENERALS = ['Reg Cv (O)', 'Irr Cv (O)', 'Irr Kn (O)', 'Reg Bd (O)', 'Irr Wb (O)', 'Irr LH (O)'];

/** A troop that fights on land, by chance. */
function someTroop(random: Random): string {
  for (;;) {
    const grade = oneOf(random, ['S', 'O', 'I', 'F', 'X']);
    const troop = parseTroop(`${oneOf(random, ['Reg', 'Irr'])} ${oneOf(random, ASHORE)} (${grade})`);
    if (!isTroopFault(troop)) return formatTroop(troop);
  }
}

const KINDS = 3;
const LEAST = 3;
const MOST = 7;

/** A general, some elements of a few kinds, and baggage. */
function someCommand(random: Random, command: string, rank: string): readonly ArmyBase[] {
  const kinds = Array.from({ length: KINDS }, () => someTroop(random));
  const count = LEAST + random(MOST - LEAST + 1);
  const ability = oneOf(random, [[], [], ['brilliant'], ['inert']]);
  const baggage = oneOf(random, ['Irr Bge (I)', 'Irr Bge (O)', 'Irr Bge (F)']);
  return [
    { troop: oneOf(random, GENERALS), flags: [rank, ...ability], command },
    ...Array.from({ length: count }, () => ({ troop: oneOf(random, kinds), command })),
    { troop: baggage, command },
  ];
}

const someArmy = (random: Random, name: string): BattleArmy => ({
  name,
  aggression: random(5),
  climate: 'warm',
  terrain: { mandatory: [], optional: [] },
  bases: [
    ...someCommand(random, '1', 'c-in-c'),
    ...someCommand(random, '2', oneOf(random, ['general', 'ally-general'])),
    ...(random(3) === 0 ? someCommand(random, '3', 'general') : []),
  ],
});

/** The kind of ground that each of these outlines is used for. */
const KINDS_OF_GROUND = new Map([
  ['Wd', 'Wd'],
  ['rocky', 'RF'],
  ['brush', 'SF'],
  ['H(G)', 'GH'],
]);
const LAID = OUTLINES.filter(({ kind, size }) => KINDS_OF_GROUND.has(kind) && size !== 'large');

/** Up to two pieces of ground near the middle of the table. */
const someGround = (random: Random): Battle['terrain'] =>
  Array.from({ length: random(3) }, (_, at) => {
    const { kind, area, crest } = oneOf(random, LAID);
    const at2 = roundPose({ x: 500 + 700 * at + random(100), y: 500 + random(200), facing: random(1 << 20) });
    return {
      id: `T${at + 1}`,
      kind: KINDS_OF_GROUND.get(kind) ?? kind,
      area: placed(area, at2),
      ...(crest ? { crest: placed(crest, at2) } : {}),
    };
  });

/** Two armies of two or three commands before their setup; they depend only on the seed. */
export function smallDbmmBattle(seed: number): Battle {
  const random = randomFrom(seed * 7919 + 43);
  const armies = { red: someArmy(random, 'red'), blue: someArmy(random, 'blue') };
  const options = random(4) === 0 ? { bounds: 6 + random(6) } : {};
  const checked = newBattle(DBMM, dbmm, { armies, options, terrain: someGround(random) });
  if (!checked.ok) throw new Error(`seed ${seed}: ${JSON.stringify(checked.faults)}`);
  return checked.battle;
}
