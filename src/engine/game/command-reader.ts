/** Reads commands that come from outside. */

import { type Form, figuresOfForm, formOf, isRecord, type Parts, text } from '../data/form.ts';
import type { Json } from '../data/json.ts';
import { isBounded, LIMITS } from '../data/limits.ts';
import { rowOf } from '../data/lookup.ts';
import type { AnyCommand } from './command.ts';
import type { GameRules } from './rules.ts';

type Figures = { readonly [key: string]: Json };

type Read =
  | { readonly ok: true; readonly command: AnyCommand }
  | {
      readonly ok: false;
      readonly name: 'unknown-command' | 'malformed-command';
      readonly figures: Figures;
    };

/** The form of a part that depends on the other parts. */
const AS_THE_REST = formOf({ form: 'as-the-rest' }, () => true);

/** The figures for the message about a part of the wrong form. */
export const malformedPart = (type: string, part: Json, form: Form = AS_THE_REST): Figures => ({
  type,
  part,
  ...figuresOfForm(form),
});

const malformed = (type: string, part: string, form: Form): Read => ({
  ok: false,
  name: 'malformed-command',
  figures: malformedPart(type, part, form),
});

/** The form of an unknown part. It is not read and must only keep within the limits. */
const WITHIN_LIMITS = formOf({ form: 'bounded', most: LIMITS.figure }, isBounded);

/** The forms of the commands of a game and its ruleset. */
type Forms = Pick<GameRules, 'game' | 'commands'>;

/**
 * The forms of a command's parts: those of a shared command with the ruleset's additions, or those of the ruleset's own
 * command.
 */
export function partsOf({ game, commands = {} }: Forms, type: string): Parts | null {
  const shared = rowOf(game.commands, type);
  const added = rowOf(commands, type);
  return shared || added ? { ...shared, ...added } : null;
}

/**
 * Reads a command that was sent: its known parts in their right form, or its fault.
 */
export function readCommand(rules: Forms, input: unknown): Read {
  if (!isRecord(input) || typeof input.type !== 'string') return malformed('', 'type', text);
  const type = input.type.slice(0, LIMITS.name);
  const form = partsOf(rules, type);
  if (!form) return { ok: false, name: 'unknown-command', figures: { type } };
  const command: Record<string, Json> = { type };
  for (const [part, wanted] of Object.entries(form)) {
    const value = input[part];
    if (!wanted.fits(value)) return malformed(type, part, wanted);
    if (value === undefined) continue;
    if (!isBounded(value)) return malformed(type, part, WITHIN_LIMITS);
    command[part] = value as Json;
  }
  return { ok: true, command: command as AnyCommand };
}
