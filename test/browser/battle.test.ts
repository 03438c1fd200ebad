import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/engine/battle/hash.ts';
import {
  battleOf,
  beginSmallBattle,
  chooseFile,
  commandsOf,
  eventually,
  LINES,
  NEAR_END,
  openApp,
  openBattle,
  pipsOf,
  placeOf,
  playOf,
  playUntil,
  press,
  pressFirst,
  typeFaces,
} from './app.ts';
import { clickBase, dragBase, keptBattles, spotOf } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';

const AT_FIGHTS = { ...NEAR_END, turn: { ...NEAR_END.turn, phase: 'close-combat' } };

describe.skipIf(!appExists)('a battle', () => {
  useBrowser();

  test('starts with one click, and the bot plays its bound', async () => {
    const page = await openApp();
    await beginSmallBattle(page);
    await eventually(async () => (await battleOf(page)).flow.awaits[0]).toMatchObject({
      by: 'red',
      kind: 'orders',
    });
    const bound = (await battleOf(page)).turn.bound;
    await playUntil(page, async () => {
      const { turn, flow, result } = await battleOf(page);
      const [asked] = flow.awaits;
      return result !== null || (turn.bound > bound && asked?.by === 'red' && asked.kind === 'orders');
    });
    expect((await battleOf(page)).turn.bound).toBeGreaterThan(bound);
  });

  test('offers neither to end a phase while fights wait, nor to undo before the first order', async () => {
    const page = await openApp({ dice: 'one-by-one' });
    await openBattle(page, AT_FIGHTS);
    const end = page.locator('.end-phase');
    await end.waitFor();
    expect(await end.isDisabled()).toBe(true);
    expect(await end.getAttribute('class')).not.toContain('primary');
    expect(await end.getAttribute('title')).not.toBe('');
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
  });

  test('is won from a position near its end, with typed dice', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, AT_FIGHTS);
    const panels = () => page.locator('.side').innerText();
    await eventually(panels).toMatch(/1 close combat/);
    await page.locator('.side details summary').first().click();
    await eventually(panels).toMatch(/\d+ of 36/);
    await press(page, 'Fight');
    const fields = page.locator('.typed-dice input');
    await fields.first().fill('7');
    await eventually(() => page.locator('.typed-dice').innerText()).toMatch(/faces of this die/);
    await eventually(() => page.getByRole('button', { name: 'These fell' }).isDisabled()).toBe(true);
    await typeFaces(page, [6, 1]);
    await eventually(() => commandsOf(page)).toContain('roll');
    await playUntil(page, async () => (await battleOf(page)).result !== null);
    expect((await battleOf(page)).result).toMatchObject({ winner: 'red', how: 'rout' });
    await eventually(panels).toMatch(/Red has won\s+Blue broke: it has lost [\d.]+/);
  });

  test('reads a common die as the average die that is needed', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, { ...LINES, turn: { round: 2, active: 'red', phase: 'pips' } });
    const field = page.locator('.typed-dice input').first();
    await field.fill('6');
    await eventually(() => page.locator('.typed-dice').innerText()).toMatch(/counts as 4/);
    await typeFaces(page, [6]);
    await eventually(() => pipsOf(page)).toBe(4);
  });

  test('throws its dice one by one', async () => {
    const page = await openApp({ dice: 'one-by-one' });
    await openBattle(page, AT_FIGHTS);
    await press(page, 'Fight');
    await press(page, 'Throw for Red');
    expect(await commandsOf(page)).not.toContain('roll');
    await press(page, 'Throw for Blue');
    await eventually(() => commandsOf(page)).toContain('roll');
  });

  test('is saved to a file, opened from it, and goes on in the same state', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await dragBase(page, 'C', { by: [0, 50], key: 'Control' });
    await eventually(() => placeOf(page, 'C')).toEqual([450, 350]);
    const before = hashOf(await battleOf(page));
    await press(page, 'Menu');
    const download = page.waitForEvent('download');
    await press(page, 'Save to a file');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.record\.json$/);
    const text = readFileSync(await file.path(), 'utf8');
    await page.getByRole('link', { name: 'Start page' }).click();
    await openBattle(page, text, 'saved.record.json');
    expect(hashOf(await battleOf(page))).toBe(before);
    await dragBase(page, 'D', { by: [0, 40], key: 'Control' });
    await eventually(() => placeOf(page, 'D')).toEqual([490, 340]);
    expect(await keptBattles(page)).toHaveLength(2);
  });

  test('survives a reload with the step on the screen, and several battles are kept by name', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await dragBase(page, 'C', { by: [0, 50], key: 'Control' });
    await eventually(() => placeOf(page, 'C')).toEqual([450, 350]);
    await press(page, 'Menu');
    await press(page, 'Rename');
    await page.locator('dialog input[type=text]').fill('First of two');
    await page.locator('dialog .primary').click();
    await press(page, 'One step back');
    await page.reload();
    await page.locator('.bases-layer .base').first().waitFor();
    await eventually(() => page.locator('.battle-name').innerText()).toContain('First of two');
    await eventually(() => page.locator('.steps output').innerText()).toBe('0/1');
    await press(page, 'Back to the present');
    expect(await placeOf(page, 'C')).toEqual([450, 350]);
    await page.getByRole('link', { name: 'Start page' }).click();
    await openBattle(page, NEAR_END);
    await page.getByRole('link', { name: 'Start page' }).click();
    const list = page.locator('.kept-list');
    await eventually(() => list.locator('li').count()).toBe(2);
    await eventually(() => list.innerText()).toContain('First of two');
    await eventually(() => list.innerText()).toContain('The last fight');
    await press(page, /^Go on: .*The last fight/);
    await page.locator('.bases-layer .base').first().waitFor();
    await page.getByRole('link', { name: 'Start page' }).click();
    await list.getByText('First of two').click();
    await page.locator('.bases-layer .base[data-id="C"]').waitFor();
    await page.getByRole('link', { name: 'Start page' }).click();
    await press(page, 'Delete The last fight');
    await page.locator('dialog .primary').click();
    await eventually(() => keptBattles(page).then((all) => all.map(({ name }) => name))).toEqual([
      'First of two',
    ]);
  });

  test('keeps an order that was given just before the page was left', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await clickBase(page, 'C');
    await page.keyboard.press('Shift+ArrowUp');
    await page.locator('.ghost-card.allowed').waitFor();
    await page.evaluate(() => {
      const press = (key: string, how: KeyboardEventInit = {}) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...how }));
      press('Enter');
      press('z', { ctrlKey: true });
      press('z', { ctrlKey: true, shiftKey: true });
    });
    await page.close();
    const again = await page.context().newPage();
    await again.goto(page.url());
    await eventually(() => again.locator('.steps output').innerText()).toBe('1/1');
    await eventually(() => placeOf(again, 'C')).toEqual([450, 330]);
    expect((await playOf(again)).record.entries).toHaveLength(3);
  });

  test('is resigned', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await press(page, 'Menu');
    await press(page, 'Resign');
    await page.locator('dialog .primary').click();
    await eventually(async () => (await battleOf(page)).result).toMatchObject({
      winner: 'blue',
      how: 'resigned',
    });
    await eventually(() => page.locator('.side').innerText()).toContain('Red gave the battle up.');
  });

  test('is drawn if both sides agree', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    const dialog = page.locator('dialog[open]');
    const offer = async (): Promise<void> => {
      await press(page, 'Menu');
      await press(page, 'Offer a draw');
      await dialog.getByRole('button', { name: 'Offer a draw' }).click();
    };
    const answer = async (name: string): Promise<void> => {
      await eventually(async () => (await battleOf(page)).turn.drawOffered).toBe('red');
      await dialog.getByRole('button', { name }).click();
    };
    await offer();
    await answer('Decline');
    await eventually(async () => (await battleOf(page)).turn.drawOffered).toBe(null);
    await offer();
    await page.getByText('The other side has declined a draw in this bound.').first().waitFor();
    await page.goto(page.url().replace(/#.*/, '#/'));
    await openBattle(page, LINES);
    await offer();
    await answer('Accept');
    await eventually(async () => (await battleOf(page)).result).toMatchObject({
      winner: null,
      how: 'agreed',
    });
  });

  test('is set up by two people by hand, behind a curtain', async () => {
    const page = await openApp({ dice: 'typed' });
    await press(page, 'New battle');
    const dialog = page.locator('dialog');
    const armies = dialog.locator('select');
    await armies.nth(0).selectOption('bnb/small/hatti-vanguard');
    await armies.nth(1).selectOption({ index: 13 });
    await dialog.getByText('Two people').click();
    await dialog.getByText('Deploy by hand').click();
    await dialog.getByText('30 × 30 MU').click();
    await press(page, 'Begin the battle');
    const iAm = page.getByRole('button', { name: /^I am/ });
    await iAm.click();
    await page.getByRole('button', { name: /^One .* more$/ }).click();
    const spot = await spotOf(page, { x: 450, y: 60 }, 900);
    await page.mouse.click(spot.x, spot.y);
    await eventually(
      async () => (await battleOf(page)).bases.filter(({ place }) => place === 'table').length,
    ).toBe(1);
    await press(page, 'Take it back');
    await press(page, 'Deploy the rest for me');
    await press(page, 'Deployment is done');
    await iAm.click();
    await eventually(() => page.locator('.panel.deploy').innerText()).toContain('1 base to deploy');
    await press(page, 'Deploy the rest for me');
    await press(page, 'Deployment is done');
    await typeFaces(page, [5, 2]);
    const choice = page.locator('.panel.ask .options button').first();
    const rest = page.getByRole('button', { name: 'Deploy the rest for me' });
    for (let side = 0; side < 2; side++) {
      while (!(await rest.isVisible())) await pressFirst([iAm, choice]);
      await rest.click();
      await press(page, 'Deployment is done');
    }
    await typeFaces(page, [3]);
    await eventually(async () => (await battleOf(page)).turn.bound).toBeGreaterThan(0);
  });

  test('is chosen from a list of scenarios', async () => {
    const page = await openApp();
    await chooseFile(page, JSON.stringify([LINES, NEAR_END]));
    await page.locator('dialog .options button').nth(1).click();
    await page.locator('.base[data-id="Y"]').waitFor();
  });
});
