import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { type BaseWords, battleOf, onTable, type TerrainWords } from '../../../test/support/battle.ts';
import type { Battle } from '../../engine/battle.ts';
import { begin } from '../../engine/game/decide.ts';
import { flowAtPhase } from '../../engine/game/flow.ts';
import { hott } from '../../rules/hott/index.ts';
import { depthOf, type Element } from '../../rules/hott/troops/troops.ts';
import { isHemmedIn } from '../board/room.ts';
import { foePieces } from '../board/targets.ts';
import { chooseOption } from '../choose/options.ts';
import { contextOf, situationOf } from '../context.ts';
import { outlookOf, wishFor } from '../evaluate/outlook.ts';
import { asWhole } from '../evaluate/parts.ts';
import { positionOf } from '../evaluate/position.ts';
import { dangerTo } from '../evaluate/terms/dangers.ts';
import { jointThreats } from '../evaluate/terms/joint-threats.ts';
import { raidsWorth } from '../evaluate/terms/raids.ts';
import { shotsWorth } from '../evaluate/terms/shots.ts';
import { spellsFeared, spellsHoped } from '../evaluate/terms/spells.ts';
import { advances } from '../ideas/advances.ts';
import { detours } from '../ideas/detours.ts';
import { LEVELS } from '../levels.ts';
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

const situation = (battle: Battle) => situationOf(hott, battle, 'red');
const outlook = (battle: Battle) => outlookOf(situation(battle));
const context = (battle: Battle) => contextOf(situation(battle), LEVELS.playing, []);
const inPhase = (battle: Battle, phase: string): Battle =>
  begin(hott, { ...battle, flow: flowAtPhase(hott, phase) }).battle;

describe('a spell', () => {
  const askedIn = (round: number, ...bases: readonly BaseWords[]) =>
    chooseOption(context(inPhase(field(bases, round), 'shooting'))).command;
  const asked = (...bases: readonly BaseWords[]) => askedIn(3, ...bases);
  const tired = { ...own('M', 'Magician', 200, 300), marks: { ones: 1 } };

  test('is not cast if it may cost the magician more than the target', () => {
    expect(asked(tired, foe('H', 'Hordes', 200, 400))).toEqual({ type: 'end-phase' });
  });

  test('that a tired magician should not cast is not cast late in a battle either', () => {
    expect(askedIn(40, tired, foe('H', 'Blades', 200, 400))).toEqual(
      asked(tired, foe('H', 'Blades', 200, 400)),
    );
    expect(askedIn(60, tired, foe('H', 'Hordes', 200, 400))).toEqual({ type: 'end-phase' });
  });

  test('is cast by a fresh magician at a target that is worth it', () => {
    const hero = foe('H', 'Hero', 200, 400);
    expect(asked(own('M', 'Magician', 200, 300), hero)).toMatchObject({ type: 'bespell', target: 'H' });
  });

  test('with bad odds waits for the shots that must be resolved', () => {
    const archers = own('S', 'Shooters', 300, 300);
    const target = foe('K', 'Shooters', 300, 340);
    expect(asked(tired, foe('H', 'Hordes', 200, 400), archers, target)).toMatchObject({ type: 'shoot' });
  });
});

describe('a fight', () => {
  const late = outlook(field([], 25));

  test('is wished for only as far as the enemy may lose more by it than the own side', () => {
    expect(wishFor(late, -1, { active: 1, passive: 0 }, true)).toBe(0);
    expect(wishFor(late, -1, { active: 1, passive: 0 }, false)).toBe(late.urgency);
    expect(wishFor(late, 0, { active: 1, passive: late.caution }, true)).toBe(0);
    expect(wishFor(late, 0, { active: 1, passive: 3 * late.caution }, true)).toBeCloseTo(late.urgency / 2);
    expect(wishFor(late, 0, { active: 0, passive: 0 }, true)).toBe(0);
  });

  test('must pay at first, may be even when the lines have met, and may cost more when the battle lasts', () => {
    const at = (round: number) => outlook(field([], round));
    expect(at(3).loss).toBeCloseTo(2 * at(3).gain);
    expect(at(13).loss).toBeLessThan(1.2 * at(13).gain);
    expect(at(60).loss).toBeLessThan(at(60).gain);
    expect(at(24).urgency).toBe(at(22).urgency);
    expect(at(60).urgency).toBeGreaterThan(at(24).urgency);
  });
});

test('a flyer fears an enemy magician in reach, and a magician wants a good target in reach', () => {
  const position = (mine: BaseWords, theirs: BaseWords) => {
    const battle = field([mine, theirs]);
    const [own, enemy] = [onTable(battle, mine.id), onTable(battle, theirs.id)];
    return { ...positionOf(situation(battle)), own: [own], enemies: [enemy], freeEnemies: [enemy] };
  };
  const feared = (y: number): number =>
    spellsFeared(position(own('F', 'Flyers', 300, 200), foe('M', 'Magician', 300, y)));
  expect(feared(320)).toBeLessThan(0);
  expect(feared(320)).toBe(feared(300));
  expect(feared(400)).toBeGreaterThan(feared(320));
  expect(feared(500)).toBeCloseTo(0);
  const hoped = (y: number): number =>
    spellsHoped(position(own('M', 'Magician', 300, 200), foe('F', 'Flyers', 300, y)));
  expect(hoped(320)).toBeGreaterThan(0);
  expect(hoped(320)).toBeGreaterThan(hoped(400));
});

