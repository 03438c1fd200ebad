/**
 * A scenario with one thing changed, drawn by a seed: something is left out, a number is a little greater or smaller, a
 * base is of another troop. So each of several conditions is missing in some variation, and limits are passed by little.
 */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf } from '../../src/bots/random.ts';
import type { Json } from '../../src/engine/data/json.ts';
import type { Scenario } from '../../src/scenario/schema.ts';

type Row = { readonly [key: string]: Json };

/** By what the numbers of a part change. Lengths are in millimetres, turns in degrees, beyond every tolerance. */
const STEPS: Readonly<Record<string, number>> = {
  bases: 0.3,
  terrain: 0.3,
  strongholds: 0.3,
  steps: 0.3,
  columns: 0.3,
  table: 1,
  sides: 1,
  turn: 1,
  dice: 1,
  options: 1,
  own: 1,
  campaign: 1,
};

/** Without these, or with others, a scenario is not read, or is the same. */
const KEPT = ['id', 'side', 'troop', 'type', 'kind', 'edge', 'expect', 'phase', 'facing'];

/** One in this many changes of a list leaves out an item. */
const LEAVING_OUT = 3;

const isRow = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || (isList(value) && value.length === 0);

/** Changes one thing inside a value; undefined leaves the value out. */
function changed(value: Json, step: number, random: Random): Json | undefined {
  if (typeof value === 'number') return value + oneOf(random, [step, -step]);
  if (typeof value === 'boolean') return !value;
  if (isList(value)) {
    if (value.length === 0) return value;
    const at = random(value.length);
    const isOut = typeof value[at] !== 'number' && random(LEAVING_OUT) === 0;
    const item = isOut ? undefined : changed(value[at] as Json, step, random);
    return value.toSpliced(at, 1, ...(item === undefined ? [] : [item]));
  }
  if (!isRow(value)) return undefined;
  const keys = Object.keys(value).filter((key) => !KEPT.includes(key));
  if (keys.length === 0) return value;
  const key = oneOf(random, keys);
  const { [key]: part, ...rest } = value;
  const now = changed(part as Json, step, random);
  return now === undefined ? rest : { ...value, [key]: now };
}

/** The same troop with another grade, or with other training if it has no grade. */
const otherwise = (troop: string): string =>
  /\([SOI]\)/.test(troop)
    ? troop.replace(/\([SOI]\)/, (grade) => (grade === '(O)' ? '(S)' : '(O)'))
    : troop.replace(/^(Reg|Irr)\b/, (training) => (training === 'Reg' ? 'Irr' : 'Reg'));

/** Two bases change their troops; if they are one, it gets another grade. */
function swapped(bases: readonly Row[], random: Random): readonly Row[] {
  const [one, other] = [oneOf(random, bases), oneOf(random, bases)];
  return bases.map((base) => {
    if (base !== one && base !== other) return base;
    const troop = one === other ? otherwise(String(base.troop)) : (base === one ? other : one).troop;
    return { ...base, troop: troop as Json };
  });
}

/** One in this many changes of bases is a change of troops. */
const SWAPPING = 3;

/** The variation of a scenario that the random numbers draw; itself if nothing can be changed. */
export function variationOf(scenario: Scenario, random: Random): Scenario {
  const row = scenario as unknown as Row;
  const names = Object.keys(STEPS).filter((key) => !isEmpty(row[key]));
  if (names.length === 0) return scenario;
  const name = oneOf(random, names);
  const part = row[name] as Json;
  const isSwapped = name === 'bases' && random(SWAPPING) === 0;
  const now = isSwapped ? swapped(part as readonly Row[], random) : changed(part, STEPS[name] ?? 1, random);
  return { ...row, [name]: now } as unknown as Scenario;
}
