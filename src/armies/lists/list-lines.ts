/** Reads the lines of an army list that are not headings: lines of troops, and upgrades. */

import type { WrittenTroop } from '../../engine/army/troop-text.ts';
import { LIMITS } from '../../engine/data/limits.ts';
import { sameName, type TextLine } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import { finding } from './finding.ts';
import type { ListLine, ListPart, Offers, Share, TroopBook, Upgrade } from './list-data.ts';
import { nameAndTroop, readTroop, readTroops, sameTroop } from './troop-text.ts';

const WHOLE: Share = { part: 1, whole: 1 };
const UPGRADE = /^up to (half|\d+ ?\/ ?\d+|\d+) (?:of )?(.+?) upgraded to (.+)$/i;
const SHARE = /^(half|\d+ ?\/ ?\d+) (supporting )?(.+)$/i;
const MAY_SUPPORT = /^may support (.+)$/i;

interface NumberedLine<Troop> {
  readonly number: number;
  readonly line: ListLine<Troop>;
}

/** Is a line meant as an upgrade? */
function isUpgrade(text: string): boolean {
  return /\bupgraded to\b/i.test(text);
}

/** `Spearmen Reg Sp (O): 4-8`, or `Guard: 2-4, 1/2 Reg Ax (S), 1/2 supporting Reg Ps (O)`; null with faults. */
function readListLine<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  { text, number }: TextLine,
  faults: Finding[],
): ListLine<Troop> | null {
  const colon = text.indexOf(':');
  if (colon < 0) return refuse(faults, finding('list.line', { text }, number));
  const { name, troop } = nameAndTroop(text.slice(0, colon));
  const [countText = '', ...rest] = text
    .slice(colon + 1)
    .split(',')
    .map((part) => part.trim());
  if (troop === '' && rest.length === 0) return refuse(faults, finding('list.line', { text }, number));
  if (name === '') faults.push(finding('list.name', {}, number));
  const count = readCount(countText, number, faults);
  const parts =
    troop === '' ? readShares(book, name, rest, number, faults) : wholeOf(book, troop, number, faults);
  const known = (troop !== '' && book.flags) || [];
  const flags = known.filter((flag) => rest.some((text) => text.toLowerCase() === flag));
  const others = rest.filter((text) => !flags.includes(text.toLowerCase()));
  for (const one of parts.flatMap((part) => part.troops))
    for (const flag of flags.filter((each) => book.mayBe?.(one, each) === false))
      faults.push(finding('list.flag', { flag, troop: book.format(one) }, number));
  const maySupport = troop === '' ? [] : readSupported(others, known, number, faults);
  if (maySupport.length > 0)
    requireSupporters(
      book,
      parts.flatMap((part) => part.troops),
      number,
      faults,
    );
  if (name === '' || count === null || parts.length === 0) return null;
  return { name, ...count, parts, maySupport, ...(flags.length > 0 ? { flags } : {}) };
}

function refuse(faults: Finding[], fault: Finding): null {
  faults.push(fault);
  return null;
}

function readCount(
  text: string,
  line: number,
  faults: Finding[],
): Pick<ListLine<WrittenTroop>, 'least' | 'most'> | null {
  const [, first, second] = /^(\d{1,6})(?: ?- ?(\d{1,6}))?$/.exec(text) ?? [];
  const least = Number(first);
  const most = second === undefined ? least : Number(second);
  if (first === undefined || Math.max(least, most) > LIMITS.army || Math.max(least, most) === 0) {
    return refuse(faults, finding('list.count', { text, most: LIMITS.army }, line));
  }
  if (least > most) return refuse(faults, finding('list.count-order', { least, greatest: most }, line));
  return { least, most };
}

function wholeOf<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  text: string,
  line: number,
  faults: Finding[],
): readonly ListPart<Troop>[] {
  const troops = readTroops(book, text, line, faults);
  return troops.length === 0 ? [] : [{ share: WHOLE, supporting: false, troops }];
}

function readShares<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  name: string,
  texts: readonly string[],
  line: number,
  faults: Finding[],
): readonly ListPart<Troop>[] {
  const parts = texts.map((text) => readPart(book, text, line, faults)).filter((part) => part !== null);
  if (parts.length === texts.length && !addUpToWhole(parts)) {
    faults.push(finding('list.share-sum', { name }, line));
  }
  return parts;
}

function readPart<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  text: string,
  line: number,
  faults: Finding[],
): ListPart<Troop> | null {
  const [, shareText, supportText, troopText = ''] = SHARE.exec(text) ?? [];
  const share = readShare(shareText ?? '');
  if (share === null) return refuse(faults, finding('list.share', { text }, line));
  const supporting = supportText !== undefined;
  const troops = readTroops(book, troopText, line, faults);
  if (supporting) requireSupporters(book, troops, line, faults);
  return troops.length === 0 ? null : { share, supporting, troops };
}

