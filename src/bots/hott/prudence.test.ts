import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import {
  type BaseWords,
  type BattleWords,
  battleOf,
  onTable,
  type TerrainWords,
} from '../../../test/support/battle.ts';
import type { Battle } from '../../engine/battle.ts';
import { begin } from '../../engine/game/decide.ts';
import { flowAtPhase } from '../../engine/game/flow.ts';
import { hott } from '../../rules/hott/index.ts';
import { depthOf, type Element } from '../../rules/hott/troops/troops.ts';
import { situationOf } from '../context.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { outlookOf } from '../evaluate/outlook.ts';
import { asWhole } from '../evaluate/parts.ts';
import { positionOf } from '../evaluate/position.ts';
import { dangerTo } from '../evaluate/terms/dangers.ts';
import { isAimedAt, shotsWorth } from '../evaluate/terms/shots.ts';
import { playingBot } from '../players/tactician.ts';
import { randomFrom } from '../random.ts';
import { foe, own } from './elements.test-support.ts';
import { hottProfile } from './profile.ts';

const situation = (battle: Battle) => situationOf(hott, battle, 'red');
const outlook = (battle: Battle) => outlookOf(situation(battle));
const GENERALS: readonly BaseWords[] = [
  { ...own('A', 'Blades', 60, 60), marks: { general: 1 } },
  { ...foe('Z', 'Blades', 560, 560), marks: { general: 1 } },
];

function standing(bases: readonly BaseWords[], more: Partial<BattleWords> = {}): Battle {
  const sized = [...GENERALS, ...bases].map((base) => ({
    ...base,
    size: [40, depthOf(base.troop as Element)] as const,
  }));
  const battle = battleOf({
    ruleset: 'hott',
    table: [600, 600],
    round: 3,
    bound: 5,
    pips: 1,
    ...more,
    bases: sized,
  });
  return begin(hott, { ...battle, flow: flowAtPhase(hott, 'tactical-moves') }).battle;
}

const area = (x: number, y: number, width: number, depth: number) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ] as const;
const WOOD = { kind: 'wood', id: 'wood', area: area(250, 250, 100, 100) };
const LAKE = { kind: 'lake', id: 'lake', area: area(250, 250, 100, 100) };

/** The base in the wood has come there in this bound. */
const NEWLY = { terrain: [WOOD], own: { entered: { R: { wood: 5 } } } };

describe('lurkers that may be hidden', () => {
  const feared = (troop: Element, more: Partial<BattleWords> = {}): number => {
    const battle = standing([own('R', troop, 300, 310)], more);
    return hottProfile.dangers.ambushRisk?.(battle, onTable(battle, 'R')) ?? 0;
  };

  test('are feared by a base that came into bad going in this bound or the last, and by no other', () => {
    expect(feared('Spears', NEWLY)).toBeGreaterThan(0);
    expect(feared('Spears')).toBe(0);
    expect(feared('Spears', { terrain: [WOOD], own: { entered: { R: { wood: 4 } } } })).toBeGreaterThan(0);
    expect(feared('Spears', { terrain: [WOOD], own: { entered: { R: { wood: 3 } } } })).toBe(0);
  });

  test('are feared only while the enemy may have hidden ones', () => {
    const against = (...bases: readonly BaseWords[]): number => {
      const battle = standing([own('R', 'Spears', 300, 310), ...bases], { ...NEWLY, options: { ap: 4 } });
      return hottProfile.dangers.ambushRisk?.(battle, onTable(battle, 'R')) ?? 0;
    };
    const shown = foe('S', 'Spears', 500, 500);
    const gone: BaseWords = { id: 'L', side: 'blue', troop: 'Land Lurkers', place: 'reserve' };
    expect(against()).toBeGreaterThan(0);
    expect(against(shown)).toBe(0);
    expect(against(shown, gone)).toBe(against());
  });

  test('are feared less by a base that fights well there, and not by a flying one', () => {
    expect(feared('Warband', NEWLY)).toBeLessThan(feared('Spears', NEWLY));
    expect(feared('Flyers', NEWLY)).toBe(0);
  });

  test('are feared more by a base in water, as long as it stays there', () => {
    const own = { entered: { R: { lake: 1 } } };
    expect(feared('Spears', { terrain: [LAKE], own })).toBeGreaterThan(feared('Spears', NEWLY));
  });

  test('make a place less valuable', () => {
    const worth = (id: string): number => {
      const battle = standing([own('R', 'Warband', 300, 310)], {
        terrain: [WOOD],
        own: { entered: { R: { [id]: 3 } } },
      });
      return evaluate(situation(battle));
    };
    expect(worth('elsewhere')).toBeLessThan(worth('wood'));
  });
});

