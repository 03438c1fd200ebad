import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, openApp, press } from './app.ts';
import { getReady, makeBattle, openNew, ordering, tableOf, takeSeat } from './at-distance.ts';
import { appExists, useBrowser } from './harness.ts';

/** Takes the seat of a player who leads a command. */
async function joinSide(link: string, name: string): Promise<Page> {
  const page = await openApp();
  await page.goto(link);
  await page.getByText('lead one of its commands').waitFor();
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Take the seat');
  await page.getByText('The battle begins when both players are ready').waitFor();
  return page;
}

const linkOf = (page: Page): Promise<string> =>
  page.getByRole('textbox', { name: 'Link for a player of your side' }).inputValue();

async function lead(page: Page, command: string): Promise<void> {
  await press(page, 'Choose a command');
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('.seat', { hasText: `Command ${command}` })
    .getByRole('button', { name: 'Lead it' })
    .click();
  await dialog.locator('.seat .chip').waitFor();
  await page.keyboard.press('Escape');
}

/** Tries to move a base straight ahead by keys. */
async function push(page: Page, id: string): Promise<void> {
  await page.locator(`.base[data-id="${id}"]`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
}

async function drop(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

/** The ids of the bases that a page names as members of this side and command. */
const basesOf = (page: Page, side: string, command: string): Promise<readonly string[]> =>
  page.locator('.bases-layer .base').evaluateAll(
    (all, [wantedSide, wantedCommand]) =>
      all
        .filter((base) => base.getAttribute('aria-label')?.includes(`${wantedSide}`))
        .filter((base) => base.getAttribute('aria-label')?.includes(`command ${wantedCommand}`))
        .map((base) => base.getAttribute('data-id') ?? ''),
    [side, command],
  );

describe.skipIf(!appExists)('two against two at a distance', () => {
  useBrowser();

  test('each player orders its own command, and the general ends the phases', async () => {
    const rosa = await openNew('dbm');
    await rosa.getByLabel('Players on each side').selectOption('2');
    const toBlue = await makeBattle(rosa, 'Rosa');
    const roy = await joinSide(await linkOf(rosa), 'Roy');
    const blaise = await openApp();
    await takeSeat(blaise, toBlue, 'Blaise');
    const bea = await joinSide(await linkOf(blaise), 'Bea');
    for (const page of [rosa, blaise]) await getReady(page);
    for (const page of [rosa, roy, blaise, bea]) await page.locator('.bases-layer .base').first().waitFor();
    for (const page of [roy, bea]) await lead(page, '2');
    await rosa.locator('.player', { hasText: 'with Roy' }).waitFor();

    const [general] = await ordering([rosa, blaise]);
    const [partner, side] = general === rosa ? [roy, 'red'] : [bea, 'blue'];
    const before = await tableOf(partner);
    await partner.locator('.end-phase').click();
    await partner.getByText('the general answers for the side').first().waitFor();
    expect(await tableOf(general)).toBe(before);

    const [foreign = ''] = await basesOf(partner, side, '1');
    await push(partner, foreign);
    await partner.getByText('You give orders only to command 2').first().waitFor();
    await drop(partner);
    expect(await tableOf(partner)).toBe(before);
    for (const id of await basesOf(partner, side, '2')) {
      await push(partner, id);
      await partner.waitForTimeout(50);
      if ((await tableOf(partner)) !== before) break;
      await drop(partner);
    }
    await eventually(() => tableOf(general)).not.toBe(before);

    await partner.getByRole('tab', { name: 'Talk' }).click();
    await partner.getByLabel('Only for my side').check();
    await partner.getByLabel('Message').fill('I hold the wood');
    await press(partner, 'Send');
    await general.getByRole('tab', { name: 'Talk' }).click();
    await general.locator('.chat li', { hasText: 'I hold the wood' }).waitFor();
    const foe = general === rosa ? blaise : rosa;
    await foe.getByRole('tab', { name: 'Talk' }).click();
    expect(await foe.getByText('I hold the wood').count()).toBe(0);
  });
});
