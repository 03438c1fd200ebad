import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HELP } from '../../src/server/arguments.ts';
import { SETTINGS, settingsFrom, unknownIn } from '../../src/server/settings.ts';
import { openStore } from '../../src/server/store/open.ts';
import { WrongSetting } from '../../src/server/unusable.ts';

const PASSWORD = 'pa55w0rd';

const faultOf = (name: string, value: string): string => {
  try {
    settingsFrom({ [name]: value });
  } catch (error) {
    expect(error).toBeInstanceOf(WrongSetting);
    return (error as Error).message;
  }
  throw new Error(`${name}=${value} is accepted`);
};

describe('a setting', () => {
  test.each([
    ['PORT', 'eighty', 'a whole number from 0 to 65535, not “eighty”'],
    ['PORT', '99999', 'a whole number from 0 to 65535'],
    ['PORT', '0x50', 'a whole number from 0 to 65535'],
    ['PORT', '8080 ', 'Leave out the space.'],
    ['PORT', '"8080"', 'Leave out the quotes.'],
    ['ACIES_DATA', 'file:/srv/acies', 'the path of a folder, not “file:/srv/acies”'],
    ['ACIES_DATA', "'/srv/acies'", 'Leave out the quotes.'],
    ['ACIES_BEHIND_PROXY', 'maybe', '1 or 0, not “maybe”'],
    ['ACIES_BEHIND_PROXY', '2', '1 or 0'],
    ['ACIES_ADDRESS', 'acies.example.org', 'an address such as https://acies.example.org'],
    ['ACIES_ADDRESS', 'https:acies.example.org', 'an address such as'],
    ['ACIES_ADDRESS', 'https://acies.example.org/#/', 'an address such as'],
    ['ACIES_ADDRESS', `https://ann:${PASSWORD}@acies.example.org`, 'not “https://…@acies.example.org”'],
    ['ACIES_BOTS', '0', 'a whole number from 1 to 64'],
    ['ACIES_BOTS', '1.5', 'a whole number from 1 to 64'],
    ['ACIES_KEEP_DAYS', '0', 'a whole number from 1 to 36500'],
    ['ACIES_KEEP_DAYS', '30d', 'a whole number from 1 to 36500'],
    ['ACIES_UNLIMITED', 'x', '1 or 0'],
    ['DATABASE_URL', `"postgres://acies:${PASSWORD}@db/acies"`, 'begins with a quote. Leave out the quotes.'],
    ['DATABASE_URL', ` postgres://acies:${PASSWORD}@db/acies`, 'Leave out the space.'],
    ['DATABASE_URL', `postgres://acies:${PASSWORD} 1@db/acies`, 'a space in it'],
    ['DATABASE_URL', `Postgres://acies:${PASSWORD}@db/acies`, 'begins with “Postgres://”'],
    ['DATABASE_URL', `mysql://acies:${PASSWORD}@db/acies`, 'begins with “mysql://”'],
    ['DATABASE_URL', `file:/srv/${PASSWORD}`, 'begins with “file:”'],
    ['DATABASE_URL', 'sqlite:/srv/acies.sqlite', 'begins with “sqlite:”'],
    ['DATABASE_URL', `host=db password=${PASSWORD}`, 'a space in it'],
    ['DATABASE_URL', `acies:${PASSWORD}@db/acies`, 'does not begin with postgres://'],
    ['DATABASE_URL', `postgres://acies:${PASSWORD}#1@db/acies`, 'write %23 for #'],
    ['DATABASE_URL', `postgres://acies:12#${PASSWORD}@db/acies`, 'write %23 for #'],
    ['DATABASE_URL', `postgres://acies:12/${PASSWORD}@db/acies`, '%2F for /'],
    ['DATABASE_URL', `postgres://acies:${PASSWORD}%zz@db/acies`, '%25 for %'],
  ])('%s=%s is refused with what would be right, and no password is told', (name, value, told) => {
    const fault = faultOf(name, value);
    expect(fault).toContain(`${name} must be ${SETTINGS[name as keyof typeof SETTINGS].told}`);
    expect(fault).toContain(told);
    expect(fault).not.toContain(PASSWORD);
  });

  test.each([
    ['PORT', '0', { port: 0, orNextPort: false }],
    ['PORT', '', { port: 4173, orNextPort: true }],
    ['ACIES_DATA', 'C:\\acies', { store: expect.stringContaining('C:\\acies') }],
    ['ACIES_DATA', '/srv/a#b c', { store: '/srv/a#b c/acies.sqlite' }],
    ['ACIES_BEHIND_PROXY', '1', { behindProxy: true }],
    ['ACIES_BEHIND_PROXY', 'true', { behindProxy: true }],
    ['ACIES_BEHIND_PROXY', 'Yes', { behindProxy: true }],
    ['ACIES_BEHIND_PROXY', 'off', { behindProxy: false }],
    ['ACIES_BEHIND_PROXY', '', { behindProxy: false }],
    ['ACIES_ADDRESS', 'https://acies.example.org/play/', { address: 'https://acies.example.org/play' }],
    ['ACIES_KEEP_DAYS', '30', { keepDays: 30 }],
    ['ACIES_BOTS', '4', { bots: 4 }],
    ['ACIES_UNLIMITED', '1', { unlimited: true }],
    ['DATABASE_URL', 'postgresql://db/acies', { store: 'postgresql://db/acies' }],
    ['DATABASE_URL', 'postgres://a:p@w@db/acies?sslmode=require', { store: expect.any(String) }],
    ['DATABASE_URL', 'postgres://acies@/acies?host=/run/postgresql', { store: expect.any(String) }],
  ])('%s=%s is read', (name, value, settings) => {
    expect(settingsFrom({ [name]: value })).toMatchObject(settings);
  });

  test('of the port is told as the argument that gave it', () => {
    expect(() => settingsFrom({}, 'x')).toThrow('--port must be a whole number');
    expect(settingsFrom({ PORT: '80' }, '81')).toMatchObject({ port: 81, orNextPort: false });
  });

  test('with a name that nothing reads is told', () => {
    expect(unknownIn({ ACIES_KEEPDAYS: '3', ACIES_DATA: 'x', acies_bots: '2', PATH: '' })).toEqual([
      'ACIES_KEEPDAYS',
      'acies_bots',
    ]);
  });

  test('is described in the page for hosts, and in the help', () => {
    const page = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `([A-Z_]+)`[^|]* \| (.+?) \| (.+?) \| (.+?) \|$/gm)];
    expect(rows.map(([, ...parts]) => parts)).toEqual(
      Object.entries(SETTINGS).map(([name, { meaning, told, usual }]) => [name, meaning, told, usual]),
    );
    for (const name of Object.keys(SETTINGS)) expect(HELP).toContain(name);
    // Every setting that the page names elsewhere is one.
    for (const [name] of page.matchAll(/\bACIES_[A-Z_]+\b/g)) expect(Object.keys(SETTINGS)).toContain(name);
  });
});

test.each([
  `mysql://acies:${PASSWORD}@db/acies`,
  `file:/tmp/${PASSWORD}`,
  `"postgres://acies:${PASSWORD}@db/acies"`,
  `POSTGRES://acies:${PASSWORD}@db/acies`,
])('no battles are kept at %s', async (address) => {
  const opened = openStore(address);
  await expect(opened).rejects.toThrow(WrongSetting);
  await expect(opened).rejects.not.toThrow(PASSWORD);
});
