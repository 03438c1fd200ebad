import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { LAUNCH } from '../../tools/chromium.ts';

/** False only while there is no web app: `describe.skipIf(!appExists)`. */
export const appExists = inject('url') !== null;

/** How many times slower than this machine's every page's processor shall be, to find what only luck makes pass. */
export const SLOWDOWN = Number(process.env.ACIES_SLOWDOWN ?? 1);

export interface OpenOptions extends BrowserContextOptions {
  /** Below the app's address, as `?scenario=...` or `#/battle`. */
  readonly path?: string;
  /** How many times slower the processor shall be. */
  readonly slowdown?: number;
}

let browser: Browser | null = null;
let complaints: string[] = [];

/**
 * Call once in a test file. Starts Chromium before its tests; after each test closes every page and fails
 * the test for whatever a page wrote to the console as an error, threw, or could not load.
 */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      ...LAUNCH,
      args: [...LAUNCH.args],
      executablePath: inject('chromium'),
    });
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    const said = complaints;
    complaints = [];
    expect(said, 'errors in the browser').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    browser = null;
  });
}

/** Opens the app in a fresh profile (nothing kept from other tests) and waits until it has loaded. */
export async function openPage(options: OpenOptions = {}): Promise<Page> {
  const { path = '', slowdown = SLOWDOWN, ...context } = options;
  const url = inject('url');
  if (browser === null || url === null) throw new Error('Call useBrowser() first; there must be an app.');
  const fresh = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...context });
  fresh.setDefaultTimeout(30_000 * slowdown);
  const page = await fresh.newPage();
  watch(page);
  if (slowdown !== 1) await slowDown(page, slowdown);
  await page.goto(url + path, { waitUntil: 'load' });
  return page;
}

/** The errors seen so far in this test, taken away, for a test that means to cause them. */
export function takeErrors(): readonly string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}

/** A session of Chromium's own protocol, for touch gestures, tracing and the like. */
export function protocol(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

/** Makes the page's processor `times` slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await protocol(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

function watch(page: Page): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') complaints.push(`not loaded: ${request.url()} ${why}`);
  });
}
