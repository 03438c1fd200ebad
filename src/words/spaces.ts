/** Marks that French sets off by a space which no line may end at; a figure's own skeleton (`::`) is none. */
const BEFORE = / (?=[;!?»]|:(?!:))/g;
const AFTER = /« /g;

/** French text with its spaces before and inside marks made unbreakable; as written, they are ordinary ones. */
export const spacedFrench = (text: string): string =>
  text.replace(BEFORE, '\u00a0').replace(AFTER, '«\u00a0');
