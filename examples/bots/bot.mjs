// A bot for a server of Acies: node bot.mjs http://localhost:4173 BATTLE red
// It chooses at random among the answers that the server offers. /api/openapi.json describes the API.
// It outlives restarts of the server, and started again it goes on with its seat (README.md).
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [server, battle, side] = process.argv.slice(2);
const stop = (why, code) => {
  console.error(why);
  process.exit(code);
};
if (!side) stop('node bot.mjs SERVER BATTLE SIDE', 2);

// The secret gives the seat. Only this user may read the file; who deletes it loses the seat.
const file = `${battle}-${side}.secret`;
if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
const secret = readFileSync(file, 'utf8').trim();
if (!/^[\w-]{43,128}$/.test(secret)) stop(`${file} holds no secret. Delete it to take a new seat.`, 2);
const address = `${server}/api/battles/${battle}`;
const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };

let failures = 0;
/** Waits before the next try: as long as the server asks for, or longer after each failure, up to 30 seconds. */
function pause(seconds = 0) {
  const wait = seconds > 0 ? seconds : Math.min(2 ** failures++, 30);
  return new Promise((resolve) => setTimeout(resolve, 1000 * wait));
}

/** Sends a request until the server answers in JSON, and returns the status and the answer. */
async function post(url, body) {
  for (;;) {
    let wait = 0;
    try {
      const signal = AbortSignal.timeout(30_000);
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
      wait = Number(response.headers.get('retry-after'));
      if (response.status !== 429 && response.status < 500) {
        const answer = await response.json();
        failures = 0;
        return { status: response.status, ...answer };
      }
    } catch {
      // The server is away, or a proxy answers for it.
    }
    await pause(wait);
  }
}

/** Performs an action. Each request has a new id: however often it is sent, the server carries it out only once. */
const act = (what, body) => post(address, { do: what, id: randomUUID(), body });
const play = async (command) => (await act('play', { command })).status === 200;
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];
/** How the battle stands, with the side it waits for and the number of the newest message; undefined without a seat. */
const standing = async () =>
  (await post(`${server}/api/mine`, { battles: [{ battle, secret }] })).battles?.[0];

/** Answers a question: picks one of the offered choices, moves a base straight ahead, or ends the phase. */
async function answer(bases) {
  const { options } = await post(`${address}/ask`, { ask: 'options' });
  if (options?.length > 0 && (await play(anyOf(options).command))) return;
  const command = { type: 'move', bases: [anyOf(bases)], path: [{ forward: 60 }] };
  const { stops } = await post(`${address}/ask`, { ask: 'move', command });
  if (stops?.length > 0 && Math.random() < 0.7 && (await play(stops[0].command))) return;
  await play({ type: 'end-phase' });
}

/** The messages of the seat as they arrive, each a line of JSON. After a break they go on behind the last one. */
async function* messages() {
  for (let seen = 0; ; await pause()) {
    try {
      const accept = 'application/x-ndjson';
      const response = await fetch(`${address}/stream?after=${seen}`, { headers: { ...headers, accept } });
      if ([400, 401, 403, 404].includes(response.status)) stop(await response.text(), 1);
      let rest = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop();
        for (const message of lines.filter((line) => line !== '').map((line) => JSON.parse(line))) {
          yield message;
          seen = message.number ?? seen;
          failures = 0;
        }
      }
    } catch {
      // The stream broke off, or a proxy answered.
    }
  }
}

let now = await standing();
if (!now) {
  const joined = await act('join', { name: 'A bot in JavaScript', side });
  if (joined.status !== 200) stop(joined.reasons?.[0].text ?? `The server answers ${joined.status}.`, 1);
}
if (!now || now.stage === 'open') await act('prepare', { word: randomUUID(), army: { drawn: true } });

let bases = [];
for await (const message of messages()) {
  if (message.type === 'begun')
    bases = message.opening.bases.filter((base) => base.side === side).map((base) => base.id);
  if (message.type === 'disclosed') break;
  // Of many messages at once only the newest counts.
  if (bases.length === 0 || !(message.number >= (now?.number ?? 0))) continue;
  for (now = await standing(); now?.waits === side; now = await standing()) await answer(bases);
}
