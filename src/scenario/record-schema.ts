/** The form of record files. `battle-faults.ts` of the engine checks the parts that only a ruleset can read. */
import { z } from 'zod';
import { LIMITS } from '../engine/data/limits.ts';
import { TURN } from '../geometry/exact.ts';
import {
  bound,
  count,
  figure,
  figures,
  json,
  length,
  millimetres,
  name,
  options,
  recordOf,
  round,
  table,
  text,
} from './pieces.ts';

const point = z.object({ x: millimetres, y: millimetres });
const points = z.array(point).max(LIMITS.points);
const pose = point.extend({ facing: z.number().int().min(0).max(TURN) });
const edge = z.enum(['south', 'north', 'east', 'west']);
const marks = recordOf(figure.nullable());

const follows = z.object({ base: name, track: z.array(pose).min(1).max(LIMITS.points) });

const base = z.object({
  id: name,
  side: name,
  troop: name,
  width: length,
  depth: length,
  place: name,
  pose: pose.nullable(),
  marks: figures,
  bound: figures,
  start: pose.nullable(),
  command: name.optional(),
  follows: follows.optional(),
});

const piece = z.looseObject({
  id: name,
  kind: name,
  area: points.min(3).optional(),
  line: points.min(2).optional(),
  width: length.optional(),
  crest: points.optional(),
  cover: name.optional(),
  slopes: name.optional(),
  size: z.enum(['small', 'medium', 'large']).optional(),
  side: name.optional(),
  crossings: z
    .array(z.object({ at: z.tuple([millimetres, millimetres]), kind: name }))
    .max(LIMITS.points)
    .optional(),
});

const die = z.object({ owner: name, die: name, purpose: name });

const answer = z.discriminatedUnion('form', [
  z.looseObject({ form: z.enum(['orders', 'one', 'place']) }),
  z.looseObject({ form: z.literal('some'), least: count, most: count }),
  z.looseObject({ form: z.literal('number'), least: figure, most: figure }),
  z.looseObject({ form: z.literal('faces'), dice: z.array(die).max(LIMITS.list) }),
]);

export const flow = z.object({
  phase: name,
  stack: z.array(json.and(z.looseObject({ step: name }))).max(LIMITS.list),
  awaits: z.array(z.looseObject({ by: name, kind: name, answer, about: json.optional() })).max(LIMITS.list),
});

const side = z.looseObject({ id: name, edge, role: name.optional(), army: text.optional(), facts: json });

const turn = z.object({
  round,
  bound,
  active: name,
  pips: figures,
  drawOffered: name.nullable(),
  command: name.optional(),
});

export const result = z.object({
  winner: name.nullable(),
  how: name,
  score: z.array(figure).max(LIMITS.list),
  secondary: z.array(figure).max(LIMITS.list).optional(),
});

export const battle = z.object({
  ruleset: name,
  options,
  table,
  terrain: z.array(piece).max(LIMITS.pieces),
  sides: z.array(side).length(2),
  bases: z.array(base).max(LIMITS.bases),
  turn,
  own: json,
  flow,
  result: result.nullable(),
});

const change = z.discriminatedUnion('change', [
  z.looseObject({ change: z.literal('place'), base: name, at: pose, in: name.optional() }),
  z.looseObject({ change: z.literal('remove'), base: name, to: name }),
  z.looseObject({ change: z.literal('follow'), base: name, follows }),
  z.looseObject({ change: z.literal('add'), base, was: name.optional() }),
  z.looseObject({
    change: z.literal('mark'),
    base: z.union([name, z.array(name).max(LIMITS.bases)]),
    set: marks,
  }),
  z.looseObject({ change: z.literal('brand'), base: name, set: marks }),
  z.looseObject({
    change: z.literal('resize'),
    base: name,
    width: length,
    depth: length,
    troop: name.optional(),
  }),
  z.looseObject({ change: z.literal('clear') }),
  z.looseObject({ change: z.literal('points'), command: name, left: figure }),
  z.looseObject({ change: z.literal('turn'), set: turn.partial() }),
  z.looseObject({ change: z.literal('side'), side: name, set: side.partial() }),
  z.looseObject({ change: z.literal('terrain'), piece }),
  z.looseObject({ change: z.literal('lift'), piece: name }),
  z.looseObject({ change: z.literal('note'), set: json }),
  z.looseObject({ change: z.literal('flow'), flow: flow.partial() }),
  z.looseObject({ change: z.literal('end'), result }),
]);

export const event = z.looseObject({
  type: name,
  rule: name.optional(),
  figures: json.optional(),
  changes: z.array(change).max(LIMITS.list),
  get secret() {
    return z.looseObject({ of: name, public: event.nullable() }).optional();
  },
});

export const entry = z.object({
  by: name,
  command: json.and(z.looseObject({ type: name })),
  events: z.array(event).max(LIMITS.list),
  seal: name.optional(),
});

/** A battle as it was played. */
export const recordSchema = z.object({
  header: z.object({
    format: z.literal('acies-record/1'),
    ruleset: name,
    version: name,
    seats: recordOf(text),
    title: text.optional(),
    dice: z.object({ commitment: name, words: recordOf(text), secret: name.optional() }).optional(),
  }),
  opening: battle,
  entries: z.array(entry).max(LIMITS.entries),
});
