/** Positions of a battle in which advice and opponent once waited for each other for seven rounds. */
import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { type BaseWords, battleOf } from '../../../test/support/battle.ts';
import { type Battle, basesOnTable, placedBases, type SideId } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { begin, decide } from '../../engine/game/decide.ts';
import { flowAtPhase } from '../../engine/game/flow.ts';
import { hott } from '../../rules/hott/index.ts';
import { depthOf, type Element } from '../../rules/hott/troops/troops.ts';
import { contextOf, situationOf } from '../context.ts';
import { LEVELS } from '../levels.ts';
import { beginnerBot } from '../players/beginner-bot.ts';
import { END_PHASE } from '../questions.ts';
import { randomFrom } from '../random.ts';
import { suggest } from '../suggest.ts';
import { foe, own } from './elements.test-support.ts';

const FRONT = 433.873046875;
const west = (id: string, troop: Element, x: number, y: number): BaseWords => own(id, troop, x, y, 270);
const east = (id: string, troop: Element, x: number, y: number): BaseWords => foe(id, troop, x, y, 90);

/** Red's line faces west, and two warbands stand out before its right. Blue has come up to it, with a lurker between. */
const BASES: readonly BaseWords[] = [
  { ...west('A', 'Blades', FRONT, 160), marks: { general: 1 } },
  west('B', 'Blades', FRONT, 120),
  west('C', 'Blades', FRONT, 80),
  west('D', 'Blades', FRONT, 200),
  west('E', 'Blades', FRONT, 240),
  west('F', 'Warband', 373.9228515625, 340),
  west('G', 'Warband', 373.9228515625, 300),
  west('H', 'Behemoth', FRONT, 40),
  west('I', 'Cleric', 449, 180),
  foe('L', 'Land Lurkers', 413.9228515625, 290, 0),
  east('R', 'Magician', 90, 180),
  east('S', 'Beasts', 393.9228515625, 220),
  east('T', 'Beasts', 361.4091796875, 180),
  east('U', 'Riders', 393.9228515625, 260),
  east('V', 'Riders', 363.9228515625, 300),
  east('W', 'Riders', 201.7797851562, 340),
  east('X', 'Riders', 261.4091796875, 140),
  east('Y', 'Riders', 261.4091796875, 100),
  { ...foe('Z', 'Hero', 151, 180, 122), marks: { general: 1 } },
];

/** The position with some bases elsewhere. */
function position(changes: readonly BaseWords[], pips: number, active: 'red' | 'blue' = 'red'): Battle {
  const bases = BASES.map((base) => ({ ...base, ...changes.find(({ id }) => id === base.id) })).map(
    (base) => ({ ...base, size: [40, depthOf(base.troop as Element)] as const }),
  );
  const words = { ruleset: 'hott', table: [600, 600], round: 8, bound: 15, active, pips, bases } as const;
  return begin(hott, { ...battleOf(words), flow: flowAtPhase(hott, 'tactical-moves') }).battle;
}

const suggested = (battle: Battle, past: Battle | null = null) =>
  suggest(contextOf(situationOf(hott, battle, 'red'), LEVELS.playing, []), randomFrom(1), () => true, past)
    .answer.command;

/** The battle after a command of a side; an error if it is refused. */
function after(battle: Battle, command: AnyCommand, side: SideId): Battle {
  const decision = decide(hott, battle, command, side);
  if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
  return decision.battle;
}

/** The enemies that the bases of a suggested order touch after it. */
function met(battle: Battle): readonly string[] {
  const command = suggested(battle);
  const then = after(battle, command, 'red');
  return placedBases(then, (command.bases ?? []) as readonly string[]).flatMap((base) =>
    enemyContacts(then, base).map((contact) => contact.base.id),
  );
}

const BEHEMOTH = west('H', 'Behemoth', 344.2109375, 94.1123046875);
const COME_UP = [
  east('T', 'Beasts', 408.9228515625, 180),
  east('X', 'Riders', 311.4091796875, 140),
  east('R', 'Magician', 215, 180),
];

describe('the advice', () => {
  test('attacks beasts that have come up alone with the general and his neighbours, with many points too', () => {
    expect(met(position([...COME_UP, { ...BEHEMOTH, facing: 324.45 }], 6))).toContain('T');
  });

  test('attacks the flank of the beasts with the behemoth', () => {
    const behemoth = { ...BEHEMOTH, at: [384.955078125, 121.5263671875], facing: 340.47 } as const;
    const battle = position([...COME_UP, east('R', 'Magician', 269.7492831, 180), behemoth], 3);
    expect(suggested(battle)).toMatchObject({ bases: ['H'] });
    expect(met(battle)).toEqual(['T']);
  });

  test('goes on after a bound in which nothing happened', () => {
    const battle = position([], 1);
    expect(suggested(battle)).toEqual(END_PHASE);
    expect(suggested(battle, battle)).toMatchObject({ type: 'move' });
    const fled = position(
      [west('F', 'Warband', 450, 340), west('G', 'Warband', 450, 300), west('B', 'Blades', 470, 120)],
      1,
    );
    expect(suggested(battle, fled)).toEqual(END_PHASE);
  });

  test('brings no cleric up behind a line that stands before him', () => {
    const cleric = position([west('I', 'Cleric', 462, 180)], 5);
    expect(suggested(cleric)).not.toMatchObject({ bases: ['I'] });
  });
});

test('the bot for beginners moves half of its bases, also if no group can', () => {
  let battle = position([], 6, 'blue');
  for (let orders = 0; orders < 8; orders++) {
    const { command } = beginnerBot.answer(hott, battle, 'blue', randomFrom(1), []);
    if (command.type === 'end-phase') break;
    battle = after(battle, command, 'blue');
  }
  const moved = basesOnTable(battle).filter(({ side, start }) => side === 'blue' && start !== null);
  expect(moved.length).toBeGreaterThanOrEqual(5);
});
