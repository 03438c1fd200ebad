import { fileURLToPath } from 'node:url';
import { run } from './run.ts';
import { settingsFrom, WrongSetting } from './settings.ts';

const HELP = `Starts the server: the app and the API in one process.

  --host    other machines of the network may connect
  --built   serve the app without building it again
  --api     serve only the API, without the app

PORT                  the port (4173); if it is taken, the next free one
ACIES_DATA            the folder for the battles (data)
DATABASE_URL          postgres://...: keeps the battles in this database instead
ACIES_BEHIND_PROXY    1: the server is behind a proxy, which gives the address of a client in X-Forwarded-For
ACIES_KEEP_DAYS       days after which finished battles are deleted (never)
ACIES_ADDRESS         the address that players use, for the links in notices
ACIES_BOTS            how many bots think at the same time (1)`;

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
