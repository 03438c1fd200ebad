import { afterEach, describe, expect, test } from 'vitest';
import { view } from '../../src/engine/game/view.ts';
import { offersOf, offersTo } from '../../src/rules/hott/campaign/offers.ts';
import { ownOf } from '../../src/rules/hott/campaign/state.ts';
import { gameOf } from '../../src/server/campaign/state.ts';
import { hashOfSecret, perform } from '../../src/server/perform.ts';
import {
  askedOf,
  type CampaignTable,
  type CampaignWanted,
  type Leader,
  NATIONS,
  nowOf,
  openCampaign,
} from './campaign-table.ts';
import { START, secretOf } from './table.ts';

const DAY = 86_400_000;

let table: CampaignTable;
const opened: CampaignTable[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function open(wanted: CampaignWanted = {}): Promise<void> {
  table = await openCampaign(wanted);
  opened.push(table);
}

async function seated(wanted: CampaignWanted = {}) {
  await open(wanted);
  const [red, blue, green] = await Promise.all(NATIONS.map((nation) => table.lead(nation)));
  if (!red || !blue || !green) throw new Error('three are needed');
  return { red, blue, green, all: [red, blue, green] };
}

const writes = (leader: Leader, at: string, wars: readonly string[] = []) =>
  leader.order({ type: 'write', at: `${leader.nation}-${at}`, wars });

/** Red is at war with blue, beside it; it is the turn of the first nation of the year. */
async function atWar(wanted?: CampaignWanted) {
  const table = await seated(wanted);
  await writes(table.red, 'b', ['blue']);
  await writes(table.blue, 'a');
  await writes(table.green, 'k');
  return table;
}

/** Ends the turns before that of red. */
async function turnOfRed({ red, all }: Awaited<ReturnType<typeof seated>>): Promise<void> {
  for (let tries = 0; askedOf(red, 'red') !== 'turn'; tries++) {
    const asked = all.find(({ nation }) => askedOf(red, nation) === 'turn');
    if (!asked || tries > 3) throw new Error(JSON.stringify(nowOf(red).flow));
    await asked.order({ type: 'end-turn' });
  }
}

/** Red attacks blue, which gives battle. */
async function inBattle(wanted?: CampaignWanted) {
  const table = await atWar(wanted);
  await turnOfRed(table);
  await table.red.order({ type: 'attack', way: ['blue-a'] });
  await table.blue.order({ type: 'defend', how: 'battle' });
  return table;
}

const types = ({ messages }: Leader) => messages.map(({ type }) => type);

describe('a campaign on the server', () => {
  test('nations write, attack, and fight a battle that is typed in and confirmed', async () => {
    const { red, blue, green } = await inBattle();
    expect(askedOf(red, 'blue')).toBe('battle');
    await blue.order({ type: 'report', winner: 'red', destroyed: { blue: { Blades: 3 } } } as never);
    expect(askedOf(green, 'red')).toBe('confirm');
    await red.order({ type: 'confirm' });
    const way = ['blue-k'];
    if (askedOf(red, 'blue') === 'retreat') await blue.order({ type: 'retreat', way });
    expect(ownOf(nowOf(green)).control?.['blue-a']).toBe('red');
    const { campaign } = await table.state();
    for (const each of [red, blue, green])
      expect(nowOf(each)).toEqual(view(campaign.rules, gameOf(await table.state()), each.nation));
  });

  test('what is written in secret is told to its own seat only', async () => {
    const { red, blue } = await seated();
    await writes(red, 'b', ['blue']);
    expect(blue.sent.join()).not.toContain('red-b","wars');
    expect(red.sent.join()).toContain('"wars":["blue"]');
    const spectator = await table.follow(null);
    expect(spectator.sent.join()).not.toContain('wars":["blue"]');
  });

  test('an order of a nation that is not asked, and a seat of nobody, are refused', async () => {
    const { red } = await seated();
    await writes(red, 'b');
    expect(await red.do('play', { command: { type: 'end-turn' } })).toMatchObject({ ok: false, status: 422 });
    expect(await red.do('fight', { how: 'here' })).toMatchObject({ ok: false, status: 409 });
    expect(await red.do('play', { command: 7 })).toMatchObject({ ok: false, status: 400 });
  });

  test('a seat is handed on by a new secret, and the old one is worth nothing', async () => {
    const { red } = await seated();
    const next = secretOf('another');
    expect(await red.do('hand-on', { hash: hashOfSecret(next) })).toMatchObject({ ok: true });
    expect(await red.do('play', { command: { type: 'end-turn' } })).toMatchObject({ status: 403 });
    const seen = await table.follow(next);
    expect(askedOf(seen, 'red')).toBe('write');
  });

  test('an order is taken back with the consent of all others', async () => {
    const { red, blue, green } = await inBattle();
    const before = nowOf(green);
    await blue.order({ type: 'report', winner: 'red', destroyed: {} } as never);
    await red.order({ type: 'undo' });
    expect(green.messages.at(-1)).toMatchObject({ asked: { by: 'red', allowed: [] } });
    await blue.order({ type: 'allow-undo' });
    expect(nowOf(green)).not.toEqual(before);
    await green.order({ type: 'allow-undo' });
    expect(nowOf(green)).toEqual(before);
    expect(askedOf(red, 'blue')).toBe('battle');
  });
});

describe('answers given beforehand', () => {
  test('end the turns of green, spring after summer', async () => {
    const three = await atWar();
    const { red, blue, green } = three;
    const answer = { commands: [{ type: 'end-turn' }] };
    await green.do('instruct', { instructions: [{ when: { kind: 'turn' }, answer, once: false }] });
    for (let turns = 0; turns < 12 && ownOf(nowOf(red)).season === 'spring'; turns++) {
      const asked = [red, blue, green].find(({ nation }) => askedOf(red, nation) === 'turn');
      await asked?.order({ type: 'end-turn' });
    }
    expect(ownOf(nowOf(red)).season).toBe('summer');
    expect(types(green)).toContain('followed');
    expect(types(red)).not.toContain('followed');
  });
});

/** Seals are keyed with what is hidden. */
const unsealed = (sent: readonly string[]): string => sent.join('\n').replace(/"seal":"[0-9a-f]{64}"/g, '');

/** What each other viewer was sent while red hid something. */
async function sentToOthers(lurkers: string, at: string, kind: string): Promise<readonly string[]> {
  const { red, blue, green } = await seated({ armies: { red: { Blades: 10, [lurkers]: 4 } } });
  const answer = { commands: [{ type: 'decline' }] };
  await red.do('instruct', { instructions: [{ when: { kind }, answer, once: false }] });
  await writes(red, at, at === 'b' ? ['blue'] : []);
  await writes(blue, 'a');
  const spectator = await table.follow(null);
  const head = await table.store.head(table.campaign);
  return [...[blue, green, spectator].map(({ sent }) => unsealed(sent)), head?.listing ?? ''];
}

/** What green and a spectator were sent while red offered blue something, or nothing. */
async function sentAround(what: string | null): Promise<readonly string[]> {
  const three = await atWar();
  await turnOfRed(three);
  if (what !== null) await three.red.order({ type: 'offer', what, to: 'blue' });
  await three.red.order({ type: 'end-turn' });
  const spectator = await table.follow(null);
  return [three.green, spectator].map(({ sent }) => unsealed(sent));
}

test('two campaigns that differ only in an untaken offer are told to all others alike', async () => {
  const none = await sentAround(null);
  expect(await sentAround('peace')).toEqual(none);
  expect(await sentAround('tribute')).toEqual(none);
});

/** What red and a spectator were sent while red took an order back; blue had offered something since, or nothing. */
async function sentAroundUndo(what: string | null) {
  const three = await atWar();
  const { red, blue, green } = three;
  await turnOfRed(three);
  await red.order({ type: 'grant', what: 'supply', to: 'blue' });
  if (what !== null) await blue.order({ type: 'offer', what, to: 'green' });
  await red.order({ type: 'undo' });
  const spectator = await table.follow(null);
  return { red, blue, green, sent: [red, spectator].map(({ sent }) => unsealed(sent)) };
}

test('taking back tells nothing of what others hide since, and takes nothing from them', async () => {
  const none = await sentAroundUndo(null);
  const { red, blue, green, sent } = await sentAroundUndo('alliance');
  expect(sent).toEqual(none.sent);
  // It was red's own order, so nobody else is asked.
  expect(ownOf(nowOf(red)).grants ?? []).toEqual([]);
  expect((await table.state()).play.asked).toBeNull();
  for (const each of [blue, green])
    expect(offersOf(nowOf(each), each.nation)).toEqual([{ by: 'blue', to: 'green', what: 'alliance' }]);
  await green.order({ type: 'accept', what: 'alliance', from: 'blue' });
  expect(ownOf(nowOf(red)).allies).toEqual([['blue', 'green']]);
  for (const each of [red, blue, green]) {
    const { campaign } = await table.state();
    expect(nowOf(each)).toEqual(view(campaign.rules, gameOf(await table.state()), each.nation));
  }
});

test('an offer that is taken back is gone for both, and nobody else hears of it', async () => {
  const three = await atWar();
  const { red, blue, green } = three;
  await turnOfRed(three);
  const before = green.sent.length;
  await red.order({ type: 'offer', what: 'peace', to: 'blue' });
  await red.order({ type: 'undo' });
  for (const each of [red, blue]) expect(offersOf(nowOf(each), each.nation)).toEqual([]);
  expect(green.sent).toHaveLength(before);
});

test('two campaigns that differ only in what red hides are told to all others alike', async () => {
  const [one, other] = [
    await sentToOthers('Land Lurkers', 'b', 'aid'),
    await sentToOthers('Water Lurkers', 'k', 'host'),
  ];
  expect(other).toEqual(one);
  expect(one.every((text) => text.length > 10)).toBe(true);
});

describe('a player who is away', () => {
  test('is answered for after the agreed days, without wars', async () => {
    const { red, blue, green } = await seated({ awayAfter: 3 });
    await writes(red, 'b');
    await writes(blue, 'a');
    table.clock.now = START + 2 * DAY;
    await table.service.campaigns.change(table.campaign, () => undefined);
    expect(askedOf(red, 'green')).toBe('write');
    table.clock.now = START + 4 * DAY;
    await expect.poll(() => askedOf(red, 'green'), { timeout: 5000 }).not.toBe('write');
    expect(types(red)).toContain('stood-in');
    expect(ownOf(nowOf(red)).wars ?? []).toEqual([]);
    expect(nowOf(green).result).toBeNull();
  });

  test('keeps the offers that wait for him, and holds nobody up by them', async () => {
    const three = await atWar({ awayAfter: 3 });
    const { red, blue, green } = three;
    await turnOfRed(three);
    await blue.order({ type: 'offer', what: 'peace', to: 'red' });
    expect(red.sent.join()).toContain('"what":"peace"');
    expect(green.sent.join()).not.toContain('"what":"peace"');
    for (const turns of [1, 2, 3]) {
      table.clock.now += 4 * DAY;
      await table.service.campaigns.change(table.campaign, () => undefined);
      const stoodIn = () => types(green).filter((type) => type === 'stood-in').length;
      await expect.poll(stoodIn, { timeout: 10_000 }).toBeGreaterThanOrEqual(turns);
    }
    expect(offersTo(nowOf(red), 'red')).toHaveLength(1);
  });

  test('forbids and declines what only the player may allow', async () => {
    const { nations } = await import('../../src/bots/hott/campaign/nations.ts');
    const { red } = await seated();
    const question = (kind: string) => ({ by: 'red', kind, answer: { form: 'one' } }) as const;
    for (const kind of ['consent', 'host'])
      expect(nations.standIn(nowOf(red), question(kind))?.command).toMatchObject({ option: 'forbid' });
    expect(nations.standIn(nowOf(red), question('confirm'))?.command).toEqual({ type: 'decline' });
    expect(nations.standIn(nowOf(red), question('bonds'))).toBeNull();
  });
});

describe('bots that lead nations', () => {
  test('answer by themselves until a player is asked', async () => {
    await open({ bots: { blue: 'steady', green: 'rash' } });
    const red = await table.lead('red');
    await writes(red, 'b');
    await expect
      .poll(() => nowOf(red).flow.awaits.some(({ by, kind }) => by === 'red' && kind !== 'bonds'), {
        timeout: 10_000,
      })
      .toBe(true);
    expect(ownOf(nowOf(red)).year).toBe(1);
  });
});

describe('a battle of a campaign', () => {
  test('is made here once both leaders want it, ends, and reports itself', async () => {
    const { red, blue, green } = await inBattle();
    expect(await red.do('fight', { how: 'here', general: 'Blades' })).toMatchObject({ ok: true });
    expect(await red.do('fight', { how: 'here', general: 'Hordes' })).toMatchObject({ status: 422 });
    expect((await table.state()).fought).toBeNull();
    await blue.do('fight', { how: 'here' });
    await expect.poll(async () => (await table.state()).fought, { timeout: 20_000 }).not.toBeNull();
    const battle = (await table.state()).fought?.battle ?? '';
    // The same secrets lead the sides there.
    const resign = { do: 'play', id: 'resign-1', body: { command: { type: 'resign' } } } as const;
    const done = await perform(table.service, battle, resign, hashOfSecret(blue.secret));
    expect(done).toMatchObject({ ok: true });
    await expect.poll(async () => (await table.state()).fought, { timeout: 20_000 }).toBeNull();
    const told = green.messages.flatMap((each) => (each.type === 'played' ? each.events : []));
    expect(told.map(({ type }) => type)).toContain('campaign-battle');
    expect(askedOf(red, 'blue')).not.toBe('battle');
  });

  test('is fought by orders to its end by bots, and the campaign goes on from its report', async () => {
    const { red, blue, green } = await inBattle();
    for (const each of [red, blue])
      expect(await each.do('fight', { how: 'bots' })).toMatchObject({ ok: true });
    await expect.poll(async () => (await table.state()).battles, { timeout: 20_000 }).toBe(1);
    const battle = (await table.state()).fought?.battle ?? '';
    const told = () => green.messages.flatMap((each) => (each.type === 'played' ? each.events : []));
    await expect.poll(() => told().map(({ type }) => type), { timeout: 50_000 }).toContain('campaign-battle');
    const fought = await table.service.lives.inTurn(battle, async ({ state }) => state.play);
    const orders = fought?.record.entries.map(({ command }) => command.type) ?? [];
    expect(orders.length).toBeGreaterThan(20);
    expect(orders).toContain('move');
    expect(orders).not.toContain('resign');
    const result = fought?.battles.at(-1)?.result;
    expect(result).toBeTruthy();
    const winner = { red: 'red', blue: 'blue' }[result?.winner ?? ''] ?? '';
    expect(told().find(({ type }) => type === 'campaign-battle')?.figures).toMatchObject({ winner });
    expect((await table.state()).fought).toBeNull();
    expect([red, blue, green].flatMap((each) => askedOf(each, each.nation) ?? [])).not.toContain('battle');
    expect(nowOf(green).flow.awaits.length).toBeGreaterThan(0);
  });
});
