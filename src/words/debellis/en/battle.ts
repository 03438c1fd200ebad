import type { Catalogue } from '../../types.ts';

/** New battles, their phases and what stands on the screen during a bound. */
export const battle: Catalogue = {
  'screen.army.of-list': '{list}',
  'screen.army.opened': 'Opened here',
  'screen.halt': '{count, plural, one {Halt} other {Halt them}}',
  'screen.debellis.advance-all': 'Advance all in this order',
  'screen.debellis.marching': 'March by hand',
  'screen.debellis.march': 'March straight ahead',
  'screen.warn.unruly':
    '{count, plural, one {# impetuous base has} other {# impetuous bases have}} no order: they will advance by themselves.',
  'phase.first-bound': 'First bound',
  'phase.arrivals': 'Arrivals',
  'phase.moves': 'Moves',
  'phase.spontaneous-moves': 'Spontaneous moves',
  'phase.turn-to-face': 'Turning to face',
  'phase.end-of-bound': 'End of bound',
  'name.moves': 'moves',
  'name.spontaneous-moves': 'spontaneous moves',
  'name.arrivals': 'arrivals',
  'name.turn-to-face': 'turning to face',
  'name.end-of-bound': 'end of the bound',
  'ask.advance.over': '{side}: no base advances by itself; go on with “End phase”',
  'ask.advance': '{side}: which impetuous base advances next?',
  'ask.turn': '{side}: which enemy does {base} turn to face?',
  'ask.pips': '{side}: dice for PIPs',
  'mark.marched': 'marched',
  'mark.advanced': 'advanced by itself',
  'event.advance-stays': '{base} finds no way to advance, and stays.',
  'event.aggression-thrown': '{sides} throw {faces}, with aggression {totals}: {invader} is the invader.',
  'event.aggression-tied': 'Equal aggression ({totals}): thrown again.',
  'fault.number-of-commands':
    '{side} has {count, plural, one {# command} other {# commands}}; an army has {least} to {most}.',
  'fault.one-c-in-c':
    '{side} has {count, plural, =0 {no C-in-C} other {# C-in-Cs}}; each army has exactly one.',
  'fault.one-general':
    'The command {command} of {side} has {count, plural, =0 {no general} other {# generals}}; each command has exactly one.',
  'option.advance': '{base} advances by itself',
  'event.turned-to-face': '{base} turns to face {other}.',
  'event.turned-back': '{base} turns back to face as its friends do.',
  'event.contact-undone': 'There is no room for {other} to turn: {base} goes back to where it began.',
  'event.halves-together': '{other} stays behind {base} on the same base.',
  'event.aligned': '{base} lines up.',
  'event.noted': 'What commands know is noted.',
};
