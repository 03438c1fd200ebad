import {
  type Check,
  type CommandForm,
  fits,
  flag,
  isRecord,
  leg,
  listOf,
  MOVE,
  number,
  oneOf,
  optional,
  pair,
  place,
  someOf,
  text,
} from '../../engine/command-form.ts';

const sized: Check = (value) => isRecord(value) && text(value.kind) && text(value.size);

/** The commands that Blood and Blades adds: terrain, impetuous moves, packs, and moves made at the same time. */
export const COMMANDS: Readonly<Record<string, CommandForm>> = {
  'choose-terrain': { pieces: listOf(sized) },
  'lay-terrain': {
    outline: optional(text),
    at: optional(place),
    side: optional(text),
    line: optional(listOf(pair)),
    width: optional(number),
    crossing: optional(oneOf('bridge', 'ford')),
    cover: optional(text),
    slopes: optional(oneOf('gentle', 'steep')),
  },
  'impetuous-move': {
    base: text,
    target: optional(text),
    path: optional(someOf(leg)),
    align: optional(flag),
  },
  moves: { moves: someOf(fits(MOVE)) },
  pack: {
    bases: someOf(text),
    order: oneOf('full-speed', 'into-group'),
    leader: optional(text),
    first: optional(oneOf('left', 'right')),
  },
};
