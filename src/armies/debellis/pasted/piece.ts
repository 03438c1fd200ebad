/** Reads one piece of a pasted army, such as `6 x Hoplites, Reg Sp (O) @ 5 AP`. */
import { GRADE_WORDS, IRREGULAR, NUMBER_WORDS, REGULAR, TYPE_WORDS } from './words.ts';

/** What a piece says of bases. What it does not say is null. */
export interface Said {
  readonly count: number | null;
  readonly type: string | null;
  readonly grade: string | null;
  readonly regular: boolean | null;
  readonly mounted: boolean;
  /** What it shoots with, where that stands behind the troop: `Bw (O) crossbow`. */
  readonly weapon: string | null;
  /** The words that are left: the name of a line. */
  readonly name: string;
}

/** A text in small letters without accents, as long as the text itself. */
export const bareLetters = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const plain = text.charAt(at).normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : ' ';
  }).join('');

/** A piece from which parts are taken one by one. The parts that are taken become spaces. */
class Piece {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Takes what a pattern finds in the bare letters, or as it is typed. */
  take(pattern: RegExp, as: 'bare' | 'typed' = 'bare'): RegExpExecArray | null {
    const found = pattern.exec(as === 'bare' ? bareLetters(this.text) : this.text);
    if (!found) return null;
    const end = found.index + found[0].length;
    const gap = ' '.repeat(found[0].length);
    this.text = `${this.text.slice(0, found.index)}${gap}${this.text.slice(end)}`;
    return found;
  }
}

const POINTS =
  /[@=([]?\s*\d+([.,]\d+)?\s*(ap|pts?|points?|pa)\b\.?\s*(each|ea|chacune?|piece|per element)?\.?\s*[)\]]?|[@=]\s*\d+([.,]\d+)?/;
const COUNTS: readonly RegExp[] = [
  /^\W*(\d{1,3})\s*([x×*]\s|[x×*](?=\W|\d)|elements?\b|bases?\b|stands?\b|(?=[^\d]|$))/,
  /\b[x×]\s*(\d{1,3})\b/,
  /[([]\s*(\d{1,3})\s*(elements?|bases?|stands?)?\s*[)\]]/,
  /\b(\d{1,3})\s*(elements?|bases?|stands?)?\W*$/,
  // The only number that is left.
  /(?<!\d)(\d{1,3})(?=\D*$)/,
];
const GRADE_SIGN = /[([]\s*([SOIFXsoifx])\s*[)\]]/;
const WEAPON = /[)\]]\s*(crossbow|sling|javelins|handgun|bow)(?=\W|$)/;
const MOUNTED = /\b(mounted|mtd|montee?s?)\b\.?/;

const SIGNS = Object.keys(TYPE_WORDS);
/** A type by its sign, with what stands close to it: `RegSp(O)`, `Bd-S`, `Sp O`. */
const SIGN = new RegExp(
  `(?<![A-Za-z])(?:(Reg|Irr|R|I)[. ]?\\s*)?(${SIGNS.join('|')})(?:(?:[-/ ]\\s*)?([SOIFX]))?(?![A-Za-z])`,
);
const SIGN_IN_ANY_CASE = new RegExp(SIGN.source, 'i');

function countIn(piece: Piece): number | null {
  for (const pattern of COUNTS) {
    const [, count] = piece.take(pattern) ?? [];
    if (count !== undefined) return Number(count);
  }
  const at = NUMBER_WORDS.findIndex((pattern) => piece.take(pattern));
  return at < 0 ? null : at + 1;
}

const keyTaken = (piece: Piece, words: Readonly<Record<string, RegExp>>): string | null =>
  Object.entries(words).find(([, pattern]) => piece.take(pattern))?.[0] ?? null;

/** The type, and what stands close to its sign. A word of the type counts where there is no sign. */
function typeIn(piece: Piece): Pick<Said, 'type' | 'grade' | 'regular'> & { readonly word: string } {
  const before = piece.text;
  const found =
    piece.take(SIGN, 'typed') ?? (hasTypeWord(before) ? null : piece.take(SIGN_IN_ANY_CASE, 'typed'));
  if (found) {
    const [, regularity, sign = '', grade] = found;
    const type = SIGNS.find((each) => each.toLowerCase() === sign.toLowerCase()) ?? null;
    const regular = regularity === undefined ? null : /^r/i.test(regularity);
    return { type, grade: grade?.toUpperCase() ?? null, regular, word: '' };
  }
  for (const [type, pattern] of Object.entries(TYPE_WORDS)) {
    const worded = piece.take(pattern);
    if (worded) {
      const word = before.slice(worded.index, worded.index + worded[0].length);
      return { type, grade: null, regular: null, word };
    }
  }
  return { type: null, grade: null, regular: null, word: '' };
}

const every = (pattern: RegExp): RegExp => new RegExp(pattern.source, `${pattern.flags}g`);

/** How many troop types a text names: by their signs, else by words. */
export function typesIn(text: string): number {
  const count = (where: string, pattern: RegExp): number => [...where.matchAll(every(pattern))].length;
  const signs = count(text, SIGN) || (hasTypeWord(text) ? 0 : count(text, SIGN_IN_ANY_CASE));
  const bare = bareLetters(text);
  return signs || Object.values(TYPE_WORDS).reduce((sum, pattern) => sum + count(bare, pattern), 0);
}

const hasTypeWord = (text: string): boolean =>
  Object.values(TYPE_WORDS).some((pattern) => pattern.test(bareLetters(text)));

const FILLERS = /\b(of|de|des|d|as|en|are|with|all|tous|toutes|les|the|elements?|bases?|stands?|each)\b/gi;

const nameIn = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}'’ -]+/gu, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '')
    .replace(/\s+/g, ' ');

const isFiller = (name: string): boolean => name.replace(FILLERS, '').replace(/[\s'’-]/g, '') === '';

/** Reads a piece. Nothing of it is an error: what is not understood stays in the name. */
export function saidIn(text: string): Said {
  const piece = new Piece(text);
  piece.take(POINTS);
  piece.take(POINTS);
  const weapon = WEAPON.exec(text.toLowerCase())?.[1] ?? null;
  const sign = piece.take(GRADE_SIGN)?.[1]?.toUpperCase() ?? null;
  const count = countIn(piece);
  const irregular = piece.take(IRREGULAR);
  const regular = piece.take(REGULAR);
  const mounted = piece.take(MOUNTED) !== null;
  const close = typeIn(piece);
  const said = irregular ? false : regular ? true : null;
  const grade = sign ?? close.grade ?? keyTaken(piece, GRADE_WORDS);
  const left = nameIn(piece.text);
  const name = isFiller(left) ? close.word : left;
  return { count, type: close.type, grade, regular: said ?? close.regular, mounted, weapon, name };
}
