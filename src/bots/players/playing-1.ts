/** The bot `playing` as it was before there were plans: for measuring what came after it. */
import { keptWith } from '../../engine/data/memory.ts';
import type { Bot } from '../bot.ts';
import { contextOf, situationOf } from '../context.ts';
import { decide } from '../decide.ts';
import type { EvaluationProfile } from '../knowledge/profile.ts';
import { LEVELS } from '../levels.ts';

const asBefore = keptWith(
  (profile: EvaluationProfile): EvaluationProfile =>
    profile.former ? { ...profile, temper: profile.former } : profile,
);

export const firstPlayingBot: Bot = {
  name: 'playing-1',
  answer(rules, view, side, random, refused) {
    const situation = situationOf(rules, view, side);
    const before = { ...situation, profile: asBefore(situation.profile) };
    return decide(contextOf(before, LEVELS.playing, refused), random);
  },
};
