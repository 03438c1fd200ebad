import type { Json } from './battle.ts';
import type { AnyCommand } from './command.ts';

type Read =
  | { readonly ok: true; readonly command: AnyCommand }
  | {
      readonly ok: false;
      readonly name: 'unknown-command' | 'malformed-command';
      readonly figures: { readonly [key: string]: Json };
    };

/** No table is wider; figures beyond this are slips or mischief. */
const LARGEST = 100_000;
const MOST_ITEMS = 500;

type Check = (value: unknown) => boolean;
const text: Check = (value) => typeof value === 'string' && value.length > 0 && value.length <= 200;
const number: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= -LARGEST && value <= LARGEST;
const flag: Check = (value) => typeof value === 'boolean';
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= MOST_ITEMS && value.every(check);
const someOf =
  (check: Check): Check =>
  (value) =>
    listOf(check)(value) && (value as unknown[]).length > 0;
const place: Check = (value) => listOf(number)(value) && (value as unknown[]).length === 3;
const pair: Check = (value) => listOf(number)(value) && (value as unknown[]).length === 2;
const sized: Check = (value) => isRecord(value) && text(value.kind) && text(value.size);
const oneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value as string);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const legs: Readonly<Record<string, Check>> = {
  forward: number,
  back: number,
  shift: number,
  pivot: oneOf('left', 'right'),
  turnabout: (value) => value === true,
  to: place,
  column: isRecord,
  extend: isRecord,
};

const leg: Check = (value) => {
  if (!isRecord(value)) return false;
  const kinds = Object.keys(value).filter((key) => key in legs);
  const kind = kinds[0];
  if (kinds.length !== 1 || kind === undefined || !legs[kind]?.(value[kind])) return false;
  return kind !== 'pivot' || number(value.degrees);
};

/** What each command holds; anything else in it is left out. */
const shapes: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  move: {
    bases: someOf(text),
    path: someOf(leg),
    kind: optional(text),
    align: optional(flag),
    engage: optional(flag),
    extraPips: optional(number),
  },
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
  roll: { faces: someOf(number) },
  'end-phase': {},
  resign: {},
  'offer-draw': {},
  'accept-draw': {},
  'decline-draw': {},
  'end-of-time': {},
};

/** Reads what somebody sent as a command: its known parts in their right form, or what is wrong. */
export function readCommand(input: unknown): Read {
  if (!isRecord(input) || typeof input.type !== 'string')
    return { ok: false, name: 'malformed-command', figures: { type: '', part: 'type' } };
  const type = input.type.slice(0, 60);
  const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!shape) return { ok: false, name: 'unknown-command', figures: { type } };
  const command: Record<string, Json> = { type };
  for (const part of Object.keys(shape)) {
    const value = input[part];
    if (!shape[part]?.(value)) return { ok: false, name: 'malformed-command', figures: { type, part } };
    if (value !== undefined) command[part] = value as Json;
  }
  return { ok: true, command: command as AnyCommand };
}
