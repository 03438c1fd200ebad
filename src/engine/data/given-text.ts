/** Texts that people give: files, what they paste, and names. All of them come in here, and only then are compared. */

/** Has the text a zero at every second byte? Then it is UTF-16, of mostly Latin letters, without a mark. */
function bareUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const pairs = Math.min(bytes.length >> 1, 500);
  let [even, odd] = [0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    if (bytes[2 * pair] === 0) even += 1;
    if (bytes[2 * pair + 1] === 0) odd += 1;
  }
  if (odd > pairs / 2 && even === 0) return 'utf-16le';
  return even > pairs / 2 && odd === 0 ? 'utf-16be' : null;
}

function markedUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** The letters of Windows-1252 that Latin-1 lacks, from 0x80 on. Some versions of Node leave them out. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const windowsText = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009F]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

/** Reads UTF-8; where most of what is not ASCII would be wrong, the letters of Windows-1252. */
function utf8OrWindows(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  const wrong = text.match(/\uFFFD/g)?.length ?? 0;
  const right = wrong === 0 ? 1 : (text.match(/[\u0080-\uFFFC]/g)?.length ?? 0);
  return right > wrong ? text : windowsText(bytes);
}

/** The text of a file in UTF-8, UTF-16 or Windows-1252. A mark at its beginning decides, else how the bytes look. */
export function textOfBytes(bytes: Uint8Array): string {
  const utf16 = markedUtf16(bytes) ?? bareUtf16(bytes);
  return utf16 === null ? utf8OrWindows(bytes) : new TextDecoder(utf16).decode(bytes);
}

const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const SPACE = /[\t\p{Zs}]/gu;

const IN_WORDS = '[\\p{L}\\p{M}\\p{N}\\p{Emoji_Modifier}\\p{Extended_Pictographic}]';
/**
 * Signs without ink that change how their neighbours are written, as in Persian words and in families of emoji. What must
 * stand before one is looked at after it: a text of many letters and few such signs is read quickly.
 */
const JOINERS = [
  `[\\u200C\\u200D](?<=${IN_WORDS}.)(?=${IN_WORDS})`,
  '\\u200D(?<=\\p{M}.)',
  `[\\u034F\\u180B-\\u180D\\u180F\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}](?<=(?:[\\p{S}\\p{P}]|${IN_WORDS}).)`,
  '[\\u{E0020}-\\u{E007F}](?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,7}.)',
].join('|');
/** What nobody sees, such as marks of direction, soft hyphens, halves of signs, and the end mark of DOS. */
const UNSEEN = new RegExp(
  `(${JOINERS}|\\n)|[\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]`,
  'gu',
);

/** A text without what nobody sees, in lines that end alike, with each letter and its marks as one sign (NFC). */
export const seenText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LINE_END, '\n')
    .replace(SPACE, ' ')
    .replace(UNSEEN, (_, kept?: string) => kept ?? '');

/** A name, or another text of one line. */
export const seenLine = (text: string): string => seenText(text).replace(/\s+/g, ' ').trim();

const INKLESS = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Does nobody see anything of this text? */
export const isBlank = (text: string): boolean => text.replace(INKLESS, '') === '';

const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu;
const CROSSES = /[×✕✖✗✘⨉⨯╳]|[хХχΧ](?<=^\d+ ?.)(?= )/g;
/** Signs of double width, and fractions that are one sign. */
const WIDE = /[\uFF01-\uFF5E¼-¾⅐-⅞]/g;

/** A line whose signs have a meaning: each dash as `-`, each cross as `x`, each stroke as `/`. */
export const plainLine = (text: string): string =>
  seenLine(text)
    .replace(WIDE, (sign) => sign.normalize('NFKC'))
    .replace(DASHES, '-')
    .replace(CROSSES, 'x')
    .replace(/[\u2044\u2215]/g, '/');

const QUOTES = /[‘’‚‛ʼʹ´`′]/g;
const DOUBLE_QUOTES = /[“”„‟«»″]/g;

/** What two names have in common that are the same to a reader. */
export const nameCompared = (name: string): string =>
  plainLine(name).replace(QUOTES, "'").replace(DOUBLE_QUOTES, '"').toLowerCase();

/** Between the strings of JSON: spaces and marks that it does not know, as copied from a page, and the end mark of DOS. */
const BETWEEN = /("[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$))|[\p{Z}\p{Cf}]|\p{Cc}+$/gsu;

/** Parses JSON. Throws the SyntaxError of the text as it was given. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    try {
      return JSON.parse(text.replace(BETWEEN, (_, string?: string) => string ?? ' '));
    } catch {
      throw error;
    }
  }
}
