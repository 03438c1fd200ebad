/** Those of a group who go on without the ones whom it would bring into bad fights. */
import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { connected, type Idea } from './idea.ts';

/** So many parts of what is left are thought of. */
const PARTS = 2;

/** The idea for what is left of its bases without these and the ranks behind them. */
export function sparing(rules: Ruleset, battle: Battle, idea: Idea, ill: readonly string[]): readonly Idea[] {
  const spared = new Set(
    idea.bases
      .filter(({ id }) => ill.includes(id))
      .flatMap((base) => [base, ...neighboursOf(battle, base).behind])
      .map(({ id }) => id),
  );
  if (spared.size === 0) return [];
  const left = idea.bases.filter(({ id }) => !spared.has(id));
  return connected(rules, battle, left)
    .slice(0, PARTS)
    .map((bases) => ({ ...idea, bases }));
}
