/** Players who go on while servers stop and start: they repeat requests until they are answered, and resume streams. */
import { isDeepStrictEqual } from 'node:util';
import type { Message } from '../../src/protocol/messages.ts';
import { beginBattle, send } from './http.ts';
import { type Follower, follower, nowOf } from './table.ts';

export interface Load {
  /** Commands that were answered with success: the texts of chat messages, and the number of ended phases. */
  readonly said: string[];
  ended: number;
  readonly seen: Follower;
  readonly battle: string;
  readonly secret: string;
  stop(): Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a request until it gets an answer other than an error of the server. */
async function sendUntilAnswered(
  url: () => string,
  path: string,
  secret: string,
  body: object,
  isOver: () => boolean,
) {
  for (;;) {
    const answer = await send(url(), path, { secret, body }).catch(() => null);
    if (answer && answer.status < 500) return answer;
    if (isOver()) return null;
    await pause(20);
  }
}

/** Reads the stream of a seat, and resumes it after every break. Throws if a message is missing. */
async function follow(url: () => string, load: Load, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const stop = new AbortController();
    const watch = setInterval(() => isOver() && stop.abort(), 50);
    try {
      const after = load.seen.messages.length;
      const response = await fetch(`${url()}/api/battles/${load.battle}/stream?after=${after}`, {
        headers: { accept: 'application/x-ndjson', authorization: `Bearer ${load.secret}` },
        signal: stop.signal,
      });
      let rest = '';
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        const messages = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Message);
        load.seen.tell(messages.filter(({ type }) => (type as string) !== 'presence'));
      }
    } catch (error) {
      if (error instanceof Error && error.message.includes(' came after ')) throw error;
      await pause(20);
    } finally {
      clearInterval(watch);
    }
  }
}

let loads = 0;

/** A player who chats and ends phases as fast as the server allows. */
export function startLoad(url: () => string, battle: string, secret: string, side: string): Load {
  const name = `load-${process.pid}-${++loads}`;
  let over = false;
  let sent = 0;
  const load: Load = { said: [], ended: 0, seen: follower(), battle, secret, stop: async () => undefined };
  const act = (body: object) =>
    sendUntilAnswered(
      url,
      `/api/battles/${battle}`,
      secret,
      { id: `${name}-${++sent}`, ...body },
      () => over,
    );
  const play = async (): Promise<void> => {
    while (!over) {
      const text = `${name} says ${sent}`;
      if ((await act({ do: 'say', body: { text } }))?.status === 200) load.said.push(text);
      const asked = load.seen.battles.length > 0 && nowOf(load.seen).flow.awaits[0]?.by === side;
      if (!asked) continue;
      const on = load.seen.messages.length;
      const ended = await act({ do: 'play', on, body: { command: { type: 'end-phase' } } });
      if (ended?.status === 200) load.ended += 1;
    }
  };
  const running = [play(), follow(url, load, () => over)];
  load.stop = async () => {
    over = true;
    await Promise.all(running);
  };
  return load;
}

/** The players of some battles. Red and blue may play at different servers. */
export async function startLoads(
  battles: number,
  red: () => string,
  blue: () => string,
): Promise<readonly Load[]> {
  const begun = await Promise.all(Array.from({ length: battles }, () => beginBattle(red())));
  return begun.flatMap((each) => [
    startLoad(red, each.battle, each.red, 'red'),
    startLoad(blue, each.battle, each.blue, 'blue'),
  ]);
}

/**
 * Compares the messages of a seat with its answered commands. Finds lost and doubled commands, and a changed stream.
 */
export function faultsOf(
  { said, ended, seen }: Load,
  whole: readonly Message[],
  seat: number,
): readonly string[] {
  const texts = whole
    .filter((message) => message.type === 'said')
    .flatMap(({ by, text }) => (by === seat ? [text] : []));
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const lost = said.filter((text) => !counts.has(text)).map((text) => `lost: ${text}`);
  const doubled = [...counts].filter(([, count]) => count > 1).map(([text]) => `doubled: ${text}`);
  const ends = whole.filter(({ type, by }) => type === 'played' && by === seat).length;
  // The last command may have been carried out without an answer.
  const phases = ends < ended || ends > ended + 1 ? [`${ended} phases ended, ${ends} told`] : [];
  // A reader of messages may put their parts into another order.
  const same = isDeepStrictEqual(whole.slice(0, seen.messages.length), seen.messages);
  return [...lost, ...doubled, ...phases, ...(same ? [] : ['the stream differs from the one before'])];
}
