import { fileURLToPath } from 'node:url';
import { type Arguments, argumentsFrom, HELP } from './arguments.ts';
import { run } from './run.ts';
import { settingsFrom, WrongSetting } from './settings.ts';

/** The built app. */
export const APP_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

const settingsOf = ({ port }: Arguments) =>
  settingsFrom(port === undefined ? process.env : { ...process.env, PORT: port });

/**
 * Starts a server from its arguments and its environment, and stops it on a signal to the process. `prepare` builds
 * what the server serves.
 */
export async function start(args: readonly string[], prepare: () => Promise<void>): Promise<void> {
  try {
    const wished = argumentsFrom(args);
    if (wished.help) {
      console.log(HELP);
      return;
    }
    const settings = settingsOf(wished);
    if (!wished.api && !wished.built) await prepare();
    const folder = wished.api ? null : APP_FOLDER;
    const running = await run({ ...settings, open: wished.host ?? false, folder });
    console.log(`\nAcies is ready: open ${running.urls.join(' or ')}\nStop it with Ctrl+C.`);
    let stopping = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        running.stop().then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error);
            process.exit(1);
          },
        );
      });
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
