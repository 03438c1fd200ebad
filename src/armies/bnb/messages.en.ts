/** The English messages about army files of Blood and Blades. */
import { ENGLISH as LISTS } from '../lists/messages.en.ts';

const OWN = {
  'list.years':
    '"{text}" are not years of the period: write for example "2600-2330 BC", from 3000 to 705 BC, the earlier year first',
  'list.terrain': 'there is no terrain "{text}": the kinds are {known}',
  'list.terrain-twice': 'the terrain {kind} stands twice: keep it as mandatory or as optional',
  'order.general': 'the list does not offer the C-in-C as {troop}: it offers {existingOr}',
  'order.baggage':
    'the army has {count, plural, one {# base} other {# bases}} of baggage, where its list wants {wanted}',
  'order.confidence':
    'the order says {stated, plural, one {# point} other {# points}} of confidence, the army has {computed}',
  'order.routing': 'the order says a routing level of {stated}, the army has {computed}',
} as const;

const TRANSLATIONS = {
  'translate.system':
    '"{text}" is no system whose lists are translated: write "system: DBM" or "system: DBMM"',
  'translate.line':
    '"{text}" is no line of such a list: write "Chariots - Reg Kn (O) @ 12AP 5-13", "C-in-C - Reg Kn (O) 1" or "Up to 1/2 Spearmen upgraded to Reg Pk (X)"',
  'translate.dropped': 'left out: {text}',
  'translate.asterisk': 'the rule behind the asterisk is not played',
} as const;

export const ENGLISH = { ...TRANSLATIONS, ...LISTS, ...OWN };
