// A bot for a server of Acies: node bot.mjs http://localhost:4173 BATTLE red
// It chooses at random among the answers that the server offers. /api/openapi.json describes the API.
import { randomBytes, randomUUID } from 'node:crypto';

const [server, battle, side] = process.argv.slice(2);
if (!side) {
  console.error('node bot.mjs SERVER BATTLE SIDE');
  process.exit(2);
}

// The secret gives the seat. A bot that must survive a restart would keep it in a file.
const secret = randomBytes(32).toString('base64url');
const address = `${server}/api/battles/${battle}`;
const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };

/** Sends a request and returns the status and the answer. If the server asks to wait, waits and tries again. */
async function post(url, body) {
  for (;;) {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await response.json();
    if (response.status !== 429) return { status: response.status, ...answer };
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after'))));
  }
}

/** Performs an action. Each request has a new id, so that the server carries it out only once. */
const act = (what, body) => post(address, { do: what, id: randomUUID(), body });

const play = async (command) => (await act('play', { command })).status === 200;

const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

async function isAsked() {
  const { battles } = await post(`${server}/api/mine`, { battles: [{ battle, secret }] });
  return battles[0]?.waits === side;
}

/** Answers a question: picks one of the offered choices, moves a base straight ahead, or ends the phase. */
async function answer(bases) {
  const { options } = await post(`${address}/ask`, { ask: 'options' });
  if (options?.length > 0 && (await play(anyOf(options).command))) return;
  const command = { type: 'move', bases: [anyOf(bases)], path: [{ forward: 60 }] };
  const { stops } = await post(`${address}/ask`, { ask: 'move', command });
  if (stops?.length > 0 && Math.random() < 0.7 && (await play(stops[0].command))) return;
  await play({ type: 'end-phase' });
}

/** The messages of the seat as they arrive, each a line of JSON. */
async function* messages() {
  const response = await fetch(`${address}/stream`, {
    headers: { ...headers, accept: 'application/x-ndjson' },
  });
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
}

const joined = await act('join', { name: 'A bot in JavaScript', side });
if (joined.status !== 200) throw new Error(joined.reasons[0].text);
await act('prepare', { word: randomUUID(), army: { drawn: true } });

let bases = [];
for await (const message of messages()) {
  if (message.type === 'begun')
    bases = message.opening.bases.filter((base) => base.side === side).map((base) => base.id);
  if (message.type === 'disclosed') break;
  if (message.type === 'begun' || message.type === 'played')
    while (bases.length > 0 && (await isAsked())) await answer(bases);
}
