/** Parts a pasted army into pieces: each is a general, bases of one troop, or something said of the army. */
import { seenText } from '../../../engine/data/given-text.ts';
import { bareLetters, typesIn } from './piece.ts';
import { tableRows } from './table.ts';
import { COMMAND, IRREGULAR, REGULAR, REGULARITY_OF_LINE } from './words.ts';

export interface Part {
  /** The line of the pasted text, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Quotation marks of mails, bullets and numbers before a line, and the marks of forums. */
const BEFORE = /^[\s>]*([-–—*•·]+|\d{1,2}[.)](?=\s*[A-Za-z])|[IVX]{1,4}\.\s)?\s*/;
const FORUM = /\[\/?(b|u|size|color|quote|list|\*)(=[^\]]*)?\]|<\/?[a-z]+>/gi;
const DASHES = /[\u2010-\u2015\u2212]/g;

const cleaned = (line: string): string =>
  line.replace(DASHES, '-').replace(FORUM, '').replace(BEFORE, '').replace(/\s+/g, ' ').trim();

const OPEN = '([';
const CLOSED = ')]';

/** Cuts at commas, semicolons and the like, but not within brackets nor within numbers. */
function cut(text: string): readonly string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (OPEN.includes(sign)) depth += 1;
    else if (CLOSED.includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && isCut(text, at)) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...pieces, text.slice(from)];
}

function isCut(text: string, at: number): boolean {
  const [before, sign, after] = [text.charAt(at - 1), text.charAt(at), text.charAt(at + 1)];
  if (sign === ',') return !(/\d/.test(before) && /\d/.test(after));
  if (sign === '/') return before === ' ' && after === ' ';
  return ';•|+&\t'.includes(sign);
}

/** `and` before a number cuts too. */
const AND =
  /\s+(?:and|et)\s+(?=\d|one|two|three|four|five|six|seven|eight|nine|ten|un|deux|trois|quatre|cinq|sept|huit|neuf|dix)/gi;

/** A piece with only a regularity belongs to the one before it: `6 Spears (O), Reg`. */
const isRegularity = (piece: string): boolean =>
  bareLetters(piece).replace(IRREGULAR, '').replace(REGULAR, '').replace(/\W/g, '') === '';

const joined = (pieces: readonly string[]): readonly string[] =>
  pieces.reduce<string[]>((all, piece) => {
    const last = all.at(-1);
    if (last !== undefined && isRegularity(piece)) all.splice(-1, 1, `${last} ${piece}`);
    else all.push(piece);
    return all;
  }, []);

const BEGINS_WITH_COUNT = /^\W*\d{1,3}\s*([x×]\s*)?[A-Za-z]/;

/** The pieces of what is said of bases: one where only one troop is named, whatever stands between its words. */
function piecesOf(text: string): readonly string[] {
  const pieces = cut(text.replace(AND, ';'));
  const counted = pieces.filter((piece) => BEGINS_WITH_COUNT.test(piece)).length;
  return Math.max(typesIn(text), counted) <= 1 ? [text] : joined(pieces);
}

/** `Command 1: ...` is a command and what it has; a name before a colon stays with its bases. */
function partedAtColon(text: string): readonly string[] {
  const colon = text.indexOf(':');
  const head = text.slice(0, Math.max(0, colon));
  const isHead = colon >= 0 && COMMAND.test(bareLetters(head)) && typesIn(head) === 0;
  return isHead ? [head, text.slice(colon + 1)] : [text];
}

/** `Irr: 4 Ps (O), 2 Hd (O)` says of each that it is irregular. */
function withRegularity(text: string): readonly string[] {
  const found = REGULARITY_OF_LINE.exec(bareLetters(text));
  if (!found) return piecesOf(text);
  return piecesOf(text.slice(found[0].length)).map((piece) => `${piece} ${found[1]}`);
}

/** The pieces of a pasted text, with the lines on which they stand. */
export function partsOf(text: string): readonly Part[] {
  return tableRows(seenText(text).split('\n')).flatMap((whole, at) =>
    whole
      .split('\n')
      .flatMap((line) => partedAtColon(cleaned(line)))
      .flatMap(withRegularity)
      .map((piece) => piece.trim())
      .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
      .map((piece) => ({ line: at + 1, text: piece })),
  );
}
