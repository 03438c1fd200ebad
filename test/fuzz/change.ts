/** Makes small changes to JSON, similar to bad edits of a real input. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf } from '../../src/bots/random.ts';
import { INHERITED_NAMES, NUMBERS, OTHERS, WORDS } from './values.ts';

type Holder = Record<string, unknown>;

/** The place of a value: the list or record that holds it, and its key. */
interface Slot {
  readonly holder: Holder;
  readonly key: string;
}

/** Values from real inputs, by their keys. */
export type Pool = ReadonlyMap<string, readonly unknown[]>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const copyAt = ({ holder, key }: Slot): unknown => structuredClone(holder[key]);

/** Sets a key on the record itself, even a key such as `__proto__`. */
function put(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}

/** Every slot inside a value, the outermost first. */
export function slotsOf(value: unknown): readonly Slot[] {
  const slots: Slot[] = [];
  const holders = [value].filter(isHolder);
  for (const holder of holders)
    for (const key of Object.keys(holder)) {
      slots.push({ holder, key });
      if (isHolder(holder[key])) holders.push(holder[key]);
    }
  return slots;
}

/** A walk inward stops at one step in six. */
const STOPS = 6;

/** Walks inward from the outside to a slot. A random choice among all slots would nearly always be deep inside. */
function slotWithin(holder: Holder, random: Random): Slot {
  const key = oneOf(random, Object.keys(holder));
  const value = holder[key];
  const goesOn = isHolder(value) && Object.keys(value).length > 0 && random(STOPS) > 0;
  return goesOn ? slotWithin(value, random) : { holder, key };
}

interface Around {
  readonly random: Random;
  /** All slots of the input. */
  readonly slots: readonly Slot[];
  readonly pool: Pool;
}

type Change = (slot: Slot, around: Around) => void;

const replace: Change = ({ holder, key }, { random }) => {
  const values = oneOf<readonly unknown[]>(random, [NUMBERS, NUMBERS, WORDS, INHERITED_NAMES, OTHERS]);
  put(holder, key, structuredClone(oneOf(random, values)));
};

/** Takes the value of another slot with the same key, from this input or from any. */
const takeElsewhere: Change = ({ holder, key }, { random, slots, pool }) => {
  const here = slots.filter((each) => each.key === key).map((each) => each.holder[key]);
  const values = random(2) === 0 ? here : (pool.get(key) ?? here);
  put(holder, key, structuredClone(oneOf(random, values)));
};

const scale: Change = (slot, around) => {
  const value = slot.holder[slot.key];
  if (typeof value !== 'number') return takeElsewhere(slot, around);
  put(slot.holder, slot.key, value * oneOf(around.random, [-1, 0.1, 0.99, 1.01, 3, 10, 1000, 1e6]));
};

const drop: Change = ({ holder, key }) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

const MOST_COPIES = 600;

/** Repeats an entry of a list, or copies a part of a record to a name that all records inherit. */
const repeat: Change = (slot, { random }) => {
  const { holder, key } = slot;
  if (!Array.isArray(holder)) return put(holder, oneOf(random, INHERITED_NAMES), copyAt(slot));
  const times = 1 + random(oneOf(random, [1, 3, MOST_COPIES]));
  holder.splice(Number(key), 0, ...Array.from({ length: times }, () => copyAt(slot)));
};

const rename: Change = ({ holder, key }, { random, slots }) => {
  if (Array.isArray(holder)) return;
  const value = holder[key];
  delete holder[key];
  put(holder, random(2) === 0 ? oneOf(random, INHERITED_NAMES) : oneOf(random, slots).key, value);
};

const swap: Change = (slot, { random, slots }) => {
  const other = oneOf(random, slots);
  const [one, two] = [copyAt(slot), copyAt(other)];
  put(slot.holder, slot.key, two);
  put(other.holder, other.key, one);
};

const CHANGES: readonly Change[] = [
  ...[replace, replace, takeElsewhere, takeElsewhere],
  ...[scale, drop, repeat, rename, swap],
];

/** A copy of a value with `count` changes. */
export function changed<Value>(value: Value, count: number, random: Random, pool: Pool): Value {
  const made = structuredClone(value);
  for (let done = 0; done < count; done++) {
    const slots = slotsOf(made);
    if (slots.length === 0) break;
    const slot = random(2) === 0 ? slotWithin(made as Holder, random) : oneOf(random, slots);
    oneOf(random, CHANGES)(slot, { random, slots, pool });
  }
  return made;
}
