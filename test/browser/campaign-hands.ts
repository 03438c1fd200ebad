/** The actions of people round a campaign, for tests. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, press, pressFirst, typeFaces } from './app.ts';
import { axeFinds } from './axe.ts';

export const titleOf = (page: Page) => page.locator('.campaign-now h2').first();

/** Takes the screen, if it must be handed over to this nation first. */
export async function be(page: Page, nation: string): Promise<void> {
  await eventually(() => titleOf(page).innerText()).toContain(nation);
  const mine = page.getByRole('button', { name: `I am ${nation}` });
  if (await mine.isVisible()) await mine.click();
}

/** Begins a campaign of three people round this screen, who type their dice in. */
export async function begin(page: Page, armies: readonly string[] = []): Promise<void> {
  await press(page, 'Campaign');
  for (const [at, name] of ['Red', 'Blue', 'Green'].entries()) {
    await page.getByLabel(`Name of nation ${at + 1}`).fill(name);
    const army = armies[at];
    if (army !== undefined) await page.getByLabel(`Army of nation ${at + 1}`).selectOption({ label: army });
  }
  await page.getByLabel('Dice', { exact: true }).selectOption('typed');
  await press(page, 'Begin the campaign');
}

export async function write(page: Page, nation: string, at: string, wars: readonly string[]): Promise<void> {
  await be(page, nation);
  await page.getByLabel('The field army is in').selectOption({ label: at });
  for (const war of wars) await page.getByLabel(war, { exact: true }).check();
  await press(page, 'Write it down');
}

/** Answers whatever is asked in the plainest way. */
export async function answer(page: Page): Promise<void> {
  const buttons = [
    /^I am /,
    'These were thrown',
    'The report is right',
    'Stand a siege as things are',
    'Send nothing',
    'Refuse',
    'Let them go',
    'Go there',
    'Recruit nothing',
    'End the turn',
  ];
  for (const name of buttons) {
    const button = page.locator('.campaign-now').getByRole('button', { name }).first();
    if (await button.isVisible()) return button.click();
  }
}

/** Answers until it is the turn of Red in a season. */
export async function turnOfRed(page: Page, season: string): Promise<void> {
  await eventually(async () => {
    const when = await page.locator('.campaign-when').innerText();
    if (!when.includes(`${season}: turn of Red`)) await answer(page);
    return when;
  }).toContain(`${season}: turn of Red`);
  await be(page, 'Red');
}

/** Red begins, and declares war on Blue; all three nations write where their generals are. */
export async function declareWar(page: Page): Promise<void> {
  await page.getByLabel('Red', { exact: true }).selectOption('6');
  await press(page, 'These were thrown');
  await write(page, 'Red', 'Red B', ['Blue']);
  // Nobody sees what another nation has written.
  expect(await page.locator('.campaign-nations').innerText()).not.toContain('Red B');
  await write(page, 'Blue', 'Blue A', []);
  await write(page, 'Green', 'Green K', []);
}

/** Everybody answers until a siege is thrown for. */
export async function throwForSiege(page: Page): Promise<void> {
  await eventually(async () => {
    if ((await titleOf(page).innerText()) !== 'The die for the siege') await answer(page);
    return titleOf(page).innerText();
  }).toBe('The die for the siege');
  await press(page, 'These were thrown');
}

/** A siege stands on the map, and everybody answers until the second year. */
export async function playToYear2(page: Page): Promise<void> {
  await eventually(() => page.locator('.campaign-map').locator('li').allTextContents()).toContainEqual(
    expect.stringContaining('Red besieges it'),
  );
  expect(await axeFinds(page)).toEqual([]);
  await eventually(async () => {
    await answer(page);
    return page.locator('.campaign-when').innerText();
  }).toMatch(/Year 2/);
}

/** The field army of the nation on turn attacks a province. */
export async function attackBlue(page: Page, where: string): Promise<void> {
  await page.getByLabel('The field army', { exact: true }).selectOption('attack');
  await page.getByLabel('Where to').selectOption({ label: where });
  await press(page, 'Attack');
}

/** Types the elements of a nation in that were destroyed. */
export async function destroy(
  page: Page,
  nation: string,
  elements: Readonly<Record<string, number>>,
): Promise<void> {
  const group = page.getByRole('group', { name: `Destroyed of ${nation}` });
  for (const [type, count] of Object.entries(elements))
    for (let more = 0; more < count; more++)
      await group.getByRole('button', { name: `One more: ${type}` }).click();
}

/**
 * Does one thing in a battle on the table: hands the screen over, throws, deploys, answers, ends the phase, or gives the
 * suggested order where the question names who gives `orders`.
 */
export async function playOn(page: Page, orders: string): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dice = page.locator('.typed-dice input');
  const option = page.locator('.panel.ask .options button').first();
  const fight = page.locator('.open-fight .primary').first();
  // The first die is that of the attacker: all goes well for him, so that the battle is short.
  if (await dice.first().isVisible())
    return typeFaces(
      page,
      Array.from({ length: await dice.count() }, (_, at) => (at === 0 ? 6 : 1)),
    );
  const suggest = button('Suggest an order');
  const isOrdering = (await page.locator('.panel.ask').allInnerTexts()).some((text) => text.includes(orders));
  if (isOrdering && (await suggest.isVisible())) {
    // A dialog that asks about the end of the phase may open over it: that is answered first.
    const isFree = await suggest.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (!isFree) return press(page, 'End it anyway');
    await button('Looking …').waitFor({ state: 'detached' });
    // The battle may have gone on while the order was looked for: then it is asked for again.
    const isTold = await page.locator('.hints [role=status]').isVisible();
    if (!isTold && (await suggest.isVisible())) return;
  }
  await pressFirst([
    page.getByRole('button', { name: /^I am/ }),
    button('End it anyway'),
    button('Give the order'),
    button('Put it there'),
    button('Deploy the rest for me'),
    option,
    fight,
    page.locator('.end-phase'),
  ]);
}
