import type { Catalogue } from '../types.ts';
import { FORM } from './forms.ts';

/** Why a command is refused, whatever the ruleset. */
export const reasons: Catalogue = {
  'reason.battle-over': 'The battle is over.',
  'reason.not-awaited': 'It is not for {by} to act now{kind, select, other {: {awaited} is asked ({kind})}}.',
  'reason.wrong-phase': 'This belongs to another phase than {phaseName}.',
  'reason.unknown-command': 'There is no command “{type}”.',
  'reason.malformed-command': `In the command “{type}”, {part} is not as it should be: ${FORM}.`,
  'reason.unknown-base': 'There is no base {base}.',
  'reason.not-on-table': '{base} is not on the table.',
  'reason.not-yours': '{base} is not yours.',
  'reason.not-an-option': 'This is not one of the choices.',
  'reason.wrong-dice': 'These are not the faces asked for: {asked, plural, one {one die} other {# dice}}.',
  'reason.draw-not-offered': 'The other side has not offered a draw.',
  'reason.table-edge': '{base} would leave the table.',
  'reason.base-in-the-way': '{other} is in the way of {base}.',
  'reason.impassable': '{base} cannot enter {piece}.',
  'reason.too-far':
    'The move is {length, number, distance} {unit} long; {allowance, number, distance} {unit} are allowed.',
  'reason.not-a-group': 'These bases are not a group.',
  'reason.no-movement': 'This moves nothing.',
  'reason.not-enough-points': 'The order costs {price}; {left} are left.',
  'reason.nothing-to-undo': 'There is nothing to undo.',
  'reason.nothing-to-redo': 'There is nothing to do again.',
  'reason.no-undo-asked': 'The other side has not asked to undo anything.',
};
