/** The preview of a book while it is written. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewServer } from '../../src/cli/book/serve.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'acies-preview-')), 'book');
let server: Server;

const read = async (path: string): Promise<string> => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/${path}`)).text();
};

beforeAll(async () => {
  cpSync('test/book/plain', folder, { recursive: true });
  server = await previewServer(folder, 0);
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('a block tells its file and line, and what is saved is shown with what is wrong in it', async () => {
  const file = join(folder, 'two.en.md');
  const before = await read('en/two.html');
  expect(before).toMatch(/data-at="[^"]*two\.en\.md:\d+"/);
  expect(before).not.toContain('preview-fault');
  const { port } = server.address() as AddressInfo;
  const changes = await fetch(`http://127.0.0.1:${port}/changes`);
  const reader = (changes.body as ReadableStream<Uint8Array>).getReader();
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nA new sentence leads to [nowhere](no-such-article).\n`);
  let told = '';
  while (told.split('saved').length < 3) told += new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  const after = await read('en/two.html');
  expect(after).toContain('A new sentence');
  expect(after).toMatch(/preview-fault error">[^<]*two\.en\.md:\d+: there is no article “no-such-article”/);
});

test('what is not there is answered', async () => {
  expect(await read('en/nothing.html')).toBe('There is no such page.');
  expect(await read('__proto__')).toBe('There is no such page.');
});
