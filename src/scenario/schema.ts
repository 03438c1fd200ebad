import { z } from 'zod';

const place = z.tuple([z.number(), z.number(), z.number()]);
const point = z.tuple([z.number(), z.number()]);
const length = z.number().positive().max(1000);
const points = z.number().int().min(0);
const words = z.union([z.string(), z.object({ en: z.string(), fr: z.string().optional() })]);
const figures = z.record(z.string(), z.number());
const json = z.record(z.string(), z.unknown());

const terrain = z.object({
  id: z.string().min(1),
  kind: z.string().min(1),
  area: z.array(point).min(3).optional(),
  line: z.array(point).min(2).optional(),
  width: z.number().positive().optional(),
  crest: z.array(point).min(1).optional(),
  cover: z.string().optional(),
  slopes: z.string().optional(),
  size: z.enum(['small', 'medium', 'large']).optional(),
  side: z.string().optional(),
  crossings: z.array(z.object({ at: point, kind: z.string() })).optional(),
});

const side = z
  .object({
    edge: z.enum(['south', 'north', 'east', 'west']),
    role: z.string().optional(),
    army: z.string().optional(),
    facts: json.optional(),
  })
  .loose();

const base = z.object({
  id: z.string().min(1).max(40),
  side: z.string().min(1),
  troop: z.string().min(1),
  at: z.union([point, place]).optional(),
  facing: z.number().optional(),
  flags: z.array(z.string()).optional(),
  marks: figures.optional(),
  bound: z.union([figures, json]).optional(),
  size: z.tuple([length, length]).optional(),
  in: z.string().optional(),
  command: z.string().optional(),
});

const column = z.object({
  bases: z.array(z.string()).min(2),
  corners: z.record(z.string(), z.array(place)).optional(),
});

const stronghold = z.object({
  id: z.string().min(1),
  side: z.string().min(1),
  area: z.array(point).min(3),
});

const guide = z.object({
  kind: z.enum(['outline', 'line', 'arrow', 'zone', 'lost', 'point']),
  points: z.array(point).min(1).max(100),
  text: z.string().max(40).optional(),
});

const turn = z.object({
  round: z.number().int().min(1).optional(),
  active: z.string().optional(),
  phase: z.string().optional(),
  pips: z.union([points, z.record(z.string(), points)]).optional(),
});

const expectation = z
  .object({
    ok: z.literal(true).optional(),
    refused: z.union([z.literal(true), z.string()]).optional(),
    pips: z.number().optional(),
    at: z.record(z.string(), place).optional(),
    contacts: z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))).optional(),
    gone: z.array(z.string()).optional(),
    factors: z.record(z.string(), z.array(z.tuple([z.string(), z.number()]))).optional(),
    totals: figures.optional(),
    outcomes: z.record(z.string(), z.string()).optional(),
    asks: z.object({ side: z.string().optional(), kind: z.string().optional() }).loose().optional(),
    answer: z.unknown().optional(),
    winner: z.string().nullable().optional(),
  })
  .loose();

/** The key of what is told of a step that neither does nor asks. */
export const STEP_FAULT = 'fault.step';

const step = z.union(
  [
    z.object({
      side: z.string().optional(),
      do: z.object({ type: z.string() }).loose(),
      expect: expectation.optional(),
    }),
    z.object({
      side: z.string().optional(),
      ask: z.object({ type: z.string() }).loose(),
      expect: expectation.optional(),
    }),
  ],
  { error: STEP_FAULT },
);

/** One scenario: a position with something to do and something to expect. */
export const scenarioSchema = z.object({
  format: z.literal('acies-scenario/1'),
  ruleset: z.string(),
  name: z.string().optional(),
  title: words.optional(),
  cites: z.array(z.string()).optional(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  table: z
    .object({ width: z.number().positive().max(10_000), depth: z.number().positive().max(10_000) })
    .optional(),
  terrain: z.array(terrain).max(200).optional(),
  strongholds: z.array(stronghold).max(10).optional(),
  sides: z.record(z.string(), side).optional(),
  bases: z.array(base).max(500).optional(),
  /** Those that bend. */
  columns: z.array(column).max(100).optional(),
  /** Drawn upon the position, and nothing else. */
  guides: z.array(guide).max(100).optional(),
  engaged: z.array(z.tuple([z.string(), z.string()])).optional(),
  own: json.optional(),
  turn: turn.optional(),
  dice: z.array(z.number().int()).optional(),
  seed: z.number().int().optional(),
  steps: z.array(step).optional(),
});

/** A file holds one scenario or a list of them. */
export const scenarioFileSchema = z.union([scenarioSchema, z.array(scenarioSchema)]);

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioBase = z.infer<typeof base>;
export type ScenarioStep = z.infer<typeof step>;
export type Expectation = z.infer<typeof expectation>;
