/** How far the fights of a battle were decided by their odds and how far by the dice, and where the battle turned. */
import type { SideId } from '../../engine/battle.ts';
import { type Fared, type Fought, LARGE, type Rank } from './fought.ts';

/** The bases that a side lost in fights, and how many it would have lost by the odds. */
export function luckOf(
  fights: readonly Fought[],
  side: SideId,
): { readonly expected: number; readonly lost: number } {
  const own = fights
    .flatMap(({ sides }) => sides)
    .filter((each) => each.side === side && each.rank !== 'keep' && each.expected !== null);
  return {
    expected: own.reduce((sum, { expected }) => sum + (expected ?? 0), 0),
    lost: own.filter(({ isLost }) => isLost).length,
  };
}

/** How much the loss of one weighs beside that of another base. */
const WEIGHTS = { base: 1, general: 4, keep: 8 } as const satisfies Record<Rank, number>;

/** What a fight promised by its odds, and how far the dice then went from that, both in bases lost. */
export function swingsOf({ sides }: Fought): { readonly decided: number; readonly thrown: number } {
  const sum = (of: (each: Fared) => number): number =>
    Math.abs(
      sides.reduce((total, each, at) => total + (at === 0 ? 1 : -1) * WEIGHTS[each.rank] * of(each), 0),
    );
  return {
    decided: sum(({ expected }) => expected ?? 0),
    thrown: sum(({ expected, isLost }) => (expected === null ? 0 : Number(isLost) - expected)),
  };
}

/** A smaller swing is no turning point. */
const LEAST = 0.25;

/** What was decided counts more than what was thrown, since luck evens out; what decides the battle counts most. */
function weightOf(fought: Fought): number {
  const { decided, thrown } = swingsOf(fought);
  const falls = fought.sides.filter(({ isLost, rank }) => isLost && rank !== 'base');
  return falls.length * WEIGHTS.keep + Math.max(2 * decided, thrown);
}

/** Did the fight cost somebody, or save somebody in danger? */
const isNews = ({ sides }: Fought): boolean =>
  sides.some(({ isLost, expected }) => (isLost && expected !== null) || (expected ?? 0) >= LARGE) ||
  sides.some(({ isLost, rank }) => isLost && rank !== 'base');

/** The fights that turned the battle most, in the order in which they were fought. */
export const turningPoints = (fights: readonly Fought[], most: number): readonly Fought[] =>
  fights
    .filter((fought) => isNews(fought) && weightOf(fought) >= LEAST)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, most)
    .toSorted((a, b) => a.step - b.step);

/**
 * Did the odds of a fight or the dice turn the battle there: did a base fare otherwise than it mostly would have? Null
 * where no dice of these bases fell.
 */
export function turnedBy({ sides }: Fought): 'fights' | 'dice' | null {
  const known = sides.flatMap(({ expected, isLost }) => (expected === null ? [] : { expected, isLost }));
  if (known.length === 0) return null;
  return known.some(({ expected, isLost }) => isLost !== expected > 0.5) ? 'dice' : 'fights';
}
