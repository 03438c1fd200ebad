/** Somebody else edits the page while it is played: the translation of a browser, or an extension. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { commandsOf, endPhase, eventually, LINES, NEAR_END, openApp, openBattle, placeOf } from './app.ts';
import { appExists, some, useBrowser } from './harness.ts';

type Way = 'translation' | 'wrapping' | 'splitting' | 'rewriting';

/** Edits every text of the page, now and whenever texts come, as the way does. */
const edit = (page: Page, way: Way) =>
  page.evaluate((how) => {
    const isLeftOut = (node: Node): boolean =>
      node.parentElement?.closest('font, mark, [translate=no], script, style, textarea, svg') !== null;
    const editOne = (text: Text): void => {
      const font = document.createElement('font');
      const inner = document.createElement('font');
      switch (how) {
        case 'translation':
          font.append(inner);
          inner.append(`¡${text.data}!`);
          text.replaceWith(font);
          break;
        case 'wrapping':
          text.before(font);
          font.append(text);
          break;
        case 'splitting': {
          const mark = document.createElement('mark');
          if (text.data.length < 4) return;
          const rest = text.splitText(2);
          rest.replaceWith(mark);
          mark.append(rest.data);
          break;
        }
        case 'rewriting':
          if (!text.data.startsWith('¡')) text.data = `¡${text.data}!`;
          break;
      }
    };
    const editAll = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let next = walker.nextNode(); next; next = walker.nextNode())
        if (next instanceof Text && next.data.trim() !== '' && !isLeftOut(next)) found.push(next);
      found.forEach(editOne);
    };
    let timer = 0;
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(editAll, 50);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    editAll();
  }, way);

/** The texts of the page as a reader sees them, without the signs of the translation. */
const read = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().innerText()).replace(/[¡!]/g, '').replace(/\s+/g, ' ').trim();

describe.skipIf(!appExists)('while somebody else edits the page', () => {
  useBrowser();

  test.each(some(['translation', 'wrapping', 'splitting', 'rewriting'] as const))(
    'by %s, a battle is played on, and the page says what is so',
    async (way) => {
      const page = await openApp();
      await openBattle(page, LINES);
      await edit(page, way);
      await page.locator('.base[data-id="B"]').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+ArrowUp');
      await page.locator('.ghost-card').waitFor();
      await page.keyboard.press('Enter');
      await eventually(() => placeOf(page, 'B')).toEqual([410, 330]);
      await page.locator('.end-phase').click();
      await eventually(async () => {
        // The edits may part the words by which the button is found else.
        await page.evaluate(() => {
          const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog button')];
          buttons.find(({ textContent }) => textContent.includes('anyway'))?.click();
        });
        return (await commandsOf(page)).includes('end-phase');
      }).toBe(true);
      // The dice of the next bound may still be on their way.
      const phaseTold = (on: Page) =>
        on.evaluate(() => document.querySelector('.phases .now .phase-name')?.textContent);
      await eventually(() => phaseTold(page)).toBe('Moves');
      // The same battle on a page that nobody edits says the same.
      const plain = await page.context().newPage();
      const url = page.url();
      await page.close();
      await plain.goto(url);
      await plain.locator('.bases-layer .base').first().waitFor();
      expect(await phaseTold(plain)).toBe('Moves');
    },
  );

  test('the header tells the losses of a fight', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, NEAR_END);
    expect(await read(page, '.spirit >> nth=1')).toMatch(/0 \/ /);
    await edit(page, 'translation');
    await endPhase(page);
    await eventually(async () => {
      const fight = page.getByRole('button', { name: /^¡?Fight/ }).first();
      if (await fight.isVisible()) await fight.click();
      return page.locator('.typed-dice input').count();
    }).toBeGreaterThan(0);
    const fields = page.locator('.typed-dice input');
    await fields.nth(0).fill('6');
    await fields.nth(1).fill('1');
    await page.locator('.typed-dice [type=submit]').click();
    await eventually(() => read(page, '.spirit >> nth=1')).not.toMatch(/ 0 \/ /);
  });

  test('texts that come and go leave nothing behind', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await edit(page, 'translation');
    // What screen readers are told grows with every move.
    const edited = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('font')].filter((font) => !font.closest('[aria-live], [role]'))
            .length,
      );
    let before = 0;
    for (let times = 0; times < 4; times++) {
      await page.locator('.base[data-id="B"]').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+ArrowUp');
      await page.locator('.ghost-card').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.locator('.ghost-card').waitFor({ state: 'detached' });
      await page.getByText('What can I do now').first().waitFor();
      // The first orders leave texts on the page that stay.
      await page.waitForTimeout(500);
      if (times === 1) before = await edited();
    }

    await eventually(edited).toBe(before);
  });
});
