/** The rest of a group goes on without the bases that it would bring into bad fights. */
import { connected } from '../board/groups.ts';
import { neighboursOf } from '../board/neighbours.ts';
import type { Situation } from '../context.ts';
import type { Idea } from './idea.ts';

/** How many parts of what is left are thought of. */
const PARTS = 2;

/** The idea for what is left of its bases without these and the ranks behind them. */
export function sparing(situation: Situation, idea: Idea, bad: readonly string[]): readonly Idea[] {
  const spared = new Set(
    idea.bases
      .filter(({ id }) => bad.includes(id))
      .flatMap((base) => [base, ...neighboursOf(situation.battle, base).behind])
      .map(({ id }) => id),
  );
  if (spared.size === 0) return [];
  const left = idea.bases.filter(({ id }) => !spared.has(id));
  return connected(situation, left)
    .slice(0, PARTS)
    .map((bases) => ({ ...idea, bases }));
}
