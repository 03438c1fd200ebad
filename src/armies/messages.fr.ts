/** The French messages about army files of any ruleset. The keywords of the files stay English. */
import type { ENGLISH } from './messages.en.ts';

export const FRENCH: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'file.kind': 'ce n’est pas une armée : le premier titre doit être {knownOr}',
  'file.heading-missing': 'le titre « {heading}: » manque : écrivez par exemple « {example} »',
  'file.heading-twice': 'le titre « {heading}: » figure deux fois : gardez-en un',
  'file.heading-empty': 'rien ne suit « {heading}: » : écrivez par exemple « {example} »',
  'file.lines': 'le fichier est trop long : il a au plus {most} lignes',
  'file.line-length': 'cette ligne est trop longue : elle a au plus {most} caractères',
  'file.bases': 'l’armée est trop grande : elle a au plus {most} socles',
  'file.number': '« {text} » n’est pas ce que veut « {heading}: » : un nombre de {least} à {most}',
};
