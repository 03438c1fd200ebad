import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum, morale: commands lose heart, routs, the end. */
export const morale: Catalogue = {
  'screen.beside.spent': 'Spent',
  'event.battle-decided':
    '{winner, select, null {Both armies are defeated, and have lost alike.} other {More than half of an army is lost or broken. Victory of {winner}.}}',
  'event.battle-limit': 'The agreed number of bounds is played: the losses share the points.',
  'event.command-broken':
    '{command, select, none {{side}} other {The command {command} of {side}}} is broken: it has lost {lost, number} ME.',
  'event.command-disheartened':
    '{command, select, none {{side}} other {The command {command} of {side}}} is disheartened: it has lost {lost, number} ME.',
  'event.camp-taken': 'An enemy stands inside the camp of {side}: that adds 2 ME to its losses.',
  'event.command-shattered':
    '{command, select, none {{side}} other {The command {command} of {side}}} is shattered: it has lost {lost, number} ME.',
  'event.destroyed.dbmm.rout.8': '{base} runs into {by} in its rout and is destroyed.',
  'event.joined-rout': '{base} joins the rout behind {by}.',
  'event.left-battlefield': '{base} leaves the battlefield and is lost.',
  'event.losses-noted': 'The losses of the commands are noted.',
  'event.routed': `{base} routs ${far('went')}.`,
  'event.routs': '{base} routs.',
  'event.town-passed':
    'The invader has stood in the middle of a town: that adds 2 ME to the losses of the defender.',
  'fault.question-score': 'The question names what each side had and has lost, in ME: {sides}.',
};
