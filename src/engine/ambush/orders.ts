import type { CommandForms } from '../battle/command-form.ts';
import { anyBase, someOf } from '../data/form.ts';

/** The forms of orders that bases in ambush take too. */
export const HIDDEN_ORDERS = {
  move: { bases: someOf(anyBase) },
  halt: { bases: someOf(anyBase) },
  shoot: { base: anyBase, target: anyBase },
  'take-back': { bases: someOf(anyBase) },
} satisfies CommandForms;
