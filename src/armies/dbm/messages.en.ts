/** The English messages about army files of DBM. */
import { ENGLISH as SHARED } from '../debellis/messages.en.ts';

export const ENGLISH = {
  ...SHARED,
  'dbm.order.ally': 'the list has no ally-general of {list}: it has those of {knownOr}',
  'dbm.order.ally-list': 'there is no army list with the id "{list}": there are {known}',
  'dbm.order.ally-least':
    'too few {name} for an ally-general: {count}, where he must have at least {least}, a quarter of the minimum',
  'dbm.order.ally-baggage':
    'the ally-general has {count, plural, one {# element} other {# elements}} of baggage: {wanted} would be right',
  'dbm.list.double':
    '"{text}" is no double base: write for example "double: Reg Bw (X) + Reg Bw (S), 1 AP less"',
  'dbm.order.double': '"{text}" are no double bases: write for example "double: 4 Shields + Archers"',
  'dbm.order.double-names': 'the command has no lines called {front} and {rear}',
  'dbm.order.double-apart':
    '{rear} cannot share a base with {front}: they neither support them nor shoot over them',
  'dbm.order.double-pavise':
    '{front} cannot share a base with {rear}: Bw (X) stand in front of Bw (O) or Bw (S)',
  'dbm.order.wedge': '{front} form no wedges: their list does not ask for it',
} as const;
