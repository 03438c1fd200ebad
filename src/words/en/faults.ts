import type { Catalogue } from '../types.ts';
import { FORM, WRONG } from './forms.ts';

/** Faults of files and positions. */
export const faults: Catalogue = {
  'fault.table-size': 'The table is {width} x {depth} mm; both must be more than 0 and at most {largest}.',
  'fault.two-sides': 'There must be two sides with different names, not: {sides}.',
  'fault.unknown-side': 'No side is called {side} ({where}).',
  'fault.same-id': 'Two pieces ({what}) are called {id}.',
  'fault.unknown-terrain': 'No terrain is called {kind} ({piece}); there are: {known}.',
  'fault.no-shape': 'The terrain {piece} has no shape: give it an "area" or a "line" of points.',
  'fault.no-ground': 'The area of {piece} encloses no ground: its points lie on one line.',
  'fault.no-place': '{base} stands on the table but has no place: give it "at": [x, y, facing].',
  'fault.off-table': '{base} stands partly off the table ({width} x {depth} mm).',
  'fault.bases-overlap': '{base} and {other} overlap.',
  'fault.column-unknown': '“columns” names {base}, but {base} is not on the table.',
  'fault.column-twice': '“columns” names {base} twice, but a base is in one column only.',
  'fault.column-corners': '“corners” names {base}, but {base} is not behind the head of that column.',
  'fault.column-sides':
    '{base} and {other} are of different sides, so neither follows the other in a column.',
  'fault.column-apart':
    '{base} cannot follow {other}: their fronts are {mm} mm apart, and {most} mm is the most.',
  'fault.unknown-phase': 'No phase is called {phase} ({where}); there are: {known}.',
  'fault.unknown-option': 'No option is called {option}; there are: {known}.',
  'fault.option-value': 'The option {option} cannot be {value}; it may be: {known}.',
  'fault.part-form': `In “{where}”, {part} cannot be {value}; it may be ${FORM}.`,
  'fault.file-length': 'The file is too long: it may have at most {most} characters.',
  'fault.file-depth':
    'Lists and records in this file are nested too deep: at most {most} levels are allowed.',
  'fault.no-scenario': 'The file holds no scenario.',
  'fault.many-scenarios':
    'The file holds {count, plural, one {# scenario} other {# scenarios}}; it may hold at most {most}. Split it into several files.',
  'fault.more': 'There {more, plural, one {is} other {are}} at least {more} more.',
  'fault.form': `At {where}: ${WRONG}.`,
  'fault.bounds':
    'The value at {where} is too large: a list or record has at most {list} entries, a text at most {text} characters, a number is at most {figure}, and lists and records are nested at most {depth} levels deep.',
  'fault.unknown-step': 'No step is called {step} ({where}); there are: {known}.',
  'fault.unknown-die': 'No die is called {die} ({where}); there are: {known}.',
  'fault.nobody-asks': '{where} waits for an answer, but its last step ({step}) takes no answer.',
  'fault.unknown-flag': '{base}: no flag is called {flag}; there are: {known}.',
  'fault.base-order': '{where}.bases must be in the order of their ids; {base} is too late.',
  'fault.unknown-place': '{base} cannot be in {place}; there are: {known}.',
  'fault.not-json': 'This is not JSON.',
  'fault.not-json-at': 'This is not JSON, from line {line}, character {character} on.',
  'fault.expectation': 'At {where}: nobody knows the expectation {unknown}; there are: {known}.',
  'fault.step': 'At {where}: a step needs “do” or “ask”, and a “type” in it.',
  'fault.unknown-ruleset': 'No ruleset is called {ruleset}; there are: {known}.',
  'fault.other-ruleset':
    'The header of the record names the ruleset {ruleset}, and its opening names {opening}: both must be the same.',
  'fault.question-base': '{base} is not on the table.',
  'fault.question-figure': '{part} cannot be {value}: it is a number from {least} to {most}.',
  'fault.unknown-question': 'No question is called {type}; there are: {known}.',
  'fault.troop.form': '{base}: “{text}” is not a troop: write it like Reg Bd (O).',
  'fault.troop.regularity': '{base}: write Reg or Irr before {type}; there are: {existing}.',
  'fault.troop.type': '{base}: no troop type is called {type}; there are: {known}.',
  'fault.troop.grade-missing': '{base}: write a grade after {type}; there are: {existing}.',
  'fault.troop.grade': '{base}: no grade is called {grade}; there are: {known}.',
  'fault.troop.none': '{base}: {troop} does not exist; there are: {existing}.',
  'fault.troop.weapon': '{base}: {type} cannot have {weapon}; there are: {known}.',
  'fault.troop.mounted': '{base}: {type} cannot be mounted infantry; there are: {known}.',
  'fault.question-army':
    'An army is a list of troops with their numbers, such as troop "Reg Bd (O)", count 4.',
  'fault.question-count': '{troop}: {count} is not a number of bases; it may be 0 to {most}.',
  'fault.question-side': 'There is no side {side}.',
  'fault.setup-endless': 'The setup has not ended after {answers} answers.',
};
