import { join } from 'node:path';
import { expect, test } from 'vitest';
import { places } from './chromium.ts';

test('places lists the folders of PATH first, and Chromium before Chrome', () => {
  const found = places({ PATH: '/opt/bin' }, 'linux');
  expect(found[0]).toBe('/opt/bin/chromium');
  expect(found.indexOf('/usr/bin/chromium')).toBeLessThan(found.indexOf('/usr/bin/google-chrome'));
});

test('places lists the usual folders of macOS and Windows', () => {
  expect(places({}, 'darwin').some((place) => place.includes('Google Chrome.app'))).toBe(true);
  expect(places({ PROGRAMFILES: 'C' }, 'win32')).toEqual([
    join('C', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ]);
});
