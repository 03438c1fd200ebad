import type { Json } from './battle.ts';
import type { AnyCommand } from './command.ts';
import { MOVE } from './command-form.ts';
import {
  countTo,
  type Form,
  figuresOfForm,
  isRecord,
  listOf,
  millimetres,
  optional,
  type Parts,
  place,
  someOf,
  text,
} from './form.ts';
import { isBounded, LIMITS } from './limits.ts';

type Figures = { readonly [key: string]: Json };

type Read =
  | { readonly ok: true; readonly command: AnyCommand }
  | {
      readonly ok: false;
      readonly name: 'unknown-command' | 'malformed-command';
      readonly figures: Figures;
    };

/** A part whose form depends on the other parts. */
const AS_THE_REST: Form = { form: 'as-the-rest', fits: () => true };

/** The message about a command with a part of the wrong form. */
export const malformedPart = (type: string, part: Json, form = AS_THE_REST): Figures => ({
  type,
  part,
  ...figuresOfForm(form),
});

const malformed = (type: string, part: string, form: Form): Read => ({
  ok: false,
  name: 'malformed-command',
  figures: malformedPart(type, part, form),
});

/** A part that nobody reads: it need only keep within the limits. */
const WITHIN_LIMITS: Form = { form: 'bounded', most: LIMITS.figure, fits: isBounded };

/** No die has more. */
const MOST_FACES = 100;

/** The commands that all rulesets share. */
const FORMS: Readonly<Record<string, Parts>> = {
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
    distance: optional(millimetres),
    at: optional(place),
  },
  deploy: { base: text, at: place },
  'deploy-group': { bases: someOf(text), at: someOf(place) },
  'take-back': { bases: someOf(text) },
  roll: { faces: someOf(countTo(MOST_FACES)) },
  'end-phase': {},
  resign: {},
  'offer-draw': {},
  'accept-draw': {},
  'decline-draw': {},
  'end-of-time': {},
};

/** The form of a command: a shared one with the parts that the ruleset adds to it, or one of the ruleset's own. */
function formOf(type: string, own: Readonly<Record<string, Parts>>): Parts | null {
  const forms = [FORMS, own].filter((each) => Object.hasOwn(each, type)).map((each) => each[type]);
  return forms.length > 0 ? Object.assign({}, ...forms) : null;
}

/**
 * Reads what somebody sent as a command: its known parts in their right form, or what is wrong. `own` are the
 * commands that a ruleset adds, and the parts that it adds to shared ones.
 */
export function readCommand(input: unknown, own: Readonly<Record<string, Parts>> = {}): Read {
  if (!isRecord(input) || typeof input.type !== 'string') return malformed('', 'type', text);
  const type = input.type.slice(0, LIMITS.name);
  const form = formOf(type, own);
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
