/**
 * A scenario mixed with others of its ruleset, drawn by a seed: a base gets a flag, a grade or a place of a base of
 * another scenario, a throw or an order goes otherwise, a piece of ground or an option is added. So what no scenario
 * joins meets: the second of two causes, a troop where nobody thought of it, a rule in another phase.
 */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf } from '../../src/bots/random.ts';
import type { Json } from '../../src/engine/data/json.ts';
import type { Scenario } from '../../src/scenario/schema.ts';
import { partNamed } from './distorted.ts';

type Row = { readonly [key: string]: Json };

/** The values that a part has in all scenarios of a ruleset, by its path. */
export type Pool = ReadonlyMap<string, readonly Json[]>;

/** The parts that are mixed; some are drawn more often. */
const PARTS = [
  'bases',
  'bases',
  'bases',
  'steps',
  'steps',
  'terrain',
  'turn',
  'own',
  'options',
  'sides',
  'dice',
  'table',
  'columns',
  'strongholds',
  'campaign',
];

/** Without these, or with others, a scenario is not read, or is the same. */
const KEPT = new Set(['id', 'expect', 'type', 'edge', 'form']);

/** Millimetres or degrees, or a number of things. */
const STEPS = [0.3, 1, 5, 20, 40, 90, 180];

/** One in this many changes of a row adds something that it has not. */
const ADDING = 3;
/** Most changes of one scenario. */
const CHANGES = 3;

const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Orders and legs of other types have other parts. */
const inRow = (path: string, { type }: Row, key: string): string =>
  `${path}${typeof type === 'string' ? `(${type})` : ''}.${partNamed(key)}`;

const inList = (path: string): string => `${path}[]`;

/** The values of all parts of these scenarios. */
export function poolOf(scenarios: readonly Scenario[]): Pool {
  const pool = new Map<string, Json[]>();
  function gather(value: Json, path: string): void {
    const known = pool.get(path);
    if (known) known.push(value);
    else pool.set(path, [value]);
    if (isList(value)) for (const item of value) gather(item, inList(path));
    else if (isRow(value))
      for (const [key, part] of Object.entries(value))
        if (!KEPT.has(key)) gather(part, inRow(path, value, key));
  }
  for (const scenario of scenarios)
    for (const part of new Set(PARTS)) {
      const value = (scenario as unknown as Row)[part];
      if (value !== undefined) gather(value, part);
    }
  return pool;
}

/** The keys of parts that rows of this form have in some scenario. */
const keysIn = (pool: Pool, start: string): readonly string[] =>
  [...pool.keys()]
    .filter((path) => path.startsWith(start) && /^[A-Za-z]+$/.test(path.slice(start.length)))
    .map((path) => path.slice(start.length))
    .filter((key) => key !== 'base');

/** Mixes one thing into a value. */
function mixed(value: Json | undefined, path: string, pool: Pool, random: Random): Json {
  const others = pool.get(path) ?? [];
  if (isList(value) && value.length > 0 && typeof value[0] === 'object') {
    const at = random(value.length);
    const added = pool.get(inList(path)) ?? [];
    const way = random(ADDING + 1);
    if (way === 0) return [...value, renamed(oneOf(random, added))];
    if (way === 1 && value.length > 1) return value.toSpliced(at, 1);
    return value.toSpliced(at, 1, mixed(value[at], inList(path), pool, random));
  }
  if (isRow(value)) {
    const keys = Object.keys(value).filter((key) => !KEPT.has(key));
    const known = keysIn(pool, inRow(path, value, 'x').slice(0, -1));
    const from = random(ADDING) === 0 && known.length > 0 ? known : keys;
    if (from.length === 0) return value;
    const key = oneOf(random, from);
    return { ...value, [key]: mixed(value[key], inRow(path, value, key), pool, random) };
  }
  if (isList(value) && value.length > 0 && typeof value[0] === 'number' && random(2) === 0) {
    const at = random(value.length);
    return value.toSpliced(at, 1, mixed(value[at], inList(path), pool, random));
  }
  if (typeof value === 'number' && random(3) > 0) return value + oneOf(random, STEPS) * (random(2) * 2 - 1);
  return others.length > 0 ? oneOf(random, others) : (value ?? null);
}

/** A base or a piece of ground of another scenario, with a name of its own. */
const renamed = (item: Json): Json =>
  isRow(item) && typeof item.id === 'string' ? { ...item, id: `${item.id}+` } : item;

/** The same scenario with other dice. */
const thrownOtherwise = ({ dice: _, ...rest }: Row, random: Random): Row => ({
  ...rest,
  seed: random(1000),
});

/** The mixture that the random numbers draw. */
export function mixtureOf(scenario: Scenario, pool: Pool, random: Random): Scenario {
  let now = scenario as unknown as Row;
  const parts = PARTS.filter((part) => now[part] !== undefined || part === 'own' || part === 'options');
  for (let change = random(CHANGES); change >= 0; change -= 1) {
    const part = oneOf(random, parts);
    if (part === 'dice' && random(2) === 0) now = thrownOtherwise(now, random);
    else if (now[part] !== undefined || pool.has(part))
      now = { ...now, [part]: mixed(now[part], part, pool, random) };
  }
  return now as unknown as Scenario;
}
