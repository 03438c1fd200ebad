/** French contracts "de" and "à" with the article of the figure that follows: "du bois", "d’une colline". */

/** Stands before a figure that begins with an article, while its message is put together; nobody sees it. */
const MARK = '\u2060';

const ARTICLE = /^(?:les? |une? )/;

const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})([Dd])e \u2060le /gu, '$1u '],
  [/(?<!\p{L})([Dd])e \u2060les /gu, '$1es '],
  [/(?<!\p{L})([Dd])e \u2060(?=une? )/gu, '$1’'],
  [/(?<!\p{L})à \u2060le /gu, 'au '],
  [/(?<!\p{L})à \u2060les /gu, 'aux '],
  [/\u2060(?=les? |une? )/gu, ''],
];

/** A figure, marked where "de" or "à" before it may have to be contracted with it. */
export const articled = (figure: string): string => (ARTICLE.test(figure) ? MARK + figure : figure);

/** A French message with its contractions, and without marks. */
export const contracted = (text: string): string =>
  CONTRACTED.reduce((told, [from, to]) => told.replace(from, to), text);
