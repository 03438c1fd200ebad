import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum: dice of commands, orders, strokes, allies. */
export const orders: Catalogue = {
  'dbmm.ally.reliable': 'No unreliable ally leads the command {command}.',
  'dbmm.chief.gone': 'The C-in-C is not on the battlefield: only he changes orders and activates allies.',
  'dbmm.chief.points':
    'That costs {price} PIPs of the C-in-C’s command, which has {left, plural, one {# left} other {# left}}.',
  'dbmm.orders.again': 'Orders were changed in this bound already.',
  'dbmm.orders.irregular':
    'Orders share out the dice of regular commands only; {command, select, other {{command}}} keeps its own.',
  'dbmm.orders.irregular-chief': 'Only a regular C-in-C changes orders; {base} is irregular.',
  'dbmm.orders.missing': 'The orders do not say what the command {command} gets.',
  'dbmm.orders.twice':
    'The {rank, select, high {highest} next {next highest} other {lowest}} die goes to one command only.',
  'dbmm.stroke.none': '{base} has no Brilliant Stroke for this bound.',
  'ask.stroke.thrown': '{side}: the dice show {faces}. Does {base} use a Brilliant Stroke?',
  'ask.stroke': '{side}: does {base} use a Brilliant Stroke?',
  'choice.stroke': 'use a Brilliant Stroke',
  'choice.keep': 'keep it',
  'option.stroke-for':
    '{base} doubles the die of {command, select, other {the command {command}}} by a Brilliant Stroke',
  'option.activate-ally': 'Activate the ally who leads the command {command}',
  'event.ally-activated': '{side} activates the ally of the command {command}.',
  'event.orders-changed': '{side} changes the orders of its commands.',
  'event.pressing-settled':
    '{side}: its elements press forward {press, select, never {never} always {always} other {when asked}}.',
  'event.orders-recorded': '{side} records the orders of its commands.',
  'event.stroke':
    '{base} uses a Brilliant Stroke {use, select, pips {for PIPs} combat {in close combat} other {to change orders}}; {left, plural, =0 {it was the last} other {# left}}.',
  'event.stroke-kept': '{base} keeps his Brilliant Stroke.',
  'screen.chief.orders':
    'From your next bound: {even, select, yes {equal shares for the commands {commands}} other {the highest die first: {commands}}} ({stroke, select, yes {a Brilliant Stroke} other {{price} PIPs}})',
  'screen.chief.pressing':
    '{press, select, never {Nobody presses forward} always {All who may press forward} other {Ask each time who presses forward}}',
};
