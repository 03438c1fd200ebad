/** Translates entries of the army lists of DBM and DBMM. Blood and Blades, translation. */
import { holds } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import {
  isTroopFault,
  parseTroop,
  TROOP_CLASSES,
  TROOP_TYPES,
  type Troop,
  type TroopFault,
} from './troops.ts';

export const LIST_SYSTEMS = ['DBM', 'DBMM'] as const;
export type ListSystem = (typeof LIST_SYSTEMS)[number];

/** The facts about troops in a list other than type and grade. */
export interface ListedAs {
  readonly system: ListSystem;
  readonly role: 'troops' | 'c-in-c' | 'general' | 'ally';
  readonly mount: 'chariot' | 'camel' | null;
  readonly scouts: boolean;
}

/** An entry of a list, taken apart. */
interface Listed extends ListedAs {
  readonly type: string;
  readonly grade: string;
}

interface Change {
  readonly rule: BnbClause;
  readonly when: (listed: Listed) => boolean;
  /** The type and grade that the entry becomes; null if it is left out. */
  readonly to: ((listed: Listed) => Pick<Listed, 'type' | 'grade'>) | null;
}

const RIDDEN = ['Kn', ...TROOP_CLASSES.mounted.types];

/** The changes in order. Scouts come first, with any mount. */
export const TRANSLATIONS: readonly Change[] = [
  { rule: 'bnb.list.10', when: ({ role }) => role === 'ally', to: null },
  { rule: 'bnb.list.9', when: ({ role }) => role === 'general', to: null },
  {
    rule: 'bnb.list.8',
    when: ({ scouts, type }) => scouts && RIDDEN.includes(type),
    to: ({ type, mount }) => ({ type: 'LH', grade: type === 'Cm' || mount === 'camel' ? 'X' : 'I' }),
  },
  { rule: 'bnb.list.7', when: ({ type, grade }) => type === 'Cm' && grade === 'X', to: null },
  { rule: 'bnb.list.3', when: ({ type }) => type === 'Kn', to: ({ grade }) => ({ type: 'HCh', grade }) },
  {
    rule: 'bnb.list.4',
    when: ({ type, mount }) => type === 'Cv' && mount === 'chariot',
    to: ({ grade }) => ({ type: 'LCh', grade }),
  },
  {
    rule: 'bnb.list.5',
    when: ({ type, grade, mount }) => type === 'LH' && grade === 'I' && mount === 'camel',
    to: () => ({ type: 'LH', grade: 'X' }),
  },
  {
    rule: 'bnb.list.6',
    when: ({ system, type, grade }) => system === 'DBM' && type === 'Ax' && grade === 'X',
    to: () => ({ type: 'Pk', grade: 'F' }),
  },
];

const FORM =
  /^((?:reg|irr)(?:ular)?\.?\s+)?((?:mtd|mounted)\.?\s+)?([a-z]+)\s*(?:\(\s*([a-z])\s*\))?\s*([a-z]*)$/i;

/** A type in the notation of this ruleset. Kn is a type of the lists only, and the lists write baggage as Bge. */
function typeOf(word: string): string {
  const known = ['Kn', ...TROOP_TYPES].find((type) => type.toLowerCase() === word.toLowerCase());
  return known ?? (word.toLowerCase() === 'bge' ? 'Bg' : word);
}

/** The result of all changes, or the clause by which the troop is left out. */
function changed(listed: Listed): { readonly listed: Listed; readonly by: readonly BnbClause[] } | BnbClause {
  const by: BnbClause[] = [];
  let now = listed;
  for (const change of TRANSLATIONS) {
    if (!change.when(now) || !holds(change.rule)) continue;
    if (!change.to) return change.rule;
    now = { ...now, ...change.to(now) };
    by.push(change.rule);
  }
  return { listed: now, by };
}

export type Translated =
  | { readonly troop: Troop; readonly by: readonly BnbClause[] }
  /** No list of Blood and Blades has it, by this clause. */
  | { readonly dropped: BnbClause }
  | { readonly fault: TroopFault };

/** Translates a troop of a list (`Reg Kn (O)`, `Irr LH (I)`) into a troop of Blood and Blades. */
export function translateTroop(text: string, as: ListedAs): Translated {
  const found = FORM.exec(text.trim());
  if (!found) return { fault: { key: 'troop.form', figures: { text } } };
  const [, regularity = '', mounted = '', word = '', grade = '', weapon = ''] = found;
  const after = changed({ ...as, type: typeOf(word), grade: grade.toUpperCase() });
  if (typeof after === 'string') return { dropped: after };
  const { type, grade: graded } = after.listed;
  const written =
    type === 'Bg' ? 'Bg' : `${regularity}${mounted}${type} ${graded && `(${graded})`} ${weapon}`;
  const troop = parseTroop(written.trim());
  return isTroopFault(troop) ? { fault: troop } : { troop, by: after.by };
}

/** A number of a list: half of it, rounded up, except for the one commander-in-chief. */
export function translateCount(count: number, { role }: Pick<ListedAs, 'role'>): number {
  return role === 'c-in-c' || !holds('bnb.list.12') ? count : Math.ceil(count / 2);
}

const ROLES: readonly { readonly role: ListedAs['role']; readonly words: RegExp }[] = [
  { role: 'ally', words: /^(?:ally|allied|allies)\b[\w-]*/i },
  { role: 'c-in-c', words: /^c-in-c\b/i },
  { role: 'general', words: /^(?:sub-?general|subordinate general|general)s?\b/i },
];

/** The facts about a troop in the words before or beside it. */
export function saidOf(words: string): Omit<ListedAs, 'system'> {
  const chariot = /\b(?:chariots?|cars?)\b/i.test(words);
  const camel = /\bcamels?\b/i.test(words);
  return {
    role: ROLES.find(({ words: form }) => form.test(words.trim()))?.role ?? 'troops',
    mount: chariot ? 'chariot' : camel ? 'camel' : null,
    scouts: /\bscouts?\b/i.test(words),
  };
}

/** The troop of an entry without a role before it. */
export function withoutRole(text: string): string {
  const role = ROLES.find(({ words }) => words.test(text.trim()));
  return role
    ? text
        .trim()
        .replace(role.words, '')
        .replace(/^[\s:,-]+/, '')
    : text.trim();
}
