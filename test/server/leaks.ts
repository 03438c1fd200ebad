/** Pairs of battles that differ only in what blue hides. All others must be told the same, byte by byte. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { loadBattle } from '../../src/scenario/load.ts';
import type { Scenario } from '../../src/scenario/schema.ts';
import { carryOn } from '../../src/server/battle/carry-on.ts';
import { add } from '../../src/server/battle/draft.ts';
import { streamOf } from '../../src/server/live.ts';
import { ambushing, lurking, marching } from './hiding.ts';
import { type Answer, send, startServer, type TestServer } from './http.ts';
import { START, secretOf } from './table.ts';

/** What blue may hide, in turn. */
const MAKERS = [lurking, ambushing, marching] as const;

function opened(scenario: Scenario): Battle {
  const rules = rulesetOf(scenario.ruleset);
  const loaded = rules && loadBattle(rules, scenario);
  if (!loaded?.ok) throw new Error(JSON.stringify(loaded));
  return loaded.battle;
}

const instruction = (random: Random): object => ({
  when: { kind: oneOf(random, ['pursue', 'fight', 'nothing']), points: [random(6)] },
  answer: { commands: [{ type: 'choose', option: 'stay' }] },
  once: random(2) === 0,
});

/** Actions of blue beside the battle that only blue sees. */
const secretly = (random: Random): readonly (readonly [string, object])[] =>
  Array.from({ length: random(4) }, () =>
    oneOf<() => readonly [string, object]>(random, [
      () => ['note', { text: 'x'.repeat(random(400)) }],
      () => ['say', { text: 'x'.repeat(1 + random(400)), aside: true }],
      () => ['instruct', { instructions: Array.from({ length: random(5) }, () => instruction(random)) }],
    ])(),
  );

/** A command of red. It may name bases that blue perhaps hides. */
function openly(random: Random, ruleset: string): object {
  const bases = ['A', 'B', 'LZ?1', 'LZ1', 'Z?1', 'Z?2', 'Z1', 'Y'];
  const at = [300 + random(300), 300 + random(300), random(360)];
  const [base, target] = [oneOf(random, bases), oneOf(random, bases)];
  return oneOf(random, [
    { type: 'end-phase' },
    { type: 'end-phase' },
    { type: 'move', bases: [base], path: [{ forward: 1 + random(ruleset === 'bnb' ? 15 : 40) }] },
    { type: 'shoot', base, target },
    { type: 'deploy', base, at },
    { type: 'halt', bases: [base] },
    { type: 'advance', base },
    { type: 'take-back', bases: [base] },
    { type: 'flank-march', command: '2', edge: 'west' },
    { type: 'fight', base },
    { type: 'undo' },
    { type: 'undo', keep: random(4) },
    { type: 'offer-draw' },
    { type: 'choose', option: 'stay-hidden' },
  ]);
}

export interface Pair {
  readonly servers: readonly [TestServer, TestServer];
  readonly clock: { now: number };
  close(): Promise<void>;
}

