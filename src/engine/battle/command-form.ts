/** The forms of commands that all rulesets share. */
import type { Leg } from '../command.ts';
import {
  anyBase,
  baseOnTable,
  countTo,
  type Flat,
  flag,
  formOf,
  type Held,
  isRecord,
  listOf,
  millimetres,
  number,
  oneOf,
  optional,
  type Parts,
  place,
  recordOf,
  recordWith,
  someOf,
  text,
} from '../data/form.ts';
import { LIMITS } from '../data/limits.ts';

const LEGS: Parts = {
  forward: millimetres,
  back: millimetres,
  shift: millimetres,
  pivot: oneOf('left', 'right'),
  turnabout: formOf<true>({ form: 'flag' }, (value) => value === true),
  to: place,
  column: recordWith({
    head: optional(text),
    facing: optional(text),
    order: optional(listOf(text)),
    places: optional(recordOf(place)),
  }),
  turn: oneOf('left', 'right'),
  kink: recordWith({ pivot: oneOf('left', 'right'), degrees: number }),
  extend: recordWith({
    to: optional(text),
    pivotHead: optional(text),
    ranks: optional(number),
    order: optional(listOf(text)),
    files: optional(recordOf(number)),
  }),
};

/** One leg of a path. It has one kind; a pivot also has `degrees`. */
export const leg = formOf<Leg>({ form: 'leg' }, (value) => {
  if (!isRecord(value)) return false;
  const [kind, ...others] = Object.keys(value).filter((key) => Object.hasOwn(LEGS, key));
  if (kind === undefined || others.length > 0 || !LEGS[kind]?.fits(value[kind])) return false;
  return kind !== 'pivot' || number.fits(value.degrees);
});

export const path = someOf(leg, LIMITS.legs);

/** An order to move bases along a path. */
export const MOVE = {
  bases: someOf(baseOnTable),
  path,
  kind: optional(text),
  align: optional(flag),
  // What the player meant, as the intent and its target; it changes nothing.
  meant: optional(text),
};

/** The forms of commands, by type. */
export type CommandForms = Readonly<Record<string, Parts>>;

/** No die has more faces. */
const MOST_FACES = 100;

/** The commands of all rulesets. */
export const SHARED_COMMANDS = {
  move: MOVE,
  halt: { bases: someOf(baseOnTable) },
  shoot: {
    base: baseOnTable,
    target: baseOnTable,
    aiding: optional(listOf(text)),
    enemyAiding: optional(listOf(text)),
  },
  fight: { base: baseOnTable },
  choose: {
    option: optional(text),
    base: optional(anyBase),
    bases: optional(listOf(anyBase)),
    distance: optional(millimetres),
    at: optional(place),
  },
  deploy: { base: anyBase, at: place },
  'deploy-group': { bases: someOf(anyBase), at: someOf(place) },
  'take-back': { bases: someOf(baseOnTable) },
  roll: { faces: someOf(countTo(MOST_FACES)) },
  'end-phase': {},
  resign: {},
  'offer-draw': {},
  'accept-draw': {},
  'decline-draw': {},
  'end-of-time': {},
} satisfies CommandForms;

type Typed<Forms extends CommandForms> = {
  readonly [Type in keyof Forms]: Flat<{ readonly type: Type } & Held<Forms[Type]>>;
}[keyof Forms];

/** The type of the commands that all rulesets share, and the type of one of them. */
export type SharedCommand = Typed<typeof SHARED_COMMANDS>;
export type SharedOrder<Type extends SharedCommand['type']> = Extract<SharedCommand, { readonly type: Type }>;

/** The type of the commands of a ruleset: the shared ones with its added parts, and its own. */
export type CommandOf<Own extends CommandForms> = Typed<typeof SHARED_COMMANDS & Own>;
