import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually, openApp, press } from './app.ts';
import { endPhase, getReady, makeBattle, openNew, ordering, tableOf, takeSeat } from './at-distance.ts';
import { appExists, takeErrors, testAlso, useBrowser } from './harness.ts';

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

/** Waits until the page has drawn all that it knows. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Tries to move a base straight ahead by keys. */
async function push(page: Page, id: string): Promise<void> {
  await page.locator(`.base[data-id="${id}"]`).focus();
  for (const key of ['Enter', 'Shift+ArrowUp', 'Enter']) {
    await page.keyboard.press(key);
    await drawn(page);
  }
}

async function drop(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

/** The ids of the bases of an own command, or of all with ''. */
async function basesOf(page: Page, command: string): Promise<readonly string[]> {
  const army = await page
    .locator('.spirit', { has: page.locator('.chip') })
    .locator('.spirit-name')
    .innerText();
  return page
    .locator(`.bases-layer .base[aria-label*="${army}"][aria-label*="command ${command}"]`)
    .evaluateAll((all) => all.map((base) => base.getAttribute('data-id') ?? ''));
}

/** Does it happen within a second? The answer comes from the server. */
async function happensSoon(happened: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    if (await happened()) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}

/** Pushes the bases of a command, one after the other, until something happens. */
async function pushUntil(page: Page, command: string, happened: () => Promise<boolean>): Promise<void> {
  for (const id of await basesOf(page, command)) {
    await push(page, id);
    if (await happensSoon(happened)) return;
    await drop(page);
  }
  throw new Error(`nothing happened with command ${command}`);
}

/** The general gives the best die to command 2; equal dice need no answer. */
async function allotDice(general: Page, partner: Page): Promise<void> {
  const dice = general.getByRole('button', { name: /^Dice/ });
  const isMoving = async () =>
    (await partner.locator('.phases .now').textContent())?.includes('PIPs') === false;
  await eventually(async () => (await dice.count()) > 0 || (await isMoving())).toBe(true);
  const names = await dice.allInnerTexts();
  const second = names.map((name) => Number(/\d+, (\d+)/.exec(name)?.[1]));
  if (names.length > 0) await dice.nth(second.indexOf(Math.max(...second))).click();
  await eventually(isMoving).toBe(true);
}

// Four pages of a large battle need more time than one on a busy machine.
describe.skipIf(!appExists)('two against two at a distance', () => {
  useBrowser();

  testAlso(
    'each player orders its own command, and the general ends the phases',
    async () => {
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
      const partner = general === rosa ? roy : bea;
      const refused = partner.getByText('You give orders only to command 2').first();
      await endPhase(partner);
      await refused.waitFor();
      await press(partner, 'Close');
      await allotDice(general, partner);
      const before = await tableOf(partner);
      await pushUntil(partner, '1', () => refused.isVisible());
      await drop(partner);
      expect(await tableOf(partner)).toBe(before);

      // Both order at the same time: the order that comes later is decided after the other one.
      await partner.context().setOffline(true);
      await partner.locator('.line-down').waitFor();
      await pushUntil(general, '', async () => (await tableOf(general)) !== before);
      const ordered = await tableOf(general);
      await pushUntil(partner, '2', async () => (await tableOf(partner)) !== before);
      await partner.context().setOffline(false);
      await eventually(async () => (await tableOf(partner)) === (await tableOf(general))).toBe(true);
      expect(await tableOf(partner)).not.toBe(ordered);
      takeErrors();

      await partner.getByRole('tab', { name: 'Talk' }).click();
      await partner.getByLabel('Only for my side').check();
      await partner.getByLabel('Message').fill('I hold the wood');
      await press(partner, 'Send');
      await general.getByRole('tab', { name: 'Talk' }).click();
      await general.locator('.chat li', { hasText: 'I hold the wood' }).waitFor();
      await general.getByLabel('Message').fill('Well met');
      await press(general, 'Send');
      const foe = general === rosa ? blaise : rosa;
      await foe.getByRole('tab', { name: 'Talk' }).click();
      await foe.locator('.chat li', { hasText: 'Well met' }).waitFor();
      expect(await foe.getByText('I hold the wood').count()).toBe(0);
    },
    300_000,
  );
});
