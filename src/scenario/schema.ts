import { z } from 'zod';
import { isBounded, LIMITS } from '../engine/data/limits.ts';
import { TOO_MUCH } from '../engine/game/part-faults.ts';
import {
  count,
  figure,
  figures,
  json,
  length,
  millimetres,
  name,
  named,
  options,
  recordOf,
  round,
  table,
  text,
} from './pieces.ts';

const place = z.tuple([millimetres, millimetres, figure]);
const point = z.tuple([millimetres, millimetres]);
const points = z.array(point).max(LIMITS.points);
const words = z.union([text, z.object({ en: text, fr: text.optional() })]);
const names = z.array(name).max(LIMITS.list);

const terrain = z.object({
  id: named,
  kind: named,
  area: points.min(3).optional(),
  line: points.min(2).optional(),
  width: length.optional(),
  crest: points.min(1).optional(),
  cover: name.optional(),
  slopes: name.optional(),
  size: z.enum(['small', 'medium', 'large']).optional(),
  side: name.optional(),
  crossings: z
    .array(z.object({ at: point, kind: name }))
    .max(LIMITS.points)
    .optional(),
});

const side = z
  .object({
    edge: z.enum(['south', 'north', 'east', 'west']),
    role: name.optional(),
    army: text.optional(),
    facts: json.optional(),
  })
  .loose()
  .refine((value) => isBounded(value), { error: TOO_MUCH });

const base = z.object({
  id: named.max(40),
  side: named,
  troop: named,
  at: z.union([point, place]).optional(),
  facing: figure.optional(),
  flags: names.optional(),
  marks: figures.optional(),
  bound: z.union([figures, json]).optional(),
  size: z.tuple([length, length]).optional(),
  in: name.optional(),
  command: name.optional(),
});

const column = z.object({
  bases: names.min(2),
  corners: recordOf(z.array(place).max(LIMITS.points)).optional(),
});

const stronghold = z.object({
  id: named,
  side: named,
  area: points.min(3),
});

const guide = z.object({
  kind: z.enum(['outline', 'line', 'arrow', 'zone', 'lost', 'point']),
  points: points.min(1),
  text: z.string().max(40).optional(),
});

const turn = z.object({
  round: round.min(1).optional(),
  active: name.optional(),
  phase: name.optional(),
  pips: z.union([count, recordOf(count)]).optional(),
  /** The part of the army whose phases run; unsaid, the main army. */
  command: name.optional(),
  /** Of campaigns: the year, its season, and the first player of its order. */
  year: round.min(1).optional(),
  season: name.optional(),
  first: name.optional(),
});

/** The key of the fault of an expectation that nobody knows. */
export const EXPECT_FAULT = 'fault.expectation';

export const expectation = z.strictObject(
  {
    ok: z.literal(true).optional(),
    refused: z.union([z.literal(true), name]).optional(),
    pips: figure.optional(),
    at: recordOf(place).optional(),
    contacts: recordOf(z.array(z.tuple([name, name])).max(LIMITS.list)).optional(),
    gone: names.optional(),
    factors: recordOf(z.array(z.tuple([name, figure])).max(LIMITS.list)).optional(),
    totals: figures.optional(),
    outcomes: recordOf(name).optional(),
    asks: z.object({ side: name.optional(), kind: name.optional() }).loose().optional(),
    answer: z.unknown().optional(),
    winner: name.nullable().optional(),
    army: recordOf(json).optional(),
    control: recordOf(name.nullable()).optional(),
    overlord: recordOf(name.nullable()).optional(),
    prestige: figures.optional(),
    siege: recordOf(json.nullable()).optional(),
    out: names.optional(),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? EXPECT_FAULT : undefined) },
);

/** The names of all expectations. */
export const EXPECTATIONS: readonly string[] = Object.keys(expectation.shape);

/** The key of the fault of a step that neither does nor asks anything. */
export const STEP_FAULT = 'fault.step';

const step = z.union(
  [
    z.object({
      side: name.optional(),
      do: z.object({ type: z.string() }).loose(),
      expect: expectation.optional(),
    }),
    z.object({
      side: name.optional(),
      ask: z.object({ type: z.string() }).loose(),
      expect: expectation.optional(),
    }),
  ],
  { error: STEP_FAULT },
);

/** One scenario: a position with steps, each of which may have an expectation. */
export const scenarioSchema = z.object({
  format: z.literal('acies-scenario/1'),
  ruleset: name,
  name: name.optional(),
  title: words.optional(),
  cites: names.optional(),
  options: options.optional(),
  table: table.optional(),
  terrain: z.array(terrain).max(LIMITS.pieces).optional(),
  strongholds: z.array(stronghold).max(LIMITS.strongholds).optional(),
  sides: z.record(name, side).optional(),
  bases: z.array(base).max(LIMITS.bases).optional(),
  /** The bent columns. */
  columns: z.array(column).max(LIMITS.columns).optional(),
  /** Lines drawn on the position; they have no effect. */
  guides: z.array(guide).max(LIMITS.guides).optional(),
  engaged: z
    .array(z.tuple([name, name]))
    .max(LIMITS.list)
    .optional(),
  own: json.optional(),
  /** The position of a campaign, in place of a table and bases. */
  campaign: json.optional(),
  turn: turn.optional(),
  dice: z.array(z.number().int().min(0).max(LIMITS.figure)).max(LIMITS.dice).optional(),
  seed: z.number().int().optional(),
  steps: z.array(step).max(LIMITS.steps).optional(),
});

/** A file holds one scenario or a list of them. */
export const scenarioFileSchema = z.union([
  scenarioSchema,
  z.array(scenarioSchema).min(1).max(LIMITS.scenarios),
]);

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioBase = z.infer<typeof base>;
export type ScenarioStep = z.infer<typeof step>;
export type Expectation = z.infer<typeof expectation>;
