import { expect, test } from 'vitest';
import { basesOnTable } from '../src/engine/battle.ts';
import { nearestStop } from '../src/engine/moves/along.ts';
import { candidatesFor } from '../src/engine/moves/family.ts';
import { judgedOnce } from '../src/engine/moves/judge.ts';
import { stopsOf } from '../src/engine/moves/probe.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { type BaseWords, battleOf, box } from './support/battle.ts';

const line = (side: string, y: number, facing: number, troops: readonly string[]): readonly BaseWords[] =>
  troops.map((troop, at) => ({
    id: `${side[0]}${at}`,
    side,
    facing,
    troop,
    at: [300 + 47 * at, y + (at % 3) * 13] as const,
  }));

test('the nearest stop of a wish is the first of all its stops', () => {
  const battle = battleOf({
    pips: 6,
    terrain: [{ kind: 'Wd', area: box(350, 330, 430, 400) }],
    bases: [
      ...line('red', 300, 0, ['Reg Cv (O)', 'Reg Bd (O)', 'Irr Ps (O)', 'Reg Pk (I)', 'Irr LH (O)']),
      ...line('blue', 395, 180, ['Reg Bd (O)', 'Irr Wb (O)', 'Reg Bw (O)', 'Irr Hd (O)', 'Reg Cv (O)']),
    ],
  });
  let cut = 0;
  for (const { id, side } of basesOnTable(battle).filter((base) => base.side === 'red'))
    for (const { command, reaching } of candidatesFor(bnb, battle, [id])) {
      if (!reaching) continue;
      const judge = judgedOnce(bnb, battle, side, { alone: true });
      const wish = judge(command, 'barred');
      const [first] = stopsOf(command, wish, judge);
      const nearest = nearestStop(command, wish, judge);
      expect(nearest?.command).toEqual(first?.command);
      expect(nearest?.off).toBe(first?.off);
      if (first && first.off > 0) cut += 1;
    }
  expect(cut).toBeGreaterThan(20);
});
