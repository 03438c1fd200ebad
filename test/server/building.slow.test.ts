/** The app is built in any folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { send } from './http.ts';
import { startProcess } from './process.ts';

test('a server builds its app although it is started from another folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'acies-building-'));
  const server = await startProcess({ env: { ACIES_DATA: folder }, args: [], cwd: folder });
  expect((await send(server.url, '/')).body).toContain('<title>');
  expect(await server.end('SIGTERM')).toBe(0);
  rmSync(folder, { recursive: true });
}, 300_000);
