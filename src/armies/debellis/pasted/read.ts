/**
 * Reads an army as players write it in mails: `Command 1: CinC Irr Cv (O), 6 x Reg Sp (S) ...`. Nothing is refused: each
 * piece is told with what was understood, and what was not stays in the text as a comment.
 */
import { nameCompared } from '../../../engine/data/given-text.ts';
import { NO_LIST } from '../../lists/no-list.ts';
import type { ArmyBook } from '../army-book.ts';
import type { ArmyList, Role } from '../army-data.ts';
import { bareLetters, type Said, saidIn } from './piece.ts';
import { type Part, partsOf } from './split.ts';
import { type Known, lineNamed, nameOffering, type Question, troopMeant } from './troops.ts';
import { ABILITY_WORDS, BAGGAGE, COMMAND, GENERAL, GREETING, ROLE_WORDS, SUM } from './words.ts';

/** Why a piece was not read: what must be known, or nothing of it was understood. */
export type Unread = Question | 'count' | 'general' | 'all';

/** A piece of the pasted text: the text that it became, or why it was not read. */
export interface Understood {
  readonly line: number;
  readonly piece: string;
  readonly as: string | null;
  readonly unread: Unread | null;
}

export interface Pasted {
  /** The order of battle. */
  readonly text: string;
  readonly pieces: readonly Understood[];
}

/** What has been read so far. */
interface Reading {
  readonly name: string | null;
  readonly list: string | null;
  readonly budget: string | null;
  readonly regular: boolean | null;
  readonly generals: number;
  /** A command has begun whose general has not come; his rank, if it was said. */
  readonly awaited: Role | 'any' | null;
  readonly lines: readonly string[];
  readonly pieces: readonly Understood[];
}

const MOST_PIECES = 500;
const MOST_PASTED = 20_000;

const HEADING =
  /^(army list|list|army|name|title|liste d.armee|liste|armee|nom|titre|points|budget|total)\s*:\s*(.+)$/;
const POINTS_ALONE = /^\W*(total\W*)?(\d{2,5})\s*(ap|pts|points|pa)?\W*$/;

const told = (reading: Reading, part: Part, as: string, change: Partial<Reading>): Reading => ({
  ...reading,
  ...change,
  pieces: [...reading.pieces, { line: part.line, piece: part.text, as, unread: null }],
});

const untold = (reading: Reading, part: Part, unread: Unread): Reading => ({
  ...reading,
  lines: [...reading.lines, `# ${part.text}`],
  pieces: [...reading.pieces, { line: part.line, piece: part.text, as: null, unread }],
});

/** The list of this name or id. */
const listNamed = (lists: readonly ArmyList[], name: string): ArmyList | null =>
  lists.find(({ id, name: english, nameFr }) =>
    [id, english, nameFr ?? ''].some((each) => each !== '' && nameCompared(each) === nameCompared(name)),
  ) ?? null;

const idFrom = (name: string): string =>
  bareLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

function headed(reading: Reading, part: Part, lists: readonly ArmyList[]): Reading | null {
  const bare = bareLetters(part.text);
  const [, heading = '', value = ''] = HEADING.exec(bare) ?? [];
  const typed = part.text.slice(part.text.length - value.length).trim();
  if (/^(points|budget|total)$/.test(heading)) return budgeted(reading, part, value);
  if (/^(army list|list|liste)/.test(heading)) {
    const list = listNamed(lists, typed)?.id ?? (idFrom(typed) || NO_LIST);
    return told(reading, part, `list: ${list}`, { list });
  }
  return heading === '' ? null : told(reading, part, typed, { name: typed });
}

function budgeted(reading: Reading, part: Part, text: string): Reading | null {
  const [, , budget] = POINTS_ALONE.exec(text) ?? [];
  // The points of one command, or a sum below the army, are no budget.
  const isFirst = reading.budget === null && reading.generals === 0 && reading.awaited === null;
  if (budget !== undefined && isFirst) return told(reading, part, `${budget} AP`, { budget });
  return SUM.test(bareLetters(text)) ? told(reading, part, '', {}) : null;
}

function roleIn(bare: string, generals: number): { readonly role: Role; readonly pattern: RegExp } | null {
  const found = ROLE_WORDS.find(([, pattern]) => pattern.test(bare));
  if (found) return { role: found[0], pattern: found[1] };
  if (!GENERAL.test(bare)) return null;
  return { role: generals === 0 ? 'C-in-C' : 'sub-general', pattern: GENERAL };
}