describe('shots', () => {
  const artillery = foe('G', 'Artillery', 300, 400);
  const aimed = (at: BaseWords, ...others: readonly BaseWords[]): boolean => {
    const battle = standing([artillery, at, ...others]);
    return isAimedAt(situation(battle), onTable(battle, 'G'), onTable(battle, at.id));
  };

  test('reach a base of which a part lies ahead, but no base behind another', () => {
    const knights = own('K', 'Knights', 370, 300);
    expect(aimed(knights)).toBe(true);
    expect(aimed(own('K', 'Knights', 381, 300))).toBe(false);
    expect(aimed(own('K', 'Knights', 300, 300), own('S', 'Spears', 300, 340))).toBe(false);
  });

  test('are feared for the most valuable base in reach, not for the nearest', () => {
    const feared = (...bases: readonly BaseWords[]): number => {
      const battle = standing([artillery, ...bases]);
      const all = battle.bases.map(({ id }) => onTable(battle, id));
      const mine = all.filter(({ side }) => side === 'red');
      const shooters = all.filter(({ id }) => id === 'G');
      return -shotsWorth(asWhole(outlook(battle)), shooters, mine);
    };
    const hordes = (y: number): BaseWords => own('H', 'Hordes', 270, y);
    const hero = (y: number): BaseWords => own('P', 'Hero', 330, y);
    expect(feared(hordes(340), hero(300))).toBeCloseTo(feared(hordes(100), hero(300)));
    expect(feared(hordes(340), hero(300))).toBeGreaterThan(2 * feared(hordes(340), hero(100)));
  });
});

describe('a fight with bad odds', () => {
  const answer = (troop: Element) => {
    const enemies = [260, 300, 340].map((x) => foe(`B${x}`, 'Blades', x, 300));
    const battle = standing([own('R', troop, 300, 300), ...enemies]);
    return playingBot.answer(hott, battle, 'red', randomFrom(1), []);
  };

  test('is left by a base that is faster than its enemy', () => {
    const { command, why } = answer('Riders');
    expect(command).toMatchObject({ type: 'move', bases: ['R'] });
    expect(why).toBe('bot.break-off');
  });

  test('is not left by a base that is no faster or has good odds', () => {
    expect(answer('Spears').why).not.toBe('bot.break-off');
    const battle = standing([own('R', 'Knights', 300, 300), foe('B', 'Hordes', 300, 300)]);
    expect(playingBot.answer(hott, battle, 'red', randomFrom(1), []).why).not.toBe('bot.break-off');
  });
});

describe('a general', () => {
  const danger = (marks: BaseWords['marks'], y: number): number => {
    const battle = standing([
      { ...own('R', 'Knights', 300, y), ...(marks ? { marks } : {}) },
      foe('X', 'Flyers', 300, 200, 0),
    ]);
    return dangerTo(outlook(battle), onTable(battle, 'R'), [onTable(battle, 'X')]);
  };

  test('is in danger from an enemy that turns freely, even if that enemy looks away', () => {
    expect(danger({ general: 1 }, 60)).toBeGreaterThan(4 * danger(undefined, 60));
  });

  test('is in more danger with its back to the table edge', () => {
    expect(danger({ general: 1 }, 35)).toBeGreaterThan(2 * danger({ general: 1 }, 130));
  });

  test('fears hidden lurkers also late in a battle', () => {
    const fear = (round: number, terrain: readonly TerrainWords[]): number => {
      const battle = standing([], { round, terrain });
      return evaluate(situation(battle));
    };
    const under = { kind: 'lake', id: 'lake', area: area(40, 40, 40, 40) };
    const lost = (round: number): number => fear(round, []) - fear(round, [under]);
    // Own losses count half as much when caution has faded, but boldness does not risk a general.
    expect(lost(60)).toBeGreaterThan(0.45 * lost(3));
  });
});

describe('a behemoth that must recoil', () => {
  const worth = (troop: Element, y: number, marks: BaseWords['marks'] = {}): number => {
    const friend = { ...own('F', troop, 300, y), marks };
    const battle = standing([own('B', 'Behemoth', 300, 300), friend, foe('X', 'Artillery', 300, 300)]);
    return positionOf(outlook(battle)).fights.worth;
  };

  test('costs also the friends behind it', () => {
    expect(worth('Blades', 260)).toBeLessThan(worth('Blades', 100) - 0.1);
  });

  test('costs more if the friend behind it is more valuable', () => {
    expect(worth('Hero', 260)).toBeLessThan(worth('Blades', 260));
    expect(worth('Blades', 260, { general: 1 })).toBeLessThan(worth('Hero', 260));
  });
});
