/** The French messages about army lists and orders of battle of several rulesets. */
import type { ENGLISH } from './messages.en.ts';

export const FRENCH: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'troop.form':
    '« {text} » n’est pas une troupe : écrivez-la comme Reg Bd (O), Irr Ps (O) sling, Reg mtd Ax (S) ou Bg',
  'troop.regularity': '{type} demande Reg ou Irr devant : {existingOr}',
  'troop.type': 'il n’y a pas de type de troupe « {type} » : les types sont {known}',
  'troop.grade-missing': '{type} demande un grade entre parenthèses derrière : {existingOr}',
  'troop.grade': '« {grade} » n’est pas un grade : entre parenthèses on écrit {knownOr}',
  'troop.none': '{troop} n’existe pas : pour {type} il y a {existingOr}',
  'troop.weapon': '{type} ne peut pas porter « {weapon} » : on peut nommer {knownOr}',
  'troop.mounted': '{type} ne peut pas être infanterie montée (mtd) : seulement {knownOr}',
  'list.id':
    '« {text} » ne peut pas être un identifiant : petites lettres, chiffres et tirets, comme neo-assyria',
  'list.line':
    '« {text} » n’est ni un titre ni une ligne de troupes : écrivez « Spearmen Reg Sp (O): 4-8 », « Guard: 2-4, 1/2 Reg Ax (S), 1/2 supporting Reg Ps (O) » ou « Up to 1/2 Spearmen upgraded to Reg Sp (O) »',
  'list.count': '« {text} » n’est pas un nombre de socles : écrivez 3 ou 2-6, jusqu’à {most}',
  'list.count-order': '{least}-{greatest} est à l’envers : écrivez {greatest}-{least}',
  'list.share':
    '« {text} » n’est pas une part : écrivez par exemple « 1/2 Reg Ax (O) » ou « 1/2 supporting Reg Ps (O) »',
  'list.share-sum':
    'les parts de {name} ne font pas un tout : leur somme doit être 1, par exemple 1/2 et 1/2',
  'list.addition':
    '« {text} » ne peut pas suivre le nombre de socles : seul « may support » le peut, avec des noms de lignes',
  'list.word':
    '« {text} » ne peut pas suivre le nombre de socles : « may support » avec des noms de lignes le peut, et {known}',
  'list.flag': 'aucun {troop} n’est « {flag} » : enlevez le mot',
  'list.name': 'la ligne n’a pas de nom : écrivez-en un devant la troupe ou les deux-points',
  'list.name-twice': 'deux lignes s’appellent {name} : donnez à chacune son nom',
  'list.name-unknown': 'aucune ligne ne s’appelle « {name} » : les lignes sont {known}',
  'list.supporter': '{troop} ne donne aucun support qui ait un prix : seuls les Ps (O) en donnent',
  'list.upgrade-from':
    '{name} a plusieurs troupes : dites laquelle, comme « Up to 2 {name} {existing} upgraded to ... »',
  'list.upgrade-troop': '{name} n’a pas de {troop} à améliorer : il y a {existingOr}',
  'list.empty': 'la liste n’a pas de lignes de troupes : écrivez par exemple « Spearmen Reg Sp (O): 4-8 »',
  'order.line':
    '« {text} » n’est ni un titre ni une ligne de socles : écrivez « 12 Household spearmen », ou avec la troupe « 6 Household spearmen Reg Pk (X) »',
  'order.count': '« {text} » n’est pas un nombre de socles : il en faut de 1 à {most}',
  'order.troop-missing': 'la troupe de {name} n’est pas certaine : écrivez derrière {existingOr}',
  'order.troop-unknown':
    'la liste n’a pas de ligne « {name} » : il faut donc écrire aussi sa troupe ; les lignes sont {known}',
  'order.list-unknown': 'aucune liste d’armée n’a l’identifiant « {list} » : il y a {known}',
  'order.list-none':
    'l’armée ne vient d’aucune liste, et seules les règles la vérifient : une liste peut être {knownOr}',
  'order.name-unknown': 'la liste n’a pas de ligne « {name} » : ses lignes sont {known}',
  'order.troop': '{name} : pas offert en {troop} ; la liste offre {existingOr}',
  'order.too-few': 'trop peu de {name} : {count}, la liste en veut au moins {least}',
  'order.too-many': 'trop de {name} : {count}, la liste en permet au plus {most}',
  'order.share':
    'sur {total} {name}, {count, plural, one {# est} other {# sont}} {existingOr} : il en faudrait {wantedOr}',
  'order.upgrade': 'trop de {name} améliorés en {troop} : {count}, la liste en permet au plus {most}',
  'order.support': 'la liste ne permet pas à {name} de donner un support : ôtez « supporting »',
  'order.supporter': '{troop} ne donne aucun support qui ait un prix : ôtez « supporting »',
  'order.supported-missing': '{name} : un support, mais l’armée n’a pas de {knownOr}',
  'order.budget':
    'l’armée coûte {points, plural, one {# point} other {# points}}, pour un budget de {budget} : ôtez-en {excess}',
  'order.points': 'l’ordre dit {stated, plural, one {# point} other {# points}}, l’armée en coûte {computed}',
};
