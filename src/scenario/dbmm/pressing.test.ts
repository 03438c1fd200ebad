import { expect, test } from 'vitest';
import { decide } from '../../engine/game/decide.ts';
import { view } from '../../engine/game/view.ts';
import { dbmm } from '../../rules/dbmm/index.ts';
import { loadBattle } from '../load.ts';

/** The clause that is tested. */
const HIDDEN = 'dbmm.press.10';

test(`the enemy learns nothing of what a side settles about pressing forward (${HIDDEN})`, () => {
  const loaded = loadBattle(dbmm, {
    format: 'acies-scenario/1',
    ruleset: 'dbmm',
    bases: [
      { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [900, 600, 0] },
      { id: 'Z', side: 'blue', troop: 'Reg Bw (O)', at: [900, 700, 180] },
    ],
    turn: { round: 2, active: 'red', phase: 'moves', pips: 0 },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const before = loaded.battle;
  const decision = decide(dbmm, before, { type: 'settle-pressing', press: 'always' }, 'red');
  if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
  expect(view(dbmm, decision.battle, 'red').sides).not.toEqual(view(dbmm, before, 'red').sides);
  expect(view(dbmm, decision.battle, 'blue').sides).toEqual(view(dbmm, before, 'blue').sides);
  expect(decision.events.filter(({ secret }) => secret === undefined)).toEqual([]);
});
