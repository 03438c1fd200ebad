/** Translates lines of DBM and DBMM lists into our grammar. */
import { holds } from '../../engine/effects.ts';
import {
  type ListedAs,
  type ListSystem,
  saidOf,
  translateCount,
  translateTroop,
  withoutRole,
} from '../../rules/bnb/troops/translation.ts';
import { formatTroop, isTroopFault, type Troop, withWeapon } from '../../rules/bnb/troops/troops.ts';
import type { TextLine } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { gradesApart, nameAndTroop } from '../lists/troop-text.ts';
import { finding } from './finding.ts';

export interface LineNotes {
  readonly system: ListSystem;
  readonly faults: Finding[];
  readonly notes: Finding[];
}

const WEAPONS: readonly (readonly [string, RegExp])[] = [
  ['crossbow', /\bcrossbow/i],
  ['sling', /\bsling/i],
  ['bow', /\b(?:bow|archer)/i],
  ['javelins', /\bjavelin/i],
];

/** Gives Bw and Ps the weapon in the line's name, if the troop itself names only the usual one. */
function armedBy(words: string, troop: Troop): Troop {
  const named = WEAPONS.find(([, form]) => form.test(words))?.[0];
  if (named === undefined || troop.weapon === undefined || !holds('bnb.list.19')) return troop;
  const armed = withWeapon(troop, named);
  return isTroopFault(armed) ? troop : armed;
}

/** Alternatives joined by `or`, each translated; null with reported faults. */
function alternatives(words: string, text: string, line: number, told: LineNotes): readonly string[] | null {
  const found: string[] = [];
  const before = told.faults.length;
  for (const option of text.split(/\s+or\s+/i).flatMap(gradesApart)) {
    const { name, troop } = nameAndTroop(option);
    const as: ListedAs = { ...saidOf(`${words} ${name}`), system: told.system };
    const read = translateTroop(troop || option, as);
    if ('fault' in read) told.faults.push(finding(read.fault.key, read.fault.figures, line));
    else if ('dropped' in read) told.notes.push(finding('translate.dropped', { text: option }, line));
    else {
      const armed = formatTroop(armedBy(`${words} ${name}`, read.troop));
      found.push(name ? `${name} ${armed}` : armed);
    }
  }
  return told.faults.length > before ? null : [...new Set(found)];
}

const clean = (name: string): string => name.replace(/[\s:,-]+$/, '').trim();

/** The commander-in-chief's line: `C-in-C - in chariot Reg Kn (O) or on foot Reg Bd (F): 1`. */
export function translateGeneral({ text, number }: TextLine, told: LineNotes): readonly string[] {
  const words = withoutRole(text).replace(/[\s:,-]*\d+$/, '');
  return alternatives('C-in-C', words, number, told) ?? [];
}

const COUNT = /^(.*?)[\s:,-]*?(?:\s|:)\s*(\d+)(?:\s*-\s*(\d+))?\s*((?:,.*)?)$/;
const UPGRADE = /^up to (half|\d+ ?\/ ?\d+|\d+) (?:of )?(.+?) upgraded to (.+)$/i;

function countText(least: string, most: string | undefined): string {
  const half = (text: string): number => translateCount(Number(text), { role: 'troops' });
  return most === undefined || half(most) === half(least)
    ? `${half(most ?? least)}`
    : `${half(least)}-${half(most)}`;
}

function upgrade(found: RegExpExecArray, number: number, told: LineNotes): readonly string[] {
  const [, share = '', of = '', to = ''] = found;
  const { name, troop } = nameAndTroop(of);
  const from = troop ? alternatives(name, troop, number, told) : [];
  const better = alternatives(name, to, number, told);
  if (!from || !better?.[0]) return [];
  const most = /^\d+$/.test(share) ? countText(share, undefined) : share;
  return [`Up to ${most} ${[clean(name), ...from].join(' ')} upgraded to ${better[0]}`];
}

const SHARE = /^(half|\d+ ?\/ ?\d+) (supporting )?(.+)$/i;

/** Translates `1/2 Reg Ax (S)` and the like after the count, or the troops that the line's bases may support. */
function part(name: string, text: string, number: number, told: LineNotes): string | null {
  const [, share, supporting = '', troops = ''] = SHARE.exec(text) ?? [];
  if (share === undefined) return text;
  const found = alternatives(name, troops, number, told);
  return found && found.length > 0 ? `${share} ${supporting}${found.join(' or ')}` : null;
}

/** Translates a line of troops or an upgrade. A line that is dropped or wrong gives none. */
export function translateLine(line: TextLine, told: LineNotes): readonly string[] {
  const { text, number } = line;
  const { role } = saidOf(text);
  const drops = (role === 'general' && holds('bnb.list.9')) || (role === 'ally' && holds('bnb.list.10'));
  if (drops) {
    told.notes.push(finding('translate.dropped', { text }, number));
    return [];
  }
  const better = UPGRADE.exec(text);
  if (better) return upgrade(better, number, told);
  const found = COUNT.exec(text);
  if (!found) {
    told.faults.push(finding('translate.line', { text }, number));
    return [];
  }
  return counted(found, number, told);
}

function counted(found: RegExpExecArray, number: number, told: LineNotes): readonly string[] {
  const [, whole = '', least = '', most, rest = ''] = found;
  const { name: words, troop } = nameAndTroop(whole);
  const name = clean(words);
  if (name === '') {
    told.faults.push(finding('list.name', {}, number));
    return [];
  }
  const count = countText(least, most);
  const parts = rest
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const shares = parts.map((each) => part(name, each, number, told));
  if (shares.includes(null)) return [];
  if (troop === '')
    return parts.length > 0
      ? [[`${name}: ${count}`, ...shares].join(', ')]
      : wrongLine(found[0], number, told);
  const troops = alternatives(name, clean(troop), number, told);
  return troops && troops.length > 0
    ? [[`${name} ${troops.join(' or ')}: ${count}`, ...shares].join(', ')]
    : [];
}

function wrongLine(text: string, number: number, told: LineNotes): readonly string[] {
  told.faults.push(finding('translate.line', { text }, number));
  return [];
}
