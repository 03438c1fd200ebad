import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { run } from '../src/server/run.ts';
import { settingsFrom } from '../src/server/settings.ts';
import { APP_FOLDER } from '../src/server/start.ts';

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Is there a web app to build? */
export const hasApp = (): boolean => existsSync(new URL('../src/web/index.html', import.meta.url));

/** Builds the web app into `dist` as `npm run build` does, also within a test run, which has another NODE_ENV. */
export async function buildApp(): Promise<void> {
  const { NODE_ENV: before = '' } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ configFile, logLevel: 'warn' });
  process.env.NODE_ENV = before;
}

/**
 * Serves `dist`, or another folder, as `npm start` does, but keeps battles only in memory. If the port is taken, uses
 * the next free one.
 */
export async function serveApp(port: number, folder = APP_FOLDER): Promise<Served> {
  const running = await run({
    ...settingsFrom({}),
    store: ':memory:',
    port,
    open: false,
    folder,
  });
  const [url = ''] = running.urls;
  return { url, close: running.stop };
}
