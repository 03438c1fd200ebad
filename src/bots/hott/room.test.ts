import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { type BaseWords, battleOf, onTable } from '../../../test/support/battle.ts';
import type { Battle } from '../../engine/battle.ts';
import { begin } from '../../engine/game/decide.ts';
import { flowAtPhase } from '../../engine/game/flow.ts';
import { candidatesFor, type FamilyOptions } from '../../engine/moves/family.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import { hott } from '../../rules/hott/index.ts';
import { depthOf, type Element } from '../../rules/hott/troops/troops.ts';
import { isJammed } from '../board/jammed.ts';
import { valued } from '../choose/order.ts';
import { contextOf, situationOf } from '../context.ts';
import { evaluated } from '../evaluate/evaluate.ts';
import { detours } from '../ideas/detours.ts';
import { LEVELS } from '../levels.ts';
import { retreats } from '../ways/retreats.ts';
import { foe, own } from './elements.test-support.ts';

function standing(bases: readonly BaseWords[], pips = 1): Battle {
  const sized = bases.map((base) => ({ ...base, size: [40, depthOf(base.troop as Element)] as const }));
  const battle = battleOf({ ruleset: 'hott', table: [600, 600], round: 3, bound: 5, pips, bases: sized });
  return begin(hott, { ...battle, flow: flowAtPhase(hott, 'tactical-moves') }).battle;
}

describe('a base right in front of an enemy', () => {
  const jammed = (x: number, y: number): boolean => {
    const battle = standing([own('A', 'Spears', 300, 200), foe('X', 'Blades', x, y)]);
    return isJammed(battle, onTable(battle, 'A'), [onTable(battle, 'X')]);
  };

  test('is jammed, unless it is in contact, farther away, or beside the enemy', () => {
    expect(jammed(319, 201)).toBe(true);
    expect(jammed(300, 200)).toBe(false);
    expect(jammed(319, 220)).toBe(false);
    expect(jammed(345, 201)).toBe(false);
  });

  test('gains by going back to get room ahead, and a base without an enemy ahead does not go back', () => {
    const enemies = [foe('X', 'Spears', 319, 201), foe('Y', 'Spears', 241, 201)];
    const battle = standing([own('A', 'Blades', 300, 200), own('B', 'Blades', 500, 200), ...enemies]);
    const asked = contextOf(situationOf(hott, battle, 'red'), LEVELS.playing, []);
    const context = { ...asked, now: evaluated(asked) };
    const found = valued(context, retreats(context));
    expect(found.map(({ command }) => command)).toEqual([
      { type: 'move', bases: ['A'], path: [{ back: 40 }] },
      { type: 'move', bases: ['A'], path: [{ back: 20 }] },
    ]);
    for (const { gain } of found) expect(gain).toBeGreaterThan(0);
  });
});

describe('single bases on their way', () => {
  const line = [260, 300, 340].map((x) => own(`S${x}`, 'Riders', x, 200));
  const battle = standing([...line, foe('X', 'Blades', 500, 400)]);
  const towards = [{ x: 450, y: 300 }];
  const legal = (options: FamilyOptions): number =>
    candidatesFor(hott, battle, ['S300'], { goals: [], towards, only: ['towards'], ...options }).filter(
      ({ command }) => judgeMove(hott, battle, command, 'red', { alone: true }).reasons.length === 0,
    ).length;

  test('step out of their line if friends leave no room to turn, but only on request', () => {
    expect(legal({})).toBe(0);
    expect(legal({ steppingOut: true })).toBeGreaterThan(0);
  });

  test('are all considered, even if they are many', () => {
    const many = [100, 200, 300, 400, 500].flatMap((x) => [
      own(`A${x}`, 'Spears', x, 100),
      own(`B${x}`, 'Spears', x, 200),
    ]);
    const enemies = [foe('X', 'Blades', 300, 500), foe('Y', 'Blades', 400, 500)];
    const going = detours(situationOf(hott, standing([...many, ...enemies]), 'red')).map(
      ({ bases }) => bases[0]?.id,
    );
    expect(new Set(going).size).toBe(many.length);
  });
});
