import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Whether there is a web app to build. */
export const hasApp = (): boolean => existsSync(new URL('../src/web/index.html', import.meta.url));

/** Builds the web app into `dist`. */
export async function buildApp(): Promise<void> {
  await build({ configFile, logLevel: 'warn' });
}

/**
 * Serves `dist`. A port that is taken gives the next free one.
 * `host` true opens the server to other machines of the network.
 */
export async function serveApp(port: number, host = false): Promise<Served> {
  const server = await preview({ configFile, logLevel: 'silent', preview: { port, host } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The server started without an address.');
  return { url, close: () => server.close() };
}
