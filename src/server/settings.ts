/** The settings of a server, read from environment variables. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Settings {
  /** The address of the store: a SQLite file, or `postgres://...`. */
  readonly store: string;
  readonly port: number;
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

export class WrongSetting extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const HOME = fileURLToPath(new URL('../../data', import.meta.url));

function wholeNumber(environment: Environment, name: string, least: number, most: number): number | null {
  const text = environment[name];
  if (text === undefined || text === '') return null;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new WrongSetting(`${name} must be a whole number from ${least} to ${most}, not “${text}”`);
}

function addressFrom({ ACIES_ADDRESS: address }: Environment): string | null {
  if (address === undefined || address === '') return null;
  if (URL.canParse(address) && /^https?:/.test(address)) return address.replace(/\/+$/, '');
  throw new WrongSetting(
    `ACIES_ADDRESS must be an address such as https://acies.example.org, not “${address}”`,
  );
}

/** The address of the store: DATABASE_URL, or a file in the folder ACIES_DATA. */
export const storeFrom = (environment: Environment): string =>
  environment.DATABASE_URL || join(environment.ACIES_DATA || HOME, 'acies.sqlite');

/** Reads the settings; throws WrongSetting for an impossible one. */
export const settingsFrom = (environment: Environment): Settings => ({
  store: storeFrom(environment),
  port: wholeNumber(environment, 'PORT', 0, 65_535) ?? 4173,
  behindProxy: environment.ACIES_BEHIND_PROXY === '1',
  keepDays: wholeNumber(environment, 'ACIES_KEEP_DAYS', 1, 36_500),
  bots: wholeNumber(environment, 'ACIES_BOTS', 1, 64) ?? 1,
  address: addressFrom(environment),
  unlimited: environment.ACIES_UNLIMITED === '1',
});
