/** What the command line of the server says. */
import { parseArgs } from 'node:util';
import { WrongSetting } from './settings.ts';

export const HELP = `Starts the server: the app and the API in one process.

  --host      other machines of the network may connect
  --port N    the port (4173); if it is taken, the next free one
  --built     serve the app without building it again
  --api       serve only the API, without the app

PORT                  the port, as --port
ACIES_DATA            the folder for the battles (data)
DATABASE_URL          postgres://...: keeps the battles in this database instead
ACIES_BEHIND_PROXY    1: the server is behind a proxy, which gives the address of a client in X-Forwarded-For
ACIES_KEEP_DAYS       days after which finished battles are deleted (never)
ACIES_ADDRESS         the address that players use, for the links in notices
ACIES_BOTS            how many bots think at the same time (1)`;

const OPTIONS = {
  help: { type: 'boolean' },
  host: { type: 'boolean' },
  port: { type: 'string' },
  built: { type: 'boolean' },
  api: { type: 'boolean' },
} as const;

export type Arguments = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** Reads the arguments; throws WrongSetting for one that the server does not know. */
export function argumentsFrom(args: readonly string[]): Arguments {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const [told = ''] = (error as Error).message.split('. ');
    throw new WrongSetting(`${told}. See npm start -- --help.`);
  }
}
