import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { run } from '../src/server/run.ts';
import { settingsFrom } from '../src/server/settings.ts';
import { APP_FOLDER } from '../src/server/start.ts';
import { WrongSetting } from '../src/server/unusable.ts';

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The paths of the build start here, wherever the server was started. */
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
const CONFIG = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Is there a web app to build? */
export const hasApp = (): boolean => existsSync(new URL('../src/web/index.html', import.meta.url));

/**
 * Builds the web app into `dist` as `npm run build` does, also within a test run, which has another NODE_ENV. A process
 * of its own does it: the server keeps nothing of the memory that this takes.
 */
export async function buildApp(): Promise<void> {
  if (!existsSync(VITE)) throw new WrongSetting('the app cannot be built without Vite: run npm ci');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stderr } = await promisify(execFile)(
    process.execPath,
    [VITE, 'build', '--config', CONFIG, '--logLevel', 'warn'],
    { env, cwd: ROOT },
  ).catch((error: { readonly stderr?: string; readonly message: string }) => {
    throw new WrongSetting(`the app cannot be built:\n${error.stderr || error.message}`);
  });
  if (stderr) console.error(stderr);
}

/**
 * Serves `dist`, or another folder, as `npm start` does, but keeps battles only in memory. If the port is taken, uses
 * the next free one.
 */
export async function serveApp(port: number, folder = APP_FOLDER): Promise<Served> {
  const running = await run({
    ...settingsFrom({}),
    store: ':memory:',
    // All pages of the tests come from one address.
    unlimited: true,
    port,
    orNextPort: true,
    open: false,
    folder,
  });
  const [url = ''] = running.urls;
  return { url, close: running.stop };
}
