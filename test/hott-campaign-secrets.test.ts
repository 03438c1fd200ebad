import { expect, test } from 'vitest';
import type { AnyCommand } from '../src/engine/game/command.ts';
import { begin } from '../src/engine/game/decide.ts';
import { newPlay, type PlayOf, playCommand } from '../src/engine/game/records/record.ts';
import { publicEvent, view } from '../src/engine/game/view.ts';
import { hottCampaign } from '../src/rules/hott/campaign/index.ts';
import { loadCampaign } from '../src/rules/hott/campaign/load.ts';

type Given = readonly [by: string, command: AnyCommand];

/** A campaign in which orders were given one after the other. Each of them must be taken. */
function played(position: object, turn: object, orders: readonly Given[]): PlayOf {
  const loaded = loadCampaign({ players: ['red', 'blue', 'green'], ...position } as never, turn);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const header = { format: 'acies-record/1', ruleset: 'hott', version: '2', seats: {} } as const;
  const start = newPlay(hottCampaign, header, begin(hottCampaign, loaded.game).battle);
  return orders.reduce((play, [by, command]) => {
    const next = playCommand(hottCampaign, play, command, by);
    if (!next.ok) throw new Error(`${by} ${JSON.stringify(command)}: ${JSON.stringify(next.reasons)}`);
    return next.play;
  }, start);
}

/** All that a seat sees and is told. */
const told = ({ record, battles }: PlayOf, seat: string | null): string =>
  JSON.stringify([
    battles.map((game) => view(hottCampaign, game, seat)),
    record.entries.map(({ events }) => events.map((event) => publicEvent(event, seat))),
  ]);

/** Two campaigns differ for the nation that hides something, and for nobody else. */
function expectHidden(one: PlayOf, other: PlayOf, hider: string): void {
  for (const seat of ['red', 'blue', 'green', null])
    if (seat !== hider) expect(told(one, seat), `${seat}`).toBe(told(other, seat));
  expect(told(one, hider)).not.toBe(told(other, hider));
}

const die = (face: number): Given => ['dice', { type: 'roll', faces: [face] }];
const write = (by: string, at: string, wars: readonly string[] = []): Given => [
  by,
  { type: 'write', at, wars },
];
const solicits: Given = ['red', { type: 'solicit', from: ['green'], target: 'blue-a' }];
const declines: Given = ['green', { type: 'decline' }];
const end = (by: string): Given => [by, { type: 'end-turn' }];
const LURKERS = { 'Land Lurkers': 2 };
const SEASON = { phase: 'season', active: 'red' };

test('where an army hides changes nothing for others, also when its nation is asked for help', () => {
  const hiding = (at: string) =>
    played(
      { wars: [['green', 'blue']], armies: { red: { at: 'red-b' } } },
      { phase: 'writing', active: 'red' },
      [
        write('green', at),
        write('red', 'red-b', ['blue']),
        write('blue', 'blue-k'),
        solicits,
        declines,
        ['red', { type: 'attack', way: ['blue-a'] }],
        ['blue', { type: 'defend', how: 'battle', way: ['blue-a'] }],
      ],
    );
  expectHidden(hiding('green-k'), hiding('green-a'), 'green');
});

test('which lurkers an army has changes nothing for others', () => {
  const lurking = (type: string) =>
    played({ armies: { green: { elements: { Blades: 11, [type]: 2 } } } }, SEASON, [end('red'), end('blue')]);
  expectHidden(lurking('Land Lurkers'), lurking('Water Lurkers'), 'green');
});

test('whether lost points were lurkers changes nothing for others while the army shows the same', () => {
  const besieging = (type: string) =>
    played(
      {
        wars: [['green', 'blue']],
        armies: { green: { at: 'blue-b', elements: { Blades: 10, 'Land Lurkers': 2, 'Water Lurkers': 2 } } },
        sieges: { 'blue-b': { by: 'green', season: 1 } },
      },
      { ...SEASON, active: 'green' },
      [['green', { type: 'besiege' }], die(1), ['green', { type: 'lose', elements: { [type]: 2 } }]],
    );
  expectHidden(besieging('Land Lurkers'), besieging('Water Lurkers'), 'green');
});

test('a nation is asked for losses wherever its lurkers are', () => {
  const losing = (army: object, reserve: object) =>
    played(
      {
        wars: [['green', 'blue']],
        armies: { green: { at: 'blue-b', elements: { Blades: 10, ...army }, reserve } },
        sieges: { 'blue-b': { by: 'green', season: 1 } },
      },
      { ...SEASON, active: 'green' },
      [['green', { type: 'besiege' }], die(1), ['green', { type: 'lose', elements: { Blades: 1 } }]],
    );
  expectHidden(losing(LURKERS, { Hordes: 2 }), losing({}, { Hordes: 2, ...LURKERS }), 'green');
});

test('a nation is asked for recruits whether or not lurkers wait among them', () => {
  const recruiting = (army: object, reserve: object) =>
    played(
      { fought: ['red', 'blue', 'green'], armies: { green: { elements: { Blades: 10, ...army }, reserve } } },
      { phase: 'recruiting', active: 'red', season: 'winter' },
      [declines],
    );
  expectHidden(recruiting({ ...LURKERS, Hordes: 2 }, {}), recruiting({ Hordes: 2 }, LURKERS), 'green');
});

test('lurkers among what an inimical race replaced by hordes stay unknown', () => {
  const converting = (type: string) =>
    played(
      {
        wars: [['red', 'green']],
        inimical: [['red', 'green']],
        control: { 'green-b': 'red' },
        armies: { red: { at: 'green-k' }, green: { at: 'green-a', elements: { Blades: 10, [type]: 4 } } },
        sieges: { 'green-k': { by: 'red', season: 3 } },
      },
      { ...SEASON, season: 'autumn' },
      [
        ['red', { type: 'besiege' }],
        die(6),
        ['green', { type: 'convert', elements: { Blades: 4, [type]: 4 } }],
      ],
    );
  expectHidden(converting('Land Lurkers'), converting('Water Lurkers'), 'green');
});
