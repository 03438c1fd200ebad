import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventually, LINES, openApp, openBattle, press } from './app.ts';
import { appExists, openPage, testAlso, useBrowser } from './harness.ts';

const RECORD = readFileSync(new URL('../../content/battles/hott-losses.json', import.meta.url), 'utf8');

let server: Server;
let home = '';

/** A page of somebody else, at another address than the app. */
const pageWith = (element: string): string =>
  `<!doctype html><html lang="en"><body><script type="module" src="${inject('url')}/embed/acies-position.js"></script>${element}</body></html>`;

beforeAll(async () => {
  server = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '', 'http://here');
    const isFile = url.pathname.endsWith('.json');
    answer.setHeader('Content-Type', isFile ? 'application/json' : 'text/html; charset=utf-8');
    answer.end(isFile ? RECORD : pageWith(url.searchParams.get('element') ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const openElement = (element: string): Promise<Page> =>
  openPage({ url: home, path: `?element=${encodeURIComponent(element)}` });

const told = (page: Page) => page.locator('acies-position output').innerText();

describe.skipIf(!appExists)('a position on another page', () => {
  useBrowser();

  test('a record is shown there, and stepped through both ways', async () => {
    const page = await openElement('<acies-position src="battle.json" step="0"></acies-position>');
    await eventually(() => told(page)).toMatch(/^0 of \d+$/);
    expect(await page.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true);
    await press(page, 'Forth');
    await press(page, 'Forth');
    await eventually(() => told(page)).toMatch(/^2 of \d+$/);
    await press(page, 'Back');
    await eventually(() => told(page)).toMatch(/^1 of \d+$/);
    expect(await page.locator('acies-position svg').getAttribute('role')).toBe('img');
  });

  test('a scenario inside the element is shown, without steps', async () => {
    const page = await openElement(`<acies-position>${JSON.stringify(LINES)}</acies-position>`);
    await eventually(() => page.locator('acies-position svg .base').count()).toBe(LINES.bases.length);
    expect(await page.locator('acies-position button').count()).toBe(0);
  });

  testAlso('what cannot be read is said in the language of the page', async () => {
    const page = await openElement('<div lang="fr"><acies-position link="damaged"></acies-position></div>');
    await eventually(() => page.locator('acies-position p').innerText()).toBe(
      'Cette position ne peut pas être montrée.',
    );
  });

  test('the link of a position opens it as a battle, and shows it on another page', async () => {
    const app = await openApp();
    await openBattle(app, LINES);
    await press(app, 'Menu');
    await press(app, /^Copies and prints/);
    await press(app, 'Link to this position');
    const shown = app.getByRole('textbox', { name: /It holds the whole position/ });
    await eventually(() => shown.inputValue()).toMatch(/^https?:\S+#\/position\/[\w-]+$/);
    const link = await shown.inputValue();
    expect(link.length).toBeLessThan(4000);
    const opened = await openPage({ url: link, locale: 'en-GB' });
    await eventually(() => opened.locator('.bases-layer .base').count()).toBe(LINES.bases.length);
    expect(new URL(opened.url()).hash).toMatch(/^#\/battle\//);
    const page = await openElement(`<acies-position link="${link}"></acies-position>`);
    await eventually(() => page.locator('acies-position svg .base').count()).toBe(LINES.bases.length);
  });

  test('a damaged link says so', async () => {
    const page = await openApp({}, { path: '#/position/AAAA', locale: 'en-GB' });
    await eventually(() => page.locator('main').innerText()).toContain('This link is damaged');
  });
});
