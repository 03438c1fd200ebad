/** The English messages about army lists and orders of battle of several rulesets. */
import type { TroopFaultKey } from '../../engine/army/troop-text.ts';

export const ENGLISH = {
  'troop.form': '"{text}" is not a troop: write it like Reg Bd (O), Irr Ps (O) sling, Reg mtd Ax (S) or Bg',
  'troop.regularity': '{type} needs Reg or Irr before it: {existingOr}',
  'troop.type': 'there is no troop type "{type}": the types are {known}',
  'troop.grade-missing': '{type} needs a grade in brackets after it: {existingOr}',
  'troop.grade': '"{grade}" is no grade: one of {knownOr} stands in the brackets',
  'troop.none': '{troop} does not exist: {type} are {existingOr}',
  'troop.weapon': '{type} cannot carry "{weapon}": it may name {knownOr}',
  'troop.mounted': '{type} cannot be mounted infantry (mtd): only {knownOr} can',
  'list.id': '"{text}" cannot be an id: use small letters, digits and hyphens, such as neo-assyria',
  'list.line':
    '"{text}" is neither a heading nor a line of troops: write "Spearmen Reg Sp (O): 4-8", "Guard: 2-4, 1/2 Reg Ax (S), 1/2 supporting Reg Ps (O)" or "Up to 1/2 Spearmen upgraded to Reg Sp (O)"',
  'list.count': '"{text}" is not a number of bases: write 3 or 2-6, up to {most}',
  'list.count-order': '{least}-{greatest} is the wrong way round: write {greatest}-{least}',
  'list.share': '"{text}" is not a share: write for example "1/2 Reg Ax (O)" or "1/2 supporting Reg Ps (O)"',
  'list.share-sum': 'the shares of {name} do not make a whole: they must add up to 1, such as 1/2 and 1/2',
  'list.addition': '"{text}" cannot follow the number of bases: only "may support" with names of lines can',
  'list.word':
    '"{text}" cannot follow the number of bases: "may support" with names of lines can, and {known}',
  'list.flag': 'no {troop} is "{flag}": leave the word out',
  'list.name': 'the line has no name: write one before the troop or the colon',
  'list.name-twice': 'there are two lines named {name}: give each its own name',
  'list.name-unknown': 'there is no line named "{name}": the lines are {known}',
  'list.supporter': '{troop} gives no support that has a price: only Ps (O) do',
  'list.upgrade-from':
    '{name} has several troops: say which, such as "Up to 2 {name} {existing} upgraded to ..."',
  'list.upgrade-troop': '{name} has no {troop} to upgrade: it has {existingOr}',
  'list.empty': 'the list has no lines of troops: write for example "Spearmen Reg Sp (O): 4-8"',
  'order.line':
    '"{text}" is neither a heading nor a line of bases: write "12 Household spearmen", or with the troop "6 Household spearmen Reg Pk (X)"',
  'order.count': '"{text}" is not a number of bases: it must be from 1 to {most}',
  'order.troop-missing': 'the troop of {name} cannot be told: write one of {existingOr} after it',
  'order.troop-unknown':
    'there is no line "{name}" in the list, so its troop must be written too: the lines are {known}',
  'order.list-unknown': 'there is no army list with the id "{list}": there are {known}',
  'order.list-none': 'the army is drawn from no list, so only the rules check it: a list could be {knownOr}',
  'order.name-unknown': 'the list has no line "{name}": its lines are {known}',
  'order.troop': '{name} are not offered as {troop}: the list offers {existingOr}',
  'order.too-few': 'too few {name}: {count}, where the list wants at least {least}',
  'order.too-many': 'too many {name}: {count}, where the list allows at most {most}',
  'order.share':
    'of {total} {name}, {count, plural, one {# is} other {# are}} {existingOr}: {wantedOr} would be right',
  'order.upgrade': 'too many {name} upgraded to {troop}: {count}, where the list allows at most {most}',
  'order.support': 'the list does not let {name} support: leave out "supporting"',
  'order.supporter': '{troop} gives no support that has a price: leave out "supporting"',
  'order.supported-missing': '{name} support, but none of {knownOr} are in the army',
  'order.budget':
    'the army costs {points, plural, one {# point} other {# points}}, where the budget is {budget}: take {excess} out',
  'order.points':
    'the order says {stated, plural, one {# point} other {# points}}, the army costs {computed}',
} as const satisfies Readonly<Record<TroopFaultKey, string>> & Readonly<Record<string, string>>;
