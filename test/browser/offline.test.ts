import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { APP_FOLDER } from '../../src/server/start.ts';
import { type Served, serveApp } from '../../tools/serve.ts';
import { battleOf, endPhase, eventually, goTo, LINES, openApp, openBattle, placeOf, press } from './app.ts';
import { baseElement } from './hands.ts';
import { appExists, takeErrors, testAlso, useBrowser } from './harness.ts';

// Far from the port of the other tests: the worker of this server may keep no other app.
const PORT = 41830;

let served: Served | null = null;
let folder = '';

/** A server of its own, with a copy of the built app that a test may change. */
async function serveCopy(): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), 'acies-offline-'));
  cpSync(APP_FOLDER, folder, { recursive: true });
  served = await serveApp(PORT, folder);
  return served.url;
}

async function stop(): Promise<void> {
  await served?.close();
  served = null;
}

/** Waits until the browser keeps the whole app. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const openKept = async (url: string): Promise<Page> => {
  const page = await openApp({}, { url, serviceWorkers: 'allow' });
  await kept(page);
  return page;
};

/** Does the worker of this version serve the app, and has no other one still to come? */
const hasVersion = (page: Page, version: string): Promise<boolean> =>
  page.evaluate(async (cache) => {
    const { active, installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return (await caches.has(cache)) && !installing && !waiting && active?.state === 'activated';
  }, `acies-${version}`);

/** What the caches of the browser hold, as paths. */
const cached = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });

describe.skipIf(!appExists)('without the network', () => {
  useBrowser({ pictures: true });
  afterEach(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the app loads again, a battle goes on, and pages that were never shown open', async () => {
    const url = await serveCopy();
    const page = await openKept(url);
    await openBattle(page, LINES);
    await eventually(async () => (await battleOf(page)).bases.length).toBe(LINES.bases.length);
    await stop();
    await page.context().setOffline(true);
    await page.reload();
    await baseElement(page, 'A').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowUp');
    await page.waitForSelector('.ghost-card.allowed');
    await page.keyboard.press('Enter');
    await eventually(() => placeOf(page, 'A')).not.toEqual([300, 260]);
    await endPhase(page);
    for (const [hash, shown] of [
      ['#/clauses/hott/hott-front', '.rules-article .figure-small svg'],
      ['#/clauses/hott/all', '.clause'],
      ['#/figures/bnb', '.figure-small svg'],
      ['#/learn', '.lesson-list a, main a'],
    ] as const) {
      await goTo(page, hash, shown);
    }
    takeErrors();
  });

  testAlso('answers of the server are not kept', async () => {
    const page = await openKept(await serveCopy());
    const asked = await page.evaluate(async () =>
      (await Promise.all(['/api/battles', '/health'].map((path) => fetch(path)))).map(({ status }) => status),
    );
    expect(asked).toEqual([200, 200]);
    const paths = await cached(page);
    expect(paths).toContain('/');
    expect(paths.some((path) => path.startsWith('/assets/'))).toBe(true);
    expect(paths.filter((path) => /^\/(api|health|metrics)/.test(path))).toEqual([]);
  });

  testAlso('a new version is shown at the next load, and is then the one that is kept', async () => {
    const page = await openKept(await serveCopy());
    const change = (name: string, from: string | RegExp, to: string): void => {
      const path = join(folder, name);
      const text = readFileSync(path, 'utf8');
      const changed = text.replace(from, to);
      expect(changed).not.toBe(text);
      writeFileSync(path, changed);
    };
    change('index.html', 'content="Acies referees', 'content="Newer Acies referees');
    change('files.js', /ACIES_VERSION = "\w+"/, 'ACIES_VERSION = "newer"');
    const head = () => page.evaluate(() => document.documentElement.innerHTML);
    await page.reload();
    expect(await head()).toContain('Newer Acies');
    // It fetches the whole app.
    await expect.poll(() => hasVersion(page, 'newer'), { timeout: 90_000 }).toBe(true);
    await stop();
    await page.reload();
    expect(await head()).toContain('Newer Acies');
    takeErrors();
  });

  test('an old page offers the new version where it lacks a part, and does not say that it is offline', async () => {
    const page = await openApp({}, { url: await serveCopy() });
    const scripts = join(folder, 'assets');
    const away = join(folder, 'away');
    renameSync(scripts, away);
    mkdirSync(scripts);
    const index = join(folder, 'index.html');
    const first = readFileSync(index, 'utf8');
    const [start = ''] = /assets\/[\w-]+(?=\.js"><\/script>)/.exec(first) ?? [];
    expect(start).not.toBe('');
    writeFileSync(index, first.replaceAll(start, 'assets/start-newer'));
    await goTo(page, '#/figures/hott');
    const alert = page.getByRole('alert');
    await alert.getByText('updated while this page was open').waitFor();
    expect(await page.getByText('You seem to be offline').count()).toBe(0);
    await goTo(page, '#/');
    await press(page, /^Play a fantasy battle/);
    await page.locator('dialog').getByText('There is a new version').waitFor();
    rmSync(scripts, { recursive: true });
    renameSync(away, scripts);
    writeFileSync(index, first);
    await page.locator('dialog').getByRole('button', { name: 'Load the new version' }).click();
    await goTo(page, '#/figures/hott', '.figure-card');
    takeErrors();
  });

  test('a page whose server is gone stays where it is, however often a part is tried', async () => {
    const page = await openApp({}, { url: await serveCopy() });
    await stop();
    await goTo(page, '#/figures/hott');
    for (let tries = 0; tries < 3; tries++) {
      await page.getByRole('alert').getByText('could not be fetched').waitFor();
      await press(page, 'Try again');
    }
    await page.getByRole('alert').getByText('could not be fetched').waitFor();
    // It may still be asking for the newest version.
    await page.close();
    takeErrors();
  });

  testAlso('the app can be installed', async () => {
    const url = await serveCopy();
    const page = await openKept(url);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await page.request.get(new URL(href ?? '', url).href);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ name: 'Acies', display: 'standalone', start_url: './' });
    const sizes = await page.evaluate(async (icons: { src: string; sizes: string }[]) => {
      const sizeOf = async (src: string) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      };
      return Promise.all(icons.map(async ({ src, sizes }) => [sizes, await sizeOf(src)]));
    }, manifest.icons);
    for (const [told, real] of sizes) if (told !== 'any') expect(real).toBe(told);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
});
