import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import type { BaseWords, TerrainWords } from '../../../test/support/battle.ts';
import { type Battle, placedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { decide } from '../../engine/game/decide.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import type { Element } from '../../rules/hott/troops/troops.ts';
import { situationOf } from '../context.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { asWhole } from '../evaluate/parts.ts';
import { isDragging, raidsOf } from '../evaluate/raids.ts';
import { playingBot } from '../players/tactician.ts';
import { randomFrom } from '../random.ts';
import { foe, hold, own } from './elements.test-support.ts';
import { hottProfile } from './profile.ts';

const general = (base: BaseWords): BaseWords => ({ ...base, marks: { general: 1 } });

const orders = (bases: readonly BaseWords[], round: number, terrain: readonly TerrainWords[] = []): Battle =>
  ordersIn({ pips: 3, round, bound: 2 * round - 1, terrain, bases });

/** The bases that a base touches after all orders of the playing bot. */
function touchedBy(battle: Battle, id: string): readonly string[] {
  let now = battle;
  for (let order = 0; order < 3; order++) {
    const { command } = playingBot.answer(hott, now, 'red', randomFrom(1), []);
    if (command.type !== 'move') break;
    const decided = decide(hott, now, command, 'red');
    if (!decided.ok) throw new Error(JSON.stringify(decided.reasons));
    now = decided.battle;
  }
  const base = placedBase(now, id);
  return base ? enemyContacts(now, base).map((contact) => contact.base.id) : [];
}

describe('a bot of Hordes of the Things', () => {
  test('keeps a hero that is general out of reach of a magician', () => {
    const worth = (troop: Element, y: number): number => {
      const bases = [general(own('A', troop, 60, 60)), foe('M', 'Magician', 60, y)];
      return evaluate(situationOf(hott, orders([...bases, general(foe('Z', 'Blades', 560, 560))], 3), 'red'));
    };
    const dread = (troop: Element): number => worth(troop, 480) - worth(troop, 180);
    expect(dread('Hero')).toBeGreaterThan(dread('Blades') + 1);
  });

  test('does not risk its general at even odds', () => {
    const bases = [own('B', 'Spears', 60, 60), own('C', 'Spears', 100, 60), foe('Y', 'Spears', 560, 560)];
    const against = (hero: BaseWords, rival: BaseWords) => orders([hero, rival, ...bases], 3);
    const [hero, rival] = [own('A', 'Hero', 300, 200), general(foe('Z', 'Hero', 300, 260))];
    expect(touchedBy(against(hero, rival), 'A')).toEqual(['Z']);
    expect(touchedBy(against(general(hero), rival), 'A')).toEqual([]);
  });

  test('fights through to a stronghold', () => {
    const bases = [general(own('A', 'Blades', 60, 60)), own('R', 'Riders', 300, 380)];
    const battle = orders(
      [...bases, foe('H', 'Hordes', 300, 440), general(foe('Z', 'Blades', 560, 560))],
      20,
      [hold('blue')],
    );
    expect(touchedBy(battle, 'R')).not.toEqual([]);
  });

  test('does not storm a stronghold alone if aid is near', () => {
    const worth = (aidAt: number, y: number): number => {
      const rest = [general(own('A', 'Blades', 60, 60)), own('S', 'Artillery', 100, 60)];
      const bases = [...rest, own('W', 'Warband', 300, y), own('X', 'Warband', 380, aidAt)];
      const enemies = [general(foe('Z', 'Blades', 560, 40)), foe('Y', 'Spears', 520, 40)];
      return evaluate(situationOf(hott, orders([...bases, ...enemies], 3, [hold('blue')]), 'red'));
    };
    const gain = (aidAt: number): number => worth(aidAt, 560) - worth(aidAt, 500);
    expect(gain(480)).toBeLessThan(gain(60));
  });

  test('fears for a base on a raid if an enemy faces it', () => {
    const worth = (rider: Element, facing: number, round: number): number => {
      const bases = [general(own('A', 'Blades', 60, 60)), own('R', rider, 440, 380)];
      const enemies = [foe('K', 'Knights', 440, 480, facing), general(foe('Z', 'Blades', 560, 60))];
      return evaluate(situationOf(hott, orders([...bases, ...enemies], round, [hold('blue')]), 'red'));
    };
    const fear = (rider: Element, round = 3): number => worth(rider, 0, round) - worth(rider, 180, round);
    expect(fear('Warband')).toBeGreaterThan(0.1);
    // Not Spears: what is feared of one attack has a limit, to which knights come against both.
    expect(fear('Warband')).toBeGreaterThan(fear('Riders') + 0.05);
    // However long a battle lasts, some of it stays.
    expect(fear('Warband', 40)).toBeGreaterThan(0.02);
  });

  test('sends only a few bases against a stronghold', () => {
    const riders = Array.from({ length: 9 }, (_, at) => own(`R${at}`, 'Riders', 60 + 50 * at, 300));
    const bases = [general(own('A', 'Blades', 60, 60)), ...riders, general(foe('Z', 'Blades', 560, 560))];
    const party = hottProfile.temper.raidParty;
    for (const round of [3, 20]) {
      const battle = orders(bases, round, [hold('blue')]);
      const raids = raidsOf(asWhole(situationOf(hott, battle, 'red')), () => false);
      expect(raids.length).toBe(isDragging({ battle }) ? party.late : party.soon);
      const moves = raids.map((raid) => raid.moves);
      expect(moves).toEqual(moves.toSorted((a, b) => a - b));
    }
  });

  test('is drawn to the enemy with every base but its general', () => {
    const worth = (as: (base: BaseWords) => BaseWords, y: number): number => {
      const bases = [
        as(own('B', 'Blades', 300, y)),
        own('C', 'Hordes', 60, 60),
        own('S', 'Artillery', 100, 60),
      ];
      return evaluate(situationOf(hott, orders([...bases, general(foe('Z', 'Blades', 300, 580))], 3), 'red'));
    };
    const pull = (as: (base: BaseWords) => BaseWords): number => worth(as, 160) - worth(as, 60);
    expect(pull((base) => base)).toBeGreaterThan(pull(general) + 0.2);
  });
});
