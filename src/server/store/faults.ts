/** What went wrong with a store, in words: why it could not be opened, and whether trying again may help. */
import { dirname } from 'node:path';

interface Failure extends Error {
  readonly code?: string;
  /** The number of an error of SQLite, with more in its upper bits. */
  readonly errcode?: number;
}

const BUSY = 5;

const sqliteCode = ({ errcode }: Failure): number => (errcode ?? 0) & 0xff;

/** Does another program hold the lock of a SQLite file? */
export const isBusy = (error: unknown): boolean => sqliteCode(error as Failure) === BUSY;

/** Why a SQLite file could not be opened; null where the reason is not known. */
export function fileFault(error: unknown, path: string): string | null {
  const failure = error as Failure;
  const folder = dirname(path);
  const byCode: Readonly<Record<string, string>> = {
    EACCES: `${folder} cannot be written to: let the user of the server own it, or set ACIES_DATA to another folder`,
    EPERM: `${folder} cannot be written to: let the user of the server own it, or set ACIES_DATA to another folder`,
    EROFS: `${folder} cannot be written to, since its disk is read-only: set ACIES_DATA to another folder`,
    EEXIST: `${folder} is a file and no folder: set ACIES_DATA to the folder for the battles`,
    ENOTDIR: `part of ${folder} is a file and no folder: set ACIES_DATA to the folder for the battles`,
    EISDIR: `${path} is a folder and no file: move it away, or set ACIES_DATA to another folder`,
    ENOSPC: `the disk of ${folder} is full: make room on it, or set ACIES_DATA to another folder`,
    ENAMETOOLONG: `the path ${path} is too long: set ACIES_DATA to a shorter one`,
    ENOENT: `${folder} cannot be made: set ACIES_DATA to another folder`,
  };
  const bySqlite: Readonly<Record<number, string>> = {
    5: `${path} is locked by another program: close it there`,
    8: `${path} cannot be written to: let the user of the server own it`,
    10: `${path} cannot be read: its disk reports an error`,
    11: `${path} is damaged: restore a backup`,
    13: `the disk of ${folder} is full: make room on it, or set ACIES_DATA to another folder`,
    14: `${path} cannot be opened: let the user of the server own it and its folder`,
    26: `${path} is no database: move it away, restore a backup, or set ACIES_DATA to another folder`,
  };
  return byCode[failure.code ?? ''] ?? bySqlite[sqliteCode(failure)] ?? null;
}

const UNREACHED = 'cannot be reached: is it running, and are host and port in DATABASE_URL right?';

/** By the error codes of PostgreSQL and of the network. */
const OF_DATABASE: Readonly<Record<string, string>> = {
  ECONNREFUSED: UNREACHED,
  ECONNRESET: UNREACHED,
  EHOSTUNREACH: UNREACHED,
  ENETUNREACH: UNREACHED,
  ETIMEDOUT: UNREACHED,
  ENOENT: UNREACHED,
  EACCES: UNREACHED,
  ENOTFOUND: 'cannot be found: is the host in DATABASE_URL right?',
  EAI_AGAIN: 'cannot be found: is the host in DATABASE_URL right?',
  '28P01': 'refuses the password: are user and password in DATABASE_URL right?',
  '28000': 'refuses the user: is the user in DATABASE_URL right, and may it connect from here?',
  '3D000': 'does not exist: make it with createdb, or mend its name in DATABASE_URL',
  '42501': 'does not let its user make tables: make the user its owner',
  '53300': 'has no connection left: raise its max_connections, or close other programs',
  '57P03': 'is starting: try again in a moment',
  '25006': 'is read-only: give the address of the server that takes writes',
};

const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/timeout|timed out/i, 'does not answer: is it overloaded or stopped, and are host and port right?'],
  [/does not support SSL/i, 'has no TLS: take sslmode out of DATABASE_URL'],
  [
    /certificate|self.signed/i,
    'has a certificate that this machine does not trust: install that of its authority',
  ],
  [/SASL|password must be a string/i, 'wants a password: write it into DATABASE_URL'],
  [/Connection terminated/i, UNREACHED],
];

/** Where a database is, without its password. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return 'the database';
  const { hostname, port, pathname } = new URL(address);
  return `the database ${pathname.slice(1)} at ${hostname || 'this machine'}${port === '' ? '' : `:${port}`}`;
}

/** A connection tried at several addresses fails with all of their errors. */
const firstOf = (error: unknown): Failure =>
  error instanceof AggregateError ? ((error.errors[0] ?? error) as Failure) : (error as Failure);

const whyAway = (error: unknown): string | null => {
  const { code = '', message = '' } = firstOf(error);
  return OF_DATABASE[code] ?? BY_WORDS.find(([words]) => words.test(message))?.[1] ?? null;
};

/** Why a database could not be opened; null where the reason is not known. */
export function databaseOpenFault(error: unknown, address: string): string | null {
  const why = whyAway(error);
  return why === null ? null : `${placeOf(address)} ${why}`;
}

/** Errors of a database that is stopped, or of one that is stopping. */
const AWAY = /^(?:08...|53...|57P..|25006|E(?:CONN|HOST|NET)[A-Z]+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
const FULL_OR_BROKEN = [BUSY, 10, 13];

/** Did a store fail that may soon work again? Then the same request may be sent again. */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = firstOf(error);
  return (
    AWAY.test(code) ||
    FULL_OR_BROKEN.includes(sqliteCode(error as Failure)) ||
    /^(?:Query read timeout|timeout expired|timeout exceeded when trying|Connection terminated)/.test(message)
  );
}
