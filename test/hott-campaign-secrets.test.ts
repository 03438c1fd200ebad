import { expect, test } from 'vitest';
import type { AnyCommand } from '../src/engine/game/command.ts';
import { begin } from '../src/engine/game/decide.ts';
import type { Game } from '../src/engine/game/game.ts';
import { newPlay, type PlayOf, playCommand } from '../src/engine/game/records/record.ts';
import { publicEvent, view } from '../src/engine/game/view.ts';
import { hottCampaign } from '../src/rules/hott/campaign/index.ts';
import { loadCampaign } from '../src/rules/hott/campaign/load.ts';
import { offersOf } from '../src/rules/hott/campaign/offers.ts';

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

/** All that a seat sees and is told: what it is told of each order, with what it sees after it. */
const told = ({ record, battles }: PlayOf, seat: string | null): string =>
  JSON.stringify([
    view(hottCampaign, record.opening, seat),
    record.entries.flatMap(({ events }, at) => {
      const known = events.flatMap((event) => publicEvent(event, seat) ?? []);
      return known.length > 0 ? [known, view(hottCampaign, battles[at + 1] as Game, seat)] : [];
    }),
    view(hottCampaign, battles.at(-1) as Game, seat),
  ]);

/** Two campaigns differ for those who hide something together, and for nobody else. */
function expectHidden(one: PlayOf, other: PlayOf, ...hiders: readonly string[]): void {
  for (const seat of ['red', 'blue', 'green', null])
    if (!hiders.includes(seat ?? '')) expect(told(one, seat), `${seat}`).toBe(told(other, seat));
  for (const hider of hiders) expect(told(one, hider)).not.toBe(told(other, hider));
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

const offers = (what: string, to = 'blue'): Given => ['red', { type: 'offer', what, to }];
const answers = (type: string, what: string): Given => ['blue', { type, what, from: 'red' }];

test.each([
  ['an untaken offer or another', [offers('alliance')], [offers('tribute')]],
  ['an untaken offer or none', [offers('alliance')], []],
  ['an offer that is declined or none', [offers('alliance'), answers('decline', 'alliance')], []],
])('%s changes nothing for all but the two concerned', (_, one, other) => {
  const offering = (orders: readonly Given[]) => played({}, SEASON, [...orders, end('red'), end('blue')]);
  expectHidden(offering(one), offering(other), 'red', 'blue');
});

test('an offer is told to the two concerned, and who takes it tells all', () => {
  const offered = played({}, SEASON, [offers('alliance')]);
  const known = (seat: string | null) => /"what":"alliance"/.test(told(offered, seat));
  expect(['red', 'blue', 'green', null].map(known)).toEqual([true, true, false, false]);
  const taken = played({}, SEASON, [offers('alliance'), answers('accept', 'alliance')]);
  for (const seat of ['red', 'blue', 'green', null])
    expect(told(taken, seat)).toContain('"allies":[["red","blue"]]');
});

test('offers to and by a nation that is knocked out lapse, and nobody else learns of them', () => {
  const position = {
    wars: [['red', 'green']],
    inimical: [['red', 'green']],
    control: { 'green-b': 'red' },
    armies: { red: { at: 'green-k' }, green: { at: 'green-a' } },
    sieges: { 'green-k': { by: 'red', season: 3 } },
  };
  const knocked = (...orders: readonly Given[]) =>
    played(position, { ...SEASON, season: 'autumn' }, [
      ...orders,
      ['red', { type: 'besiege' }],
      die(6),
      declines,
    ]);
  const offering: Given = ['blue', { type: 'offer', what: 'alliance', to: 'green' }];
  const one = knocked(offering);
  expectHidden(one, knocked(), 'blue', 'green');
  expect(offersOf(one.battles.at(-1) as Game, 'blue')).toEqual([]);
});
