import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  battleOf,
  chooseFile,
  commandsOf,
  endPhase,
  eventually,
  openApp,
  openBattle,
  placeOf,
  press,
  typeFaces,
} from './app.ts';
import { clickBase, dragBase, spotOf } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';
import { BASE, LINES, turn } from './hott-lines.ts';

const FIGHT = {
  ...LINES,
  title: 'A fight',
  bases: [
    ...LINES.bases.filter(({ id }) => id !== 'B' && id !== 'Y'),
    { id: 'B', side: 'red', troop: 'Blades', at: [420, 300], facing: 0 },
    { id: 'Y', side: 'blue', troop: 'Warband', at: [420, 300], facing: 180 },
  ],
  turn: turn('close-combat'),
} as const;

const SPELL = {
  ...BASE,
  title: 'A spell',
  bases: [
    { id: 'M', side: 'red', troop: 'Magician', at: [300, 250], facing: 0, flags: ['general'] },
    { id: 'N', side: 'red', troop: 'Magician', at: [380, 250], facing: 0 },
    { id: 'H', side: 'blue', troop: 'Hero', at: [300, 370], facing: 180, flags: ['general'] },
    { id: 'Y', side: 'blue', troop: 'Blades', at: [100, 500], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Knights', at: [200, 500], facing: 180 },
  ],
  turn: turn('shooting'),
} as const;

const GOD = {
  ...BASE,
  title: 'A god',
  bases: [
    { id: 'A', side: 'red', troop: 'Hero', at: [300, 60], facing: 0, flags: ['general'] },
    { id: 'G', side: 'red', troop: 'God', in: 'reserve' },
    { id: 'Z', side: 'blue', troop: 'Blades', at: [300, 560], facing: 180, flags: ['general'] },
  ],
  turn: turn('special'),
} as const;

/** A scenario of the rules, by its file and its name. */
function scenario(file: string, name: string): unknown {
  const path = new URL(`../../content/scenarios/hott/rules/${file}.json`, import.meta.url);
  const all = JSON.parse(readFileSync(path, 'utf8')) as readonly { readonly name: string }[];
  return all.find((each) => each.name === name);
}

describe.skipIf(!appExists)('Hordes of the Things', () => {
  useBrowser();

  test('a battle with a stronghold begins with one click, and is still there after a reload', async () => {
    const page = await openApp();
    await press(page, /Play a fantasy battle/);
    await page.locator('.bases-layer .base').first().waitFor();
    const battle = await battleOf(page);
    expect(battle.ruleset).toBe('hott');
    expect(battle.turn.bound).toBeGreaterThan(0);
    expect(battle.terrain.filter(({ kind }) => kind === 'stronghold')).toHaveLength(1);
    await page.locator('.ground-layer .stronghold-name').first().waitFor();
    await eventually(async () => (await battleOf(page)).flow.awaits[0]?.by).toBe('red');
    await page.reload();
    await page.locator('.bases-layer .base').first().waitFor();
    expect((await battleOf(page)).terrain).toEqual(battle.terrain);
  });

  testAlso('New battle offers both rulesets, and two armies that suit each other', async () => {
    const page = await openApp();
    await press(page, 'New battle');
    await page.locator('input[name=ruleset]').nth(1).check();
    await press(page, 'Two that suit each other');
    const chosen = () =>
      page
        .locator('.army-choice select')
        .evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));
    await eventually(async () => (await chosen())[0]).toMatch(/^hott\//);
    await eventually(async () => new Set(await chosen()).size).toBe(2);
    await page.locator('input[name=opponent]').nth(2).check();
    await press(page, 'Begin the battle');
    await page.waitForURL(/#\/battle\//);
    await page.locator('.bases-layer .base, .curtain').first().waitFor();
    expect((await battleOf(page)).ruleset).toBe('hott');
  });

  test('a move is dragged, shown in paces, and paid for with PIPs', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await dragBase(page, 'B', { by: [0, 40], key: 'Control', drop: false });
    await page.locator('.ghost-card.allowed').waitFor();
    await eventually(() => page.locator('.ghost-card').innerText()).toMatch(/paces/);
    await page.mouse.up();
    await page.keyboard.up('Control');
    await eventually(() => placeOf(page, 'B')).toEqual([420, 300]);
    await eventually(() => page.locator('.pips').innerText()).toContain('5\u00a0PIPs left');
  });

  test('the buttons of a refused order stay visible below many reasons', async () => {
    const page = await openApp();
    const path = new URL('../../content/battles/hott-hotseat.json', import.meta.url);
    const record = JSON.parse(readFileSync(path, 'utf8')) as { readonly entries: readonly unknown[] };
    await chooseFile(page, JSON.stringify({ ...record, entries: record.entries.slice(0, 70) }));
    await press(page, /^I am /);
    await page.locator('.bases-layer .base').first().waitFor();
    await dragBase(page, 'H', { by: [8, -68], key: 'Shift' });
    await page.locator('.ghost-card.refused').waitFor();
    await page.setViewportSize({ width: 1280, height: 420 });
    const below = () =>
      page.evaluate(() => {
        const bottom = (of: string) => document.querySelector(of)?.getBoundingClientRect().bottom ?? 0;
        return bottom('.ghost-card .choices button:last-child') - bottom('.ghost-card');
      });
    await eventually(below).toBeLessThan(0);
  });

  testAlso(
    'a warning counts bases that would run off, a turned table shows north, Escape drops the selection',
    async () => {
      const page = await openApp();
      const path = new URL('../../content/battles/hott-mass.json', import.meta.url);
      const record = JSON.parse(readFileSync(path, 'utf8')) as {
        readonly entries: readonly { readonly command: { readonly type: string } }[];
      };
      const until = record.entries.findIndex(({ command }) => command.type === 'hold');
      await chooseFile(page, JSON.stringify({ ...record, entries: record.entries.slice(0, until) }));
      await press(page, /^I am /);
      await page.locator('.end-phase').click();
      await eventually(() => page.locator('dialog[open]').innerText()).toContain('8 demoralised bases');
      await press(page, 'Back to the orders');
      expect(await page.locator('.north-mark').count()).toBe(0);
      await clickBase(page, 'Z1');
      await page.getByRole('button', { name: 'Hold it for 1 PIP' }).waitFor();
      await press(page, 'Turn the table');
      await page.locator('.north-mark').waitFor();
      expect(await page.locator('.base.picked').count()).toBe(1);
      await page.keyboard.press('Escape');
      await eventually(() => page.locator('.base.picked').count()).toBe(0);
    },
  );

  test('a fight shows factors and odds, and dice decide it', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, FIGHT);
    const panels = page.locator('.side');
    await eventually(() => panels.innerText()).toMatch(/1 close combat/);
    await panels.locator('details summary').first().click();
    await eventually(() => panels.innerText()).toMatch(/\d+ of 36/);
    await press(page, 'Fight');
    await typeFaces(page, [6, 1]);
    await eventually(async () => (await battleOf(page)).bases.find(({ id }) => id === 'Y')?.place).toBe(
      'lost',
    );
    await page.locator('.beside .small-base.lost').waitFor();
  });

  test('a hero is bespelled with aid, and lies beside the table as a frog', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, SPELL);
    const panels = page.locator('.side');
    const open = panels.locator('.open-fight').first();
    await open.locator('summary').click();
    const totals = () => open.locator('.total').allInnerTexts();
    await eventually(totals).not.toEqual([]);
    const before = await totals();
    await open.locator('.aid input').check();
    await eventually(totals).not.toEqual(before);
    await open.getByRole('button', { name: 'Bespell' }).click();
    await typeFaces(page, [6, 1]);
    await eventually(async () => (await battleOf(page)).bases.find(({ id }) => id === 'H')?.place).toBe(
      'ensorcelled',
    );
    expect((await battleOf(page)).turn.pips['']).toBe(3);
    await page.locator('.beside .small-base.ensorcelled .frog').waitFor();
    await eventually(() => page.locator('.result').innerText()).toMatch(/ensorcelled/);
  });

  test('a god arrives where the table is clicked', async () => {
    const page = await openApp();
    await openBattle(page, GOD);
    await press(page, /Bring God G onto the table/);
    await page.locator('.place-offered').first().waitFor();
    const { x, y } = await spotOf(page, { x: 444, y: 150 }, 600);
    await page.mouse.click(x, y);
    await press(page, 'Put it there');
    await eventually(() => placeOf(page, 'G')).toEqual([444, 165]);
    expect((await battleOf(page)).turn.pips['']).toBe(0);
  });

  testAlso('a god arrives with keys alone', async () => {
    const page = await openApp();
    await openBattle(page, GOD);
    await page.getByRole('button', { name: /Bring God G/ }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.place-shown').waitFor();
    await page.locator('.bases-layer .base').first().focus();
    await page.keyboard.press('n');
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    await eventually(() => commandsOf(page)).toContain('deploy');
    const god = (await battleOf(page)).bases.find(({ id }) => id === 'G');
    expect(god?.pose?.facing).not.toBe(0);
  });

  test('a hero returns to the chosen place', async () => {
    const page = await openApp();
    await openBattle(page, scenario('desorcel', 'hero-asked-where'));
    await press(page, /Free Hero H from its spell/);
    await press(page, 'Next place');
    await press(page, 'Put it there');
    await eventually(async () => (await battleOf(page)).bases.find(({ id }) => id === 'H')?.place).toBe(
      'table',
    );
  });

  test('the owner ticks the elements that shoot in the enemy’s bound', async () => {
    const page = await openApp();
    await openBattle(page, scenario('seq', 'active-player-orders-the-shots'));
    const shot = page.locator('.open-fight', { hasText: 'Shooters Y – Hordes B' });
    await shot.getByRole('button', { name: 'Throw the dice', exact: true }).click();
    await eventually(async () => (await battleOf(page)).flow.awaits[0]?.kind).toBe('shooters');
    const ticks = page.locator('.some input');
    await ticks.first().waitFor();
    for (let at = 0; at < (await ticks.count()); at++) await ticks.nth(at).check();
    await page.locator('.some button').click();
    await eventually(async () => (await battleOf(page)).bases.find(({ id }) => id === 'Y')?.bound.shot).toBe(
      1,
    );
  });

  test('lurkers are shown only to their own side, behind a curtain', async () => {
    const page = await openApp();
    const lurkers = {
      ...LINES,
      bases: [...LINES.bases, { id: 'LA1', side: 'red', troop: 'Land Lurkers', in: 'reserve' }],
    };
    await chooseFile(page, JSON.stringify(lurkers));
    await press(page, 'I am Red');
    await eventually(() => page.locator('.beside').innerText()).toMatch(/Still to come/);
    await endPhase(page);
    await page.getByRole('button', { name: 'I am Blue' }).waitFor();
    expect(await page.locator('.bases-layer').count()).toBe(0);
    await press(page, 'I am Blue');
    await page.locator('.bases-layer .base').first().waitFor();
    expect(await page.locator('.beside').count()).toBe(0);
    expect(await page.content()).not.toContain('LA1');
  });

  test('the end of a phase leads to the next, and the bot plays its bound', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await endPhase(page);
    await eventually(async () => (await battleOf(page)).turn.active).toBe('blue');
  });
});
