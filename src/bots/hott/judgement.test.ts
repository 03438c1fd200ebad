import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import {
  type BaseWords,
  type BattleWords,
  battleOf,
  type TerrainWords,
} from '../../../test/support/battle.ts';
import { type Battle, placedBase } from '../../engine/battle.ts';
import { begin, decide } from '../../engine/game/decide.ts';
import { flowAtPhase } from '../../engine/game/flow.ts';
import { view } from '../../engine/game/view.ts';
import { distance } from '../../geometry/point.ts';
import { hott } from '../../rules/hott/index.ts';
import { depthOf, type Element } from '../../rules/hott/troops/troops.ts';
import type { Bot, BotAnswer } from '../bot.ts';
import { lightBot, playingBot } from '../players/tactician.ts';
import { randomFrom } from '../random.ts';
import { foe, hold, own } from './elements.test-support.ts';

const square = (x: number, y: number, side: number) =>
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const;
const HOLD = hold('red');
const WOOD: TerrainWords = { kind: 'wood', id: 'wood', area: square(250, 250, 100) };

const away = (id: string, troop: Element, place: 'reserve' | 'ensorcelled' | 'lost'): BaseWords => ({
  id,
  troop,
  place,
});

const generals = (troop: Element = 'Blades'): readonly BaseWords[] => [
  { ...own('A', troop, 60, 60), marks: { general: 1 } },
  { ...foe('Z', troop, 560, 560), marks: { general: 1 } },
];

/** Red's orders in a phase of its fifth bound. */
function asked(phase: string, words: BattleWords & { readonly bases: readonly BaseWords[] }): Battle {
  const bases = [...generals(), ...words.bases].map((base) => ({
    ...base,
    size: [40, depthOf(base.troop as Element)] as const,
  }));
  const battle = battleOf({ ruleset: 'hott', table: [600, 600], round: 3, bound: 5, ...words, bases });
  return begin(hott, { ...battle, flow: flowAtPhase(hott, phase) }).battle;
}

const answer = (bot: Bot, battle: Battle): BotAnswer =>
  bot.answer(hott, view(hott, battle, 'red'), 'red', randomFrom(1), []);

/** All that a bot orders in a phase, and where that leads. */
function played(bot: Bot, battle: Battle): Battle {
  const { phase } = battle.flow;
  for (let now = battle; ; ) {
    const { command } = answer(bot, now);
    const decided = decide(hott, now, command, 'red');
    if (!decided.ok) throw new Error(JSON.stringify(decided.reasons));
    if (decided.battle.flow.phase !== phase || command.type === 'end-phase') return now;
    now = decided.battle;
  }
}

const yOf = (battle: Battle, id: string): number => placedBase(battle, id)?.pose.y ?? Number.NaN;

describe.each([lightBot, playingBot])('the $name bot', (bot) => {
  const special = (words: BattleWords & { readonly bases: readonly BaseWords[] }) =>
    answer(bot, asked('special', words)).command;

  test('calls its god if it has six points and few losses would decide the battle', () => {
    const bases = [away('G', 'God', 'reserve'), foe('X', 'Knights', 300, 400), foe('Y', 'Spears', 340, 400)];
    expect(special({ bases, pips: 6 })).toMatchObject({ type: 'deploy', base: 'G' });
    expect(special({ bases, pips: 5 })).toEqual({ type: 'end-phase' });
    const more = [0, 1, 2, 3].map((at) => foe(`W${at}`, 'Spears', 380 + 40 * at, 400));
    expect(special({ bases: [...bases, ...more], pips: 6 })).toEqual({ type: 'end-phase' });
  });

  test('springs a lurker on a weaker enemy, and lets a stronger one pass', () => {
    const lurker = away('L', 'Land Lurkers', 'reserve');
    const sprung = (troop: Element) =>
      special({ bases: [lurker, foe('X', troop, 300, 310)], terrain: [WOOD], pips: 3 });
    expect(sprung('Knights')).toMatchObject({ type: 'deploy', base: 'L' });
    expect(sprung('Warband')).toEqual({ type: 'end-phase' });
  });

  test('brings hordes back', () => {
    const bases = [away('H', 'Hordes', 'lost'), own('B', 'Hordes', 200, 60), foe('X', 'Spears', 300, 400)];
    expect(special({ bases, pips: 5 })).toMatchObject({ type: 'replace-horde', base: 'H' });
  });

  test('frees an ensorcelled hero', () => {
    const bases = [
      away('H', 'Hero', 'ensorcelled'),
      own('B', 'Spears', 200, 60),
      foe('X', 'Spears', 300, 400),
    ];
    expect(special({ bases, pips: 6 })).toMatchObject({ type: 'desorcel', base: 'H' });
  });

  test('sends a base to guard its stronghold', () => {
    const bases = [
      own('K', 'Knights', 200, 130),
      own('B', 'Spears', 440, 60),
      foe('X', 'Riders', 300, 160),
      foe('Y', 'Spears', 300, 560),
    ];
    const battle = asked('tactical-moves', { bases, terrain: [HOLD], pips: 1 });
    const next = played(bot, battle);
    const gap = (at: Battle): number => {
      const [knights, riders] = [placedBase(at, 'K'), placedBase(at, 'X')];
      return knights && riders ? distance(knights.pose, riders.pose) : Number.NaN;
    };
    expect(gap(next)).toBeLessThan(gap(battle) - 20);
  });

  test('moves its line in parts if bad going prevents a move as one', () => {
    const line = [140, 180, 220, 260, 300].map((x) => own(`S${x}`, 'Spears', x, 130));
    const bases = [...line, ...[180, 220, 260, 300].map((x) => foe(`T${x}`, 'Spears', x, 480))];
    const marsh: TerrainWords = { kind: 'marsh', id: 'marsh', area: square(170, 130, 60) };
    // The enemy has shown all his points: nobody can be lurking.
    const options = { ap: 10 };
    const next = played(
      bot,
      asked('tactical-moves', { bases, options, terrain: [marsh], pips: 5, round: 12 }),
    );
    for (const { id } of line) expect(yOf(next, id)).toBeGreaterThan(160);
  });
});
