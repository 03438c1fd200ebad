import { type CommandForm, flag, listOf, optional, place, someOf, text } from '../../engine/command-form.ts';

/** The commands that Hordes of the Things adds. Deploying and desorcelling name where the base is to stand. */
export const COMMANDS: Readonly<Record<string, CommandForm>> = {
  bespell: { base: text, target: text, aiding: optional(listOf(text)) },
  'replace-horde': { base: text, at: place },
  desorcel: { base: text, at: optional(place), edge: optional(text) },
  /** An element faces one that attacks its flank or rear. */
  turn: { base: text, target: optional(text) },
  /** A general keeps a demoralised command from running. */
  hold: { bases: someOf(text) },
  'lay-terrain': { pieces: optional(listOf(() => true)), keep: optional(flag) },
};