/** Two servers with the same clock and the same secrets. */
export async function openPair(): Promise<Pair> {
  const clock = { now: START };
  const host = { now: () => clock.now, newSecret: () => secretOf('dice') };
  const servers = [await startServer({ host }), await startServer({ host })] as const;
  return {
    servers,
    clock,
    async close() {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** Seals depend on hidden things, and look random to everybody without the secret. */
const masked = (text: string): string => text.replace(/"seal":"[0-9a-f]{64}"/g, '"seal":"*"');

const asText = ({ status, body }: Answer): string => masked(`${status} ${JSON.stringify(body)}`);

/** Makes the battle of a scenario, already begun. */
async function begin({ url, service }: TestServer, name: string, scenario: Scenario): Promise<string> {
  const terms = {
    ruleset: scenario.ruleset,
    title: name,
    pace: { kind: 'bank', minutes: 60, increment: 10 },
  };
  const made = await send(url, '/api/battles', { secret: secretOf('maker'), body: { id: name, terms } });
  const battle = made.body.battle as string;
  for (const side of ['red', 'blue'])
    await send(url, `/api/battles/${battle}`, {
      secret: secretOf(side),
      body: { do: 'join', id: `join-${side}`, body: { name: side, side } },
    });
  await service.lives.change(battle, (draft) => {
    add(draft, { type: 'begun', sides: ['red', 'blue'], opening: opened(scenario) });
    carryOn(draft);
  });
  return battle;
}

/** The number of the newest message for a viewer. */
const newestOf = async (
  { service }: TestServer,
  battle: string,
  secret: string | undefined,
): Promise<number> => {
  const seat = secret === undefined ? null : 0;
  const found = await service.lives.inTurn(battle, (live) => streamOf(live, service.host.store, seat));
  return found?.number ?? 0;
};

/** The bytes of a stream up to a message. */
async function bytesOf(
  url: string,
  battle: string,
  secret: string | undefined,
  number: number,
): Promise<string> {
  const stop = new AbortController();
  const headers = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  const response = await fetch(`${url}/api/battles/${battle}/stream`, { headers, signal: stop.signal });
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes(`id: ${number}\n`) && text.endsWith('\n\n')) break;
  }
  stop.abort();
  // An empty line of a comment keeps the connection open; on a busy machine one may come meanwhile.
  return masked(text.replace(/^event: presence\ndata: .*\n\n|^:\n\n/gm, ''));
}

/** The answers to all questions that a viewer may ask about a battle. */
async function everything(
  server: TestServer,
  battle: string,
  secret: string | undefined,
): Promise<readonly string[]> {
  const { url } = server;
  const at = `/api/battles/${battle}`;
  const more = secret === undefined ? {} : { secret };
  const asks = [
    { ask: 'options' },
    { ask: 'move', command: { type: 'move', bases: ['A'], path: [{ forward: 60 }] } },
    ...['contacts', 'zoc', 'sees', 'legal-moves', 'shown', 'impetuous', 'commands'].map((type) => ({
      ask: 'question',
      question: { type, base: 'A', side: 'blue' },
    })),
  ];
  const answers = [
    await send(url, at, more),
    await send(url, '/api/battles', more),
    await send(url, `${at}/record`, more),
    await send(url, `${at}/invitations`, more),
    ...(await Promise.all(asks.map((body) => send(url, `${at}/ask`, { ...more, body })))),
    ...(secret === undefined
      ? []
      : [await send(url, '/api/mine', { body: { battles: [{ battle, secret }] } })]),
  ];
  return answers.map(asText);
}

const STEPS = 7;

/** Blue keeps its own actions secret, or tells them aloud to try the test itself. */
export type Blue = 'keeps' | 'tells';

/** The first place where others are told different things in a pair of battles; null if there is none. */
export async function leakOf(
  { servers, clock }: Pair,
  pair: number,
  blue: Blue = 'keeps',
): Promise<string | null> {
  const name = `pair-${blue}-${pair}`;
  const make = MAKERS[pair % MAKERS.length] ?? lurking;
  const randoms = servers.map((_, at) => randomFrom(pair * 2 + at + 1));
  const open = randomFrom(pair);
  const scenarios = randoms.map(make);
  const begun = await Promise.all(
    servers.map((server, at) => begin(server, name, scenarios[at] as Scenario)),
  );
  const battle = begun[0] as string;
  for (let step = 0; step < STEPS; step++) {
    clock.now += 1 + open(100_000);
    for (const [at, { url }] of servers.entries()) {
      const does = [
        ...secretly(randoms[at] as Random),
        ...(blue === 'tells' ? [['say', { text: `${scenarios[at]?.bases?.length}` }] as const] : []),
      ];
      for (const [number, [what, body]] of does.entries()) {
        const id = `secret-${step}-${number}`;
        const done = await send(url, `/api/battles/${battle}`, {
          secret: secretOf('blue'),
          body: { do: what, id, body },
        });
        if (done.status !== 200) throw new Error(`${what}: ${asText(done)}`);
      }
    }
    const command = openly(open, scenarios[0]?.ruleset ?? '');
    const both = (side: string, body: object) =>
      Promise.all(
        servers.map(({ url }) =>
          send(url, `/api/battles/${battle}`, {
            secret: secretOf(side),
            body: { do: 'play', id: `step-${step}-${side}`, body: { command: body } },
          }),
        ),
      );
    const [one, other] = await both('red', command);
    if (!one || !other || asText(one) !== asText(other))
      return `pair ${pair}, ${JSON.stringify(command)}:\n${one && asText(one)}\n${other && asText(other)}`;
    // Blue ends its phase. Blue may be told different things, but its action is the same.
    await both('blue', { type: 'end-phase' });
  }
  for (const secret of [secretOf('red'), undefined]) {
    const told = await Promise.all(servers.map((server) => everything(server, battle, secret)));
    const apart = told[0]?.findIndex((text, at) => text !== told[1]?.[at]) ?? -1;
    if (apart >= 0) return `pair ${pair}, answer ${apart}:\n${told[0]?.[apart]}\n${told[1]?.[apart]}`;
    const newest = await Promise.all(servers.map((server) => newestOf(server, battle, secret)));
    if (newest[0] !== newest[1]) return `pair ${pair}: ${newest[0]} and ${newest[1]} messages`;
    const streams = await Promise.all(
      servers.map(({ url }, at) => bytesOf(url, battle, secret, newest[at] ?? 0)),
    );
    if (streams[0] !== streams[1]) return `pair ${pair}, stream:\n${streams[0]}\n${streams[1]}`;
  }
  return null;
}
