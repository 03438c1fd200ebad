/** The French messages about army files of Blood and Blades. The keywords of the files stay English. */
import { FRENCH as LISTS } from '../lists/messages.fr.ts';
import type { ENGLISH } from './messages.en.ts';

const OWN = {
  'list.years':
    '« {text} » ne sont pas des années de la période : écrivez par exemple « 2600-2330 BC », de 3000 à 705 av. J.-C., la plus ancienne d’abord',
  'list.terrain': 'il n’y a pas de terrain « {text} » : les sortes sont {known}',
  'list.terrain-twice':
    'le terrain {kind} figure deux fois : gardez-le comme obligatoire ou comme facultatif',
  'order.general': 'la liste n’offre pas de C-en-C en {troop} : elle offre {existingOr}',
  'order.baggage':
    'l’armée a {count, plural, one {# socle} other {# socles}} de bagages, sa liste en veut {wanted}',
  'order.confidence':
    'l’ordre dit {stated, plural, one {# point} other {# points}} de confiance, l’armée en a {computed}',
  'order.routing': 'l’ordre dit un niveau de déroute de {stated}, l’armée a {computed}',
} as const;

const TRANSLATIONS = {
  'translate.system':
    '« {text} » n’est pas un système dont on traduise les listes : écrivez « system: DBM » ou « system: DBMM »',
  'translate.line':
    '« {text} » n’est pas une ligne d’une telle liste : écrivez « Chariots - Reg Kn (O) @ 12AP 5-13 », « C-in-C - Reg Kn (O) 1 » ou « Up to 1/2 Spearmen upgraded to Reg Pk (X) »',
  'translate.dropped': 'laissé de côté : {text}',
  'translate.asterisk': 'la règle derrière l’astérisque n’est pas jouée',
} as const;

export const FRENCH: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...TRANSLATIONS,
  ...LISTS,
  ...OWN,
};
