/** The English messages about army files of DBM. */
import { ENGLISH as LISTS } from '../lists/messages.en.ts';

export const ENGLISH = {
  ...LISTS,
  'list.supporter': '{troop} gives no support that a list can allow: only Ps do',
  'order.supporter': '{troop} gives no support that a list can allow: leave out "supporting"',
  'dbm.list.years':
    '"{text}" are not years of the period: write for example "58 BC - 43 AD", from 3000 BC to 1500 AD, the earlier year first',
  'dbm.list.climate': 'there is no climate "{text}": write {knownOr}',
  'dbm.list.terrain': 'there is no terrain "{text}": the kinds are {known}',
  'dbm.list.terrain-twice': 'the terrain {kind} stands twice: keep it as mandatory or as optional',
  'dbm.order.command':
    '"{text}" is no general of a command: write "C-in-C Reg Kn (O)", "sub-general Reg Cv (O)", "ally-general Irr Cv (O)" or "ally-general of gauls Irr Cv (O)"',
  'dbm.order.empty': 'the army has no commands: write for example "command: C-in-C Reg Kn (O)"',
  'dbm.order.no-command': '"{text}" belongs to no command: write "command:" and its general above it',
  'dbm.order.baggage': '"{text}" is not a number of baggage elements: write a number from 0 to {most}',
  'dbm.order.commands':
    'the army has {count, plural, one {# command} other {# commands}}, where {least} to {most} are allowed',
  'dbm.order.c-in-c':
    '{count, plural, =0 {no command has} one {# command has} other {# commands have}} a C-in-C, where exactly one must have him',
  'dbm.order.general': 'the list does not offer a {role} as {troop}: it offers {existingOr}',
  'dbm.order.ally': 'the list has no ally-general of {list}: it has those of {knownOr}',
  'dbm.order.ally-list': 'there is no army list with the id "{list}": there are {known}',
  'dbm.order.ally-least':
    'too few {name} for an ally-general: {count}, where he must have at least {least}, a quarter of the minimum',
  'dbm.order.ally-baggage':
    'the ally-general has {count, plural, one {# element} other {# elements}} of baggage: {wanted} would be right',
  'dbm.order.all-baggage':
    'the army has {count, plural, one {# element} other {# elements}} of baggage, where its commands need {wanted}: 2 each',
  'dbm.list.double':
    '"{text}" is no double base: write for example "double: Reg Bw (X) + Reg Bw (S), 1 AP less"',
  'dbm.order.double': '"{text}" are no double bases: write for example "double: 4 Shields + Archers"',
  'dbm.order.double-names': 'the command has no lines called {front} and {rear}',
  'dbm.order.double-apart':
    '{rear} cannot share a base with {front}: they neither support them nor shoot over them',
  'dbm.order.double-pavise':
    '{front} cannot share a base with {rear}: Bw (X) stand in front of Bw (O) or Bw (S)',
  'dbm.order.wedge': '{front} form no wedges: their list does not ask for it',
  'dbm.walls': '"{text}" are no sections of fortifications: there are {known}',
  'dbm.order.walls': 'the list allows no sections called {name}',
} as const;
