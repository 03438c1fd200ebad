import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventually, openApp, press } from './app.ts';
import {
  asked,
  beginBattle,
  endPhase,
  getReady,
  makeBattle,
  moveOne,
  openNew,
  ordering,
  tableOf,
} from './at-distance.ts';
import { faultsOf } from './controls.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

describe.skipIf(!appExists)('besides a battle at a distance', () => {
  useBrowser();

  test('an open invitation stands in the lobby and is taken there', async () => {
    const maker = await openNew();
    await maker.getByLabel('Your name').fill('Maud');
    await maker.getByText('Chance draws the sides').click();
    await maker.getByRole('radio', { name: /^Anybody/ }).check();
    await maker.getByText('An evening').click();
    await maker.getByText('The program lays terrain and deploys').click();
    await maker.getByLabel('Days without an order').fill('30');
    await maker.getByLabel('Days of leave').fill('3');
    await maker.getByRole('textbox', { name: 'Name', exact: true }).fill('By lot');
    await press(maker, 'Make the battle');
    const guest = await openApp({}, { path: '#/distance' });
    const open = guest.locator('.kept', { hasText: 'By lot' });
    expect(await open.innerText()).toMatch(
      /Hordes of the Things.*60 minutes each[\s\S]*The program lays terrain[\s\S]*with Maud/,
    );
    await open.locator('a').click();
    for (const told of ['Abandoned after 30 days', '3 days of leave each', 'Others may watch'])
      await guest.locator('.terms', { hasText: told }).waitFor();
    await guest.getByLabel('Your name').fill('Gus');
    await press(guest, 'Take the seat');
    await maker.locator('.seat', { hasText: 'Gus' }).waitFor();
    await maker.getByText('Let chance choose').click();
    await getReady(maker);
    await getReady(guest);
    for (const page of [maker, guest]) {
      await page.locator('.bases-layer .base').first().waitFor();
      expect(await page.locator('.player .clock').allInnerTexts()).toHaveLength(2);
      expect(await page.locator('.player.running .clock').innerText()).toMatch(/(59:\d\d|1:00:\d\d)$/);
    }
  });

  testAlso('whoever plays neither side has a link for each', async () => {
    const host = await openNew();
    await host.getByRole('radio', { name: /^Neither/ }).check();
    await press(host, 'Make the battle');
    await host.getByText('Invite both players').click();
    for (const side of ['red', 'blue']) {
      const link = await host.getByRole('textbox', { name: `Link for the ${side} side` }).inputValue();
      const player = await openApp();
      await player.goto(link);
      await player.getByText(`You play the ${side} side`).waitFor();
      await player.getByLabel('Your name').fill('Pat');
      await press(player, 'Take the seat');
      await player.getByRole('button', { name: 'I am ready' }).waitFor();
    }
  });

  test('a bot takes the free seat', async () => {
    const page = await openNew();
    await makeBattle(page, 'Rosa');
    await press(page, 'Let a bot take the free seat');
    await page.locator('.seat', { hasText: 'The program' }).getByText('is ready').waitFor();
    await getReady(page);
    await page.locator('.bases-layer .base').first().waitFor();
    await page.locator('.player', { hasText: 'The program' }).getByText('is a bot').waitFor();
  });

  testAlso('seats are carried to another device, and opened there', async () => {
    const [red] = await beginBattle();
    const battle = /distance\/([0-9a-f]{24})/.exec(red.url())?.[1] ?? '';
    await red.goto(red.url().replace(/#.*/, '#/distance'));
    await red.locator('.kept', { hasText: 'Rosa and guest' }).waitFor();
    await red.getByText('Carry them to another device').click();
    const link = await red.getByRole('textbox', { name: 'Secret link to all your seats' }).inputValue();
    const other = await openApp();
    await other.goto(link);
    await other.locator('.kept', { hasText: 'Rosa and guest' }).locator('a').click();
    await other.locator('.bases-layer .base').first().waitFor();
    expect(other.url()).toContain(battle);
    expect(await other.locator('.player', { hasText: 'Rosa' }).locator('.chip').count()).toBe(1);
  });

  testAlso('a seat that the browser forgot is explained, and the saved file brings it back', async () => {
    const [red] = await beginBattle();
    const table = red.url();
    await red.goto(table.replace(/#.*/, '#/distance'));
    await red.getByText('Carry them to another device').click();
    const [saved] = await Promise.all([
      red.waitForEvent('download'),
      red.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const file = await saved.path();
    await red.evaluate(() => localStorage.removeItem('acies.seats'));
    await red.goto('about:blank');
    await red.goto(table);
    await red.getByText('Both seats are taken').waitFor();
    await red.getByRole('heading', { name: 'Did you have a seat here?' }).waitFor();
    await red.locator('.seat-forgotten input[type=file]').setInputFiles(file);
    await red.locator('.player', { hasText: 'Rosa' }).locator('.chip').waitFor();
  });

  testAlso('a link with a part missing says so, and costs no seat', async () => {
    const [red] = await beginBattle();
    const table = red.url();
    const broken = `${table}/seat/short`;
    const guest = await openApp();
    await guest.goto(broken);
    await guest.getByText('This link holds no seat in this battle').waitFor();
    await red.goto(broken);
    await red.locator('.player', { hasText: 'Rosa' }).locator('.chip').waitFor();
  });

  test('players talk, agree on an undo and on a draw, and ask for a rematch', async () => {
    const pages = await beginBattle();
    const [red, blue] = pages;
    const [mover, other] = await ordering(pages);
    await endPhase(mover);
    await press(mover, 'Menu');
    await press(mover, 'Ask to undo…');
    await mover.getByRole('dialog').locator('.options button').last().click();
    await mover.getByText('the other side must agree').waitFor();
    await other.getByRole('dialog').getByRole('button', { name: 'Allow' }).click();
    await eventually(() => mover.getByText('the other side must agree').count()).toBe(0);
    await press(blue, 'Menu');
    await press(blue, 'Offer a draw');
    await blue.getByRole('dialog').getByRole('button', { name: 'Offer a draw' }).click();
    await red.locator('.line-notice', { hasText: 'offers a draw' }).waitFor();
    await press(red, 'Accept');
    for (const page of pages) await page.locator('.verdict', { hasText: 'A draw' }).first().waitFor();
    for (const page of pages) await press(page, 'Rematch');
    for (const page of pages) await page.getByRole('link', { name: 'To the next battle' }).click();
    for (const page of pages) await getReady(page);
    await blue.locator('.player', { hasText: 'Blaise' }).waitFor();
    expect(await blue.locator('.player').first().innerText()).toContain('Blaise');
  });

  test('notes and standing answers are kept for their owner', async () => {
    const [red, blue] = await beginBattle();
    await red.getByRole('tab', { name: 'Talk' }).click();
    await red.getByRole('textbox', { name: 'Private notes' }).fill('Hold the wood');
    await red.getByText('Add one').click();
    await press(red, 'Always answer so');
    await red.locator('.standing-list', { hasText: 'nearest target' }).first().waitFor();
    await red.reload();
    await red.getByRole('tab', { name: 'Talk' }).click();
    await eventually(() => red.getByRole('textbox', { name: 'Private notes' }).inputValue()).toBe(
      'Hold the wood',
    );
    await press(red, 'Withdraw');
    await eventually(() => red.getByRole('button', { name: 'Withdraw' }).count()).toBe(0);
    await blue.getByRole('tab', { name: 'Talk' }).click();
    expect(await blue.getByRole('textbox', { name: 'Private notes' }).inputValue()).toBe('');
  });

  testAlso('orders for the next throw are planned on the table and carried out when it falls', async () => {
    const pages = await beginBattle();
    const [mover, other] = await ordering(pages);
    while ((await mover.locator('.end-phase').count()) > 0) {
      await endPhase(mover);
      await eventually(() => mover.locator('.sending').count()).toBe(0);
      await asked(pages);
    }
    await mover.getByRole('tab', { name: 'Talk' }).click();
    for (const face of ['1', '2', '3', '4']) await mover.getByRole('checkbox', { name: face }).check();
    await press(mover, 'Plan on the table');
    await mover.locator('.line-notice', { hasText: 'no orders yet' }).waitFor();
    const before = await tableOf(other);
    await mover.getByRole('tab', { name: 'Orders' }).click();
    await moveOne(mover);
    await mover.locator('.line-notice', { hasText: '1 order' }).waitFor();
    await press(mover, 'Keep the plan');
    await eventually(() => mover.locator('.line-notice').count()).toBe(0);
    expect(await tableOf(other)).toBe(before);
    await mover.getByRole('tab', { name: 'Talk' }).click();
    await mover.locator('.standing-list', { hasText: 'on a throw of 1' }).waitFor();
    // The plan is carried out as soon as the bound of the mover begins.
    const placed = (text: string): string => text.split('\n').slice(1).join('\n');
    while (placed(await tableOf(mover)) === placed(before)) {
      if ((await other.locator('.end-phase').count()) > 0) await endPhase(other);
      else if ((await mover.locator('.end-phase').count()) > 0) await endPhase(mover);
      await mover.waitForTimeout(300);
    }
    await eventually(() => mover.getByText('on a throw of 1').count()).toBe(0);
  });

  test('a spectator watches, and what happened while a player was away is shown', async () => {
    const [red, blue] = await beginBattle();
    const address = red.url();
    const watcher = await openApp();
    await watcher.goto(address);
    await press(watcher, 'Watch');
    await watcher.locator('.bases-layer .base').first().waitFor();
    await red.getByText('1 spectator').waitFor();
    expect(await watcher.locator('.end-phase').count()).toBe(0);
    const mover = (await red.locator('.end-phase').count()) > 0 ? red : blue;
    const away = mover === red ? blue : red;
    const back = away.url();
    await away.goto('about:blank');
    await mover.locator('.end-phase').click();
    const anyway = mover.getByRole('button', { name: 'End it anyway' });
    if (await anyway.count()) await anyway.click();
    await eventually(() => mover.locator('.sending').count()).toBe(0);
    await away.goto(back);
    await away.getByText('While you were away').waitFor();
    await press(away, 'Show them');
    await eventually(() => away.getByText('While you were away').count()).toBe(0);
  });

  test('the dice are verified in the browser once the battle is over', async () => {
    const [red] = await beginBattle();
    await press(red, 'Menu');
    await press(red, 'Resign');
    await red.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await press(red, 'Verify the dice');
    await red.getByRole('dialog').getByRole('button', { name: 'Verify the dice' }).click();
    await red.getByText('All is right').waitFor();
    await red.keyboard.press('Escape');
    const saving = red.waitForEvent('download');
    await press(red, 'Save to a file');
    const path = await (await saving).path();
    await red.goto(red.url().replace(/#.*/, '#/distance/dice'));
    await red.locator('input[type=file]').setInputFiles(path);
    await red.getByText('All is right').waitFor();
    const record = JSON.parse(readFileSync(path, 'utf8'));
    const entry = record.entries.findLastIndex(({ by }: { readonly by: string }) => by === 'dice');
    const { faces } = record.entries[entry].command;
    record.entries[entry].command.faces = faces.map((face: number) => (face % 6) + 1);
    const buffer = Buffer.from(JSON.stringify(record));
    await red
      .locator('input[type=file]')
      .setInputFiles({ name: 'altered.json', mimeType: 'application/json', buffer });
    await red.getByText(`Entry ${entry + 1} is wrong`).waitFor();
  });

  testAlso('every page has names for its controls and fits a phone, in French, in the dark', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const page = await openApp(
      {},
      { ...phone, locale: 'fr-FR', colorScheme: 'dark', path: '#/distance/new' },
    );
    const isFit = async (where: string) => {
      expect(await faultsOf(page), where).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, where).toBeLessThanOrEqual(390);
    };
    await page.getByLabel('Votre nom').fill('Rosalinde-Philippine de la Haute-Montagne');
    await page.getByText('Sur des semaines').click();
    await isFit('new');
    await press(page, 'Créer la bataille');
    await page.getByText('En code QR').click();
    await page.locator('.qr').waitFor();
    await isFit('waiting room');
    await page.goto(page.url().replace(/#.*/, '#/distance'));
    await page.getByText('Les emporter sur un autre appareil').click();
    await isFit('lobby');
    await page.goto(page.url().replace(/#.*/, '#/distance/dice'));
    await page.getByRole('heading', { level: 1, name: 'Comment vérifier les dés' }).waitFor();
    await isFit('dice');
    const [red] = await beginBattle('bnb', [phone, {}]);
    await red.getByRole('tab', { name: 'Talk' }).click();
    expect(await faultsOf(red)).toEqual([]);
  });

  test('a battle is made, joined and begun by keys alone', async () => {
    const page = await openNew();
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Kay');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I am ready', disabled: false }).waitFor();
    await page.getByRole('button', { name: 'I am ready' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('You are ready.').waitFor();
    const link = await page.getByRole('textbox', { name: 'Link for the blue side' }).inputValue();
    const other = await openApp();
    await other.goto(link);
    await other.getByLabel('Your name').focus();
    await other.keyboard.type('Lee');
    await other.keyboard.press('Enter');
    await other.getByRole('button', { name: 'I am ready', disabled: false }).waitFor();
    await other.getByLabel('Your word for the dice').focus();
    await other.keyboard.press('Enter');
    for (const each of [page, other]) await each.locator('.phase-bar').waitFor();
  });
});
