import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  commandsOf,
  eventually,
  goTo,
  LINES,
  NEAR_END,
  openApp,
  openBattle,
  pipsOf,
  placeOf,
  playOf,
  rendered,
} from './app.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

/** Draws an order for B with keys, and moves the focus to the next base. */
async function beyondDrawnOrder() {
  const page = await openApp();
  await openBattle(page, LINES);
  await page.locator('.base[data-id="B"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowUp');
  await page.locator('.ghost-card.allowed').waitFor();
  await page.keyboard.press('Tab');
  return page;
}

/** A battle with one possible shot. */
const SHOTS = {
  format: 'acies-scenario/1',
  ruleset: 'hott',
  title: 'A shot',
  sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
  bases: [
    { id: 'S', side: 'red', troop: 'Shooters', at: [300, 200], facing: 0, flags: ['general'] },
    { id: 'X', side: 'blue', troop: 'Hordes', at: [300, 240], facing: 180, flags: ['general'] },
  ],
  turn: { round: 2, active: 'red', phase: 'shooting' },
} as const;

/** Presses a key as a layout without Latin letters writes it; Playwright knows no such layout. */
const pressForeign = (page: Page, [key, code]: readonly [string, string], ctrlKey = false) =>
  page.evaluate(
    (init) => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      );
    },
    { key, code, ctrlKey },
  );