test('a general fears an enemy more than any other base does', () => {
  const others = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => own(`B${at}`, 'Behemoth', 60 + 40 * at, 60));
  const near = (marks: BaseWords['marks']): number => {
    const hordes = { ...own('H', 'Hordes', 300, 300), marks: marks ?? {} };
    const battle = field([hordes, ...others, foe('X', 'Behemoth', 300, 310)]);
    return dangerTo(outlook(battle), onTable(battle, 'H'), [onTable(battle, 'X')]);
  };
  expect(near({})).toBeLessThanOrEqual(2);
  expect(near({ general: 1 })).toBeGreaterThan(2.3);
});

test('the hope of a raid grows as a battle goes on, but not for ever', () => {
  const hope = (round: number): number => {
    const battle = field([own('S', 'Spears', 300, 300)], round, [HOLD]);
    const [goal] = foePieces(situation(battle));
    if (!goal) throw new Error('there is no stronghold');
    return raidsWorth({
      ...positionOf(situation(battle)),
      raids: [{ base: onTable(battle, 'S'), goal, moves: 2 }],
    });
  };
  expect(hope(8)).toBeGreaterThan(hope(3));
  expect(hope(40)).toBe(hope(9));
});

test('a second and a third base on a raid raise the hope, a fourth hardly does', () => {
  const names = ['S', 'T', 'U', 'V'] as const;
  const bases = names.map((id, at) => own(id, 'Blades', 200 + 40 * at, 300));
  const battle = field(bases, 3, [HOLD]);
  const [goal] = foePieces(situation(battle));
  if (!goal) throw new Error('there is no stronghold');
  const raids = names.map((id) => ({ base: onTable(battle, id), goal, moves: 1 }));
  const hopes = [1, 2, 3, 4].map((count) =>
    raidsWorth({ ...positionOf(situation(battle)), raids: raids.slice(0, count) }),
  );
  const parts = hopes.map((hope, at) => hope - (hopes[at - 1] ?? 0));
  expect(parts[2]).toBeGreaterThan(parts[3] ?? 0);
  expect(parts[1]).toBeGreaterThan(2 * (parts[3] ?? 0));
});

test('ways round a friend to the nearest enemies are considered if no other move helps', () => {
  const battle = field([
    own('S', 'Riders', 300, 200),
    own('T', 'Spears', 300, 240),
    foe('X', 'Blades', 300, 400),
  ]);
  const [way] = detours(situation(battle)).filter(({ bases }) => bases[0]?.id === 'S');
  expect(way?.kinds).toEqual(['towards']);
  expect(way?.towards?.[0]?.y).toBeGreaterThan(200);
});

test('the bases of a line with an enemy behind turn about together or one by one', () => {
  const line = [own('S', 'Spears', 280, 300), own('T', 'Spears', 320, 300)];
  const battle = field([...line, foe('X', 'Riders', 300, 200, 0)]);
  const turned = advances(context(battle))
    .filter(({ kinds }) => kinds.includes('turnabout'))
    .map(({ bases }) => bases.map(({ id }) => id).join());
  expect(turned).toEqual(expect.arrayContaining(['S,T', 'S', 'T']));
});

describe('a base without room to recoil', () => {
  const lone = own('S', 'Spears', 300, 300);
  const askew = own('B', 'Blades', 300, 272, 60);
  const shooters = foe('X', 'Shooters', 300, 340);

  test('has a friend in its way that faces elsewhere', () => {
    const hemmed = (...bases: readonly BaseWords[]): boolean => {
      const battle = field(bases);
      return isHemmedIn(outlook(battle), onTable(battle, 'S'));
    };
    expect(hemmed(lone)).toBe(false);
    expect(hemmed(lone, askew)).toBe(true);
    expect(hemmed(lone, own('B', 'Blades', 300, 283))).toBe(false);
  });

  test('may also be a general with room for only one recoil', () => {
    const hemmed = (marks: BaseWords['marks']): boolean => {
      const battle = field([{ ...lone, ...(marks ? { marks } : {}) }, own('B', 'Blades', 300, 247, 60)]);
      return isHemmedIn(outlook(battle), onTable(battle, 'S'));
    };
    expect(hemmed({ general: 1 })).toBe(true);
    expect(hemmed(undefined)).toBe(false);
  });

  test('fears attacks and shots more', () => {
    const fears = (...bases: readonly BaseWords[]): readonly number[] => {
      const battle = field([lone, shooters, ...bases]);
      const [mine, theirs] = [onTable(battle, 'S'), onTable(battle, 'X')];
      const all = outlook(battle);
      return [-dangerTo(all, mine, [theirs]), shotsWorth(asWhole(all), [theirs], [mine])];
    };
    const [attack = 0, shot = 0] = fears();
    const [hemmedAttack = 0, hemmedShot = 0] = fears(askew);
    expect(hemmedAttack).toBeLessThan(attack);
    expect(hemmedShot).toBeLessThan(shot);
  });
});

test('a dragon is summoned as early as possible, even if the enemy is far away', () => {
  const dragon = { id: 'D', troop: 'Dragon', place: 'reserve' } as const;
  for (const round of [3, 20]) {
    const battle = field([foe('X', 'Spears', 300, 500), dragon], round);
    const special = inPhase({ ...battle, turn: { ...battle.turn, pips: { '': 6 } } }, 'special');
    expect(chooseOption(context(special)).command).toMatchObject({ type: 'deploy' });
  }
});

test('the hope of later attacks grows less than the urgency, so that bots prefer fights now', () => {
  const hoped = (round: number): number => {
    const battle = field([own('K', 'Knights', 300, 200), foe('X', 'Warband', 300, 320)], round);
    return jointThreats({
      ...positionOf(situation(battle)),
      own: [onTable(battle, 'K')],
      enemies: [onTable(battle, 'X')],
    });
  };
  expect(hoped(1)).toBeGreaterThan(0.1);
  const urgency = (round: number): number => outlook(field([], round)).urgency;
  expect(hoped(24) / hoped(14)).toBeLessThan(urgency(24) / urgency(14));
});
