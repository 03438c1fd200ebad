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

/** The form of a command: a shared one with the parts that the ruleset adds to it, or one of the ruleset's own. */
function formOf(type: string, own: Readonly<Record<string, CommandForm>>): CommandForm | null {
  const forms = [FORMS, own].filter((each) => Object.hasOwn(each, type)).map((each) => each[type]);
  return forms.length > 0 ? Object.assign({}, ...forms) : null;
}

/**
 * Reads what somebody sent as a command: its known parts in their right form, or what is wrong. `own` are the
 * commands that a ruleset adds, and the parts that it adds to shared ones.
 */
export function readCommand(input: unknown, own: Readonly<Record<string, CommandForm>> = {}): Read {
  if (!isRecord(input) || typeof input.type !== 'string')
    return { ok: false, name: 'malformed-command', figures: { type: '', part: 'type' } };
  const type = input.type.slice(0, 60);
  const form = formOf(type, own);
  if (!form) return { ok: false, name: 'unknown-command', figures: { type } };
  const command: Record<string, Json> = { type };
  for (const part of Object.keys(form)) {
    const value = input[part];
    if (!form[part]?.(value)) return { ok: false, name: 'malformed-command', figures: { type, part } };
    if (value !== undefined) command[part] = value as Json;
  }
  return { ok: true, command: command as AnyCommand };
}
