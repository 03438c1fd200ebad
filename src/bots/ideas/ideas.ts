/** All ideas that are worth examining, the most promising of each kind. */
import type { Context } from '../context.ts';
import { advances } from './advances.ts';
import { attacks } from './attacks.ts';
import { breakOffs } from './break-offs.ts';
import { helps } from './helps.ts';
import { hunts } from './hunts.ts';
import { byPromise, type Idea } from './idea.ts';
import { jointAttacks } from './joint-attacks.ts';
import { posts } from './posts.ts';
import { raids } from './raids.ts';
import { rejoins } from './rejoins.ts';
import { storms } from './storms.ts';
import { escapes, shelters } from './withdrawals.ts';

const most = (ideas: readonly Idea[], count: number): readonly Idea[] =>
  ideas.toSorted(byPromise).slice(0, count);

export function ideasFor(context: Context): readonly Idea[] {
  const { level } = context;
  return [
    ...most(storms(context), level.attacks),
    ...most(attacks(context), level.attacks),
    ...most(jointAttacks(context), level.jointAttacks),
    ...most(helps(context), level.helps),
    ...raids(context).slice(0, level.raids),
    ...hunts(context).slice(0, level.raids),
    ...posts(context),
    ...advances(context),
    ...escapes(context),
    ...rejoins(context),
    ...breakOffs(context),
    ...shelters(context).slice(0, level.raids),
  ];
}
