import type { CommandForms } from '../../battle/command-form.ts';
import { listOf, millimetres, oneOf, optional, place, point, text } from '../../data/form.ts';
import { LIMITS } from '../../data/limits.ts';

/** The parts of every order to lay a piece of terrain: an outline at a place, or a line with its width and crossing. */
export const LAYING = {
  outline: optional(text),
  at: optional(place),
  side: optional(text),
  line: optional(listOf(point, LIMITS.points)),
  width: optional(millimetres),
  crossing: optional(oneOf('bridge', 'ford')),
} satisfies CommandForms[string];
