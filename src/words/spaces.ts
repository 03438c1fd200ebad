/** Marks with a space before them in French, at which no line may end. The `::` of a number format is not one. */
const BEFORE = / (?=[;!?»]|:(?!:))/g;
const AFTER = /« /g;

const STRAIGHT = /(?<=\p{L})'(?=\p{L})/gu;

/** French text as it is printed: with unbreakable spaces at marks and round apostrophes. Files have plain ones. */
export const typesetFrench = (text: string): string =>
  text.replace(BEFORE, '\u00a0').replace(AFTER, '«\u00a0').replace(STRAIGHT, '’');

const LENGTH = /\{(\w+), number, distance\} \{unit\}/g;
const POINTS = /(?<=[#\d}]) (?=\{point\})/g;

/** A message in which no line ends between a number and its unit. The unit agrees with the number. */
export const unparted = (text: string): string =>
  text.replace(LENGTH, '{$1, number, distance}\u00a0{$1Unit}').replace(POINTS, '\u00a0');
