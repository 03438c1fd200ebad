/** Marks with a space before them in French, at which no line may end. The `::` of a number format is not one. */
const BEFORE = / (?=[;!?»]|:(?!:))/g;
const AFTER = /« /g;

/** French text with unbreakable spaces before and inside marks. In the catalogues they are ordinary spaces. */
export const spacedFrench = (text: string): string =>
  text.replace(BEFORE, '\u00a0').replace(AFTER, '«\u00a0');

const LENGTH = /\{(\w+), number, distance\} \{unit\}/g;
const POINTS = /(?<=[#\d}]) (?=\{point\})/g;

/** A message in which no line ends between a number and its unit. The unit agrees with the number. */
export const unparted = (text: string): string =>
  text.replace(LENGTH, '{$1, number, distance}\u00a0{$1Unit}').replace(POINTS, '\u00a0');
