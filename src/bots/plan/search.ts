/** Searches for a plan: the best of the starting plans, changed one task at a time. */
import { choicesOf, startingPlans } from './plans.ts';
import type { Assignment, Bodies } from './tasks.ts';
import type { Judge, Plan } from './worth.ts';

export interface Found {
  readonly plan: Plan;
  readonly worth: number;
  /** The starting plan from which it came. */
  readonly from: string;
  /** The worth of each starting plan. */
  readonly starts: Readonly<Record<string, number>>;
  /** How many plans were judged. */
  readonly judged: number;
}

/** The best plan found within a budget of judgements. */
export function searched(
  bodies: Bodies,
  judge: Judge,
  before: readonly (Assignment | null)[],
  budget: number,
): Found {
  const choices = choicesOf(bodies);
  const starts = Object.entries(startingPlans(bodies, choices, before)).map(([name, plan]) => ({
    name,
    plan,
    worth: judge(plan),
  }));
  const [first, ...others] = starts.toSorted((a, b) => b.worth - a.worth);
  let { plan = [], worth = 0, name = 'hold' } = first ?? {};
  let judged = 1 + others.length;
  for (let changed = true; changed && judged < budget; ) {
    changed = false;
    for (const [at, some] of choices.entries())
      for (const wanted of some) {
        if (wanted === plan[at] || judged >= budget) continue;
        const tried = plan.with(at, wanted);
        const value = judge(tried);
        judged += 1;
        if (value <= worth) continue;
        plan = tried;
        worth = value;
        changed = true;
      }
  }
  return {
    plan,
    worth,
    from: name,
    starts: Object.fromEntries(starts.map((start) => [start.name, start.worth])),
    judged,
  };
}
