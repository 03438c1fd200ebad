import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { type BaseWords, battleOf, onTable, type TerrainWords } from '../../../test/support/battle.ts';
import type { Battle } from '../../engine/battle.ts';
import { begin } from '../../engine/decide.ts';
import { flowAtPhase } from '../../engine/flow.ts';
import { hott } from '../../rules/hott/index.ts';
import { depthOf, type Element } from '../../rules/hott/troops.ts';
import { isHemmedIn } from '../board/room.ts';
import { foePieces } from '../board/targets.ts';
import { choose } from '../choose/options.ts';
import { gatheringWorth } from '../evaluate/joint-threats.ts';
import { eagerness, weighingOf } from '../evaluate/outlook.ts';
import { shotsWorth } from '../evaluate/shots.ts';
import { spellsWorth } from '../evaluate/spells.ts';
import { dangerTo, raidsWorth } from '../evaluate/threats.ts';
import { advances } from '../ideas/advances.ts';
import { ways as ideasOfWays } from '../ideas/detours.ts';
import { foe, hold, own } from './elements.test-support.ts';

const HOLD = hold('blue');

function field(bases: readonly BaseWords[], round = 3, terrain: readonly TerrainWords[] = []): Battle {
  const generals: readonly BaseWords[] = [
    { ...own('A', 'Blades', 60, 60), marks: { general: 1 } },
    { ...foe('Z', 'Blades', 60, 560), marks: { general: 1 } },
  ];
  const sized = [...generals, ...bases].map((base) => ({
    ...base,
    size: [40, depthOf(base.troop as Element)] as const,
  }));
  return battleOf({ ruleset: 'hott', table: [600, 600], round, bound: 5, pips: 3, terrain, bases: sized });
}

const weighing = (battle: Battle) => weighingOf(hott, battle, 'red');
const inPhase = (battle: Battle, phase: string): Battle =>
  begin(hott, { ...battle, flow: flowAtPhase(hott, phase) }).battle;

describe('a spell', () => {
  const askedIn = (round: number, ...bases: readonly BaseWords[]) =>
    choose(hott, inPhase(field(bases, round), 'shooting'), 'red', []).command;
  const asked = (...bases: readonly BaseWords[]) => askedIn(3, ...bases);
  const tired = { ...own('M', 'Magician', 200, 300), marks: { ones: 1 } };

  test('that may cost its magician more than its target is not cast', () => {
    expect(asked(tired, foe('H', 'Hordes', 200, 400))).toEqual({ type: 'end-phase' });
  });

  test('that a tired magician had better leave alone is left alone late in a battle too', () => {
    expect(askedIn(40, tired, foe('H', 'Blades', 200, 400))).toEqual(
      asked(tired, foe('H', 'Blades', 200, 400)),
    );
    expect(askedIn(60, tired, foe('H', 'Hordes', 200, 400))).toEqual({ type: 'end-phase' });
  });

  test('is cast by a fresh magician at what is worth it', () => {
    const hero = foe('H', 'Hero', 200, 400);
    expect(asked(own('M', 'Magician', 200, 300), hero)).toMatchObject({ type: 'bespell', target: 'H' });
  });

  test('that is ill advised waits for the shots that must be resolved', () => {
    const archers = own('S', 'Shooters', 300, 300);
    const target = foe('K', 'Shooters', 300, 340);
    expect(asked(tired, foe('H', 'Hordes', 200, 400), archers, target)).toMatchObject({ type: 'shoot' });
  });
});

