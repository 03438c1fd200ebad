/** The French messages about army files of both De Bellis rulesets. The keywords of the files stay English. */
import { FRENCH as LISTS } from '../lists/messages.fr.ts';
import type { ENGLISH } from './messages.en.ts';

export const FRENCH: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...LISTS,
  'debellis.list.years':
    '« {text} » ne sont pas des années de la période : écrivez par exemple « 58 BC - 43 AD », de 3000 av. J.-C. à 1500 apr. J.-C., la plus ancienne d’abord',
  'debellis.list.climate': 'il n’y a pas de climat « {text} » : écrivez {knownOr}',
  'debellis.list.terrain': 'il n’y a pas de terrain « {text} » : les sortes sont {known}',
  'debellis.list.terrain-twice':
    'le terrain {kind} figure deux fois : gardez-le comme obligatoire ou comme facultatif',
  'debellis.order.command':
    '« {text} » n’est pas le général d’un corps : écrivez « C-in-C Reg Kn (O) », « sub-general Reg Cv (O) », « ally-general Irr Cv (O) » ou « ally-general of gauls Irr Cv (O) »',
  'debellis.list.ability': '« {text} » n’est pas une qualité d’un général : écrivez {knownOr}',
  'debellis.list.frontier': 'aucune armée ne regarde « {text} » à un mur frontière : écrivez {knownOr}',
  'debellis.walls': '« {text} » ne sont pas des sections de fortifications ou d’obstacles : il y a {known}',
  'debellis.order.walls': 'la liste ne permet pas de sections {name}',
  'debellis.stratagem': 'il n’y a pas de stratagème « {text} » qu’une armée achète : il y a {known}',
  'debellis.stratagem-twice': 'le stratagème {name} figure deux fois : une fois suffit',
  'debellis.translate.stratagems': 'laissé de côté : les stratagèmes',
  'debellis.translate.baggage': 'les bagages réunis vont aux corps',
  'debellis.translate.none': 'laissé de côté : {count} {troop}, qui n’a pas son pareil là-bas',
  'debellis.translate.near': '{troop} n’y existe pas : {like} en tient lieu',
  'debellis.translate.ability': 'laissé de côté : le {role} est {ability}, ce qu’aucun général n’y est',
  'debellis.translate.doubles': 'laissé de côté : les socles doubles du {role}',
  'debellis.translate.walls': 'laissé de côté : les fortifications',
  'debellis.order.empty': 'l’armée n’a pas de corps : écrivez par exemple « command: C-in-C Reg Kn (O) »',
  'debellis.order.no-command':
    '« {text} » n’appartient à aucun corps : écrivez « command: » et son général au-dessus',
  'debellis.order.baggage':
    '« {text} » n’est pas un nombre d’éléments de bagages : écrivez un nombre de 0 à {most}',
  'debellis.order.commands':
    'l’armée a {count, plural, one {# corps} other {# corps}}, {least} à {most} sont permis',
  'debellis.order.c-in-c':
    '{count, plural, =0 {aucun corps n’a} one {# corps a} other {# corps ont}} un C-en-C : un seul doit l’avoir',
  'debellis.order.ability': 'la liste ne donne pas de {role} « {ability} »',
  'debellis.order.abilities': '« {text} » a deux capacités : un général est {knownOr}, pas les deux',
  'debellis.order.general': 'la liste n’offre pas de {role} en {troop} : elle offre {existingOr}',
  'debellis.order.all-baggage':
    'l’armée a {count, plural, one {# élément} other {# éléments}} de bagages, ses corps en demandent {wanted} : 2 chacun',
  'list.supporter': '{troop} ne donne aucun soutien qu’une liste puisse permettre : seuls les Ps en donnent',
  'order.supporter': '{troop} ne donne aucun soutien qu’une liste puisse permettre : ôtez « supporting »',
};
