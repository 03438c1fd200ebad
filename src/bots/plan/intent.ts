/** The line of intent: what a plan is for, in a few sentences for people. It is made from the plan itself. */
import type { Body, Wing } from './bodies.ts';
import type { Bodies, Task } from './tasks.ts';
import type { Plan } from './worth.ts';

/** A sentence as a message key and figures. */
export interface Intent {
  readonly key: `intent.${Task}`;
  readonly figures: {
    /** The part of its own army that does it, and the part of the enemy's that it is about. */
    readonly wing: Wing;
    readonly goal: Wing;
    /** One of its bases, and how many they are. */
    readonly base: string;
    readonly count: number;
  };
}

/** More sentences than these are no plan that people could follow. */
const MOST = 4;

/** An attack is told by the enemy that it is on, anything else by the own bases that do it. */
const AT_ENEMY: readonly Task[] = ['attack', 'flank', 'shoot'];

const wingOf = (some: readonly Body[], base: string): Wing | null =>
  some.find(({ bases }) => bases.some(({ id }) => id === base))?.wing ?? null;

/** What most bases are to do, the most important first. Generals and the train only keep to the others. */
export function intentOf({ own, foes }: Bodies, plan: Plan): readonly Intent[] {
  const found = new Map<string, Intent>();
  for (const [at, { id, kind, wing, bases }] of own.entries()) {
    const { task, goal } = plan[at] ?? { task: 'hold', goal: '' };
    if (kind === 'general' || kind === 'train' || kind === 'raiders') continue;
    const there = wingOf(foes, goal) ?? wing;
    const about = `${task} ${AT_ENEMY.includes(task) ? there : wing}`;
    const { figures } = found.get(about) ?? { figures: { wing, goal: there, base: id, count: 0 } };
    found.set(about, { key: `intent.${task}`, figures: { ...figures, count: figures.count + bases.length } });
  }
  return [...found.values()].toSorted((a, b) => b.figures.count - a.figures.count).slice(0, MOST);
}
