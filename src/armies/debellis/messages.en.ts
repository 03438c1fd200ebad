/** The English messages about army files of both De Bellis rulesets. */
import { ENGLISH as LISTS } from '../lists/messages.en.ts';

export const ENGLISH = {
  ...LISTS,
  'debellis.list.years':
    '"{text}" are not years of the period: write for example "58 BC - 43 AD", from 3000 BC to 1500 AD, the earlier year first',
  'debellis.list.climate': 'there is no climate "{text}": write {knownOr}',
  'debellis.list.terrain': 'there is no terrain "{text}": the kinds are {known}',
  'debellis.list.terrain-twice': 'the terrain {kind} stands twice: keep it as mandatory or as optional',
  'debellis.order.command':
    '"{text}" is no general of a command: write "C-in-C Reg Kn (O)", "sub-general Reg Cv (O)", "ally-general Irr Cv (O)" or "ally-general of gauls Irr Cv (O)"',
  'debellis.list.ability': '"{text}" is no ability of a general: write {knownOr}',
  'debellis.list.frontier': 'no army faces "{text}" at a frontier wall: write {knownOr}',
  'debellis.walls': '"{text}" are no sections of fortifications or obstacles: there are {known}',
  'debellis.order.walls': 'the list allows no sections called {name}',
  'debellis.stratagem': 'there is no stratagem "{text}" that an army buys: there are {known}',
  'debellis.stratagem-twice': 'the stratagem {name} stands twice: once is enough',
  'debellis.translate.stratagems': 'left out: the stratagems',
  'debellis.translate.baggage': 'the gathered baggage goes to the commands',
  'debellis.translate.none': 'left out: {count} {troop}, which has no like there',
  'debellis.translate.near': '{troop} does not exist there: {like} stands for it',
  'debellis.translate.ability': 'left out: the {role} is {ability}, which no general is there',
  'debellis.translate.doubles': 'left out: the double bases of the {role}',
  'debellis.translate.walls': 'left out: the fortifications',
  'debellis.order.empty': 'the army has no commands: write for example "command: C-in-C Reg Kn (O)"',
  'debellis.order.no-command': '"{text}" belongs to no command: write "command:" and its general above it',
  'debellis.order.baggage': '"{text}" is not a number of baggage elements: write a number from 0 to {most}',
  'debellis.order.commands':
    'the army has {count, plural, one {# command} other {# commands}}, where {least} to {most} are allowed',
  'debellis.order.c-in-c':
    '{count, plural, =0 {no command has} one {# command has} other {# commands have}} a C-in-C, where exactly one must have him',
  'debellis.order.ability': 'the list gives no {ability} {role}',
  'debellis.order.abilities': '"{text}" has two abilities: a general is {knownOr}, not both',
  'debellis.order.general': 'the list does not offer a {role} as {troop}: it offers {existingOr}',
  'debellis.order.all-baggage':
    'the army has {count, plural, one {# element} other {# elements}} of baggage, where its commands need {wanted}: 2 each',
  'list.supporter': '{troop} gives no support that a list can allow: only Ps do',
  'order.supporter': '{troop} gives no support that a list can allow: leave out "supporting"',
} as const;
