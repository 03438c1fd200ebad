import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { begin } from '../src/engine/game/decide.ts';
import { hottCampaign } from '../src/rules/hott/campaign/index.ts';
import { newCampaign } from '../src/rules/hott/campaign/new.ts';
import { mapFor, ownersIn } from '../src/rules/hott/campaign/own-map.ts';

const FOLDER = new URL('../content/maps/', import.meta.url);
const maps = readdirSync(FOLDER);
const NAMES = ['Anna', 'Boris', 'Clara', 'Dora', 'Emil'];
const read = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

test('there are maps of ours', () => expect(maps.length).toBeGreaterThanOrEqual(3));

test.each(maps)('a campaign begins on the map %s, for nations of any names', (name) => {
  const map = read(name);
  const players = NAMES.slice(0, ownersIn(map).length);
  const started = newCampaign({ players, map: mapFor(map, players) });
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  expect(begin(hottCampaign, started.game).battle.flow.awaits).not.toEqual([]);
  expect([map.title.en, map.title.fr].every((title) => title.length > 0)).toBe(true);
});

test('a map for other numbers of nations, or none at all, is refused', () => {
  const [name = ''] = maps;
  const keysOf = (map: unknown, players: readonly string[]) => {
    const started = newCampaign({ players, map: mapFor(map, players) });
    return started.ok ? [] : started.faults.map(({ key }) => key);
  };
  expect(keysOf(read(name), NAMES.slice(0, 3))).not.toEqual([]);
  expect(keysOf(7, NAMES)).not.toEqual([]);
  expect(keysOf({ provinces: [null, { id: 7 }], routes: 'none' }, NAMES)).not.toEqual([]);
});
