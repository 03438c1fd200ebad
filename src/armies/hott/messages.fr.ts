/** The French messages about army files of Hordes of the Things. The keywords of the files stay English. */
import type { ENGLISH } from './messages.en.ts';

export const FRENCH: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'hott.file.line':
    '« {text} » n’est ni un titre ni une ligne d’éléments : écrivez « 4 Spears », ou avec un nom « 4 Spears: Hommes du barrage »',
  'hott.file.count': '« {text} » n’est pas un nombre d’éléments : il en faut de 1 à {most}',
  'hott.file.element': 'il n’y a pas d’élément « {text} » : les éléments sont {known}',
  'hott.file.depth': '« {text} », c’est trop profond : un socle a au plus {most} mm de profondeur',
  'hott.file.mark': '« {text} » ne peut pas suivre un élément : écrivez {knownOr} après la virgule',
  'hott.file.look': 'aucune place forte n’a l’aspect « {text} » : choisissez {knownOr}',
  'hott.file.shape':
    'aucune place forte n’a la forme « {text} » : écrivez par exemple « oblong 400 x 300 », en pas le long du bord et en profondeur, ou au lieu de oblong {knownOr}',
  'hott.file.points':
    '« {text} » ne sont pas les points d’une armée : écrivez un nombre entier de 1 à {most}',
  'hott.file.empty': 'l’armée n’a pas d’éléments : écrivez par exemple « 1 Hero: La reine, general »',
  'hott.file.no-theme':
    'l’armée n’a pas de thème : deux ou trois phrases après « theme: » disent qui elle est',
  'hott.army.size-between':
    'On ne joue pas de batailles à {size} AP : une armée ordinaire en a {standard}, une grande armée {mass} ou plus.',
  'hott.army.over': 'L’armée coûte {points} AP, pour {most} AP au plus : ôtez-en {excess}.',
  'hott.army.dear':
    'Les éléments de 3 AP et plus coûtent ensemble {dear} AP sur {points} : {most} au plus, la moitié du tout, sont permis.',
  'hott.army.general-type': 'Aucun général n’accompagne de tels éléments : {element}.',
  'hott.army.one-general': 'Une armée a exactement un général ; celle-ci en a {count}.',
  'hott.army.commands':
    '{count} corps, c’est trop : une armée dont les éléments coûtent {size} AP peut en avoir {most} ; le total convenu ne compte pas.',
  'hott.army.no-command':
    'Éléments qui ne sont d’aucun corps : {element} ; écrivez « command: » et son nom au-dessus.',
  'hott.army.command-general':
    'Chaque corps a exactement un général à lui ; le corps {command} en a {count}.',
  'hott.army.one-c-in-c':
    'Un seul général est le commandant en chef de l’armée ; ici {count, plural, =0 {aucun ne l’est} one {# l’est} other {# le sont}}.',
  'hott.army.no-stronghold': 'Toute armée a une place forte : écrivez « stronghold: » et son nom.',
  'hott.setup.stronghold-size':
    'Une place forte est longue et large de 200 à 600 pas (50 à 150 mm) ; celle-ci fait {long} mm sur {wide} mm.',
  'hott.setup.stronghold-convex': 'Le contour d’une place forte n’a pas de creux.',
};
