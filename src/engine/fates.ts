/** What may become of a base in a fight, in three parts: it stands, it goes back, or it is lost. */
import { type Chance, GOING_BACK, type Odds } from './combat.ts';

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
