import {
  type CommandForm,
  flag,
  listOf,
  number,
  oneOf,
  optional,
  pair,
  place,
  someOf,
  text,
} from '../../engine/command-form.ts';

/** The commands that Hordes of the Things adds, and what it adds to shared ones. Deploying and desorcelling name where the base is to stand. */
export const COMMANDS: Readonly<Record<string, CommandForm>> = {
  /** Whether an aerial that comes into contact fights; points paid for going farther along a road. */
  move: { engage: optional(flag), extraPips: optional(number) },
  bespell: { base: text, target: text, aiding: optional(listOf(text)) },
  'replace-horde': { base: text, at: place },
  desorcel: { base: text, at: optional(place), edge: optional(text) },
  /** An aerial begins to fight those that it touches. */
  engage: { base: text },
  /** An element faces one that attacks its flank or rear. */
  turn: { base: text, target: optional(text) },
  /** Some of a demoralised command are kept from running. */
  hold: { bases: someOf(text), turnabout: optional(flag) },
  'lay-terrain': {
    kind: text,
    piece: optional(text),
    outline: optional(text),
    at: optional(place),
    side: optional(text),
    area: optional(listOf(pair)),
    crest: optional(listOf(pair)),
    cover: optional(text),
    line: optional(listOf(pair)),
    width: optional(number),
    crossing: optional(oneOf('bridge', 'ford')),
  },
  'lift-terrain': { piece: text },
  'number-edges': { edges: listOf(text) },
  'place-stronghold': { at: place },
};
