import { describe, expect, test } from 'vitest';
import { bnb } from '../rules/bnb/index.ts';
import { hott } from '../rules/hott/index.ts';
import { runScenario } from './run.ts';
import type { Scenario, ScenarioStep } from './schema.ts';

const scenario = (steps: readonly ScenarioStep[], more: Partial<Scenario> = {}): Scenario => ({
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  turn: { round: 2, phase: 'voluntary-moves', pips: 4 },
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [600, 200], facing: 0, flags: ['c-in-c'] },
    { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', at: [200, 600], facing: 180, flags: ['c-in-c'] },
  ],
  steps: [...steps],
  ...more,
});

const failuresOf = (steps: readonly ScenarioStep[], more?: Partial<Scenario>) =>
  runScenario(bnb, scenario(steps, more)).failures;

const MOVE = { type: 'move', bases: ['A'], path: [{ forward: 30 }], kind: 'tactical' };

describe('a scenario', () => {
  test('undoes a command', () => {
    const steps: ScenarioStep[] = [
      { do: MOVE, expect: { ok: true, at: { A: [600, 230, 0] } } },
      { do: { type: 'undo' }, expect: { ok: true, at: { A: [600, 200, 0] } } },
      { do: { type: 'undo' }, expect: { refused: true } },
    ];
    expect(failuresOf(steps)).toEqual([]);
  });

  test('undoes a throw only if the other side agrees', () => {
    const steps: ScenarioStep[] = [
      { do: MOVE, expect: { ok: true } },
      { do: { type: 'undo' }, expect: { at: { A: [600, 200, 0] } } },
      { do: { type: 'undo' }, expect: { asks: { side: 'red', kind: 'orders' } } },
      { side: 'blue', do: { type: 'allow-undo' }, expect: { asks: { kind: 'pips' } } },
    ];
    expect(failuresOf(steps, { turn: { phase: 'pips' }, dice: [4] })).toEqual([]);
  });

  test('asks for legal moves: a halted base has none', () => {
    const ask = { type: 'legal-moves', base: 'Z' };
    const [failure] = failuresOf([{ ask: { ...ask, base: 'A' }, expect: { answer: [] } }]);
    expect(failure?.difference).toContain('[600,260,0]');
    const halted = { type: 'halt', bases: ['A'] };
    expect(failuresOf([{ do: halted }, { ask: { ...ask, base: 'A' }, expect: { answer: [] } }])).toEqual([]);
    expect(failuresOf([{ ask: { ...ask, base: 'Q' } }])).toMatchObject([
      { step: 1, difference: { fault: { key: 'fault.question-base' } } },
    ]);
  });

  test('refuses a question that cannot be answered', () => {
    const ask = { type: 'group', base: 'Q' };
    expect(failuresOf([{ ask, expect: { refused: true } }])).toEqual([]);
    expect(failuresOf([{ ask: { ...ask, base: 'A' }, expect: { refused: true } }])).toHaveLength(1);
  });

  describe('in a fight', () => {
    const FIGHT = { type: 'fight', base: 'A' };
    const bases: Scenario['bases'] = [
      { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [600, 200], facing: 0 },
      { id: 'Y', side: 'blue', troop: 'Reg Bd (O)', at: [600, 215], facing: 180 },
      { id: 'Z', side: 'blue', troop: 'Irr Wb (O)', at: [600, 200], facing: 180 },
    ];
    const fought = (expect: ScenarioStep['expect']) =>
      failuresOf([{ do: FIGHT, expect }], {
        ruleset: 'bnb',
        bases,
        turn: { round: 2, phase: 'close-combat' },
        dice: [6, 1],
      }).map(({ difference }) => difference);

    test('names all bases that are gone, and no others', () => {
      const gone = fought({ gone: ['A', 'Y', 'Z'] });
      const left = ['A', 'Y', 'Z'].filter((id) => !gone.includes(`gone: ${id} is still on the table`));
      expect(left).toContain('Z');
      expect(fought({ gone: left })).toEqual([]);
      expect(fought({ gone: [] })).toEqual(left.map((id) => `gone: ${id} is gone too`));
    });
  });

  test('compares all figures of an open question', () => {
    const asks = (expected: Record<string, unknown>) =>
      failuresOf([{ do: MOVE, expect: { asks: expected } }]);
    expect(asks({ side: 'red', kind: 'orders' })).toEqual([]);
    expect(asks({ side: 'red', kind: 'orders', base: 'A' })).toHaveLength(1);
    expect(asks({ side: 'blue', kind: 'orders' })).toHaveLength(1);
  });

  const END: ScenarioStep = { do: { type: 'end-phase' }, expect: { ok: true } };
  const late = (rule: string, type: string): ScenarioStep => ({
    do: { type, base: 'A', target: 'Z' },
    expect: { refused: rule },
  });

  test('judges an order of a skipped phase as if the phase were open', () => {
    const shot = late('bnb.shoot.7', 'shoot');
    expect(failuresOf([shot], { turn: { phase: 'shooting' } })).toEqual([]);
    expect(failuresOf([shot], { turn: { phase: 'impetuous-moves' } })).toEqual([]);
    expect(failuresOf([END, END, shot])).toEqual([]);
    expect(failuresOf([shot])).toHaveLength(1);
    expect(
      failuresOf([late('bnb.impetuous.32', 'impetuous-move')], { turn: { phase: 'shooting' } }),
    ).toHaveLength(1);
  });

  test('accepts `end-phase` for a phase that ended by itself', () => {
    expect(failuresOf([END, END, END], { turn: { phase: 'impetuous-moves' } })).toEqual([]);
    const other: ScenarioStep = { side: 'blue', do: { type: 'end-phase' }, expect: { ok: true } };
    const begun: ScenarioStep = { ask: { type: 'impetuous', side: 'blue' } };
    expect(failuresOf([END, begun, other], { dice: [3, 3] })).toEqual([]);
    expect(runScenario(bnb, scenario([END, begun, other], { dice: [3, 3] })).warnings).toEqual([]);
    const night = {
      own: { roundsBeforeDusk: 1 },
      options: { time: true },
      turn: { round: 4, phase: 'time' },
    };
    expect(failuresOf([{ ...END, expect: { ok: true, winner: 'draw' } }], night)).toEqual([]);
    expect(failuresOf([{ do: { type: 'resign' } }, { ...END, expect: { refused: true } }])).toEqual([]);
  });

  test('accepts `end-phase` once, from the right side, for a phase without orders, and checks its expectations', () => {
    const failures = (...ends: readonly ScenarioStep[]) =>
      runScenario(hott, {
        ...scenario([{ do: { type: 'end-phase' } }, ...ends]),
        ruleset: 'hott',
        turn: { round: 2, phase: 'tactical-moves', pips: 4 },
        bases: [
          { id: 'A', side: 'red', troop: 'Shooters', at: [300, 200], facing: 0 },
          { id: 'Z', side: 'blue', troop: 'Shooters', at: [300, 240], facing: 180 },
        ],
      }).failures;
    expect(failures(END)).toEqual([]);
    expect(failures(END, END)).toHaveLength(1);
    expect(failures({ ...END, expect: { gone: ['A'] } })).toHaveLength(1);
    expect(failures({ ...END, side: 'blue' })).toHaveLength(1);
  });

  test('reports missing and unused dice', () => {
    const on: ScenarioStep = { do: { type: 'end-phase' } };
    const turn = { phase: 'pips' };
    expect(runScenario(bnb, scenario([on], { turn, dice: [4, 4] })).warnings).toHaveLength(1);
    const fight: ScenarioStep = { do: { type: 'fight', base: 'A' } };
    const bases: Scenario['bases'] = [
      { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [600, 200], facing: 0 },
      { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', at: [600, 200], facing: 180 },
    ];
    const short = failuresOf([fight], { bases, turn: { phase: 'close-combat' }, dice: [4] });
    expect(short).toEqual([{ step: 1, difference: 'there are too few dice' }]);
  });

  test('only answers questions where the scenario has no turn', () => {
    const { turn: _, ...still } = scenario([
      { ask: { type: 'group', base: 'A' }, expect: { answer: ['A'] } },
      { do: { type: 'end-phase' }, expect: { refused: true } },
    ]);
    expect(runScenario(bnb, still)).toMatchObject({ ok: true, asserts: true });
  });
});