describe('a fight', () => {
  const late = weighing(field([], 25));

  test('is wished for only so far as the enemy may lose more by it than it is worth to lose', () => {
    expect(eagerness(late, -1, { active: 1, passive: 0 }, true)).toBe(0);
    expect(eagerness(late, -1, { active: 1, passive: 0 }, false)).toBe(late.heat);
    expect(eagerness(late, 0, { active: 1, passive: late.care }, true)).toBe(0);
    expect(eagerness(late, 0, { active: 1, passive: 3 * late.care }, true)).toBeCloseTo(late.heat / 2);
    expect(eagerness(late, 0, { active: 0, passive: 0 }, true)).toBe(0);
  });

  test('may cost more once it is very late, and is no more longed for until then', () => {
    const at = (round: number) => weighing(field([], round));
    expect(at(3).loss).toBeGreaterThan(2 * at(3).gain);
    expect(at(80).loss).toBe(at(3).loss);
    expect(at(80).heat).toBe(at(25).heat);
    expect(at(140).loss).toBeLessThan(at(140).gain);
    expect(at(140).heat).toBeGreaterThan(at(80).heat);
  });
});

test('a flyer does not stay in the reach of an enemy magician, nor a magician far from who is worth a spell', () => {
  const worth = (mine: BaseWords, theirs: BaseWords): number =>
    spellsWorth(
      weighing(field([mine, theirs])),
      [onTable(field([mine, theirs]), 'M')],
      [onTable(field([mine, theirs]), 'F')],
    );
  const feared = (y: number): number => worth(own('F', 'Flyers', 300, 200), foe('M', 'Magician', 300, y));
  expect(feared(320)).toBeLessThan(0);
  expect(feared(320)).toBe(feared(300));
  expect(feared(400)).toBeGreaterThan(feared(320));
  expect(feared(500)).toBe(0);
  const hoped = (y: number): number => worth(foe('F', 'Flyers', 300, y), own('M', 'Magician', 300, 200));
  expect(hoped(320)).toBeGreaterThan(0);
  expect(hoped(320)).toBeGreaterThan(hoped(400));
});

test('more is feared for a general than for anybody else', () => {
  const others = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => own(`B${at}`, 'Behemoth', 60 + 40 * at, 60));
  const near = (marks: BaseWords['marks']): number => {
    const hordes = { ...own('H', 'Hordes', 300, 300), marks: marks ?? {} };
    const battle = field([hordes, ...others, foe('X', 'Behemoth', 300, 310)]);
    return dangerTo(weighing(battle), onTable(battle, 'H'), [onTable(battle, 'X')]);
  };
  expect(near({})).toBeLessThanOrEqual(2);
  expect(near({ general: 1 })).toBeGreaterThan(2.5);
});

test('a raid is hoped for more as a battle drags on, but not for ever', () => {
  const hope = (round: number): number => {
    const battle = field([own('S', 'Spears', 300, 300)], round, [HOLD]);
    const [goal] = foePieces(hott, battle);
    if (!goal) throw new Error('there is no stronghold');
    return raidsWorth(weighing(battle), [{ base: onTable(battle, 'S'), goal, moves: 2 }]);
  };
  expect(hope(8)).toBeGreaterThan(hope(3));
  expect(hope(40)).toBe(hope(9));
});

test('the second and the third who go for a stronghold are hoped for, a fourth hardly', () => {
  const names = ['S', 'T', 'U', 'V'] as const;
  const bases = names.map((id, at) => own(id, 'Blades', 200 + 40 * at, 300));
  const battle = field(bases, 3, [HOLD]);
  const [goal] = foePieces(hott, battle);
  if (!goal) throw new Error('there is no stronghold');
  const raids = names.map((id) => ({ base: onTable(battle, id), goal, moves: 1 }));
  const hopes = [1, 2, 3, 4].map((count) => raidsWorth(weighing(battle), raids.slice(0, count)));
  const parts = hopes.map((hope, at) => hope - (hopes[at - 1] ?? 0));
  expect(parts[2]).toBeGreaterThan(parts[3] ?? 0);
  expect(parts[1]).toBeGreaterThan(2 * (parts[3] ?? 0));
});

