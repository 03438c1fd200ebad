import { afterEach, expect, test } from 'vitest';
import { minutes } from '../../src/server/battle/times.ts';
import { hashOfSecret } from '../../src/server/perform.ts';
import { watch } from '../../src/server/watching.ts';
import {
  askedOf,
  type CampaignTable,
  type CampaignWanted,
  type Leader,
  NATIONS,
  openCampaign,
} from './campaign-table.ts';
import { secretOf } from './table.ts';

const HOOK = { kind: 'webhook', url: 'https://chat.example.org/hook' } as const;

const opened: CampaignTable[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function seated(wanted: CampaignWanted = {}) {
  const table = await openCampaign(wanted);
  opened.push(table);
  const [red, blue, green] = await Promise.all(NATIONS.map((nation) => table.lead(nation)));
  if (!red || !blue || !green) throw new Error('three are needed');
  return { table, red, blue, green, all: [red, blue, green] };
}

const writes = (leader: Leader, at: string, wars: readonly string[] = []) =>
  leader.order({ type: 'write', at: `${leader.nation}-${at}`, wars });

/** More minutes pass, and the server looks at what is due. */
async function later(table: CampaignTable, passed: number): Promise<void> {
  table.clock.now += minutes(passed);
  await new Promise((resolve) => setTimeout(resolve, 1800));
}

/** All write, and end their turns until red has his. */
async function turnOfRed({ red, blue, green, all }: Awaited<ReturnType<typeof seated>>): Promise<void> {
  await writes(red, 'b', ['blue']);
  await writes(blue, 'a');
  await writes(green, 'k');
  for (let tries = 0; askedOf(red, 'red') !== 'turn'; tries++) {
    const asked = all.find(({ nation }) => askedOf(red, nation) === 'turn');
    if (!asked || tries > 3) throw new Error('red never has his turn');
    await asked.order({ type: 'end-turn' });
  }
}

test('a nation that is asked gets one notice, in its language, with the address of the campaign', async () => {
  const { table, red, blue, green } = await seated();
  await red.do('notices', { channels: [HOOK], language: 'fr' });
  await later(table, 1);
  expect(table.notices).toEqual([]);
  await later(table, 2);
  await later(table, 5);
  const page = `campaign/at.${table.campaign}`;
  expect(table.notices.map(({ notice }) => notice)).toEqual([
    {
      battle: table.campaign,
      page,
      title: 'Three lands',
      text: 'Three lands\u00a0: la campagne vous attend.',
      url: `https://acies.example.org/#/${page}`,
    },
  ]);
  // Nothing waits for red until all have written; then his turn is a new question.
  await writes(red, 'b');
  await later(table, 5);
  expect(table.notices).toHaveLength(1);
  await writes(blue, 'a');
  await writes(green, 'k');
  for (const each of [blue, green, red])
    if (askedOf(red, each.nation) === 'turn' && each !== red) await each.order({ type: 'end-turn' });
  await expect.poll(() => askedOf(red, 'red')).toBe('turn');
  await later(table, 5);
  expect(table.notices).toHaveLength(2);
}, 60_000);

test('a player who looks, or wants none, gets no notice', async () => {
  const { table, red, blue } = await seated();
  await red.do('notices', { channels: [HOOK] });
  await blue.do('notices', { channels: [HOOK] });
  await blue.do('notices', { channels: [] });
  const { host, campaigns, campaignPresences } = table.service;
  await watch(
    { host, lives: campaigns, presences: campaignPresences },
    table.campaign,
    hashOfSecret(red.secret),
    { after: 0 },
    { tell: () => undefined, meet: () => undefined },
  );
  await later(table, 3);
  await expect.poll(async () => (await table.state()).seats[0]?.noticed).toBe(true);
  expect(table.notices).toEqual([]);
}, 60_000);

test('an offer gives a notice to whom it is made, and what others hide delays none', async () => {
  const three = await seated();
  const { table, red, blue, green } = three;
  await turnOfRed(three);
  await green.do('notices', { channels: [HOOK] });
  await red.do('notices', { channels: [HOOK] });
  await later(table, 1);
  await blue.order({ type: 'offer', what: 'peace', to: 'red' });
  await green.order({ type: 'offer', what: 'alliance', to: 'blue' });
  await later(table, 1.5);
  // Red was asked two minutes ago; green is not asked.
  expect(table.notices).toHaveLength(1);
  await blue.order({ type: 'offer', what: 'alliance', to: 'green' });
  await later(table, 3);
  expect(table.notices).toHaveLength(2);
}, 60_000);

test('a notice goes only to a public address', async () => {
  const { red } = await seated();
  const channels = [{ kind: 'webhook', url: 'https://127.0.0.1/hook' }];
  expect(await red.do('notices', { channels })).toMatchObject({ ok: false, status: 400 });
});

test('who takes a seat over learns no address of the player before, whose notices stop', async () => {
  const { table, red } = await seated();
  await red.do('notices', { channels: [HOOK] });
  expect(red.sent.join()).toContain(HOOK.url);
  const next = secretOf('another');
  await red.do('hand-on', { hash: hashOfSecret(next) });
  const seen = await table.follow(next);
  expect(seen.sent.join()).not.toContain(HOOK.url);
  // Its messages keep their numbers, so that a stream that broke off goes on where it was.
  expect(seen.messages.map(({ number }) => number)).toEqual(red.messages.map(({ number }) => number));
  await later(table, 3);
  expect(table.notices).toEqual([]);
}, 60_000);

/** What each other viewer was sent around a battle that is made here, while red wants notices or none. */
async function sentToOthers(channels: readonly object[]): Promise<readonly string[]> {
  const three = await seated();
  const { table, red, blue, green } = three;
  await red.do('notices', { channels });
  await later(table, 3);
  expect(table.notices).toHaveLength(channels.length);
  await turnOfRed(three);
  await red.order({ type: 'attack', way: ['blue-a'] });
  await blue.order({ type: 'defend', how: 'battle' });
  for (const each of [red, blue]) await each.do('fight', { how: 'here' });
  await expect.poll(async () => (await table.state()).fought, { timeout: 20_000 }).not.toBeNull();
  const spectator = await table.follow(null);
  const sent = [blue, green, spectator].map((each) => each.sent.join('\n'));
  for (const text of sent) expect(text).toContain('"type":"fought"');
  const battle = (await table.state()).fought?.battle ?? '';
  const seats = await table.service.lives.inTurn(battle, async ({ state }) => state.seats);
  expect(seats?.find(({ name }) => name === 'red')?.channels).toEqual(channels);
  const head = await table.store.head(table.campaign);
  return [...sent, head?.listing ?? ''].map((text) => text.replace(/"seal":"[0-9a-f]{64}"/g, ''));
}

test('nobody else is told that red wants and gets notices, and the battle sends them, too', async () => {
  expect(await sentToOthers([HOOK])).toEqual(await sentToOthers([]));
}, 120_000);
