import { expect, test } from 'vitest';
import { battleNow } from '../src/engine/game/records/record.ts';
import { campaign } from '../src/rules/hott/campaign/campaign.ts';
import { loadCampaign } from '../src/rules/hott/campaign/load.ts';
import { newCampaign } from '../src/rules/hott/campaign/new.ts';
import { openingFaults, playAgain, readCampaign, writeCampaign } from '../src/scenario/campaign/file.ts';
import { playCampaign } from './support/campaigns.ts';

const PLAYERS = ['red', 'blue', 'green'];

const withFormat = (seed: number) => {
  const { record } = playCampaign(seed, () => {});
  return { ...record, header: { ...record.header, format: 'acies-campaign/1' as const } };
};

test.each([1, 2, 3])('campaign %i comes back from its file as it was, wherever it is saved', (seed) => {
  const record = withFormat(seed);
  for (const part of [0, 0.3, 0.7, 1]) {
    const saved = { ...record, entries: record.entries.slice(0, Math.floor(part * record.entries.length)) };
    const read = readCampaign(writeCampaign(saved));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(openingFaults(campaign, read.record.opening)).toEqual([]);
    const again = playAgain(campaign, read.record);
    expect(again.broken).toBeNull();
    expect(again.play.record).toEqual(saved);
  }
});

test('a file whose course the rules decide otherwise is played up to there', () => {
  const record = withFormat(4);
  const at = record.entries.findIndex(({ command }) => command.type === 'end-turn');
  const forged = record.entries.with(at, { ...record.entries[at], events: [] } as never);
  const { broken, play } = playAgain(campaign, { ...record, entries: forged });
  expect(broken).toBe(at);
  expect(play.record.entries).toHaveLength(at);
  expect(battleNow(play).flow.awaits.length).toBeGreaterThan(0);
});

test('what is wrong with a file is told, and where', () => {
  const record = withFormat(5);
  const { opening } = record;
  const faultsOf = (text: string) => {
    const read = readCampaign(text);
    return read.ok ? openingFaults(campaign, read.record.opening) : read.faults;
  };
  const keysOf = (changed: object) =>
    faultsOf(JSON.stringify({ ...record, opening: { ...opening, ...changed } })).map(({ key }) => key);
  expect(faultsOf('{').length).toBe(1);
  expect(faultsOf('{}').length).toBeGreaterThan(0);
  expect(keysOf({ own: { ...opening.own, wars: 'all' } })).toEqual(['fault.part-form']);
  expect(keysOf({ options: { years: 99 } })).not.toEqual([]);
  expect(keysOf({ flow: { ...opening.flow, phase: 'siesta' } })).toContain('fault.unknown-phase');
  const stack = [{ step: 'lose', player: 'red', ap: 2, rule: '' }];
  expect(keysOf({ flow: { ...opening.flow, stack, awaits: [] } })).toEqual(['fault.campaign-opening']);
});

test('a file whose opening is no beginning has faults with the place, and what would be right', () => {
  const record = withFormat(5);
  const { opening } = record;
  const [first, ...others] = opening.sides;
  if (!first) throw new Error('no side');
  const faultsOf = (changed: object) => {
    const read = readCampaign(JSON.stringify({ ...record, opening: { ...opening, ...changed } }));
    return read.ok ? openingFaults(campaign, read.record.opening) : read.faults;
  };
  const own = (part: string, value: unknown) => faultsOf({ own: { ...opening.own, [part]: value } });
  const facts = (changed: object) =>
    faultsOf({ sides: [{ ...first, facts: { ...first.facts, ...changed } }, ...others] });
  const part = (where: string) => ({
    key: 'hott.campaign.opening-part',
    figures: expect.objectContaining({ where, known: expect.any(String), value: expect.any(String) }),
  });
  expect(facts({ army: { Blades: 13 }, armyLurkers: {} })).toMatchObject([
    { key: 'hott.campaign.army-size', figures: { player: first.id, ap: 26, most: 24 } },
  ]);
  expect(facts({ army: { Elves: 12 } })).toMatchObject([
    { key: 'fault.unknown-element', figures: { troop: 'Elves', known: expect.arrayContaining(['Blades']) } },
  ]);
  expect(facts({ at: 'nowhere' })).toEqual([part(`opening.${first.id}.facts.at`)]);
  expect(facts({ reserve: { Blades: 1 } })).toEqual([part(`opening.${first.id}.facts.reserve`)]);
  expect(own('season', 'monsoon')).toEqual([part('opening.own.season')]);
  const [one = '', two = ''] = opening.sides.map(({ id }) => id);
  expect(own('overlords', { [one]: two, [two]: one })).toEqual([part('opening.own.overlords')]);
  for (const name of ['control', 'wars', 'sieges', 'prestige'])
    expect(own(name, null), name).toEqual([part(`opening.own.${name}`)]);
  expect(faultsOf({})).toEqual([]);
});

