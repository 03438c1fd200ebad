import {
  type Check,
  type CommandForm,
  fits,
  flag,
  isRecord,
  leg,
  listOf,
  MOVE,
  oneOf,
  optional,
  pair,
  place,
  someOf,
  text,
} from '../../engine/command-form.ts';

const sized: Check = (value) => isRecord(value) && text(value.kind) && text(value.size);

/** The commands that Blood and Blades adds: terrain, impetuous moves, and orders of later versions. */
export const COMMANDS: Readonly<Record<string, CommandForm>> = {
  'choose-terrain': { pieces: listOf(sized) },
  'lay-terrain': {
    outline: optional(text),
    at: optional(place),
    side: optional(text),
    line: optional(listOf(pair)),
  },
  'impetuous-move': {
    base: text,
    target: optional(text),
    path: optional(someOf(leg)),
    align: optional(flag),
  },
  moves: { moves: someOf(fits(MOVE)) },
  pack: { bases: someOf(text), order: oneOf('full-speed', 'into-group'), leader: optional(text) },
};
