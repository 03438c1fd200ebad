/** Searches for a plan: a tree of plans that differ in one task, of which the best are answered by the enemy. */
import { choicesOf, startingPlans } from './plans.ts';
import type { Assignment, Bodies } from './tasks.ts';
import type { Judge, Plan } from './worth.ts';

/** How many plans are answered. */
const ANSWERED = 8;

export interface Tried {
  readonly plan: Plan;
  /** The worth before the enemy answers. */
  readonly worth: number;
  /** What is left of it after the enemy's answer; absent where it was not tried. */
  readonly left: number;
  /** The starting plan from which it came. */
  readonly from: string;
}

export interface Found extends Tried {
  /** The worth of each starting plan. */
  readonly starts: Readonly<Record<string, number>>;
  /** The plans that were answered, the best first. */
  readonly answered: readonly Tried[];
  /** How many plans were judged. */
  readonly judged: number;
}

interface Node extends Omit<Tried, 'left'> {
  readonly isOpen: boolean;
}

const better = (a: Node, b: Node): number => b.worth - a.worth;

/** All plans found within a budget of judgements, the best first: the best one not yet changed is changed next. */
function grown(
  judge: Judge,
  starts: readonly Node[],
  choices: readonly (readonly Assignment[])[],
  budget: number,
): { readonly nodes: readonly Node[]; readonly judged: number } {
  const seen = new Set<string>();
  const fresh = ({ plan }: Node): boolean => {
    const key = JSON.stringify(plan);
    return !seen.has(key) && seen.add(key) !== null;
  };
  let nodes = starts.filter(fresh).toSorted(better);
  while (seen.size < budget) {
    const next = nodes.slice(0, ANSWERED).find(({ isOpen }) => isOpen);
    if (!next) break;
    const changed = choices
      .flatMap((some, at) => some.map((wanted) => next.plan.with(at, wanted)))
      .map((plan): Node => ({ plan, worth: 0, from: next.from, isOpen: true }))
      .filter(fresh)
      .slice(0, budget - seen.size + choices.length)
      .map((node) => ({ ...node, worth: judge(node.plan) }));
    nodes = [...nodes.map((node) => (node === next ? { ...node, isOpen: false } : node)), ...changed]
      .toSorted(better)
      .slice(0, 2 * ANSWERED);
  }
  return { nodes, judged: seen.size };
}

/** The best plan found within a budget of judgements. `after` tells what is left of a worth after the enemy's answer. */
export function searched(
  bodies: Bodies,
  judge: Judge,
  before: readonly (Assignment | null)[],
  budget: number,
  after: (plan: Plan, worth: number) => number,
): Found {
  const choices = choicesOf(bodies);
  const starts = Object.entries(startingPlans(bodies, choices, before)).map(
    ([from, plan]): Node => ({ plan, worth: judge(plan), from, isOpen: true }),
  );
  const { nodes, judged } = grown(judge, starts, choices, budget);
  const answered = nodes
    .slice(0, ANSWERED)
    .map(({ plan, worth, from }): Tried => ({ plan, worth, from, left: after(plan, worth) }))
    .toSorted((a, b) => b.left - a.left);
  const [best] = answered;
  if (!best) throw new Error('there is no plan');
  return {
    ...best,
    starts: Object.fromEntries(starts.map(({ from, worth }) => [from, worth])),
    answered,
    judged,
  };
}
