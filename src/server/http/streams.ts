/** Streams of messages: server-sent events for browsers, JSON lines for programs. */

import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Presence } from '../../protocol/messages.ts';
import type { Kept } from '../kind.ts';
import type { Watcher } from '../live.ts';
import type { Service } from '../service.ts';
import { type Wish, watch } from '../watching.ts';
import { type AppContext, gameIn, hashSent, NO_SECRET, noBattle, noCampaign, refuse } from './context.ts';
import { NOT_KEPT, STRICT } from './headers.ts';

/** Often enough that no proxy drops the connection; a brief stream ends after this time. */
const KEEP_ALIVE_MS = 20_000;
const END_MS = 5000;
/** A client that reads too slowly is cut off here, and resumes the stream where it was. */
const MOST_UNSENT = 4_000_000;

interface Form {
  readonly type: string;
  message(message: { readonly number: number }): string;
  presence(presence: Presence): string;
  readonly alive: string;
}

/**
 * The head of a stream is written directly, past the framework. No proxy may keep messages back, to send or to compress
 * several at once: each looks at another of these.
 */
const HEADERS = {
  ...STRICT,
  'cache-control': `${NOT_KEPT['cache-control']}, no-transform`,
  'content-encoding': 'identity',
  'x-accel-buffering': 'no',
};

const EVENTS: Form = {
  type: 'text/event-stream',
  message: (message) => `id: ${message.number}\ndata: ${JSON.stringify(message)}\n\n`,
  presence: (presence) => `event: presence\ndata: ${JSON.stringify(presence)}\n\n`,
  alive: ':\n\n',
};

const LINES: Form = {
  type: 'application/x-ndjson',
  message: (message) => `${JSON.stringify(message)}\n`,
  presence: (presence) => `${JSON.stringify({ type: 'presence', ...presence })}\n`,
  alive: '\n',
};

const formOf = (context: AppContext): Form =>
  context.req.header('accept')?.includes(LINES.type) ? LINES : EVENTS;

/** What is followed: one of the battles, or of the campaigns. */
type Followed = 'battles' | 'campaigns';

export interface Streams {
  open(context: AppContext, of: Followed): Promise<Response>;
  count(): number;
  /** Ends all streams; clients resume them elsewhere. */
  closeAll(): void;
}

/** Number of the last message that the client has; 0 for a new stream. */
function afterOf(context: AppContext): number {
  const sent = context.req.header('last-event-id') ?? context.req.query('after') ?? '0';
  return /^\d{1,9}$/.test(sent) ? Number(sent) : 0;
}

interface Writer {
  write(text: string): void;
  begin(headers: Record<string, string>, first: string): void;
  end(): void;
}

/** Writes to a response. Text before the head was sent, and an end, wait for it. */
function writerTo(response: ServerResponse): Writer {
  let unsent: string[] | null = [];
  let ended = false;
  return {
    write(text: string): void {
      if (unsent) unsent.push(text);
      else if (response.writableEnded) return;
      else if (response.writableLength > MOST_UNSENT) response.end();
      else response.write(text);
    },
    end(): void {
      ended = true;
      if (!unsent) response.end();
      // A dead connection would take the end only after many minutes.
      setTimeout(() => response.destroy(), END_MS).unref();
    },
    begin(headers: Record<string, string>, first: string): void {
      response.writeHead(200, headers);
      response.write((unsent ?? []).join('') || first);
      unsent = null;
      if (ended) response.end();
    },
  };
}

interface Viewer {
  readonly writer: Writer;
  readonly form: Form;
  readonly isBrief: boolean;
}

/** Sends the messages of a game; a brief stream ends after the first. */
const viewerOf = <Of extends Kept>({ writer, form, isBrief }: Viewer): Omit<Watcher<Of>, 'seat'> => ({
  tell(messages) {
    writer.write(messages.map(form.message).join(''));
    if (isBrief) writer.end();
  },
  meet: (presence) => writer.write(form.presence(presence)),
  end: writer.end,
});

type Follow = (
  service: Service,
  id: string,
  hash: string | null,
  wish: Wish,
  viewer: Viewer,
) => ReturnType<typeof watch>;

const FOLLOW: Readonly<Record<Followed, Follow>> = {
  battles: (service, id, hash, wish, viewer) => watch(service, id, hash, wish, viewerOf(viewer)),
  campaigns: ({ host, campaigns, campaignPresences }, id, hash, wish, viewer) =>
    watch({ host, lives: campaigns, presences: campaignPresences }, id, hash, wish, {
      ...viewerOf(viewer),
      // Who looks is told to nobody: it would hint at secret offers.
      meet: () => undefined,
    }),
};

export function openStreams(service: Service): Streams {
  const open = new Map<ServerResponse, Form>();
  const timer = setInterval(() => {
    for (const [response, { alive }] of open) response.write(alive);
  }, KEEP_ALIVE_MS);

  async function openOne(context: AppContext, of: Followed): Promise<Response> {
    const id = gameIn(context);
    const hash = hashSent(context);
    if (hash === undefined) return refuse(context, NO_SECRET);
    const none = of === 'battles' ? noBattle(context) : noCampaign(context);
    if (id === null) return refuse(context, none);
    const { outgoing } = context.env;
    const form = formOf(context);
    const isBrief = context.req.query('brief') !== undefined;
    const writer = writerTo(outgoing);
    const viewer = { writer, form, isBrief };
    const watched = await FOLLOW[of](service, id, hash, { after: afterOf(context) }, viewer);
    if (!watched) return refuse(context, none);
    if (!watched.ok) return refuse(context, watched);
    const timer = isBrief ? setTimeout(writer.end, KEEP_ALIVE_MS) : undefined;
    const end = (): void => {
      clearTimeout(timer);
      open.delete(outgoing);
      watched.stop();
    };
    if (outgoing.destroyed) end();
    else {
      open.set(outgoing, form);
      outgoing.on('close', end);
      writer.begin({ ...HEADERS, 'content-type': form.type }, form.alive);
    }
    return RESPONSE_ALREADY_SENT;
  }

  return {
    open: openOne,
    count: () => open.size,
    closeAll() {
      clearInterval(timer);
      for (const response of open.keys()) response.end();
    },
  };
}
