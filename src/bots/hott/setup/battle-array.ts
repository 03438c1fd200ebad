/** How an army of Hordes of the Things stands. */
import type { Base } from '../../../engine/battle.ts';
import { elementOf, isGeneral } from '../../../rules/hott/troops/base.ts';
import type { Element } from '../../../rules/hott/troops/troops.ts';
import { type BattleArray, type File, filesOf, spread } from '../../setup/array.ts';

/** From the middle of the line to its wings; equal numbers stand in the same part. */
const PLACE_IN_LINE: Readonly<Partial<Record<Element, number>>> = {
  Spears: 0,
  Blades: 1,
  Artillery: 2,
  Shooters: 3,
  Warband: 4,
  Behemoth: 5,
  Hordes: 6,
  Knights: 7,
  Paladin: 8,
  Hero: 8,
  Beasts: 9,
  Riders: 10,
};

/** Elements that help one another by standing one behind the other. */
const DEEP: readonly Element[] = ['Spears', 'Warband'];

/** Elements that stand behind the line: they fly over it, or are to be kept from harm. */
const BEHIND: readonly Element[] = [
  'Cleric',
  'Magician',
  'Sneakers',
  'Aerial Hero',
  'Airboat',
  'Flyers',
  'God',
  'Dragon',
];

/** Generals that stand in the line itself: that does not harm them, and helps the line. */
const LEADS_FROM_THE_LINE: readonly Element[] = ['Spears', 'Blades', 'Warband', 'Shooters', 'Hordes'];

const standsBehind = (base: Base): boolean => {
  const element = elementOf(base);
  return BEHIND.includes(element) || (isGeneral(base) && !LEADS_FROM_THE_LINE.includes(element));
};

const placeOf = ([front]: File): number => (isGeneral(front) ? -1 : (PLACE_IN_LINE[elementOf(front)] ?? 11));

/** Where the line is too long, those that stand best behind it leave it first. */
const LEAVE_FIRST: readonly Element[] = ['Hordes', 'Beasts', 'Riders', 'Behemoth'];

function needInLine([front]: File): number {
  const at = LEAVE_FIRST.indexOf(elementOf(front));
  return at < 0 ? LEAVE_FIRST.length : at;
}

/** A general that leads from the line has a file of its own, with another of its kind behind it where that helps. */
function filesWithGeneral(bases: readonly Base[]): readonly File[] {
  const general = bases.find(isGeneral);
  const others = bases.filter((base) => base !== general);
  const files = filesOf(others, elementOf, (kind) => DEEP.some((each) => each === kind));
  if (!general) return files;
  const odd = files.findIndex(
    (file) =>
      file.length === 1 && elementOf(file[0]) === elementOf(general) && DEEP.includes(elementOf(general)),
  );
  const helper = odd < 0 ? undefined : files[odd]?.[0];
  return [helper ? [general, helper] : [general], ...files.filter((_, at) => at !== odd)];
}

/** The best array of these bases in a line of at most `most` files. */
export function arrayOf(bases: readonly Base[], most: number): BattleArray {
  const files = filesWithGeneral(bases.filter((base) => !standsBehind(base)));
  const kept = files.toSorted((a, b) => needInLine(b) - needInLine(a)).slice(0, most);
  const left = files.filter((file) => !kept.includes(file)).flat();
  const behind = bases.filter(standsBehind).toSorted((a, b) => Number(isGeneral(b)) - Number(isGeneral(a)));
  return { line: spread(kept, placeOf), reserve: [...behind, ...left] };
}
