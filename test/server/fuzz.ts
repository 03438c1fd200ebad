/** Malformed requests: wrong, huge, deep, cut off, for another seat, or sent again. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { ACTIONS } from '../../src/server/battle/actions/index.ts';
import { beginBattle, type TestServer } from './http.ts';
import { secretOf } from './table.ts';

type Body = { readonly [part: string]: unknown };

/** A correct body for each action. Wrong bodies are made from these. */
const RIGHT: Readonly<Record<keyof typeof ACTIONS, Body>> = {
  join: { name: 'Eve', side: 'red' },
  prepare: { word: 'oak', army: { id: 'long-barrow' } },
  lead: { command: '1' },
  rename: { name: 'Eve' },
  play: { command: { type: 'move', bases: ['A'], path: [{ forward: 10 }] } },
  claim: {},
  leave: { days: 2 },
  'stand-in': { bot: 'quick' },
  rematch: {},
  say: { text: 'hello' },
  note: { text: 'hello' },
  instruct: { instructions: [{ when: { kind: 'x' }, answer: { commands: [{ type: 'x' }] }, once: true }] },
  notices: { channels: [{ kind: 'webhook', url: 'https://example.org/x' }] },
};

const COMMANDS: readonly Body[] = [
  { type: 'move', bases: ['A'], path: [{ column: { deep: [] } }] },
  { type: 'move', bases: ['A'], path: [{ pivot: 'left', degrees: 1e300 }] },
  { type: 'choose', option: 'x', distance: -1 },
  { type: 'deploy', base: 'A', at: [1, 2, 3] },
  { type: 'roll', faces: [6] },
  { type: 'undo', keep: -1 },
  { type: 'allow-undo' },
  { type: 'fight', base: '__proto__' },
  { type: 'shoot', base: 'constructor', target: 'toString' },
];

const deep = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { x: value };
  return value;
};

/** A value of a wrong type. */
function wrong(random: Random): unknown {
  return oneOf<() => unknown>(random, [
    () => null,
    () => random(2) === 0,
    () => -random(1e9),
    () => 1e308 * (random(3) - 1),
    () => 'x'.repeat(random(5000)),
    () => '\u0000\ud800 \u202e',
    () => '',
    () => [],
    () => ({}),
    () => ({ __proto__: { x: 1 }, constructor: 1 }),
    () => deep(random(60)),
    () => Array.from({ length: random(600) }, () => 'A'),
  ])();
}

/** A copy of the value in which one part, at any depth, is wrong, missing or added. */
function spoilt(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random(4) === 0) return wrong(random);
  const parts = Object.keys(value);
  const part = parts[random(parts.length || 1)];
  if (part === undefined || random(5) === 0) return { ...value, [`more-${random(9)}`]: wrong(random) };
  if (random(5) === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== part));
  const changed = spoilt(random, (value as Record<string, unknown>)[part]);
  return Array.isArray(value)
    ? value.map((each, at) => (String(at) === part ? changed : each))
    : { ...value, [part]: changed };
}

interface Ask {
  readonly path: string;
  /** No secret is sent if it is ''. */
  readonly secret: string;
  readonly text: string;
  readonly method: string;
  readonly type: string;
}

/** A request that must change nothing, because its `on` names a message that is long past. */
function someAsk(random: Random, battle: string, secrets: readonly string[], at: number): Ask {
  const name = oneOf(random, Object.keys(RIGHT) as (keyof typeof RIGHT)[]);
  const right = name === 'play' && random(2) === 0 ? { command: oneOf(random, COMMANDS) } : RIGHT[name];
  const whole = { do: name, id: `fuzz-${at}-fuzz`, on: 1, body: right };
  // A correct request is refused because `on` is an old message. A request without that part has no seat or a wrong
  // form.
  const ask = random(3) === 0 ? { ...whole, body: spoilt(random, right) } : spoilt(random, whole);
  const text = typeof ask === 'object' ? JSON.stringify({ ...ask, on: 1 }) : JSON.stringify(ask);
  const cut = random(6) === 0 ? text.slice(0, random(text.length + 1)) : text;
  const path = oneOf(random, [
    `/api/battles/${battle}`,
    `/api/battles/${battle}`,
    `/api/battles/${battle}/ask`,
    '/api/battles',
    '/api/mine',
    `/api/battles/${'0'.repeat(24)}`,
    '/api/battles/%00',
    `/api/battles/${battle}/stream?after=1e99`,
  ]);
  return {
    path,
    secret: oneOf(random, secrets),
    text: cut,
    method: path.includes('stream') ? 'DELETE' : oneOf(random, ['POST', 'POST', 'POST', 'PUT', 'PATCH']),
    type: random(10) === 0 ? 'text/html' : 'application/json',
  };
}

export interface Fuzzed {
  /** The number of answers with each status. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly changed: boolean;
}

const AT_ONCE = 16;

/** Sends this many malformed requests to a server, and tells the statuses and whether the battle changed. */
export async function fuzz({ url, service }: TestServer, count: number, seed: number): Promise<Fuzzed> {
  const random = randomFrom(seed);
  const { battle, red, blue } = await beginBattle(url);
  const secrets = [red, blue, '', secretOf('nobody'), 'short', 'x'.repeat(500)];
  const lastOf = () => service.lives.inTurn(battle, async ({ state }) => state.last);
  const before = await lastOf();
  const statuses: Record<number, number> = {};
  let at = 0;
  const work = async (): Promise<void> => {
    while (at < count) {
      const { path, secret, text, method, type } = someAsk(random, battle, secrets, at++);
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          'content-type': type,
          ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
        },
        body: text,
      });
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { statuses, changed: (await lastOf()) !== before };
}