function readShare(text: string): Share | null {
  if (text.toLowerCase() === 'half') return { part: 1, whole: 2 };
  const [part = 0, whole = 0] = text.split('/').map(Number);
  return part > 0 && part <= whole && whole <= LIMITS.army ? { part, whole } : null;
}

function addUpToWhole(parts: readonly { readonly share: Share }[]): boolean {
  const common = parts.reduce((product, { share }) => product * share.whole, 1);
  return parts.reduce((sum, { share }) => sum + (share.part * common) / share.whole, 0) === common;
}

/** `known` are the other words that may stand there. */
function readSupported(
  texts: readonly string[],
  known: readonly string[],
  line: number,
  faults: Finding[],
): readonly string[] {
  return texts.flatMap((text) => {
    const names = MAY_SUPPORT.exec(text)?.[1];
    if (names !== undefined) return names.split(/ and /i).map((name) => name.trim());
    faults.push(
      known.length === 0
        ? finding('list.addition', { text }, line)
        : finding('list.word', { text, known }, line),
    );
    return [];
  });
}

function requireSupporters<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  troops: readonly Troop[],
  line: number,
  faults: Finding[],
): void {
  const wrong = troops.filter((troop) => !book.givesSupport(troop));
  for (const troop of wrong) faults.push(finding('list.supporter', { troop: book.format(troop) }, line));
}

/** Reads `Up to 1/2 Spearmen upgraded to Reg Sp (O)`. The name is that of another line. */
function readUpgrade<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  { text, number }: TextLine,
  lines: readonly ListLine<Troop>[],
  faults: Finding[],
): Upgrade<Troop> | null {
  const [, amount = '', whole = '', target = ''] = UPGRADE.exec(text) ?? [];
  if (amount === '') return refuse(faults, finding('list.line', { text }, number));
  const most = /^\d+$/.test(amount) ? Number(amount) : readShare(amount);
  const to = readTroop(book, target, number, faults);
  const { name, troop } = nameAndTroop(whole);
  const line = lines.find((one) => sameName(one.name, name));
  if (line === undefined) {
    return refuse(
      faults,
      finding('list.name-unknown', { name, known: lines.map((one) => one.name) }, number),
    );
  }
  if (most === null || most === 0) return refuse(faults, finding('list.share', { text: amount }, number));
  const from = troop === '' ? null : readTroop(book, troop, number, faults);
  if (to === null || (from === null && troop !== '')) return null;
  return checkUpgrade(book, { most, name: line.name, from, to }, line, number, faults);
}

function checkUpgrade<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  upgrade: Upgrade<Troop>,
  line: ListLine<Troop>,
  number: number,
  faults: Finding[],
): Upgrade<Troop> | null {
  const troops = line.parts.flatMap((part) => part.troops);
  const existing = troops.map((troop) => book.format(troop));
  if (upgrade.from === null) {
    if (line.parts.length === 1) return upgrade;
    const figures = { name: line.name, existing: existing.slice(0, 1) };
    return refuse(faults, finding('list.upgrade-from', figures, number));
  }
  const { from } = upgrade;
  if (troops.some((troop) => sameTroop(troop, from))) return upgrade;
  const figures = { name: line.name, troop: book.format(from), existing };
  return refuse(faults, finding('list.upgrade-troop', figures, number));
}

/**
 * Checks that each line has its own name and that each supported line exists. The names are spelled as in the lines.
 */
function settleNames<Troop>(
  lines: readonly NumberedLine<Troop>[],
  faults: Finding[],
): readonly ListLine<Troop>[] {
  const known = lines.map((one) => one.line.name);
  lines.forEach(({ line, number }, index) => {
    if (known.findIndex((name) => sameName(name, line.name)) < index) {
      faults.push(finding('list.name-twice', { name: line.name }, number));
    }
  });
  return lines.map(({ line, number }) => {
    const settled = line.maySupport.map((name) => {
      const found = known.find((one) => sameName(one, name));
      if (found === undefined) faults.push(finding('list.name-unknown', { name, known }, number));
      return found ?? name;
    });
    return { ...line, maySupport: settled };
  });
}

/** Reads the lines of troops and the upgrades of a list. */
export function readOffers<Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  texts: readonly TextLine[],
  faults: Finding[],
): Offers<Troop> {
  const read = texts
    .filter(({ text }) => !isUpgrade(text))
    .map((text) => ({ number: text.number, line: readListLine(book, text, faults) }));
  const lines = settleNames(
    read.flatMap(({ number, line }) => (line === null ? [] : [{ number, line }])),
    faults,
  );
  const upgrades = texts
    .filter(({ text }) => isUpgrade(text))
    .map((text) => readUpgrade(book, text, lines, faults))
    .filter((upgrade) => upgrade !== null);
  return { lines, upgrades };
}
