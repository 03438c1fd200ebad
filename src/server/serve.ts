/** A server that listens for requests until it is stopped. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type AppWanted, createApp } from './http/app.ts';
import type { Service } from './service.ts';

export interface Listening {
  readonly url: string;
  /** Takes no more requests, finishes those that have begun, and ends the streams. */
  close(): Promise<void>;
}

export interface ServeWanted extends AppWanted {
  /** 0 takes any free port. */
  readonly port: number;
  /** May other machines of the network connect? */
  readonly open: boolean;
}

/** Requests that are not answered after this time are cut off when the server stops. */
const PATIENCE_MS = 5000;

function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

export async function serve(service: Service, wanted: ServeWanted): Promise<Listening> {
  const app = createApp(service, wanted);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // A stream may stay open for ever; any other request must arrive quickly.
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  // Proxies keep connections for up to two minutes, and must not send a request when the server has just closed one.
  server.keepAliveTimeout = 150_000;
  await listen(server, wanted.port, wanted.open ? '0.0.0.0' : '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
        // Idle connections wait for another request, which must not come any more.
        const idle = setInterval(() => server.closeIdleConnections(), 20);
        server.close(() => {
          clearTimeout(timer);
          clearInterval(idle);
          resolve();
        });
        app.streams.closeAll();
      }),
  };
}
