/** Characters: a few weights by which bots of one level play more carefully or more rashly. */
import { keptByPair } from '../../engine/data/memory.ts';
import type { CharacterName } from '../players/names.ts';
import type { EvaluationProfile } from './profile.ts';

/** By how much a character multiplies what a steady player values. */
export interface Character {
  /** The attacks that the enemy may make. */
  readonly fears: number;
  /** The wish to fight. */
  readonly wish: number;
  /** An own loss, for as long as the battle is calm. */
  readonly caution: number;
  /** The pull towards the enemy. */
  readonly pull: number;
}

export const CHARACTERS = {
  careful: { fears: 1.6, wish: 0.6, caution: 1.4, pull: 0.7 },
  steady: { fears: 1, wish: 1, caution: 1, pull: 1 },
  rash: { fears: 0.5, wish: 1.6, caution: 0.6, pull: 1.5 },
} as const satisfies Readonly<Record<CharacterName, Character>>;

/** The profile of a ruleset as a character sees it. */
export const profileAs = keptByPair(
  (profile: EvaluationProfile, { fears, wish, caution, pull }: Character): EvaluationProfile => {
    const { temper, weights } = profile;
    const { wishToFight, calm, march } = temper;
    const { inLine, atEnd, alone } = weights.fear;
    return {
      ...profile,
      weights: { ...weights, fear: { inLine: fears * inLine, atEnd: fears * atEnd, alone: fears * alone } },
      temper: {
        ...temper,
        wishToFight: { ...wishToFight, points: wish * wishToFight.points },
        ...(calm ? { calm: { ...calm, caution: Math.max(1, caution * calm.caution) } } : {}),
        ...(march ? { march: { ...march, pull: pull * march.pull } } : {}),
      },
    };
  },
);