test('a position names known elements, and nobody is his own overlord', () => {
  const keysOf = (given: object) => {
    const loaded = loadCampaign({ players: PLAYERS, ...given } as never, undefined);
    return loaded.ok ? [] : loaded.faults;
  };
  const unknown = (troop: string) => [{ key: 'fault.unknown-element', figures: { troop } }];
  expect(keysOf({ armies: { red: { elements: { Elves: 3 } } } })).toMatchObject(unknown('Elves'));
  expect(keysOf({ armies: { red: { reserve: { Orcs: 3 } } } })).toMatchObject(unknown('Orcs'));
  expect(keysOf({ sent: { red: { Ents: 3 } } })).toMatchObject(unknown('Ents'));
  expect(keysOf({ tributaries: { red: 'blue', blue: 'green', green: 'red' } })).toHaveLength(3);
  expect(keysOf({ tributaries: { red: 'blue', blue: 'green' } })).toEqual([]);
});

test('a new campaign begins with legal armies of 24 AP each, or says why not', () => {
  const begun = newCampaign({ players: PLAYERS });
  expect(begun.ok).toBe(true);
  const faults = (given: Parameters<typeof newCampaign>[0]) => {
    const start = newCampaign(given);
    return start.ok ? [] : start.faults.map(({ key }) => key);
  };
  expect(faults({ players: ['red', 'blue'] })).toEqual(['hott.campaign.map-fault.campmap-1']);
  expect(faults({ players: ['red', 'red', 'blue'] })).not.toEqual([]);
  expect(faults({ players: ['red', ' ', 'blue'] })).toEqual(['hott.campaign.player-name']);
  const armies = (red: Record<string, number>) => ({ players: PLAYERS, armies: { red } });
  expect(faults(armies({ Blades: 11 }))).toEqual(['hott.campaign.army-size']);
  expect(faults(armies({ Hero: 4, Blades: 4 }))).toEqual(['hott.campaign.army-dear']);
  expect(faults({ players: PLAYERS, options: { years: 0 } })).not.toEqual([]);
  expect(faults({ players: PLAYERS, inimical: [['red', 'nobody']] })).toEqual(['fault.unknown-side']);
});

test('sieges may be listed with their provinces, as other parts of a campaign are', () => {
  const loadedWith = (sieges: unknown) =>
    loadCampaign({ players: ['red', 'blue', 'green'], wars: [['red', 'blue']], sieges } as never, {
      phase: 'season',
      active: 'red',
    });
  const siege = { by: 'red', season: 2 };
  const listed = loadedWith([
    { province: 'blue-a', ...siege, inside: ['blue'] },
    { province: 'blue-b', ...siege, inside: [] },
  ]);
  expect(listed.ok).toBe(true);
  expect(listed).toEqual(
    loadedWith({ 'blue-a': { ...siege, inside: true }, 'blue-b': { ...siege, inside: false } }),
  );
  const doubled = [siege, siege].map((each) => ({ province: 'blue-a', ...each }));
  for (const wrong of [[siege], doubled, [7], [{ province: 7 }]]) expect(loadedWith(wrong).ok).toBe(false);
});

test('a name that every record has is refused', () => {
  const started = newCampaign({ players: ['red', 'constructor', '__proto__'] });
  const keys = started.ok ? [] : started.faults.map(({ key }) => key);
  expect(keys).toEqual(['fault.taken-name', 'fault.taken-name']);
});

test.each(['provinces', 'routes'])('a file without %s has a fault of its map', (part) => {
  const { opening, ...record } = withFormat(5);
  const without = { ...record, opening: { ...opening, own: { ...opening.own, [part]: null } } };
  const read = readCampaign(JSON.stringify(without));
  const faults = read.ok ? openingFaults(campaign, read.record.opening) : read.faults;
  expect(faults.length).toBeGreaterThan(0);
});
