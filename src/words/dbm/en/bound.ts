import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis, the bound: dice of commands, moves without orders, losing heart, the end. */
export const bound: Catalogue = {
  'dbm.allot': 'The dice {faces} go to {commands}, one to each.',
  'option.allot': 'Dice {faces} to the commands {commands}',
  'option.dbm.ap': 'Army points of each side.',
  'option.dbm.bounds': 'Bounds, of both sides together, after which the points as they stand decide.',
  'event.command-demoralised':
    '{command, select, none {{side}} other {The command {command} of {side}}} is demoralised: it has lost {lost, plural, one {# element equivalent} other {# element equivalents}}.',
  'event.battle-decided':
    '{winner, select, null {Both armies are defeated.} other {Half of an army is lost or has lost heart. Victory of {winner}.}}',
  'event.battle-limit': 'The agreed number of bounds is played: the points decide.',
  'event.destroyed.dbm.flee.4': '{base} goes back over the table edge and is lost.',
  'event.destroyed.dbm.flee.5':
    '{base} cannot flee past {by, select, none {what is in its way} other {{by}}} and is destroyed.',
  'event.destroyed.dbm.flee.11': '{base} goes back into the river and is lost.',
  'event.destroyed.dbm.exp.3': '{base} pursues into difficult going and is lost.',
  'event.destroyed.dbm.recoil.3': '{base} goes back into {by} and is destroyed.',
  'event.destroyed.dbm.recoil.4':
    '{base} and {by} run into each other as one goes back: {base} is destroyed.',
  'event.destroyed.dbm.zod.5': '{base} stands close behind {by} and is destroyed with it.',
  'event.destroyed.dbm.dbe.9': '{base} is lost with its other half, {by}.',
};
