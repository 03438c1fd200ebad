import type { Catalogue } from '../types.ts';
import { FORM } from './forms.ts';

/** Why a command is refused, under the rules that all rulesets share. */
export const reasons: Catalogue = {
  'reason.battle-over': 'La bataille est finie.',
  'reason.not-awaited':
    'Ce n’est pas à {by} d’agir maintenant{kind, select, other { : {awaited, select, dice {il faut d’abord jeter les dés} other {on attend {awaited}}}}}.',
  'reason.wrong-phase': 'Cette commande n’appartient pas à la phase actuelle, {phaseName}.',
  'reason.unknown-command': 'Il n’y a pas de commande « {type} ».',
  'reason.malformed-command': `Dans la commande « {type} », {part} doit être ${FORM}.`,
  'reason.unknown-base': 'Il n’y a pas de socle {base}.',
  'reason.not-on-table': '{base} n’est pas sur la table.',
  'reason.not-yours': '{base} n’est pas à vous.',
  'reason.not-an-option': 'Ce n’est pas l’un des choix.',
  'reason.wrong-dice':
    'Faces fausses : donnez celles {asked, plural, one {d’un dé} other {de # dés}}, chacune parmi celles de son dé.',
  'reason.draw-declined': 'L’autre camp a décliné la nulle durant cette période. Proposez-la plus tard.',
  'reason.draw-not-offered': 'L’autre camp n’a pas proposé la nulle.',
  'reason.table-edge': '{base} sortirait de la table.',
  'reason.base-in-the-way': '{other} est sur le chemin de {base}.',
  'reason.impassable': '{base} ne peut pas entrer dans {piece}.',
  'reason.too-far':
    'Le mouvement est long de {length, number, distance} {unit} ; {allowance, number, distance} {unit} sont permis.',
  'reason.not-a-group': 'Ces socles ne sont pas un groupe.',
  'reason.no-movement': 'Cet ordre ne déplace aucun socle.',
  'reason.not-enough-points':
    'L’ordre coûte {price} {point} ; {left, plural, =0 {il n’en reste pas} other {il en reste #}}.',
  'reason.nothing-to-undo': 'Il n’y a rien à annuler.',
  'reason.nothing-to-redo': 'Il n’y a rien à rétablir.',
  'reason.undo-declined':
    'L’autre camp a refusé de revenir là-dessus. Redemandez-le durant une autre période, ou n’annulez que la suite.',
  'reason.no-undo-asked': 'L’autre camp n’a pas demandé d’annulation.',
};
