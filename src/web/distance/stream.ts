/** The stream of a seat: server-sent events that are taken up again where they broke off. */
import type { z } from 'zod';
import { type Message, type Presence, presenceForm } from '../../protocol/messages.ts';
import { apiAt, headersFor, noteTime } from './asking.ts';

export interface Listener<Told = Message> {
  message(messages: readonly Told[]): void;
  presence(presence: Presence): void;
  /** The line is up, or down. */
  line(isUp: boolean): void;
  /** The server does not show this game to this seat, or says what this page cannot read. */
  refused(why: number | 'unreadable'): void;
}

interface Wanted<Told> {
  /** The address of the battle or campaign below that of the API. */
  readonly path: string;
  /** The form of its messages. */
  readonly form: z.ZodType<Told>;
  readonly secret: string | null;
  /** Number of the last message that is known. */
  readonly after: () => number;
}

/** The server says something at least every 20 seconds, and at once when a stream begins. */
const SILENCE_MS = 45_000;
const FIRST_SILENCE_MS = 6_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** A connection that stood for this long was a good one: the next is tried soon. */
const GOOD_MS = 10_000;
/** So many brief streams follow each other before a lasting one is tried again. */
const MOST_BRIEF = 50;

/** One event of a stream: its name and its data. */
function eventOf(block: string): { readonly name: string; readonly data: string } {
  const fields = block.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line));
  const of = (wanted: string) => fields.flatMap((field) => (field?.[1] === wanted ? [field[2] ?? ''] : []));
  return { name: of('event')[0] ?? 'message', data: of('data').join('\n') };
}

/** Tells the listener of these events; false where one of them cannot be read. */
function tell<Told>(blocks: readonly string[], form: z.ZodType<Told>, listener: Listener<Told>): boolean {
  const events = blocks.map(eventOf).filter(({ data }) => data !== '');
  const read = events
    .filter(({ name }) => name === 'message')
    .map(({ data }) => form.safeParse(JSON.parse(data)));
  const messages = read.flatMap(({ success, data }) => (success ? [data] : []));
  if (messages.length < read.length) return false;
  if (messages.length > 0) listener.message(messages);
  for (const { name, data } of events)
    if (name === 'presence') listener.presence(presenceForm.parse(JSON.parse(data)));
  return true;
}

/**
 * How a connection ended: the server ended it, it broke off, nothing was heard on it, or it was refused. What cannot be
 * read comes from a server that is newer or older than this page.
 */
type End = 'ended' | 'broken' | 'silent' | { readonly refused: number | 'unreadable' };

/**
 * Reads one connection until it ends. A network may keep a stream back until it is over: a brief one ends with the next
 * message.
 */
async function readOnce<Told>(
  { path, form, secret, after }: Wanted<Told>,
  listener: Listener<Told>,
  stop: AbortController,
  isBrief: boolean,
): Promise<End> {
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  const waitFor = (ms: number): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      isSilent = true;
      stop.abort();
    }, ms);
  };
  waitFor(isBrief ? SILENCE_MS : FIRST_SILENCE_MS);
  try {
    const response = await fetch(apiAt(`${path}/stream${isBrief ? '?brief' : ''}`), {
      headers: { ...headersFor(secret), accept: 'text/event-stream', 'last-event-id': String(after()) },
      cache: 'no-store',
      signal: stop.signal,
    });
    const type = response.headers.get('content-type') ?? '';
    // A proxy whose server is starting, or the sign-in page of a network, answers for itself.
    if (!response.ok) return /json/.test(type) ? { refused: response.status } : 'broken';
    if (!response.body || !/event-stream/.test(type)) return 'broken';
    noteTime(response);
    listener.line(true);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      waitFor(SILENCE_MS);
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      if (!tell(blocks, form, listener)) {
        stop.abort();
        return { refused: 'unreadable' };
      }
    }
  } catch {
    return isSilent ? 'silent' : 'broken';
  } finally {
    clearTimeout(silence);
  }
}

/** Refusals that stay however often one asks. */
const FINAL = new Set<number | 'unreadable'>(['unreadable', 400, 401, 403, 404]);

/** Follows a stream until the answer is called; it connects again by itself. */
export function followStream<Told>(wanted: Wanted<Told>, listener: Listener<Told>): () => void {
  let ended = false;
  let stop = new AbortController();
  let wake = (): void => undefined;
  const again = (): void => wake();
  const breakOff = (): void => stop.abort();
  const run = async (): Promise<void> => {
    let pause = FIRST_PAUSE_MS;
    /** How many brief streams are still to follow each other. */
    let brief = 0;
    while (!ended) {
      stop = new AbortController();
      const [began, known, isBrief] = [Date.now(), wanted.after(), brief > 0];
      const end = await readOnce(wanted, listener, stop, isBrief);
      if (ended) return;
      if (typeof end === 'object' && FINAL.has(end.refused)) return listener.refused(end.refused);
      const isNews = wanted.after() > known;
      if (isNews || Date.now() - began > GOOD_MS) pause = FIRST_PAUSE_MS;
      if (!isBrief && end === 'silent') {
        brief = MOST_BRIEF;
        continue;
      }
      const isWell = isBrief && end === 'ended';
      brief = isWell ? brief - 1 : 0;
      if (isWell && isNews) continue;
      if (!isWell) listener.line(false);
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
