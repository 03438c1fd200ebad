/** A server that listens for requests until it is stopped. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type AppWanted, createApp } from './http/app.ts';
import type { Service } from './service.ts';
import { Unusable } from './unusable.ts';

type Family = 'IPv4' | 'IPv6';

export interface Listening {
  readonly url: string;
  /** The families of addresses at which it answers. */
  readonly families: readonly Family[];
  /** Takes no more requests, finishes those that have begun, and ends the streams. */
  close(): Promise<void>;
}

export interface ServeWanted extends AppWanted {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the port is taken, may it be the next free one? */
  readonly orNextPort?: boolean;
  /** May other machines of the network connect? */
  readonly open: boolean;
}

/** Requests that are not answered after this time are cut off when the server stops. */
const PATIENCE_MS = 5000;
/** More ports than are ever taken in a row. */
const MOST_PORTS = 50;

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';
const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';
/** Does this machine not know the family of the address? */
const isUnknown = (error: unknown): boolean => /^(EAFNOSUPPORT|EADDRNOTAVAIL|EINVAL)$/.test(codeOf(error));

function listen(server: Server, port: number, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    // Idle connections wait for another request, which must not come any more.
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(idle);
      resolve();
    });
  });
}

interface Opened {
  readonly port: number;
  readonly families: readonly Family[];
  readonly servers: readonly Server[];
}

/** The addresses of one server. A browser that is sent to localhost may take either of the two of this machine. */
const ADDRESSES = { here: ['127.0.0.1', '::1'], open: ['::'], openWithout6: ['0.0.0.0'] } as const;

/** Listens at several addresses with the same port; an address of a family that this machine lacks is left out. */
async function listenAt(make: () => Server, addresses: readonly string[], wanted: number): Promise<Opened> {
  const servers: Server[] = [];
  const families: Family[] = [];
  let port = wanted;
  for (const address of addresses) {
    const server = make();
    try {
      port = await listen(server, port, address);
    } catch (error) {
      if (isUnknown(error)) continue;
      await Promise.all(servers.map(stop));
      throw error;
    }
    servers.push(server);
    // The address :: stands for all of both families.
    if (address !== '::1') families.push('IPv4');
    if (address.includes(':')) families.push('IPv6');
  }
  return { port, families, servers };
}

async function listenOnce(make: () => Server, open: boolean, port: number): Promise<Opened> {
  const opened = await listenAt(make, open ? ADDRESSES.open : ADDRESSES.here, port);
  return opened.servers.length > 0 ? opened : listenAt(make, ADDRESSES.openWithout6, port);
}

/** Why a port cannot be had; null where the reason is not known. */
export function portFault(error: unknown, port: number): string | null {
  if (isTaken(error))
    return `port ${port} is taken by another program: stop that, or choose another port with PORT or --port`;
  if (codeOf(error) === 'EACCES')
    return `port ${port} is kept for the system: choose one from 1024 on with PORT or --port, and let a proxy pass requests on to it`;
  return null;
}

/** Takes the port, or one of the next. Any free port may be free for one address only: then it is another one. */
async function takePort(
  make: () => Server,
  { port, orNextPort = false, open }: ServeWanted,
): Promise<Opened> {
  const tries = orNextPort || port === 0 ? MOST_PORTS : 1;
  for (let tried = 1; ; tried++) {
    const at = port === 0 ? 0 : port + tried - 1;
    try {
      return await listenOnce(make, open, at);
    } catch (error) {
      if (isTaken(error) && tried < tries) continue;
      const why = portFault(error, at);
      throw why === null ? error : new Unusable(why, { cause: error });
    }
  }
}

export async function serve(service: Service, wanted: ServeWanted): Promise<Listening> {
  const app = createApp(service, wanted);
  const make = (): Server => {
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    // A stream may stay open for ever; any other request must arrive quickly.
    server.requestTimeout = 30_000;
    server.headersTimeout = 15_000;
    // Proxies keep connections for up to two minutes, and must not send a request when the server has just closed one.
    server.keepAliveTimeout = 150_000;
    return server;
  };
  const { port, families, servers } = await takePort(make, wanted);
  return {
    url: `http://localhost:${port}`,
    families,
    async close() {
      const stopped = Promise.all(servers.map(stop));
      app.streams.closeAll();
      await stopped;
    },
  };
}
