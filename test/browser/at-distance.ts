import type { Page } from 'playwright-core';
import { eventually, openApp, press } from './app.ts';
import type { OpenOptions } from './harness.ts';

/** Makes a battle at a distance on the page of a new one; answers with the link for the other player. */
export async function makeBattle(page: Page, name: string): Promise<string> {
  await page.getByLabel('Your name').fill(name);
  await page.getByText('The program lays terrain and deploys').click();
  await press(page, 'Make the battle');
  return page.getByRole('textbox', { name: 'Link for the blue side' }).inputValue();
}

/** Opens the page of a new battle of a ruleset. */
export const openNew = (ruleset = 'hott', options: OpenOptions = {}): Promise<Page> =>
  openApp({}, { path: `#/distance/new/${ruleset}`, ...options });

/** Takes the seat to which a link leads. */
export async function takeSeat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Take the seat');
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
}

/** Says that a player is ready, with the army that is proposed. */
export const getReady = (page: Page): Promise<void> => press(page, 'I am ready');

/** A battle of two browsers that has just begun: red's page and blue's. `agree` chooses further terms. */
export async function beginBattle(
  ruleset = 'hott',
  [ofRed, ofBlue]: readonly [OpenOptions, OpenOptions] = [{}, {}],
  agree: (page: Page) => Promise<void> = async () => undefined,
): Promise<readonly [Page, Page]> {
  const red = await openNew(ruleset, ofRed);
  await agree(red);
  const link = await makeBattle(red, 'Rosa');
  const blue = await openApp({}, ofBlue);
  await takeSeat(blue, link, 'Blaise');
  await getReady(red);
  await getReady(blue);
  for (const page of [red, blue]) await page.locator('.bases-layer .base').first().waitFor();
  return [red, blue];
}

/** Whose bound and phase it is, and where every base stands: what two players must see alike. */
export const tableOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const bases = [...document.querySelectorAll('.bases-layer .base')].map(
      (base) => `${base.getAttribute('data-id')} ${base.getAttribute('transform')}`,
    );
    // Whose move it is stands there as "Your move" for one and by name for the other.
    const phase = document.querySelector('.phases .now')?.textContent ?? '';
    return [phase, ...bases.toSorted()].join('\n');
  });

/** The page of the player who is asked, and the other. */
export async function asked(pages: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  await eventually(async () => {
    const turns = await Promise.all(pages.map((page) => page.locator('.end-phase').count()));
    return turns.filter((count) => count > 0).length;
  }).toBe(1);
  const [one, other] = pages;
  return (await one.locator('.end-phase').count()) > 0 ? [one, other] : [other, one];
}

export async function endPhase(page: Page): Promise<void> {
  await page.locator('.end-phase').click();
  const anyway = page.getByRole('button', { name: 'End it anyway' });
  if (await anyway.count()) await anyway.click();
}

/** The page of the player who may give orders now, and the other. */
export async function ordering(pages: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  for (;;) {
    const found = await asked(pages);
    const phase = found[0].locator('.phases .now .phase-name');
    if ((await phase.textContent()) !== 'Arrivals') return found;
    await endPhase(found[0]);
    await eventually(() => phase.textContent()).not.toBe('Arrivals');
  }
}

/** Moves one base straight ahead by keys: the first of its side that may. */
export async function moveOne(page: Page): Promise<void> {
  const before = await tableOf(page);
  const ids = await page
    .locator('.bases-layer .base')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-id')));
  for (const id of ids) {
    await page.locator(`.base[data-id="${id}"]`).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(50);
    if ((await tableOf(page)) !== before) return;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  throw new Error('no base may move');
}
