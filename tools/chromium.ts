import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WINDOWS_PLACE = join('Google', 'Chrome', 'Application', 'chrome.exe');

/**
 * Parts of the browser that no test looks at: the popup of its address bar is a page of its own, which costs each new
 * profile more time than the app. The others are off in playwright-core too, whose list this one replaces.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
  // All pages are of one site, so a process for each costs time and keeps nothing apart.
  'IsolateOrigins',
  'site-per-process',
];

/**
 * The launch options of playwright-core: without a window, allowed for root in a container, without background traffic.
 */
export const LAUNCH = {
  headless: true,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-site-isolation-trials',
    `--disable-features=${UNUSED.join(',')}`,
  ],
};

/** Every path where Chromium or Chrome may be on this machine, the most likely first. */
export function places(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): readonly string[] {
  if (platform === 'darwin') return MAC;
  if (platform === 'win32') {
    return [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, WINDOWS_PLACE));
  }
  const folders = [...(environment.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return NAMES.flatMap((name) =>
    folders.filter((folder) => folder !== '').map((folder) => join(folder, name)),
  );
}

/** The path of Chromium or Chrome, or null. CHROMIUM_PATH comes first. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return existsSync(named) ? named : null;
  return places(process.env, process.platform).find((place) => existsSync(place)) ?? null;
}

function installChromium(): void {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
}

const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * The path of Chromium or Chrome. If there is none, installs Chromium where no question is needed: as root on Debian or
 * Ubuntu. Otherwise throws and says how to install it.
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  if (mayInstall() && process.env.CHROMIUM_PATH === undefined) {
    try {
      installChromium();
    } catch {
      // The error below says how to install it by hand.
    }
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, but found neither. Install it (Debian, Ubuntu: apt-get install ' +
      'chromium; macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome), or set ' +
      'CHROMIUM_PATH to its program.',
  );
}