const without = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(bareLetters(text));
  return found ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` : text;
};

function general(reading: Reading, part: Part, known: Known, role: Role, said: Said): Reading {
  const meant = troopMeant(known, said);
  if ('question' in meant) return untold(reading, part, meant.question);
  const bare = bareLetters(part.text);
  const ability = known.book.abilities.find((each) => ABILITY_WORDS[each].test(bare));
  const line = `command: ${role} ${ability ? `${ability} ` : ''}${known.book.troops.format(meant.troop)}`;
  return told(reading, part, line, {
    lines: [...reading.lines, '', line],
    generals: reading.generals + 1,
    awaited: null,
  });
}

const plain = (name: string): string => name.replace(/[:#]/g, ' ').slice(0, 60).trim();

function bases(reading: Reading, part: Part, known: Known, said: Said): Reading {
  const { count, type, name } = said;
  if (type === null && count === null) return untold(reading, part, 'all');
  const named = lineNamed(known, name);
  if (type === null && named === null) return untold(reading, part, 'all');
  if (count === null) return untold(reading, part, 'count');
  if (reading.generals === 0) return untold(reading, part, 'general');
  if (type === null) return added(reading, part, `${count} ${named?.name ?? ''}`);
  if (BAGGAGE.includes(type)) return added(reading, part, `baggage: ${count}`);
  const meant = troopMeant(known, said);
  if ('question' in meant) return untold(reading, part, meant.question);
  const troop = known.book.troops.format(meant.troop);
  const called =
    named?.name ?? ((name === '' ? nameOffering(known, meant.troop) : null) || plain(name) || type);
  return added(reading, part, `${count} ${called} ${troop}`);
}

const added = (reading: Reading, part: Part, line: string): Reading =>
  told(reading, part, line, { lines: [...reading.lines, line] });

function taken(reading: Reading, part: Part, book: ArmyBook, lists: readonly ArmyList[]): Reading {
  const list = lists.find(({ id }) => id === reading.list) ?? null;
  const known: Known = { book, list, regular: reading.regular };
  const bare = bareLetters(part.text);
  const asHead = headed(reading, part, lists) ?? budgeted(reading, part, bare);
  if (asHead) return asHead;
  const role = roleIn(bare, reading.generals);
  const said = saidIn(role ? without(part.text, role.pattern) : part.text);
  if (said.type === null && (role || COMMAND.test(bare)))
    return told(reading, part, '', { regular: said.regular, awaited: role?.role ?? 'any' });
  if (role) return general(reading, part, known, role.role, said);
  if (isAwaited(reading, said)) return general(reading, part, known, reading.awaited, said);
  const isFirst = reading.name === null && reading.generals === 0 && reading.awaited === null;
  const title = isFirst && said.type === null && !GREETING.test(bare) ? titleIn(part.text) : null;
  return title ? titled(reading, part, title, lists) : bases(reading, part, known, said);
}

/** One base of a command whose general has a rank but has not come is that general. */
const isAwaited = (
  reading: Reading,
  { count, type }: Said,
): reading is Reading & { readonly awaited: Role } =>
  reading.awaited !== null && reading.awaited !== 'any' && type !== null && (count === null || count === 1);

interface Title {
  readonly name: string;
  readonly budget: string | null;
}

/** Longer words are no name with its points. */
const MOST_TITLE = 200;

/** Points after the name of an army, such as `Late Romans, 200 pts`. */
const POINTS_AFTER = /^(.*?)[\s,;:(-]+(\d{2,5})\s*(?:ap|pts|points|pa)\W*$/i;

/** The name of an army, alone or with its points; null for words with other numbers. */
function titleIn(text: string): Title | null {
  const [, name = text, budget = null] = (text.length > MOST_TITLE ? null : POINTS_AFTER.exec(text)) ?? [];
  return /\d/.test(name) ? null : { name, budget };
}

/** The first words name the army; a list is named so too. */
function titled(reading: Reading, part: Part, { name, budget }: Title, lists: readonly ArmyList[]): Reading {
  const list = listNamed(lists, name)?.id;
  return told(reading, part, budget === null ? name : `${name}, ${budget} AP`, {
    name: plain(name),
    ...(list ? { list } : {}),
    ...(budget === null ? {} : { budget }),
  });
}

/** Reads a pasted army for a ruleset, with these lists. `name` is that of an army that has none. */
export function readPasted(book: ArmyBook, lists: readonly ArmyList[], text: string, name: string): Pasted {
  const parts = partsOf(text.slice(0, MOST_PASTED)).slice(0, MOST_PIECES);
  const nothing: Reading = {
    name: null,
    list: null,
    budget: null,
    regular: null,
    generals: 0,
    awaited: null,
    lines: [],
    pieces: [],
  };
  const reading = parts.reduce((all, part) => taken(all, part, book, lists), nothing);
  const head = [
    `${book.name} order: ${reading.name ?? name}`,
    `list: ${reading.list ?? NO_LIST}`,
    ...(reading.budget === null ? [] : [`budget: ${reading.budget}`]),
  ];
  return { text: `${[...head, ...reading.lines].join('\n')}\n`, pieces: reading.pieces };
}
