import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis, the bound: dice of commands, moves without orders, losing heart, the end. */
export const bound: Catalogue = {
  'dbm.allot': 'The dice {faces} go to {commands}, one to each.',
  'dbm.advance-order': '{base} does not advance now: those nearest to the enemy go first, {bases}.',
  'dbm.advances-left': '{bases} must still advance.',
  'option.allot': 'Dice {faces} to the commands {commands}',
  'option.advance': '{base} advances by itself',
  'option.dbm.ap': 'Army points of each side.',
  'option.dbm.bounds': 'Bounds, of both sides together, after which the points as they stand decide.',
  'event.turned-to-face': '{base} turns to face {other}.',
  'event.turned-back': '{base} turns back to face as its friends do.',
  'event.contact-undone': 'There is no room for {other} to turn: {base} goes back to where it began.',
  'event.command-demoralised':
    '{command, select, other {The command {command} of {side}}} is demoralised: it has lost {lost} element equivalents.',
  'event.battle-decided':
    '{winner, select, null {Both armies are defeated.} other {Half of an army is lost or has lost heart. Victory of {winner}.}}',
  'event.battle-limit': 'The agreed number of bounds is played: the points decide.',
};
