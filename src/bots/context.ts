/** The record that every stage of a decision gets. */
import type { Battle, SideId } from '../engine/battle.ts';
import type { AnyCommand } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import { CHARACTERS, type Character, profileAs } from './knowledge/characters.ts';
import { profileOf } from './knowledge/known.ts';
import type { EvaluationProfile } from './knowledge/profile.ts';
import { easedLevel, type Level } from './levels.ts';
import type { Post } from './plan/post.ts';
import { pointsLeft } from './questions.ts';

/** A battle as one side sees it, with everything that is needed to evaluate it. */
export interface Situation {
  readonly rules: Ruleset;
  readonly profile: EvaluationProfile;
  readonly battle: Battle;
  readonly side: SideId;
  /** Orders go only to bases of this command; to all bases if absent. */
  readonly command?: string;
  /** Where the plan wants own bases; absent for a bot without a plan. */
  readonly posts?: ReadonlyMap<string, Post>;
}

/** The context of a question to a bot. */
export interface Context extends Situation {
  readonly level: Level;
  /** Points that may still be spent on orders. */
  readonly points: number;
  /** Commands that were refused in this position. */
  readonly refused: readonly AnyCommand[];
}

export const situationOf = (
  rules: Ruleset,
  battle: Battle,
  side: SideId,
  character: Character = CHARACTERS.steady,
): Situation => ({
  rules,
  profile: profileAs(profileOf(rules.id), character),
  battle,
  side,
});

export function contextOf(situation: Situation, level: Level, refused: readonly AnyCommand[]): Context {
  const points = pointsLeft(situation.battle);
  return { ...situation, level: easedLevel(level, points), points, refused };
}

/** The same situation in another position of the battle. */
export const inBattle = <Where extends Situation>(situation: Where, battle: Battle): Where => ({
  ...situation,
  battle,
});
