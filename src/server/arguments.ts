/** What the command line of the server says. */
import { parseArgs } from 'node:util';
import { SETTINGS } from './settings.ts';
import { WrongSetting } from './unusable.ts';

const settings = Object.entries(SETTINGS).map(([name, { meaning, told, usual }]) =>
  `${name.padEnd(20)}  ${meaning}\n${' '.repeat(22)}${told}; usually ${usual}`.replaceAll('`', ''),
);

export const HELP = `Starts the server: the app and the API in one process.

  --host      other machines of the network may connect
  --port N    the port; without it, 4173 or the next free one
  --built     serve the app without building it again
  --api       serve only the API, without the app

Settings, as environment variables:

${settings.join('\n')}`;

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