describe.skipIf(!appExists)('keyboard only', () => {
  useBrowser();

  test.each([
    ['in a Russian layout', ['а', 'KeyF'], ['я', 'KeyZ'], ['х', 'BracketLeft']],
    ['with Caps Lock', ['F', 'KeyF'], ['Z', 'KeyZ'], ['[', 'BracketLeft']],
  ] as const)('%s, letters order a move, pivot, and take it back', async (_, full, undo, bracket) => {
    const page = await openApp();
    await openBattle(page, LINES);
    await page.locator('.base[data-id="B"]').focus();
    await page.keyboard.press('Enter');
    await pressForeign(page, full);
    await page.locator('.ghost-card').waitFor();
    const before = await page.locator('.ghost-card').textContent();
    await pressForeign(page, bracket);
    await eventually(() => page.locator('.ghost-card').textContent()).not.toBe(before);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.base[data-id="B"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    await eventually(() => placeOf(page, 'B')).toEqual([410, 330]);
    await pressForeign(page, undo, true);
    await eventually(() => placeOf(page, 'B')).toEqual([410, 300]);
  });

  test('bases are picked with Tab and moved with keys, the order is given, and the phase ended', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await page.locator('.base[tabindex="0"]').focus();
    const name = () => page.evaluate(() => (document.activeElement as SVGElement).dataset.id ?? '');
    for (let tries = 0; tries < 8 && (await name()) !== 'C'; tries++) await page.keyboard.press('Tab');
    expect(await name()).toBe('C');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+ArrowUp');
    await page.keyboard.press('Enter');
    await eventually(() => placeOf(page, 'C')).toEqual([450, 339]);
    expect(await pipsOf(page)).toBe(3);
    await eventually(name).toBe('C');
    await page.keyboard.press('Control+z');
    await eventually(() => placeOf(page, 'C')).toEqual([450, 300]);
    await page.keyboard.press('Alt+End');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Tab');
    for (let tries = 0; tries < 4; tries++) {
      const on = await page.evaluate(() => document.activeElement?.textContent);
      if (on === 'End it anyway') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await eventually(() => commandsOf(page)).toContain('end-phase');
  });

  testAlso(
    'Enter on another base than that of the drawn order picks that base, and gives no order',
    async () => {
      const page = await beyondDrawnOrder();
      const other = await page.evaluate(() => (document.activeElement as SVGElement).dataset.id ?? '');
      expect(other).not.toBe('B');
      await page.keyboard.press('Enter');
      await page.locator(`.base.picked[data-id="${other}"]`).waitFor();
      await page.locator('.ghost-card').waitFor({ state: 'detached' });
      expect(await commandsOf(page)).toEqual([]);
      expect(await pipsOf(page)).toBe(4);
    },
  );

  test('Enter on the base of the drawn order gives the order, also after a look at another base', async () => {
    const page = await beyondDrawnOrder();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await eventually(() => commandsOf(page)).toEqual(['move']);
  });

  test('proposals, groups and pivots work with keys', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await page.locator('.base[data-id="B"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('g');
    await page.keyboard.press('[');
    await page.keyboard.press('ArrowUp');
    await page.locator('.ghost-card.allowed').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.ghost-card').waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await page.locator('.ghost-card.allowed').waitFor();
    await page.keyboard.press('Enter');
    await eventually(() => commandsOf(page)).toEqual(['move']);
  });

  test('the focus goes to the next question if an answer removes its own button', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, { ...NEAR_END, turn: { ...NEAR_END.turn, phase: 'close-combat' } });
    await page.getByRole('button', { name: 'Fight', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Dice');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('.typed-dice input'))).toBe(true);
    expect(await page.locator('.to-do').innerText()).toBe('');
  });

  test('fights are chosen and questions answered without a mouse', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, { ...NEAR_END, turn: { ...NEAR_END.turn, phase: 'close-combat' } });
    const fight = page.getByRole('button', { name: 'Fight', exact: true }).first();
    await fight.focus();
    await page.keyboard.press('Enter');
    await page.locator('.typed-dice input').first().focus();
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4');
    await rendered(page);
    await page.keyboard.press('Enter');
    await eventually(async () => (await playOf(page)).record.entries.map(({ by }) => by)).toContain('dice');
    const option = page.locator('.panel.ask .options button').first();
    await option.focus();
    await page.keyboard.press('Enter');
    await eventually(() => commandsOf(page)).toContain('choose');
  });

  testAlso('F6 goes from the table to the question and back, past all bases', async () => {
    const page = await openApp();
    await openBattle(page, SHOTS);
    const focus = () =>
      page.evaluate(() =>
        (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)?.trim(),
      );
    await page.locator('.base[data-id="S"]').focus();
    await page.keyboard.press('F6');
    await eventually(focus).toMatch(/^(Red: choose the next shot|1 shot possible)/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await eventually(focus).toBe('Shoot');
    const shoot = page.getByRole('button', { name: 'Shoot', exact: true });
    const described = await shoot.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe('Shooters S – Hordes X');
    await page.keyboard.press('F6');
    await eventually(focus).toMatch(/^Shooters S/);
  });

  test('F6 goes to the question on a phone, from the log too, and comes back', async () => {
    const page = await openApp({}, { viewport: { width: 390, height: 844 } });
    await openBattle(page, LINES);
    const isInPanels = () =>
      page.evaluate(
        () => document.activeElement?.closest('.side h3, .panels')?.getClientRects().length === 1,
      );
    const isOnBase = () => page.evaluate(() => document.activeElement?.matches('.base') ?? false);
    await page.locator('.base[data-id="B"]').focus();
    await page.keyboard.press('F6');
    await eventually(isInPanels).toBe(true);
    await page.keyboard.press('F6');
    await eventually(isOnBase).toBe(true);
    await page.getByRole('button', { name: 'Draw the panels up' }).click();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.base[data-id="B"]').focus();
    await page.keyboard.press('F6');
    await eventually(isInPanels).toBe(true);
    expect(await page.getByRole('tab', { name: 'Orders' }).getAttribute('aria-selected')).toBe('true');
  });

  testAlso('F6 goes to a table without bases, and to the browser if there is no other pane', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    const taken = () =>
      page.evaluate(() => {
        const event = new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true });
        return !(document.activeElement ?? document.body).dispatchEvent(event);
      });
    await page.getByRole('tab', { name: 'Orders' }).focus();
    await page.evaluate(() => {
      for (const base of document.querySelectorAll('.bases-layer .base')) base.remove();
    });
    expect(await taken()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.matches('.stage'))).toBe(true);
    await goTo(page, '#/battle/nowhere', 'main.message');
    expect(await taken()).toBe(false);
  });

  testAlso('the phase can be ended from the slider of steps', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await page.locator('.base[data-id="C"]').focus();
    for (const key of ['Enter', 'Shift+ArrowUp', 'Enter']) await page.keyboard.press(key);
    await eventually(() => commandsOf(page)).toContain('move');
    await page.getByRole('slider', { name: 'Step of the battle' }).focus();
    await page.keyboard.press('Alt+End');
    await page.locator('dialog[open]').getByText('End it anyway').waitFor();
  });
});
