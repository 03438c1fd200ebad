/** What may become of a base in a fight, in three parts: it stands, it goes back, or it is lost. */
import { type Chance, GOING_BACK, type Odds } from './sums.ts';

/** Throws of all throws (`of`). */
export interface Fate {
  readonly stands: number;
  readonly back: number;
  readonly lost: number;
  readonly of: number;
}

/** The parts of the odds of a base. `isLost` tells of flights that cost the base. */
export function fateOf(
  { chances, of }: Pick<Odds, 'chances' | 'of'>,
  isLost: (outcome: string) => boolean = () => false,
): Fate {
  const sum = (which: (chance: Chance) => boolean): number =>
    chances.filter(which).reduce((ways, chance) => ways + chance.ways, 0);
  const stands = sum(({ outcome }) => outcome === 'stand');
  const back = sum(({ outcome }) => GOING_BACK.includes(outcome) && !isLost(outcome));
  return { stands, back, lost: of - stands - back, of };
}

/** Is a base likelier to be lost than its enemy, and by no small chance? */
export const isBadFor = (own: Fate, enemy: Fate): boolean =>
  own.of > 0 && own.lost * 4 >= own.of && own.lost * enemy.of > enemy.lost * own.of;

/** Is a base lost by every one of the outcomes that it may have when it is beaten? `isLost` is as in `fateOf`. */
export const diesIfBeaten = (
  outcomes: readonly string[],
  isLost: (outcome: string) => boolean = () => false,
): boolean =>
  outcomes.length > 0 &&
  outcomes.every((outcome) => outcome !== 'stand' && (!GOING_BACK.includes(outcome) || isLost(outcome)));

/** Does nearly every lost fight cost the base? */
export const diesQuickly = ({ lost, back, of }: Fate): boolean => lost * 6 >= of && lost > 9 * back;

/** Who has the better of a fight, and whether by much. */
export interface Edge {
  readonly better: 'own' | 'enemy' | 'none';
  readonly isLarge: boolean;
}

/** To go back is this part of a loss. */
const BACK = 0.25;
/** A smaller difference of what the sides stand to lose is none, and one from `LARGE` is large, in bases. */
const SMALL = 0.05;
const LARGE = 0.15;

const riskOf = ({ lost, back, of }: Fate): number => (of > 0 ? (lost + BACK * back) / of : 0);

/** Compares what may become of a base and of its enemy. */
export function edgeOf(own: Fate, enemy: Fate): Edge {
  const edge = riskOf(enemy) - riskOf(own);
  const size = Math.abs(edge);
  if (size < SMALL) return { better: 'none', isLarge: false };
  return { better: edge > 0 ? 'own' : 'enemy', isLarge: size >= LARGE };
}
