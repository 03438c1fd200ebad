/**
 * Which targets are done for this bound: each is shot at once at most, and bespelled once at most. Hordes of the
 * Things, Distant shooting.
 */
import type { Battle } from '../../../engine/battle.ts';
import type { Change } from '../../../engine/event.ts';
import { type HottState, stateOf } from '../state.ts';
import { figure } from '../troops/marks.ts';
import type { Target } from './target.ts';

/** The notes with the ids of strongholds shot at or bespelled, and of targets that were passed over. */
export const NOTES = { shotAt: 'shotAtTargets', bespelledAt: 'bespelledTargets' } as const satisfies Record<
  string,
  keyof HottState
>;
export type Done = keyof typeof NOTES;

const noted = (battle: Battle, done: Done): readonly string[] => stateOf(battle)[NOTES[done]] ?? [];

/** Has this target been shot at (bespelled) in this bound, or passed over? */
export const isDone = (battle: Battle, target: Target, done: Done): boolean =>
  noted(battle, done).includes(target.id) || (target.base !== null && figure(target.base.bound, done) > 0);

/** Notes that this target will not be shot at (bespelled) any more in this bound. */
export const passOver = (battle: Battle, target: Target, done: Done): Change => ({
  change: 'note',
  set: { [NOTES[done]]: [...noted(battle, done), target.id] },
});

/** Marks a target as shot at (bespelled). */
export const doneWith = (battle: Battle, target: Target, done: Done): Change =>
  target.base === null
    ? passOver(battle, target, done)
    : { change: 'mark', base: target.id, set: { [done]: 1 } };
