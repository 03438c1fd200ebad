/** Two lines of Hordes of the Things, for the tests in the browser. */
export const BASE = { format: 'acies-scenario/1', ruleset: 'hott' } as const;
export const turn = (phase: string, pips = 6) => ({ round: 3, active: 'red', phase, pips });

/** Two short lines close to each other. Red moves. */
export const LINES = {
  ...BASE,
  title: 'Two lines',
  bases: [
    { id: 'A', side: 'red', troop: 'Hero', at: [300, 200], facing: 0, flags: ['general'] },
    { id: 'B', side: 'red', troop: 'Blades', at: [420, 260], facing: 0 },
    { id: 'Y', side: 'blue', troop: 'Warband', at: [420, 400], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Knights', at: [200, 500], facing: 180, flags: ['general'] },
  ],
  turn: turn('tactical-moves'),
} as const;
