import type { Page } from 'playwright-core';
import { openApp, press } from './app.ts';
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

/** A battle of two browsers that has just begun: red's page and blue's. */
export async function beginBattle(
  ruleset = 'hott',
  [ofRed, ofBlue]: readonly [OpenOptions, OpenOptions] = [{}, {}],
): Promise<readonly [Page, Page]> {
  const red = await openNew(ruleset, ofRed);
  const link = await makeBattle(red, 'Rosa');
  const blue = await openApp({}, ofBlue);
  await takeSeat(blue, link, 'Blaise');
  await getReady(red);
  await getReady(blue);
  for (const page of [red, blue]) await page.locator('.bases-layer .base').first().waitFor();
  return [red, blue];
}
