import type { Catalogue } from '../types.ts';
import { FORM } from './forms.ts';

/** Why a command is refused, under the rules that all rulesets share. */
export const reasons: Catalogue = {
  'reason.battle-over': 'The battle is over.',
  'reason.not-awaited':
    '{by} cannot act now{kind, select, other {: {awaited, select, dice {dice must be thrown first} other {{awaited} is asked first ({kind})}}}}.',
  'reason.wrong-phase': 'This command does not belong to the current phase, {phaseName}.',
  'reason.unknown-command': 'There is no command “{type}”.',
  'reason.malformed-command': `In the command “{type}”, {part} must be ${FORM}.`,
  'reason.unknown-base': 'There is no base {base}.',
  'reason.not-on-table': '{base} is not on the table.',
  'reason.not-yours': '{base} is not yours.',
  'reason.not-an-option': 'This is not one of the choices.',
  'reason.wrong-dice':
    'Wrong faces: give those of {asked, plural, one {one die} other {# dice}}, each one that its die has.',
  'reason.draw-declined': 'The other side has declined a draw in this bound. Offer it in a later one.',
  'reason.draw-not-offered': 'The other side has not offered a draw.',
  'reason.table-edge': '{base} would leave the table.',
  'reason.base-in-the-way': '{other} is in the way of {base}.',
  'reason.impassable': '{base} cannot enter {piece}.',
  'reason.too-far':
    'The move is {length, number, distance} {unit} long; {allowance, number, distance} {unit} are allowed.',
  'reason.not-a-group': 'These bases are not a group.',
  'reason.no-movement': 'This order moves no base.',
  'reason.not-enough-points':
    'The order costs {price}; {left, plural, =0 {none is left} one {# is left} other {# are left}}.',
  'reason.nothing-to-undo': 'There is nothing to undo.',
  'reason.nothing-to-redo': 'There is nothing to do again.',
  'reason.undo-declined':
    'The other side has refused to take this back. Ask again in another bound, or take back only what came since.',
  'reason.no-undo-asked': 'The other side has not asked to undo anything.',
};