test('where nothing helps, ways round a friend to the nearest enemies are thought of', () => {
  const battle = field([
    own('S', 'Riders', 300, 200),
    own('T', 'Spears', 300, 240),
    foe('X', 'Blades', 300, 400),
  ]);
  const [way] = ideasOfWays(hott, battle, 'red').filter(({ bases }) => bases[0]?.id === 'S');
  expect(way?.kinds).toEqual(['towards']);
  expect(way?.towards?.[0]?.y).toBeGreaterThan(200);
});

test('those of a line whose enemy is behind them turn about together or one by one', () => {
  const line = [own('S', 'Spears', 280, 300), own('T', 'Spears', 320, 300)];
  const battle = field([...line, foe('X', 'Riders', 300, 200, 0)]);
  const turned = advances(hott, battle, 'red', { groups: 6, parts: 6, hunts: 12 })
    .filter(({ kinds }) => kinds.includes('turnabout'))
    .map(({ bases }) => bases.map(({ id }) => id).join());
  expect(turned).toEqual(expect.arrayContaining(['S,T', 'S', 'T']));
});

describe('who has no room to recoil', () => {
  const lone = own('S', 'Spears', 300, 300);
  const askew = own('B', 'Blades', 300, 272, 60);
  const shooters = foe('X', 'Shooters', 300, 340);

  test('is known by the friend who stands in the way, facing elsewhere', () => {
    const hemmed = (...bases: readonly BaseWords[]): boolean => {
      const battle = field(bases);
      return isHemmedIn(weighing(battle), onTable(battle, 'S'));
    };
    expect(hemmed(lone)).toBe(false);
    expect(hemmed(lone, askew)).toBe(true);
    expect(hemmed(lone, own('B', 'Blades', 300, 283))).toBe(false);
  });

  test('is a general already where there is room for one recoil only', () => {
    const hemmed = (marks: BaseWords['marks']): boolean => {
      const battle = field([{ ...lone, ...(marks ? { marks } : {}) }, own('B', 'Blades', 300, 247, 60)]);
      return isHemmedIn(weighing(battle), onTable(battle, 'S'));
    };
    expect(hemmed({ general: 1 })).toBe(true);
    expect(hemmed(undefined)).toBe(false);
  });

  test('fears attacks and shots more', () => {
    const fears = (...bases: readonly BaseWords[]): readonly number[] => {
      const battle = field([lone, shooters, ...bases]);
      const [mine, theirs] = [onTable(battle, 'S'), onTable(battle, 'X')];
      const all = weighing(battle);
      return [-dangerTo(all, mine, [theirs]), shotsWorth(all, [theirs], [mine])];
    };
    const [attack = 0, shot = 0] = fears();
    const [hemmedAttack = 0, hemmedShot = 0] = fears(askew);
    expect(hemmedAttack).toBeLessThan(attack);
    expect(hemmedShot).toBeLessThan(shot);
  });
});

test('a dragon is summoned once it can be, however far off the enemy is', () => {
  const dragon = { id: 'D', troop: 'Dragon', place: 'reserve' } as const;
  for (const round of [3, 20]) {
    const battle = field([foe('X', 'Spears', 300, 500), dragon], round);
    const special = inPhase({ ...battle, turn: { ...battle.turn, pips: { '': 6 } } }, 'special');
    expect(choose(hott, special, 'red', []).command).toMatchObject({ type: 'deploy' });
  }
});

test('what is only hoped for grows no greater with the rounds, so that fights are taken up in its stead', () => {
  const hoped = (round: number): number => {
    const battle = field([own('K', 'Knights', 300, 200), foe('X', 'Warband', 300, 320)], round);
    return gatheringWorth(weighing(battle), [onTable(battle, 'K')], [onTable(battle, 'X')], new Set());
  };
  // Little is hoped of an attack where own losses count more than threefold.
  expect(hoped(1)).toBeGreaterThan(0.1);
  expect(hoped(16)).toBe(hoped(1));
});
