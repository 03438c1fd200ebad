/** A server that listens, until it is stopped. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type AppWanted, createApp } from './http/app.ts';
import type { Service } from './service.ts';

export interface Listening {
  readonly url: string;
  /** Takes no more requests, answers those that have begun, and ends the streams. */
  close(): Promise<void>;
}

export interface ServeWanted extends AppWanted {
  /** 0 takes any that is free. */
  readonly port: number;
  /** Other machines of the network may come too. */
  readonly open: boolean;
}

/** Requests that take longer than this to be answered are cut off when the server stops. */
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
  // Streams stay open for as long as somebody looks on; other requests must come in quickly.
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  await listen(server, wanted.port, wanted.open ? '0.0.0.0' : '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
        // Connections are kept for another request, which must not come any more.
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
