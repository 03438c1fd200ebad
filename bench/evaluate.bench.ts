/** Positions evaluated while a bot compares its orders: each is the position now, after one order. */
import { contextOf, situationOf } from '../src/bots/context.ts';
import { evaluate, evaluated } from '../src/bots/evaluate/evaluate.ts';
import { ideasFor } from '../src/bots/ideas/ideas.ts';
import { LEVELS } from '../src/bots/levels.ts';
import { loadEveryBots } from '../src/bots/rulesets.ts';
import { faced } from '../src/bots/ways/after.ts';
import { waysOf } from '../src/bots/ways/ways.ts';
import { BNB, DBM, HOTT, type Stand } from './fields.ts';
import type { Benchmark } from './harness.ts';
import { forgotten, positionOf } from './positions.ts';

await loadEveryBots();

const stand = ({ field, bases, commands }: Omit<Stand, 'name'>): Stand => ({
  field,
  bases,
  commands,
  name: `${field.rules.id}, ${bases} bases`,
});

/** The usual sizes of battles. */
const STANDS: readonly Stand[] = [
  stand({ field: HOTT, bases: 18, commands: 1 }),
  stand({ field: BNB, bases: 74, commands: 1 }),
  stand({ field: DBM, bases: 200, commands: 4 }),
];

const MOST = 60;

const evaluatedOn = (stand: Stand): Benchmark => ({
  kind: 'timed',
  name: `orders evaluated, ${stand.name}`,
  unit: 'a second',
  operations: MOST,
  seconds: 8,
  prepare: () => {
    const situation = situationOf(stand.field.rules, positionOf(stand, 4), 'red');
    const context = contextOf(situation, LEVELS.playing, []);
    const found = ideasFor(context).flatMap((idea) => [...waysOf(context, idea)]);
    const ways = Array.from({ length: MOST }, (_, at) => found[at % found.length]);
    const now = evaluated(faced(context));
    return () => {
      let sum = 0;
      for (const way of ways)
        if (way) sum += evaluate(faced({ ...context, battle: forgotten(way.battle) }), now);
      return sum;
    };
  },
});

export const benchmarks: readonly Benchmark[] = STANDS.map(evaluatedOn);
