/** Positions of Blood and Blades in phases other than moves. */
export const FORM = { format: 'acies-scenario/1', ruleset: 'bnb', table: { width: 900, depth: 900 } };
export const SIDES = { red: { edge: 'south' }, blue: { edge: 'north' } };

/** Two archers with one enemy in range. */
export const SHOOTING = {
  ...FORM,
  title: 'Shots',
  sides: SIDES,
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Bw (O)', at: [430, 300], facing: 0 },
    { id: 'B', side: 'red', troop: 'Reg Bw (S)', at: [470, 300], facing: 0 },
    { id: 'G', side: 'red', troop: 'Reg Cv (O)', at: [300, 100], facing: 0, flags: ['c-in-c'] },
    { id: 'Y', side: 'blue', troop: 'Reg Sp (O)', at: [450, 360], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', at: [600, 860], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 2, active: 'red', phase: 'shooting' },
};

/** An army in its tray. Its commander has the same troop as another base. */
export const TRAY = {
  ...FORM,
  title: 'Tray',
  sides: { red: { edge: 'south', role: 'defender' }, blue: { edge: 'north', role: 'invader' } },
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Cv (O)', in: 'reserve' },
    { id: 'B', side: 'red', troop: 'Reg Cv (O)', in: 'reserve', flags: ['c-in-c'] },
    { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', in: 'reserve', flags: ['c-in-c'] },
  ],
  turn: { round: 1, active: 'red', phase: 'deployment' },
};
