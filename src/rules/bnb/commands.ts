import { MOVE, path } from '../../engine/command-form.ts';
import {
  flag,
  listOf,
  millimetres,
  oneOf,
  optional,
  type Parts,
  place,
  point,
  recordWith,
  someOf,
  text,
} from '../../engine/form.ts';
import { LIMITS } from '../../engine/limits.ts';

const sized = recordWith({ kind: text, size: text });

/** The commands that Blood and Blades adds: terrain, impetuous moves, packs, and moves made at the same time. */
export const COMMANDS: Readonly<Record<string, Parts>> = {
  'choose-terrain': { pieces: listOf(sized) },
  'lay-terrain': {
    outline: optional(text),
    at: optional(place),
    side: optional(text),
    line: optional(listOf(point, LIMITS.points)),
    width: optional(millimetres),
    crossing: optional(oneOf('bridge', 'ford')),
    cover: optional(text),
    slopes: optional(oneOf('gentle', 'steep')),
  },
  'impetuous-move': {
    base: text,
    target: optional(text),
    path: optional(path),
    align: optional(flag),
  },
  moves: { moves: someOf(recordWith(MOVE), LIMITS.legs) },
  pack: {
    bases: someOf(text),
    order: oneOf('full-speed', 'into-group'),
    leader: optional(text),
    first: optional(oneOf('left', 'right')),
  },
};
