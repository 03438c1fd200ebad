/** The French messages about army files of DBM. */
import { FRENCH as SHARED } from '../debellis/messages.fr.ts';
import type { ENGLISH } from './messages.en.ts';

export const FRENCH: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...SHARED,
  'dbm.order.ally': 'la liste n’a pas de général allié de {list} : elle a ceux de {knownOr}',
  'dbm.order.ally-list': 'aucune liste d’armée n’a l’identifiant « {list} » : il y a {known}',
  'dbm.order.ally-least':
    'trop peu de {name} pour un général allié : {count}, il lui en faut au moins {least}, un quart du minimum',
  'dbm.order.ally-baggage':
    'le général allié a {count, plural, one {# élément} other {# éléments}} de bagages : il en faudrait {wanted}',
  'dbm.list.double':
    '« {text} » n’est pas un double socle : écrivez par exemple « double: Reg Bw (X) + Reg Bw (S), 1 AP less »',
  'dbm.order.double':
    '« {text} » ne sont pas des doubles socles : écrivez par exemple « double: 4 Shields + Archers »',
  'dbm.order.double-names': 'le corps n’a pas de lignes {front} et {rear}',
  'dbm.order.double-apart':
    '{rear} ne peuvent pas partager un socle avec {front} : ils ne les soutiennent pas et ne tirent pas par-dessus eux',
  'dbm.order.double-pavise':
    '{front} ne peuvent pas partager un socle avec {rear} : des Bw (X) sont devant des Bw (O) ou des Bw (S)',
  'dbm.order.wedge': '{front} ne forment pas de coins : leur liste ne le demande pas',
};
