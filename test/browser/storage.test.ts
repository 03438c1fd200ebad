import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, goTo, LINES, openApp, openBattle, press } from './app.ts';
import { appExists, some, takeErrors, testAlso, useBrowser } from './harness.ts';

/** Opens the first page in a browser with a change. */
async function openWith(change: () => void, width = 1280): Promise<Page> {
  const page = await openApp({}, { viewport: { width, height: 844 } });
  await page.addInitScript(change);
  await page.reload();
  return page;
}

const NO_STORE: Readonly<Record<string, () => void>> = {
  'allows no battles to be kept': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'has no room for battles': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

const NO_MEMORY: Readonly<Record<string, () => void>> = {
  'allows nothing to be remembered': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'has no room to remember': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'remembers nonsense': () => {
    localStorage.setItem('acies.settings', '{"ruleset":"chess","dice":"loaded","pace":"slow"}');
    localStorage.setItem('acies.telling', '{"language":"de","unit":7}');
    localStorage.setItem('acies.step', '"x"');
  },
};

/** Removes the header from the records of all kept battles, or changes their opening. */
const spoilKept = (part: string): Promise<void> =>
  new Promise((resolve) => {
    const asked = indexedDB.open('acies');
    asked.onsuccess = () => {
      const transaction = asked.result.transaction('battles', 'readwrite');
      transaction.oncomplete = () => resolve();
      const all = transaction.objectStore('battles').openCursor();
      all.onsuccess = () => {
        const cursor = all.result;
        if (!cursor) return;
        const { opening } = JSON.parse(part);
        const { header, ...record } = cursor.value.record;
        const spoilt = opening ? { header, ...record, opening: { ...record.opening, ...opening } } : record;
        cursor.update({ ...cursor.value, record: spoilt });
        cursor.continue();
      };
    };
  });

describe.skipIf(!appExists)('a browser', () => {
  useBrowser();

  test.each(some(Object.keys(NO_STORE)))(
    'that %s can still play battles, and says that they are not kept',
    async (what) => {
      const page = await openWith(NO_STORE[what] ?? (() => undefined), 390);
      await page.getByText('None yet.').waitFor();
      await press(page, /^Play a fantasy battle/);
      await page.locator('.bases-layer .base').first().waitFor();
      await page.getByText('Not kept').waitFor();
      const url = page.url();
      await page.getByRole('link', { name: 'Start page' }).click();
      await page.locator('.kept-open').click();
      await page.locator('.bases-layer .base').first().waitFor();
      expect(page.url()).toBe(url);
    },
  );

  test('shows the last step of a battle if the remembered step makes no sense', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    for (const step of [-3, 0.5, 1e9]) {
      await page.evaluate((wrong) => {
        const id = location.hash.split('/').at(-1);
        localStorage.setItem('acies.step', JSON.stringify({ id, step: wrong }));
      }, step);
      await page.reload();
      await page.locator('.base[data-id="C"]').waitFor();
    }
  });

  test.each([
    ['without its head', '{}'],
    ['with a state that its rules do not know', '{"opening":{"own":{"rain":"much"}}}'],
  ])('offers the record of a kept battle %s to be saved, but does not show it', async (_, part) => {
    const page = await openApp();
    await openBattle(page, LINES);
    await page.evaluate(spoilKept, part);
    await page.reload();
    await page.getByText('This battle cannot be read').waitFor();
    await page.getByRole('button', { name: 'Save' }).waitFor();
  });

  test('without room says so in the list, and battles can be deleted there', async () => {
    const page = await openWith(NO_STORE['has no room for battles'] ?? (() => undefined), 1280);
    await openBattle(page, LINES);
    await page.getByRole('link', { name: 'Start page' }).click();
    await page.locator('.kept-open', { hasText: 'Not kept' }).waitFor();
    await press(page, /^Delete /);
    await page.locator('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('None yet.').waitFor();
  });

  testAlso('without room does not say so of a battle that it kept before', async () => {
    const page = await openApp();
    const home = () => page.getByRole('link', { name: 'Start page' }).click();
    await openBattle(page, LINES);
    await home();
    await page.evaluate(NO_STORE['has no room for battles'] ?? (() => undefined));
    await press(page, /^Play a fantasy battle/);
    await page.getByText('Not kept').waitFor();
    await home();
    await page.locator('.kept-open', { hasText: 'Two lines' }).click();
    await page.locator('.base[data-id="C"]').waitFor();
    expect(await page.getByText('Not kept').count()).toBe(0);
  });

  test.each(some(Object.keys(NO_MEMORY)))('that %s shows every page', async (what) => {
    const page = await openWith(NO_MEMORY[what] ?? (() => undefined));
    await press(page, 'New battle');
    await page.locator('.army-choice option').first().waitFor({ state: 'attached' });
    await press(page, 'Begin the battle');
    await page.locator('.bases-layer .base').first().waitFor();
    await eventually(() => page.locator('html').getAttribute('lang')).toBe('en');
  });

  test('is asked once to keep what it stores, when the first battle is kept', async () => {
    const page = await openWith(() => {
      navigator.storage.persist = async () => {
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked') ?? 0) + 1));
        return true;
      };
    });
    const asked = () => page.evaluate(() => Number(sessionStorage.getItem('asked') ?? 0));
    expect(await asked()).toBe(0);
    await openBattle(page, LINES);
    await eventually(asked).toBe(1);
    await page.reload();
    await page.locator('.base[data-id="C"]').waitFor();
    await page.getByRole('link', { name: 'Start page' }).click();
    await openBattle(page, LINES);
    await page.getByText('Not kept').waitFor({ state: 'detached' });
    expect(await asked()).toBe(1);
  });

  test('without network says that a page could not be fetched, and can try again', async () => {
    const page = await openApp();
    await page.context().setOffline(true);
    await goTo(page, '#/figures/hott');
    await page.getByRole('alert').getByText('could not be fetched').waitFor();
    await page.getByRole('link', { name: 'Start page' }).waitFor();
    await page.context().setOffline(false);
    await press(page, 'Try again');
    await page.locator('.figure-card').first().waitFor();
    // It may still be asking for the newest version.
    await page.close();
    takeErrors();
  });
});
