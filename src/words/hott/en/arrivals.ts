import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Gods, dragons, lurkers, hordes, captives, and the commands of mass battles. */
export const arrivals: Catalogue = {
  'event.arrived': '{base} arrives{price, plural, =0 {} one { for 1 PIP} other { for # PIPs}}.',
  'event.horde-replaced': '{base} comes back{price, plural, =0 {} one { for 1 PIP} other { for # PIPs}}.',
  'event.god-leaves': 'A score of {face}: the god {base} leaves the battlefield.',
  'event.lurker-vanishes': '{base} finds no enemy near and vanishes.',
  'event.ground-noted': 'Somebody has come into, or left, a place where something may lurk.',
  'event.desorcelling': '{base} is desorcelled for {price, plural, one {1 PIP} other {# PIPs}}.',
  'event.desorcelled': '{base} comes back from ensorcellment.',
  'event.no-room-to-return': '{base} is free, but finds no place to come back to.',
  'event.command-demoralised':
    'The command {command} of {side} has lost {lost} AP, half of what it had or more, and is demoralised.',
  'event.command-panics':
    'Without its general the command {command} of {side} panics: {face} against {lost} AP lost.',
  'event.command-holds':
    'Without its general the command {command} of {side} holds out: {face} against {lost} AP lost.',
  'event.held':
    '{bases} {count, plural, one {is} other {are}} held{price, plural, =0 {} one { for 1 PIP} other { for # PIPs}}.',

  'hott.arrival.on-stronghold': '{base} would stand on {piece}.',
  'hott.arrival.aerial-in-cover': '{base} flies and cannot come down in {piece}.',
  'hott.arrival.enemy-near': `{other} is ${far('mm')} away; an arrival keeps more than ${far('least')} from enemies.`,
  'hott.arrival.too-few-pips':
    'That takes {price, plural, one {1 PIP} other {# PIPs}}; {left, plural, =0 {none is} one {1 is} other {# are}} left.',
  'hott.arrival.beyond-half': `{base} would reach ${far('mm')} from its base edge; its half of the board is ${far('most')} deep.`,
  'hott.arrival.not-at-edge': 'The rear edge of {base} must lie on its base edge.',
  'hott.arrival.not-at-home': 'The rear edge of {base} must touch its base edge or its stronghold.',
  'hott.arrival.horde-apart':
    '{base} must stand side by side with another horde placed in this bound, as {other}.',
  'hott.arrival.no-horde': '{base} is no horde and cannot be replaced.',
  'hott.arrival.not-waiting': '{base} does not arrive in this way now.',
  'hott.arrival.demoralised': 'The command of {base} is demoralised: nobody joins it any more.',
  'hott.arrival.dragons-wait': '{bases} {count, plural, one {was} other {were}} summoned too and must come.',
  'hott.arrival.just-come': '{base} has just come and makes no move in this bound.',
  'hott.arrival.lurker-dead': '{base} was destroyed and never returns.',
  'hott.arrival.lurker-thrice':
    '{base} has appeared {most, plural, one {once} other {# times}}, which is all.',
  'hott.arrival.lurker-no-contact':
    'The front edge of {base} must be in close combat contact with an enemy where it lurks.',
  'hott.arrival.lurker-no-feature': '{other} is in no feature that suits {base}.',
  'hott.arrival.lurker-too-late': '{other} has been there since before the last bound.',
  'hott.arrival.lurker-aerial': '{other} flies and fights nobody to its front.',
  'hott.arrival.lurker-outside': 'No part of {base} would be in the feature from which it springs.',
  'hott.arrival.lurker-leaves': '{base} cannot wholly leave {piece}, where it appeared.',
  'hott.arrival.lurker-strays': '{base} was forced out of {piece} and can only go straight back there.',
  'hott.arrival.not-ensorcelled': '{base} is not ensorcelled.',
  'hott.arrival.marker-covered': 'The marker of {base} is covered.',
  'hott.arrival.no-return-there': '{base} cannot come back there.',

  'hott.mass.two-commands': '{base} and {other} obey different generals.',
  'hott.mass.no-moves': '{base} is of a demoralised command and does not move.',
  'hott.mass.no-group-moves': '{base} is of a demoralised command, whose bases move one by one.',
  'hott.mass.no-need-to-hold': '{base} is not of a demoralised command and needs no holding.',
  'hott.mass.no-hold': '{bases} cannot be held.',
  'hott.mass.group-turns': 'A group that is held does not turn.',
  'hott.price.c-in-c': 'the C-in-C is with them',

  'hott.option.deploy': 'Bring {base} onto the table ({price, plural, =0 {free} one {1 PIP} other {# PIPs}})',
  'hott.option.replace-horde': 'Bring {base} back ({price, plural, one {1 PIP} other {# PIPs}})',
  'hott.option.desorcel': 'Free {base} from its spell ({price, plural, one {1 PIP} other {# PIPs}})',
  'hott.option.hold': 'Hold {base} where it is',
  'choice.flank-left': 'To the left flank of {other}',
  'choice.flank-right': 'To the right flank of {other}',
  'choice.return-there': '{base} comes back here',
  'ask.arrival-place': '{side}: where does {base} come back?',
  'ask.arrival-flank': '{side}: to which flank of {other} does {base} go?',
};
