import {
  type Form,
  flag,
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
} from './form.ts';
import { LIMITS } from './limits.ts';

const LEGS: Parts = {
  forward: millimetres,
  back: millimetres,
  shift: millimetres,
  pivot: oneOf('left', 'right'),
  turnabout: { form: 'flag', fits: (value) => value === true },
  to: place,
  column: recordWith({
    head: optional(text),
    facing: optional(text),
    order: optional(listOf(text)),
    places: optional(recordOf(place)),
  }),
  extend: recordWith({ to: optional(text), pivotHead: optional(text), ranks: optional(number) }),
};

/** One leg of a path: of one kind, a pivot with its `degrees`. */
export const leg: Form = {
  form: 'leg',
  fits(value) {
    if (!isRecord(value)) return false;
    const [kind, ...others] = Object.keys(value).filter((key) => Object.hasOwn(LEGS, key));
    if (kind === undefined || others.length > 0 || !LEGS[kind]?.fits(value[kind])) return false;
    return kind !== 'pivot' || number.fits(value.degrees);
  },
};

export const path = someOf(leg, LIMITS.legs);

/** An order to move some bases along a path. */
export const MOVE: Parts = {
  bases: someOf(text),
  path,
  kind: optional(text),
  align: optional(flag),
};
