import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Arguments, argumentsFrom, HELP } from './arguments.ts';
import { type Running, run } from './run.ts';
import { SETTINGS, settingsFrom, unknownIn } from './settings.ts';
import { Unusable, WrongSetting } from './unusable.ts';

/** The built app. */
export const APP_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

/** Answers with the folder of the app, built where that is wanted; null where only the API is. */
async function appFor({ api, built }: Arguments, prepare: () => Promise<void>): Promise<string | null> {
  if (api) return null;
  if (!built) await prepare();
  if (existsSync(`${APP_FOLDER}/index.html`)) return APP_FOLDER;
  throw new WrongSetting(`there is no built app in ${APP_FOLDER}: run npm run build, or leave out --built`);
}

function stopOnSignal(running: Running): void {
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
}

/**
 * Starts a server from its arguments and its environment, and stops it on a signal to the process. `prepare` builds
 * what the server serves. Where it cannot start, one sentence says why, and the exit code is 2 if it will never start
 * so, and 1 if it may start later.
 */
export async function start(args: readonly string[], prepare: () => Promise<void>): Promise<void> {
  try {
    const wished = argumentsFrom(args);
    if (wished.help) {
      console.log(HELP);
      return;
    }
    const settings = settingsFrom(process.env, wished.port);
    for (const name of unknownIn(process.env))
      console.error(`${name} is no setting; the settings are ${Object.keys(SETTINGS).join(', ')}.`);
    const folder = await appFor(wished, prepare);
    const running = await run({ ...settings, open: wished.host ?? false, folder });
    // Before it says that it is ready: who reads that may stop it at once.
    stopOnSignal(running);
    console.log(`\nAcies is ready: open ${running.urls.join(' or ')}\nStop it with Ctrl+C.`);
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    console.error(`Acies cannot start: ${error.message}`);
    process.exit(error instanceof WrongSetting ? 2 : 1);
  }
}
