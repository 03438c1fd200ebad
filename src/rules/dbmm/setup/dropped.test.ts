import { describe, expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import type { Event } from '../../../engine/event.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { DBMM } from '../game.ts';
import { dbmm } from '../index.ts';
import { urgeOf } from '../outcomes/pursuers.ts';
import { parseTroop } from '../troops/troops.ts';
import { sumOf } from './choice.ts';
import { layPiece } from './lay.ts';
import { coastReasons } from './lay-coast.ts';
import { roadPiece, roadReasons } from './lay-line.ts';
import { stepOf } from './terrain-kinds.ts';

// What no scenario can see: each of these differs while its clause is out of force.

const troop = (text: string) => {
  const parsed = parseTroop(text);
  if (!('type' in parsed)) throw new Error(text);
  return parsed;
};

const SPEARS = troop('Reg Sp (O)');

const FIELDS = battleOf({
  ruleset: 'dbmm',
  table: [1800, 1200],
  bases: [{ id: 'A', at: [900, 600] }],
  terrain: [
    {
      id: 'f',
      kind: 'F',
      area: [
        [700, 400],
        [1100, 400],
        [1100, 800],
        [700, 800],
      ],
    },
    {
      id: 'r',
      kind: 'Rv',
      width: 30,
      line: [
        [0, 600],
        [1800, 600],
      ],
    },
  ],
});

const at = (x: number, y: number) => ({ x, y });

const road = (line: Parameters<typeof roadPiece>[2]) =>
  roadPiece('road', { kind: 'Rd', size: 'small', side: 'red' }, line);

const ACROSS = road([at(0, 300), at(600, 900), at(1200, 300)]);

const roadTwice = () =>
  roadReasons(FIELDS, ACROSS, null)
    .map(({ key }) => key)
    .filter((key) => key === 'dbmm.setup.road-crosses');

const crossingLaid = () => {
  const work = { rules: dbmm, battle: FIELDS, events: [] as Event[] };
  const line = [
    [200, 0],
    [200, 1200],
  ] as const;
  const wanted = { kind: 'Rd', size: 'small', side: 'red' } as const;
  layPiece(work, wanted, null, { type: 'lay-terrain', line, crossing: 'bridge' });
  return work.battle.terrain.flatMap(({ crossings = [] }) => crossings.map(({ kind }) => kind));
};

const goingInFields = () => {
  const [piece] = FIELDS.terrain;
  const [base] = FIELDS.bases;
  return piece && base?.place === 'table' ? DBMM.goingOf(FIELDS, piece, base as never) : 'none';
};

describe.each<[DbmmClause, string, () => unknown, unknown]>([
  [
    'dbmm.setup.15',
    'a second unpaved road costs half an FE',
    () =>
      sumOf([
        { kind: 'Rd', size: 'small' },
        { kind: 'Rd', size: 'small' },
      ]),
    0.5,
  ],
  ['dbmm.setup.39', 'gullies are placed in the last step', () => stepOf({ kind: 'G' }), 14],
  ['dbmm.terr.1', 'open fields are good going', goingInFields, 'GGo'],
  ['dbmm.road.1', 'a road is 20 mm wide', () => road([at(0, 0), at(9, 9)]).width, 20],
  ['dbmm.road.4', 'who places a road chooses a bridge', crossingLaid, ['bridge']],
  ['dbmm.road.3', 'a road crosses a river once', roadTwice, ['dbmm.setup.road-crosses']],
  [
    'dbmm.setup.54',
    'a shore reaches no farther inland than it may',
    () => coastReasons({ id: 'far', points: [[0, 10] as const, [1, 500] as const] }).length,
    1,
  ],
  [
    'dbmm.pursue.20',
    'wading spears must pursue',
    () =>
      urgeOf({
        winner: SPEARS,
        loser: SPEARS,
        ownBound: true,
        impetuous: false,
        wading: true,
        doubleBased: false,
      }),
    'must',
  ],
])('%s', (rule, what, ask, answer) => {
  test(what, () => {
    expect(ask()).toEqual(answer);
    expect(withDropped([rule], ask)).not.toEqual(answer);
  });
});
