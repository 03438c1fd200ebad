import { fileURLToPath } from 'node:url';
import { run } from './run.ts';
import { settingsFrom, WrongSetting } from './settings.ts';

const HELP = `Starts the server: the app and the API in one process.

  --host    other machines of the network may come too
  --built   the app as it is, without building it again
  --api     the API alone, without the app

PORT                  the port (4173; one that is taken gives the next)
ACIES_DATA            the folder in which battles are kept (data)
DATABASE_URL          postgres://...: battles are kept there instead
ACIES_BEHIND_PROXY    1: a proxy stands before it and says in X-Forwarded-For who asks
ACIES_KEEP_DAYS       battles that are over are deleted after so many days (never)
ACIES_ADDRESS         the address by which players know it: notices lead there
ACIES_BOTS            bots that think at the same time (1)`;

/** The built app. */
export const APP_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

/** Starts a server from its arguments and its environment, and stops it on a signal to the process. */
export async function start(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(HELP);
    return;
  }
  try {
    const folder = args.includes('--api') ? null : APP_FOLDER;
    const running = await run({ ...settingsFrom(process.env), open: args.includes('--host'), folder });
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
