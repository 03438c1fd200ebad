import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Battle, basesOnTable } from '../src/engine/battle.ts';
import { groupOf } from '../src/engine/board/groups.ts';
import type { Leg, MoveCommand } from '../src/engine/command.ts';
import type { Ruleset } from '../src/engine/contract.ts';
import { nearestAlong } from '../src/engine/moves/along.ts';
import { legalCandidates } from '../src/engine/moves/family.ts';
import { judgedOnce } from '../src/engine/moves/judge.ts';
import { nearestLegal } from '../src/engine/moves/nearest.ts';
import { apart, offAtEnd, shiftOf } from '../src/engine/moves/off.ts';
import { stopsOf } from '../src/engine/moves/probe.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import * as inBnb from '../src/rules/bnb/moves/moves.test-support.ts';
import { dbm } from '../src/rules/dbm/index.ts';
import * as inDbm from '../src/rules/dbm/moves/moves.test-support.ts';
import { hott } from '../src/rules/hott/index.ts';
import * as inHott from '../src/rules/hott/moves/moves.test-support.ts';
import { depthOf, type Element } from '../src/rules/hott/troops/troops.ts';
import { type BaseWords, type BattleWords, box } from './support/battle.ts';
import { anyLeg, crowdOf } from './support/by-chance.ts';

interface Game {
  readonly rules: Ruleset;
  readonly troops: readonly string[];
  readonly table: readonly [number, number];
  readonly going: string;
  ordersIn(words: BattleWords): Battle;
  sized(words: BaseWords): BaseWords;
}

const GAMES: readonly Game[] = [
  {
    rules: bnb,
    troops: ['Reg Bd (O)', 'Irr Wb (O)', 'Irr LH (O)', 'Reg Ps (O)', 'Reg Cv (O)'],
    table: [1200, 750],
    going: 'Wd',
    ordersIn: inBnb.ordersIn,
    sized: (words) => words,
  },
  {
    rules: hott,
    troops: ['Blades', 'Warband', 'Riders', 'Flyers', 'Shooters', 'Hero'],
    table: [600, 600],
    going: 'wood',
    ordersIn: inHott.ordersIn,
    sized: (words) => ({ ...words, size: [40, depthOf(words.troop as Element)] }),
  },
  {
    rules: dbm,
    troops: [
      'Reg Bd (O)',
      'Irr Wb (S)',
      'Irr LH (F)',
      'Reg Ps (O)',
      'Reg Kn (O)',
      'Irr Ax (O)',
      'Reg Pk (O)',
    ],
    table: [1200, 750],
    going: 'Wd',
    ordersIn: inDbm.ordersIn,
    sized: inDbm.sized,
  },
];

/** The nearest of all legal ends along the way of a wish and in the family, each judged. */
function nearestOfAll(rules: Ruleset, battle: Battle, command: MoveCommand): MoveCommand | null {
  const judge = judgedOnce(rules, battle, 'red', {});
  const wish = judge(command, 'barred');
  const { trace } = wish;
  if (!trace) return null;
  if (wish.reasons.length === 0) return command;
  const between = nearestAlong(command, wish, judge);
  const found = [
    ...stopsOf(command, wish, judge),
    ...(between ? [between] : []),
    ...legalCandidates(rules, battle, command.bases),
  ];
  const offs = found.map((each) => ({ ...each, off: apart(trace, each.judgement) }));
  return offs.toSorted((a, b) => a.off - b.off)[0]?.command ?? null;
}

test.each(GAMES)('the nearest legal move is the nearest of all, $rules.id', (game) => {
  const { rules, troops, table, going } = game;
  const own: Leg = { turnabout: true };
  const wishes = fc.record({
    bases: crowdOf(troops, table, game.sized),
    which: fc.nat(),
    whole: fc.boolean(),
    path: fc.array(anyLeg(200, 90, own), { minLength: 1, maxLength: 2 }),
  });
  const kinds = new Set<string>();
  fc.assert(
    fc.property(wishes, ({ bases, which, whole, path }) => {
      const terrain = [{ kind: going, area: box(330, 150, 420, 260) }];
      const battle = game.ordersIn({ bases: bases.map((base) => ({ ...base })), table, terrain });
      const mine = basesOnTable(battle).filter(({ side }) => side === 'red');
      const base = mine[which % Math.max(1, mine.length)];
      if (!base) return;
      const movers = whole ? groupOf(rules, battle, base) : [base];
      const command: MoveCommand = { type: 'move', bases: movers.map(({ id }) => id), path };
      const nearest = nearestLegal(rules, battle, command, 'red');
      expect(nearest?.command ?? null).toEqual(nearestOfAll(rules, battle, command));
      kinds.add(`${nearest?.candidate.key} ${movers.length > 1}`);
    }),
    { numRuns: 60 },
  );
  expect(kinds.size).toBeGreaterThan(6);
});

test.each(GAMES)(
  'no legal end is lined up farther than its ruleset says, $rules.id',
  ({ rules, ordersIn, troops: [own = '', enemy = ''] }) => {
    let most = 0;
    for (let off = 0; off <= 30; off += 3) {
      const bases: readonly BaseWords[] = [
        { id: 'A', troop: own, at: [200, 200] },
        { id: 'B', troop: own, at: [240, 200] },
        { id: 'Y', side: 'blue', troop: enemy, at: [200 + off, 240], facing: 180 },
        { id: 'Z', side: 'blue', troop: enemy, at: [240 + off, 240.2], facing: 180 },
      ];
      const battle = ordersIn({ bases: bases.map((base) => ({ ...base })) });
      for (const ids of [['A'], ['A', 'B']])
        for (const { command, judgement } of legalCandidates(rules, battle, ids)) {
          const { trace } = judgement;
          if (!trace) throw new Error('a legal move has a trace');
          const moved = offAtEnd(trace, command) ?? 0;
          expect(moved).toBeLessThanOrEqual(shiftOf(trace, command));
          most = Math.max(most, moved);
        }
    }
    if (rules.moves.paths.farthestShift) expect(most).toBeGreaterThan(10);
  },
);
