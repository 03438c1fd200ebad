/** The keys of a keyboard, whatever its layout writes with them. */

/** What this part of a key press tells. */
export interface Pressed {
  /** What the layout writes with the key, or the name of a key that writes nothing. */
  readonly key: string;
  /** The place of the key, by its name on an English keyboard. */
  readonly code: string;
}

const BY_PLACE: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Minus: '-',
  Equal: '=',
  NumpadAdd: '+',
  NumpadSubtract: '-',
};

/** Signs with which other scripts ask. */
const QUESTION_MARKS = '؟՞፧';

/** Is it one sign of a script with other letters or digits than the Latin ones? */
const isOfOtherScript = (key: string): boolean =>
  /^[\p{Letter}\p{Mark}\p{Number}]+$/u.test(key) && !/^[\p{Script=Latin}\p{ASCII}]/u.test(key);

/** The Latin letter or digit at a place; null where there is none. */
const signAt = (code: string): string | null =>
  /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase() ?? BY_PLACE[code] ?? null;

/**
 * The name of a pressed key: a letter as the small Latin one, with Caps Lock too. In a layout without Latin letters the
 * place of the key tells which it is.
 */
export function keyName({ key, code }: Pressed): string {
  // Letters and digits of double width are for Chinese and Japanese texts.
  const plain = key.length === 1 ? key.normalize('NFKC') : key;
  if (isOfOtherScript(plain)) return signAt(code) ?? plain;
  if (plain.length === 1 && QUESTION_MARKS.includes(plain)) return '?';
  return plain.length === 1 ? plain.toLowerCase() : plain;
}
