/** The stream of a seat: server-sent events that are taken up again where they broke off. */
import { apiAt, headersFor, noteTime } from './asking.ts';
import type { Message, Presence } from './protocol.ts';

export interface Listener {
  message(messages: readonly Message[]): void;
  presence(presence: Presence): void;
  /** The line is up, or down. */
  line(isUp: boolean): void;
  /** The server does not show this battle to this seat. */
  refused(status: number): void;
}

interface Wanted {
  readonly battle: string;
  readonly secret: string | null;
  /** Number of the last message that is known. */
  readonly after: () => number;
}

/** The server says something at least every 20 seconds. */
const SILENCE_MS = 45_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** One event of a stream: its name and its data. */
function eventOf(block: string): { readonly name: string; readonly data: string } {
  const fields = block.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line));
  const of = (wanted: string) => fields.flatMap((field) => (field?.[1] === wanted ? [field[2] ?? ''] : []));
  return { name: of('event')[0] ?? 'message', data: of('data').join('\n') };
}

function tell(blocks: readonly string[], listener: Listener): void {
  const events = blocks.map(eventOf).filter(({ data }) => data !== '');
  const messages = events.filter(({ name }) => name === 'message').map(({ data }) => JSON.parse(data));
  if (messages.length > 0) listener.message(messages);
  for (const { name, data } of events) if (name === 'presence') listener.presence(JSON.parse(data));
}

/** Reads one connection until it ends; answers with the status, 0 where it broke off or never came about. */
async function readOnce({ battle, secret, after }: Wanted, listener: Listener, stop: AbortController) {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => stop.abort(), SILENCE_MS);
  };
  heard();
  try {
    const response = await fetch(apiAt(`/battles/${battle}/stream`), {
      headers: { ...headersFor(secret), accept: 'text/event-stream', 'last-event-id': String(after()) },
      cache: 'no-store',
      signal: stop.signal,
    });
    if (!response.ok || !response.body) return response.status;
    noteTime(response);
    listener.line(true);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 0;
      heard();
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      tell(blocks, listener);
    }
  } catch {
    return 0;
  } finally {
    clearTimeout(silence);
  }
}

/** Refusals that stay however often one asks. */
const FINAL = new Set([400, 401, 403, 404]);

/** Follows a stream until the answer is called; it connects again by itself. */
export function followStream(wanted: Wanted, listener: Listener): () => void {
  let ended = false;
  let stop = new AbortController();
  let wake = (): void => undefined;
  const again = (): void => wake();
  const breakOff = (): void => stop.abort();
  let pause = FIRST_PAUSE_MS;
  const heeding: Listener = {
    ...listener,
    line(isUp) {
      if (isUp) pause = FIRST_PAUSE_MS;
      listener.line(isUp);
    },
  };
  const run = async (): Promise<void> => {
    while (!ended) {
      stop = new AbortController();
      const status = await readOnce(wanted, heeding, stop);
      if (ended) return;
      if (FINAL.has(status)) return listener.refused(status);
      listener.line(false);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, pause);
      });
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  };
  addEventListener('online', again);
  addEventListener('offline', breakOff);
  void run();
  return () => {
    ended = true;
    removeEventListener('online', again);
    removeEventListener('offline', breakOff);
    stop.abort();
  };
}
