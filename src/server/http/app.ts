/** The HTTP app: the API, the built web app and what guards them. */
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { refusal } from '../refusal.ts';
import type { Service } from '../service.ts';
import { isAway } from '../store/faults.ts';
import type { Store } from '../store/store.ts';
import { clientAt } from './client.ts';
import { type AppContext, type AppEnv, hashSent, refuse } from './context.ts';
import { lentOut, notKept, strictHeaders } from './headers.ts';
import { type Limiter, limiter, type Rates } from './limits.ts';
import { type Metrics, openMetrics } from './metrics.ts';
import { ROUTES } from './routes.ts';
import { openStreams, type Streams } from './streams.ts';

/** A watcher that gets no answer for so long takes the server for dead itself. */
const HEALTH_MS = 3000;
/** When to try again, while the store cannot be reached. */
const AGAIN_SECONDS = 5;

export interface AppWanted {
  readonly rates: Rates;
  /** The folder of the built app; null where there is none. */
  readonly folder: string | null;
  /** Does a proxy before the server give the address of the client? */
  readonly behindProxy: boolean;
}

export interface App {
  readonly fetch: Hono<AppEnv>['fetch'];
  readonly streams: Streams;
  readonly metrics: Metrics;
}

function addressOf(context: AppContext, behindProxy: boolean): string {
  const forwarded = behindProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  return clientAt(forwarded || (context.env.incoming.socket.remoteAddress ?? ''));
}

/** Does the store answer soon? */
function isReached(store: Store): Promise<boolean> {
  const answered = store.head('').then(
    () => true,
    () => false,
  );
  return Promise.race([
    answered,
    new Promise<boolean>((resolve) => setTimeout(resolve, HEALTH_MS, false).unref()),
  ]);
}

/** Refuses requests beyond the limit. */
const limited =
  (buckets: Limiter, keyOf: (context: AppContext) => string): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const seconds = buckets.take(keyOf(context));
    if (seconds === 0) return next();
    context.header('retry-after', String(seconds));
    return refuse(context, refusal(429, 'server.too-many', { seconds }));
  };

const measured =
  ({ answered }: Metrics): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const end = answered.startTimer();
    await next();
    const status = `${Math.floor(context.res.status / 100)}xx`;
    end({ route: context.req.routePath, status });
  };

/** The name of an asset changes with its content, so it may be cached; the pages that name it are asked for anew. */
function keepAssets(path: string, context: Context): void {
  const kept = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  context.header('cache-control', kept);
}

export function createApp(service: Service, { rates, folder, behindProxy }: AppWanted): App {
  const { host, lives } = service;
  const app = new Hono<AppEnv>();
  const streams = openStreams(service);
  const metrics = openMetrics({ battles: lives.count, streams: streams.count });
  const address = (context: AppContext): string => addressOf(context, behindProxy);
  // A seat has its own limit, which does not depend on its address.
  const seat = (context: AppContext): string => hashSent(context) ?? address(context);
  const limits = Object.fromEntries(
    Object.entries(rates).map(([name, rate]) => [name, limiter(rate, host.now)]),
  ) as Record<keyof Rates, Limiter>;

  app.use(strictHeaders);
  app.onError((error, context) => {
    host.tellError(error);
    if (!isAway(error)) return refuse(context, refusal(500, 'server.wrong'));
    context.header('retry-after', String(AGAIN_SECONDS));
    return refuse(context, refusal(503, 'server.away'));
  });
  app.get('/health', async (context) => {
    const reached = await isReached(host.store);
    return context.json({ ok: reached }, reached ? 200 : 503);
  });
  app.get('/metrics', async (context) => context.text(await metrics.registry.metrics()));
  app.use('/api/*', measured(metrics), notKept, limited(limits.address, address));
  for (const { method, path, limit, answer } of ROUTES) {
    const handlers = limit ? [limited(limits[limit], limit === 'create' ? address : seat)] : [];
    app.on(method.toUpperCase(), [`/api${path}`], ...handlers, (context) =>
      answer(context, { service, streams, metrics }),
    );
  }
  app.all('/api/*', (context) => refuse(context, refusal(404, 'server.not-found')));
  app.use('/embed/*', lentOut);
  if (folder !== null) app.use('*', compress(), serveStatic({ root: folder, onFound: keepAssets }));
  return { fetch: app.fetch, streams, metrics };
}
