/** Plans to begin with: the last one, and some of general use. */
import type { Body, Wing } from './bodies.ts';
import { type Assignment, type Bodies, HOLD, tasksFor } from './tasks.ts';
import type { Plan } from './worth.ts';

/** The tasks that each body could have, in the order of the bodies. */
export const choicesOf = (bodies: Bodies): readonly (readonly Assignment[])[] =>
  bodies.own.map((body) => tasksFor(bodies, body));

type Choices = readonly (readonly Assignment[])[];

const forward = (choices: readonly Assignment[]): Assignment =>
  choices.find(({ task }) => task === 'follow' || task === 'shoot') ??
  choices.find(({ task }) => task === 'attack') ??
  choices[0] ??
  HOLD;

const held = (choices: readonly Assignment[]): Assignment => choices[0] ?? HOLD;

/** The wing goes forward, the others advance to the edge of the enemy's reach. */
const strong = (own: readonly Body[], choices: Choices, wing: Wing): Plan =>
  choices.map((some, at) =>
    own[at]?.wing === wing
      ? forward(some)
      : (some.find(({ task }) => task === 'follow' || task === 'shoot' || task === 'advance') ?? held(some)),
  );

/** The plans of general use, each by its name. */
export const generalPlans = ({ own }: Bodies, choices: Choices): Readonly<Record<string, Plan>> => ({
  hold: choices.map(held),
  forward: choices.map(forward),
  left: strong(own, choices, 'left'),
  centre: strong(own, choices, 'centre'),
  right: strong(own, choices, 'right'),
});

/** The plans to begin with, each by its name: the last one, and those of general use. */
export function startingPlans(
  bodies: Bodies,
  choices: Choices,
  before: readonly (Assignment | null)[],
): Readonly<Record<string, Plan>> {
  const open = (at: number, wanted: Assignment | null | undefined): Assignment | undefined =>
    choices[at]?.find(({ task, goal }) => task === wanted?.task && goal === wanted.goal);
  return {
    last: choices.map((some, at) => open(at, before[at]) ?? held(some)),
    ...generalPlans(bodies, choices),
  };
}
