/** The settings of a server: environment variables, each with its form. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseFault } from './store/address.ts';
import { WrongSetting } from './unusable.ts';

/** How the text of a setting is read. */
interface Form<Value> {
  /** What the text must be, in words. */
  readonly told: string;
  /** Undefined where the text has not the form. */
  read(text: string): Value | undefined;
  /** Says what is wrong with a text that must not be printed. */
  readonly faultIn?: (text: string) => string;
}

interface Setting<Value> extends Form<Value> {
  readonly meaning: string;
  /** What holds where it is not set, in words. */
  readonly usual: string;
}

const whole = (least: number, most: number): Form<number> => ({
  told: `a whole number from ${least} to ${most}`,
  read: (text) => (/^\d+$/.test(text) && +text >= least && +text <= most ? +text : undefined),
});

const YES = ['1', 'true', 'yes', 'on'];
const NO = ['0', 'false', 'no', 'off'];

const yesOrNo: Form<boolean> = {
  told: '1 or 0',
  read(text) {
    const word = text.toLowerCase();
    return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
  },
};

const folder: Form<string> = {
  told: 'the path of a folder',
  // An address, such as that of a database, is no path.
  read: (text) => (/^[a-z][\w+.-]+:|[\0\r\n]/i.test(text) ? undefined : text),
};

const database: Form<string> = {
  told: 'postgres://USER:PASSWORD@HOST/DATABASE',
  read: (text) => (databaseFault(text) === null ? text : undefined),
  faultIn: (text) => databaseFault(text) ?? '',
};

const address: Form<string> = {
  told: 'an address such as https://acies.example.org',
  read: (text) =>
    /^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined,
};

const setting = <Value>(form: Form<Value>, meaning: string, usual: string): Setting<Value> => ({
  ...form,
  meaning,
  usual,
});

export const SETTINGS = {
  PORT: setting(whole(0, 65_535), 'the port, as `--port N`', '4173, or the next free one'),
  ACIES_DATA: setting(folder, 'the folder for the battles', '`data` in the folder of Acies'),
  DATABASE_URL: setting(database, 'keeps the battles in this database instead', 'none'),
  ACIES_BEHIND_PROXY: setting(
    yesOrNo,
    'the server is behind a proxy: the last address in `X-Forwarded-For` is that of the client',
    '0',
  ),
  ACIES_ADDRESS: setting(address, 'the address that players use, for the links in notices', 'none'),
  ACIES_BOTS: setting(whole(1, 64), 'how many bots think at the same time, each in its thread', '1'),
  ACIES_KEEP_DAYS: setting(whole(1, 36_500), 'days after which finished battles are deleted', 'never'),
  ACIES_UNLIMITED: setting(yesOrNo, 'takes the limits on requests away, for measurements', '0'),
} as const;

type Name = keyof typeof SETTINGS;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Quotes and spaces round a value come from a file of settings whose reader keeps them. */
const whatElse = (text: string): string =>
  /^["'].*["']$/s.test(text) ? ' Leave out the quotes.' : text.trim() === text ? '' : ' Leave out the space.';

const isBare = (text: string): boolean => text.trim() === text && !/^["']/.test(text);

/** The text as it is told: without what could be a password of an address. */
const quoted = (text: string): string => text.slice(0, 100).replace(/\/\/.*@/s, '//…@');

/** The value of a setting, null where it is not set; `told` names the argument that gave it. */
function valueIn<Value>(environment: Environment, name: Name, told: string = name): Value | null {
  const text = environment[name];
  if (text === undefined || text === '') return null;
  const form = SETTINGS[name] as unknown as Setting<Value>;
  const value = isBare(text) ? form.read(text) : undefined;
  if (value !== undefined) return value;
  const found = form.faultIn ? form.faultIn(text) : `not “${quoted(text)}”`;
  throw new WrongSetting(`${told} must be ${form.told}, ${found}.${whatElse(text)}`);
}

export interface Settings {
  /** The address of the store: a SQLite file, or `postgres://...`. */
  readonly store: string;
  readonly port: number;
  /** Where the port is taken, may it be the next free one? */
  readonly orNextPort: boolean;
  readonly behindProxy: boolean;
  /** Days after which battles that are over are deleted; null keeps them for ever. */
  readonly keepDays: number | null;
  /** The number of bots that think at the same time. */
  readonly bots: number;
  /** The address that players use, without a slash at its end; null where it is not set. */
  readonly address: string | null;
  /** True removes the rate limits: only for measurements. */
  readonly unlimited: boolean;
}

const HOME = fileURLToPath(new URL('../../data', import.meta.url));
const USUAL_PORT = 4173;

/** The address of the store: DATABASE_URL, or a file in the folder ACIES_DATA. */
export const storeFrom = (environment: Environment): string =>
  valueIn<string>(environment, 'DATABASE_URL') ??
  join(valueIn<string>(environment, 'ACIES_DATA') ?? HOME, 'acies.sqlite');

/** Reads the settings, and the port that an argument gives; throws WrongSetting for one of another form. */
export function settingsFrom(environment: Environment, argument?: string): Settings {
  const port =
    argument === undefined
      ? valueIn<number>(environment, 'PORT')
      : valueIn<number>({ PORT: argument }, 'PORT', '--port');
  return {
    store: storeFrom(environment),
    port: port ?? USUAL_PORT,
    orNextPort: port === null,
    behindProxy: valueIn<boolean>(environment, 'ACIES_BEHIND_PROXY') ?? false,
    keepDays: valueIn<number>(environment, 'ACIES_KEEP_DAYS'),
    bots: valueIn<number>(environment, 'ACIES_BOTS') ?? 1,
    address: valueIn<string>(environment, 'ACIES_ADDRESS'),
    unlimited: valueIn<boolean>(environment, 'ACIES_UNLIMITED') ?? false,
  };
}

/** The variables that look like settings and are none: somebody may have mistyped their names. */
export const unknownIn = (environment: Environment): readonly string[] =>
  Object.keys(environment).filter(
    (name) => /^ACIES_/i.test(name) && !Object.hasOwn(SETTINGS, name) && !OF_TESTS.test(name),
  );

/** Variables of the project's own tests and tools, which start servers too. */
const OF_TESTS = /^ACIES_(SEED|SLOWDOWN|KILLS|DROP|ROOT|DRAWN|TEST_DATABASE_URL)$/;
