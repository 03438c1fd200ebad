import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { LAUNCH } from '../../tools/chromium.ts';

/** False only while there is no web app. For `describe.skipIf(!appExists)`. */
export const appExists = inject('url') !== null;

/** Is every look and every lesson wanted, or what stands for them? */
export const isThorough = inject('isThorough');

/** All of a list where everything is wanted, else its first members, which stand for the others. */
export const some = <Of>(all: readonly Of[], count = 1): readonly Of[] =>
  isThorough ? all : all.slice(0, count);

/** A test of what other tests look at too, but in another way: `npm run test:slow`. */
export const testAlso = test.runIf(isThorough);

/** Makes the processor of every page this many times slower, to find tests that pass only by luck. */
export const SLOWDOWN = Number(process.env.ACIES_SLOWDOWN ?? 1);

/** A name that leads to this machine, but is no secure address, as the addresses of a home network are none. */
const HOME_NETWORK = 'acies.home.arpa';

/** The address of the app as another machine of a home network opens it. */
export const homeNetworkUrl = (): string => inject('url')?.replace('localhost', HOME_NETWORK) ?? '';

/** The address of the app that the tests open: that of this machine, or that of a home network. */
export function appUrl(): string {
  const url = process.env.ACIES_HOME_NETWORK ? homeNetworkUrl() : inject('url');
  if (url === null) throw new Error('There must be an app.');
  return url;
}

export interface OpenOptions extends BrowserContextOptions {
  /** The address of the app; without it, that of the tests' own server. */
  readonly url?: string;
  /** The path below the address of the app, such as `?scenario=...` or `#/battle`. */
  readonly path?: string;
  /** Makes the processor of this page this many times slower. */
  readonly slowdown?: number;
  /** What the local storage holds from before, by key. */
  readonly remembered?: Readonly<Record<string, string>>;
}

/** The browsers of this worker, with pictures and without. */
const browsers = new Map<boolean, Browser>();
let browser: Browser | null = null;
let complaints: string[] = [];

async function launched(hasPictures: boolean): Promise<Browser> {
  const before = browsers.get(hasPictures);
  if (before?.isConnected()) return before;
  const args = [...LAUNCH.args, `--host-resolver-rules=MAP ${HOME_NETWORK} 127.0.0.1`];
  // The pictures of the first page are battles: each test would draw them anew.
  if (!hasPictures) args.push('--blink-settings=imagesEnabled=false');
  const begun = await chromium.launch({ ...LAUNCH, args, executablePath: inject('chromium') });
  browsers.set(hasPictures, begun);
  return begun;
}

/**
 * Call this once in a test file. It starts Chromium, which the files of a worker share; it ends with the worker. After
 * each test it closes every page, and fails the test for every error in a console, uncaught error and failed request.
 * Where nothing is said, files of pictures are not shown.
 */
export function useBrowser({ pictures = false } = {}): void {
  beforeAll(async () => {
    browser = await launched(pictures);
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    const said = complaints;
    complaints = [];
    expect(said, 'errors in the browser').toEqual([]);
  });
}

/**
 * Puts into the local storage what is not there yet. The storage state of Playwright would do it too, but opens a page
 * of its own for it, which takes half as long as the app itself.
 */
function remember(all: Readonly<Record<string, string>>): void {
  // An empty page has no storage.
  if (window !== top || self.origin === 'null') return;
  for (const [key, text] of Object.entries(all))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
}

/** Opens the app in a fresh profile, and waits until it has loaded. */
export async function openPage(options: OpenOptions = {}): Promise<Page> {
  const { url = appUrl(), path = '', slowdown = SLOWDOWN, remembered = {}, ...context } = options;
  if (browser === null) throw new Error('Call useBrowser() first.');
  // The worker that keeps the app would fetch all of it in every fresh profile.
  const fresh = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...context,
  });
  fresh.setDefaultTimeout(30_000 * slowdown);
  await fresh.addInitScript(remember, remembered);
  const page = await fresh.newPage();
  watch(page);
  if (slowdown !== 1) await slowDown(page, slowdown);
  await page.goto(url + path, { waitUntil: 'load' });
  return page;
}

/** Takes the errors of this test so far, for a test that causes them on purpose. */
export function takeErrors(): readonly string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}

/** A session of the protocol of Chromium, for touch gestures and the like. */
export function protocol(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

/** Makes the processor of the page this many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await protocol(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Chromium asks for the icon when it likes, also without a network. */
const isIcon = (url: string): boolean => url.endsWith('/icon.svg');

/** Chromium tells that it leaves out a protection that only secure addresses have. */
const isOfSecureAddress = (text: string): boolean =>
  text.startsWith('The Cross-Origin-Opener-Policy header has been ignored');

function watch(page: Page): void {
  page.on('console', (message) => {
    const isKnown = isIcon(message.location().url) || isOfSecureAddress(message.text());
    if (message.type() === 'error' && !isKnown) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED' && !isIcon(request.url()))
      complaints.push(`not loaded: ${request.url()} ${why}`);
  });
}
