/** The names of bases: short, because they are drawn on the bases, and different for both sides. */
import { privateName } from '../ambush/private-names.ts';

const LETTERS = 26;

const letter = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);

/** Letters from A upwards for one side, from Z downwards for the other. */
const letterOf = (side: 'up' | 'down', at: number): string => letter(side === 'up' ? at : LETTERS - 1 - at);

/** Gives each troop of a side a letter and each of its bases a number: A1, A2, B1. */
function numbered(troops: readonly string[], side: 'up' | 'down'): readonly string[] {
  const kinds = [...new Set(troops)];
  const counts = new Map<string, number>();
  return troops.map((troop) => {
    const number = (counts.get(troop) ?? 0) + 1;
    counts.set(troop, number);
    return `${letterOf(side, kinds.indexOf(troop))}${number}`;
  });
}

/**
 * Labels for the troops of both sides: single letters if the alphabet suffices for all, else a letter with numbers for
 * each troop, else only numbers after A and Z.
 */
export function labelsFor(
  troops: readonly [readonly string[], readonly string[]],
): readonly [readonly string[], readonly string[]] {
  const [up, down] = troops;
  if (up.length + down.length <= LETTERS)
    return [up.map((_, at) => letterOf('up', at)), down.map((_, at) => letterOf('down', at))];
  const kinds = new Set(up).size + new Set(down).size;
  if (kinds <= LETTERS) return [numbered(up, 'up'), numbered(down, 'down')];
  return [up.map((_, at) => `A${at + 1}`), down.map((_, at) => `Z${at + 1}`)];
}

/** Private names for both sides. Bases that stay hidden leave no gap in the names of those that appear. */
export const hiddenLabels = (troops: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  troops.map((side, at) =>
    side.map((_, index) => privateName(letterOf(at === 0 ? 'up' : 'down', 0), index + 1)),
  );
