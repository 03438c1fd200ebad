import type { Catalogue } from '../types.ts';
import { FORM, WRONG } from './forms.ts';

/** Faults of files and positions. */
export const faults: Catalogue = {
  'fault.table-size':
    'La table fait {width} x {depth} mm ; les deux doivent être plus grands que 0 et d’au plus {largest}.',
  'fault.two-sides': 'Il faut deux camps aux noms différents, et non : {sides}.',
  'fault.no-campaign': '{ruleset} n’a pas de campagne.',
  'fault.campaign-opening': 'La campagne ne commence pas au début d’une phase de son année.',
  'fault.no-battle': 'Ce fichier contient une campagne, pas une bataille.',
  'fault.unknown-province': 'Aucune province ne s’appelle {province}. Les provinces : {known}.',
  'fault.taken-name':
    '« {name} » ne peut pas être un nom, car les programmes s’en servent eux-mêmes. Choisissez-en un autre.',
  'fault.unknown-season': 'Aucune saison ne s’appelle {season}. Les saisons : {known}.',
  'fault.no-map': 'Une carte a des listes de provinces et de routes.',
  'fault.unknown-side': 'Aucun camp ne s’appelle {side} ({where}).',
  'fault.same-id': 'Deux éléments ({what}) s’appellent {id}.',
  'fault.unknown-terrain': 'Aucun terrain ne s’appelle {kind} ({piece}) ; il y a : {known}.',
  'fault.no-shape':
    'Le terrain {piece} n’a pas de forme : donnez-lui une surface "area" ou une ligne de points "line".',
  'fault.no-ground': 'La surface de {piece} est vide : ses points sont alignés.',
  'fault.no-place': '{base} est sur la table mais n’a pas de place : donnez-lui "at": [x, y, orientation].',
  'fault.off-table': '{base} sort en partie de la table ({width} x {depth} mm).',
  'fault.bases-overlap': '{base} et {other} se chevauchent.',
  'fault.column-unknown': '« columns » nomme {base}, mais {base} n’est pas sur la table.',
  'fault.column-twice': '« columns » nomme {base} deux fois, mais un socle n’est que dans une colonne.',
  'fault.column-corners':
    '« corners » nomme {base}, mais {base} n’est pas derrière la tête de cette colonne.',
  'fault.column-sides':
    '{base} et {other} ne sont pas du même camp : aucun ne suit l’autre dans une colonne.',
  'fault.column-apart':
    '{base} ne peut pas suivre {other} : leurs fronts sont à {mm} mm l’un de l’autre, et {most} mm est le plus.',
  'fault.unknown-phase': 'Aucune phase ne s’appelle {phase} ({where}) ; il y a : {known}.',
  'fault.unknown-option': 'Aucune option ne s’appelle {option} ; il y a : {known}.',
  'fault.option-value': 'L’option {option} ne peut pas être {value} ; elle peut être : {known}.',
  'fault.part-form': `Dans « {where} », {part} ne peut pas être {value} ; ce peut être ${FORM}.`,
  'fault.file-length': 'Le fichier est trop long : il peut avoir au plus {most} caractères.',
  'fault.file-depth':
    'Les listes et objets de ce fichier sont trop emboîtés : {most} niveaux au plus sont permis.',
  'fault.no-scenario': 'Le fichier ne contient aucun scénario.',
  'fault.many-scenarios':
    'Le fichier contient {count, plural, one {# scénario} other {# scénarios}} ; il peut en contenir au plus {most}. Partagez-le en plusieurs fichiers.',
  'fault.more': 'Il y en a au moins {more} de plus.',
  'fault.form': `À {where} : ${WRONG}.`,
  'fault.bounds':
    'La valeur à {where} est trop grande : une liste ou un objet a au plus {list} entrées, un texte au plus {text} caractères, un nombre est au plus {figure}, et les listes et objets sont emboîtés sur {depth} niveaux au plus.',
  'fault.unknown-step': 'Aucune étape ne s’appelle {step} ({where}) ; il y a : {known}.',
  'fault.unknown-die': 'Aucun dé ne s’appelle {die} ({where}) ; il y a : {known}.',
  'fault.nobody-asks': '{where} attend une réponse, mais sa dernière étape ({step}) n’en prend pas.',
  'fault.unknown-flag': '{base} : aucune marque ne s’appelle {flag} ; il y a : {known}.',
  'fault.base-order': '{where}.bases doit suivre l’ordre des identifiants ; {base} vient trop tard.',
  'fault.unknown-place': '{base} ne peut pas être dans {place} ; il y a : {known}.',
  'fault.not-json': 'Ce n’est pas du JSON.',
  'fault.not-json-at': 'Ce n’est pas du JSON, à partir de la ligne {line}, caractère {character}.',
  'fault.expectation': 'À {where} : personne ne connaît l’attente {unknown} ; il y a : {known}.',
  'fault.step': 'À {where} : il faut à une étape « do » ou « ask », avec un « type » dedans.',
  'fault.unknown-ruleset': 'Aucune règle ne s’appelle {ruleset} ; il y a : {known}.',
  'fault.other-ruleset':
    'L’en-tête de l’enregistrement nomme la règle {ruleset}, et son début nomme {opening} : les deux doivent être les mêmes.',
  'fault.question-base': '{base} n’est pas sur la table.',
  'fault.question-figure': '{part} ne peut pas être {value} : c’est un nombre de {least} à {most}.',
  'fault.unknown-question': 'Aucune question ne s’appelle {type} ; il y a : {known}.',
  'fault.troop.form': '{base} : « {text} » n’est pas une troupe : écrivez par exemple Reg Bd (O).',
  'fault.troop.regularity': '{base} : écrivez Reg ou Irr devant {type} ; il y a : {existing}.',
  'fault.troop.type': '{base} : aucun type de troupe ne s’appelle {type} ; il y a : {known}.',
  'fault.troop.grade-missing': '{base} : écrivez un grade après {type} ; il y a : {existing}.',
  'fault.troop.grade': '{base} : aucun grade ne s’appelle {grade} ; il y a : {known}.',
  'fault.troop.none': '{base} : {troop} n’existe pas ; il y a : {existing}.',
  'fault.troop.weapon': '{base} : {type} ne peut pas avoir {weapon} ; il y a : {known}.',
  'fault.troop.mounted': '{base} : {type} ne peut pas être de l’infanterie montée ; il y a : {known}.',
  'fault.question-army':
    'Une armée est une liste de troupes avec leurs nombres, par exemple troop "Reg Bd (O)", count 4.',
  'fault.question-count': '{troop} : {count} n’est pas un nombre de socles ; ce peut être 0 à {most}.',
  'fault.question-side': 'Il n’y a pas de camp {side}.',
  'fault.setup-endless': 'La mise en place n’aboutit pas après {answers} réponses.',
};
