/** English sentences for what is wrong in army files. `{name}` stands for a figure, `{name|or}` for a choice. */
import type { TroopFaultKey } from '../rules/bnb/troops.ts';
import { HOTT_ARMY_MESSAGES } from './hott/messages.en.ts';

const TROOPS: Readonly<Record<TroopFaultKey, string>> = {
  'troop.form': '"{text}" is not a troop: write it like Reg Bd (O), Irr Ps (O) sling, Reg mtd Ax (S) or Bg',
  'troop.regularity': '{type} needs Reg or Irr before it: {existing|or}',
  'troop.type': 'there is no troop type "{type}": the types are {known}',
  'troop.grade-missing': '{type} needs a grade in brackets after it: {existing|or}',
  'troop.grade': '"{grade}" is no grade: one of {known|or} stands in the brackets',
  'troop.none': '{troop} does not exist: {type} are {existing|or}',
  'troop.weapon': '{type} cannot carry "{weapon}": it may name {known|or}',
  'troop.mounted': '{type} cannot be mounted infantry (mtd): only {known|or} can',
};

const FILES = {
  'file.kind':
    'this is neither an army list nor an order of battle: its first heading must be "list:", "order:" or, for Hordes of the Things, "army:"',
  'file.heading-missing': 'the heading "{heading}:" is missing: write for example "{example}"',
  'file.heading-twice': 'the heading "{heading}:" stands twice: keep one of them',
  'file.heading-empty': 'nothing stands after "{heading}:": write for example "{example}"',
  'file.lines': 'the file is too long: it may have at most {most} lines',
  'file.line-length': 'this line is too long: it may have at most {most} characters',
  'file.bases': 'the army is too large: it may have at most {most} bases',
  'file.number': '"{text}" is not what "{heading}:" wants: a number from {least} to {most}',
} as const;

const LISTS = {
  'list.id': '"{text}" cannot be an id: use small letters, digits and hyphens, such as neo-assyria',
  'list.years':
    '"{text}" are not years of the period: write for example "2600-2330 BC", from 3000 to 705 BC, the earlier year first',
  'list.terrain': 'there is no terrain "{text}": the kinds are {known}',
  'list.terrain-twice': 'the terrain {kind} stands twice: keep it as mandatory or as optional',
  'list.line':
    '"{text}" is neither a heading nor a line of troops: write "Spearmen Reg Sp (O): 4-8", "Guard: 2-4, 1/2 Reg Ax (S), 1/2 supporting Reg Ps (O)" or "Up to 1/2 Spearmen upgraded to Reg Sp (O)"',
  'list.count': '"{text}" is not a number of bases: write 3 or 2-6, up to {most}',
  'list.count-order': '{least}-{greatest} is the wrong way round: write {greatest}-{least}',
  'list.share': '"{text}" is not a share: write for example "1/2 Reg Ax (O)" or "1/2 supporting Reg Ps (O)"',
  'list.share-sum': 'the shares of {name} do not make a whole: they must add up to 1, such as 1/2 and 1/2',
  'list.addition': '"{text}" cannot follow the number of bases: only "may support" with names of lines can',
  'list.name': 'the line has no name: write one before the troop or the colon',
  'list.name-twice': 'there are two lines named {name}: give each its own name',
  'list.name-unknown': 'there is no line named "{name}": the lines are {known}',
  'list.supporter': '{troop} gives no support that has a price: only Ps (O) do',
  'list.upgrade-from':
    '{name} has several troops: say which, such as "Up to 2 {name} {existing} upgraded to ..."',
  'list.upgrade-troop': '{name} has no {troop} to upgrade: it has {existing|or}',
  'list.empty': 'the list has no lines of troops: write for example "Spearmen Reg Sp (O): 4-8"',
} as const;

const ORDERS = {
  'order.line':
    '"{text}" is neither a heading nor a line of bases: write "12 Household spearmen", or with the troop "6 Household spearmen Reg Pk (X)"',
  'order.count': '"{text}" is not a number of bases: it must be from 1 to {most}',
  'order.troop-missing': 'the troop of {name} cannot be told: write one of {existing|or} after it',
  'order.troop-unknown':
    'there is no line "{name}" in the list, so its troop must be written too: the lines are {known}',
  'order.list-unknown': 'there is no army list with the id "{list}": there are {known}',
  'order.general': 'the list does not offer the C-in-C as {troop}: it offers {existing|or}',
  'order.name-unknown': 'the list has no line "{name}": its lines are {known}',
  'order.troop': '{name} are not offered as {troop}: the list offers {existing|or}',
  'order.too-few': 'too few {name}: {count}, where the list wants at least {least}',
  'order.too-many': 'too many {name}: {count}, where the list allows at most {most}',
  'order.share': 'of {total} {name}, {count} are {existing|or}: {wanted|or} would be right',
  'order.upgrade': 'too many {name} upgraded to {troop}: {count}, where the list allows at most {most}',
  'order.support': 'the list does not let {name} support: leave out "supporting"',
  'order.supporter': '{troop} gives no support that has a price: leave out "supporting"',
  'order.supported-missing': '{name} support, but none of {known|or} are in the army',
  'order.budget': 'the army costs {points} points, where the budget is {budget}: take {excess} out',
  'order.baggage': 'the army has {count} bases of baggage, where its list wants {wanted}',
  'order.points': 'the order says {stated} points, the army costs {computed}',
  'order.confidence': 'the order says {stated} points of confidence, the army has {computed}',
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

export const ARMY_MESSAGES = {
  ...TRANSLATIONS,
  ...TROOPS,
  ...FILES,
  ...LISTS,
  ...ORDERS,
  ...HOTT_ARMY_MESSAGES,
};

export type ArmyMessageKey = keyof typeof ARMY_MESSAGES;
