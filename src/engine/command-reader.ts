import type { Json } from './battle.ts';
import type { AnyCommand } from './command.ts';
import {
  type CommandForm,
  isRecord,
  listOf,
  MOVE,
  number,
  optional,
  place,
  someOf,
  text,
} from './command-form.ts';

type Read =
  | { readonly ok: true; readonly command: AnyCommand }
  | {
      readonly ok: false;
      readonly name: 'unknown-command' | 'malformed-command';
      readonly figures: { readonly [key: string]: Json };
    };

/** The commands that all rulesets share. */
const FORMS: Readonly<Record<string, CommandForm>> = {
  move: MOVE,
  halt: { bases: someOf(text) },
  shoot: {
    base: text,
    target: text,
    aiding: optional(listOf(text)),
    enemyAiding: optional(listOf(text)),
  },
  fight: { base: text },
  choose: {
    option: optional(text),
    base: optional(text),
    bases: optional(listOf(text)),
    distance: optional(number),
    at: optional(place),
  },
  deploy: { base: text, at: place },
  'deploy-group': { bases: someOf(text), at: someOf(place) },
  'take-back': { bases: someOf(text) },
  roll: { faces: someOf(number) },
  'end-phase': {},
  resign: {},
  'offer-draw': {},
  'accept-draw': {},
  'decline-draw': {},
  'end-of-time': {},
};

/**
 * Reads what somebody sent as a command: its known parts in their right form, or what is wrong. `own` are the
 * commands that a ruleset adds.
 */
export function readCommand(input: unknown, own: Readonly<Record<string, CommandForm>> = {}): Read {
  if (!isRecord(input) || typeof input.type !== 'string')
    return { ok: false, name: 'malformed-command', figures: { type: '', part: 'type' } };
  const type = input.type.slice(0, 60);
  const form = [FORMS, own].find((forms) => Object.hasOwn(forms, type))?.[type];
  if (!form) return { ok: false, name: 'unknown-command', figures: { type } };
  const command: Record<string, Json> = { type };
  for (const part of Object.keys(form)) {
    const value = input[part];
    if (!form[part]?.(value)) return { ok: false, name: 'malformed-command', figures: { type, part } };
    if (value !== undefined) command[part] = value as Json;
  }
  return { ok: true, command: command as AnyCommand };
}
