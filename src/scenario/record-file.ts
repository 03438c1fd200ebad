import { z } from 'zod';
import type { Fault } from '../engine/event.ts';
import type { BattleRecord } from '../engine/record.ts';
import { placeIn, readJson } from './read.ts';
import { RULESET_IDS } from './rulesets.ts';

const point = z.object({ x: z.number(), y: z.number() });
const pose = z.object({ x: z.number(), y: z.number(), facing: z.number().int() });
const figures = z.record(z.string(), z.number());
const json = z.record(z.string(), z.unknown());

const follows = z.object({ base: z.string(), track: z.array(pose).min(1) });

const base = z.object({
  id: z.string(),
  side: z.string(),
  troop: z.string(),
  width: z.number().positive(),
  depth: z.number().positive(),
  place: z.string(),
  pose: pose.nullable(),
  marks: figures,
  bound: figures,
  start: pose.nullable(),
  command: z.string().optional(),
  follows: follows.optional(),
});

const flow = z.object({
  phase: z.string(),
  stack: z.array(z.object({ step: z.string() }).loose()),
  awaits: z.array(
    z.object({ by: z.string(), kind: z.string(), answer: z.object({ form: z.string() }).loose() }).loose(),
  ),
});

const battle = z.object({
  ruleset: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  table: z.object({ width: z.number().positive(), depth: z.number().positive() }),
  terrain: z.array(
    z
      .object({
        id: z.string(),
        kind: z.string(),
        area: z.array(point).optional(),
        line: z.array(point).optional(),
      })
      .loose(),
  ),
  sides: z.array(z.object({ id: z.string(), edge: z.string(), facts: json }).loose()).length(2),
  bases: z.array(base).max(1000),
  turn: z.object({
    round: z.number().int(),
    bound: z.number().int(),
    active: z.string(),
    pips: figures,
    drawOffered: z.string().nullable(),
  }),
  own: json,
  flow,
  result: z
    .object({
      winner: z.string().nullable(),
      how: z.string(),
      score: z.array(z.number()),
      secondary: z.array(z.number()).optional(),
    })
    .nullable(),
});

/** Every kind of change, with the parts that folding it reads. */
const CHANGES = {
  place: z.object({ base: z.string(), at: pose, in: z.string().optional() }),
  remove: z.object({ base: z.string(), to: z.string() }),
  follow: z.object({ base: z.string(), follows }),
  add: z.object({ base }),
  mark: z.object({
    base: z.union([z.string(), z.array(z.string())]),
    set: z.record(z.string(), z.number().nullable()),
  }),
  brand: z.object({ base: z.string(), set: z.record(z.string(), z.number().nullable()) }),
  resize: z.object({
    base: z.string(),
    width: z.number(),
    depth: z.number(),
    troop: z.string().optional(),
  }),
  clear: z.object({}),
  points: z.object({ command: z.string(), left: z.number() }),
  turn: z.object({ set: json }),
  side: z.object({ side: z.string(), set: json }),
  terrain: z.object({ piece: battle.shape.terrain.element }),
  lift: z.object({ piece: z.string() }),
  note: z.object({ set: json }),
  flow: z.object({ flow: flow.partial() }),
  end: z.object({ result: battle.shape.result.unwrap() }),
} as const;

const change = z
  .object({ change: z.string() })
  .loose()
  .refine((value) => {
    const shape = Object.hasOwn(CHANGES, value.change)
      ? CHANGES[value.change as keyof typeof CHANGES]
      : undefined;
    return shape?.safeParse(value).success === true;
  }, 'is no change that a battle knows');

const event = z.object({ type: z.string(), changes: z.array(change) }).loose();

const recordSchema = z.object({
  header: z.object({
    format: z.literal('acies-record/1'),
    ruleset: z.string(),
    version: z.string(),
    seats: z.record(z.string(), z.string()),
    title: z.string().optional(),
    dice: z
      .object({
        commitment: z.string(),
        words: z.record(z.string(), z.string()),
        secret: z.string().optional(),
      })
      .optional(),
  }),
  opening: battle,
  entries: z
    .array(
      z.object({
        by: z.string(),
        command: z.object({ type: z.string() }).loose(),
        events: z.array(event),
        seal: z.string().optional(),
      }),
    )
    .max(100_000),
});

export type RecordRead =
  | { readonly ok: true; readonly record: BattleRecord }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The fault in the rulesets that a record names; null where there is none. */
function rulesetFault(ruleset: string, opening: string): Fault | null {
  if (!RULESET_IDS.includes(ruleset))
    return { key: 'fault.unknown-ruleset', figures: { ruleset, known: RULESET_IDS } };
  return opening === ruleset ? null : { key: 'fault.other-ruleset', figures: { ruleset, opening } };
}

/** Reads the text of a record file, or answers with its faults and their places. */
export function readRecord(text: string): RecordRead {
  const json = readJson(text);
  if (!json.ok) return { ok: false, faults: [json.fault] };
  const parsed = recordSchema.safeParse(json.value);
  if (!parsed.success) {
    const faults = parsed.error.issues.slice(0, 10).map((issue) => ({
      key: 'fault.record-form',
      figures: { where: placeIn(issue.path), why: issue.message },
    }));
    return { ok: false, faults };
  }
  const fault = rulesetFault(parsed.data.header.ruleset, parsed.data.opening.ruleset);
  if (fault) return { ok: false, faults: [fault] };
  return { ok: true, record: parsed.data as unknown as BattleRecord };
}
