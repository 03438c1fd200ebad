/** The memo of a planner: the tasks of its bases in one bound, as plain data that may be kept anywhere. */
import {
  countTo,
  type Fitting,
  isRecord,
  listOf,
  name,
  oneOf,
  recordWith,
  text,
} from '../../engine/data/form.ts';
import { type Body, WINGS } from './bodies.ts';
import type { Design } from './design.ts';
import { type Assignment, TASKS } from './tasks.ts';
import type { Plan } from './worth.ts';

/** The most characters of a memo as text. */
export const MOST_MEMO = 4096;
const MOST_BOUND = 1_000_000;
/** A memo of more bodies or bases is refused: no army has as many. */
const MOST_BASES = 10_000;

const FORM = recordWith({
  bound: countTo(MOST_BOUND),
  design: recordWith({
    win: oneOf(...WINGS),
    hold: oneOf(...WINGS),
    since: countTo(MOST_BOUND),
    bodies: countTo(MOST_BASES),
  }),
  bodies: listOf(recordWith({ bases: listOf(text), task: oneOf(...TASKS), goal: name })),
});

/** The design, and the bodies of a bound, in the order in which points are spent on them. */
export type Memo = Fitting<typeof FORM>;

/** A memo of this form; null for anything else. */
export function readMemo(given: unknown): Memo | null {
  if (!isRecord(given) || !FORM.fits(given)) return null;
  return JSON.stringify(given).length <= MOST_MEMO ? given : null;
}

/** The memo of a plan; bodies that no longer fit into it are left out. */
export function memoOf(bound: number, own: readonly Body[], plan: Plan, design: Design): Memo {
  const bodies: Memo['bodies'][number][] = [];
  let length = JSON.stringify({ bound, design, bodies }).length;
  for (const [at, { bases }] of own.entries()) {
    const { task, goal } = plan[at] ?? { task: 'hold', goal: '' };
    const body = { bases: bases.map(({ id }) => id), task, goal };
    length += JSON.stringify(body).length + 1;
    if (length > MOST_MEMO) break;
    bodies.push(body);
  }
  return { bound, design, bodies };
}

/** The task that a memo has for a base; null if it has none. */
export function taskIn(memo: Memo | null, base: string): Assignment | null {
  const found = memo?.bodies.find(({ bases }) => bases.includes(base));
  return found ? { task: found.task, goal: found.goal } : null;
}
