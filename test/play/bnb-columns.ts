/** Battles of columns for random play: they bend, come into line, and are pushed back round their bends. */

import { randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { begin } from '../../src/engine/game/decide.ts';
import { flowAtPhase } from '../../src/engine/game/flow.ts';
import { bnb } from '../../src/rules/bnb/index.ts';
import { battleOf } from '../support/battle.ts';

const TROOPS = [
  'Reg Sp (O)',
  'Reg Bd (O)',
  'Reg LH (O)',
  'Reg Cv (O)',
  'Irr Wb (O)',
  'Irr El (O)',
  'Irr Ps (O)',
];
const DEPTHS: Readonly<Record<string, number>> = {
  'Reg Sp (O)': 15,
  'Reg Bd (O)': 15,
  'Reg LH (O)': 30,
  'Reg Cv (O)': 30,
  'Irr Wb (O)': 15,
  'Irr El (O)': 40,
  'Irr Ps (O)': 20,
};
const FILES = 4;
const WIDEST = 130;
const QUARTER = 90;

/**
 * A battle in which two armies of columns face each other and red gives orders. In some columns the last base has not
 * yet come round a bend.
 */
export function columnBattle(seed: number): Battle {
  const random = randomFrom(seed);
  const columns = (['red', 'blue'] as const).flatMap((side) =>
    Array.from({ length: FILES }, (_, file) => {
      const ahead = side === 'red' ? 1 : -1;
      let y = (side === 'red' ? 330 : 430) - ahead * random(40);
      const x = 200 + file * WIDEST + random(50);
      const length = 2 + random(3);
      const bend = (random(3) - 1) * QUARTER;
      return Array.from({ length }, (_, rank) => {
        const troop = TROOPS[random(TROOPS.length)] ?? 'Reg Sp (O)';
        const id = `${side === 'red' ? 'R' : 'B'}${file}${rank}`;
        const at = [x, y] as const;
        y -= ahead * (DEPTHS[troop] ?? 0);
        const facing = (side === 'red' ? 0 : 180) + (rank === length - 1 ? bend : 0);
        return { id, side, troop, at, facing };
      });
    }),
  );
  const battle = battleOf({
    bases: columns.flat(),
    columns: columns.map((column) => ({ bases: column.map(({ id }) => id) })),
  });
  const turn = { ...battle.turn, pips: { '': 12 } };
  return begin(bnb, { ...battle, turn, flow: flowAtPhase(bnb, 'voluntary-moves') }).battle;
}
