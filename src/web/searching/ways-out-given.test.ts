import '../../../test/support/on-screen.ts';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replay } from '../../engine/battle/record.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { groupOf } from '../../engine/board/groups.ts';
import type { Leg, MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { decide } from '../../engine/game/decide.ts';
import { view } from '../../engine/game/view.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { dbm } from '../../rules/dbm/index.ts';
import { hott } from '../../rules/hott/index.ts';
import { readRecord } from '../../scenario/record-file.ts';
import { pathTo } from '../table/wish.ts';
import { judgedGhost } from './ends.ts';
import { nearestOf, withNearest } from './nearest.ts';
import { waysOut } from './ways-out.ts';

/** The positions of a finished battle in which orders are asked for. */
function positionsOf(file: string): readonly Battle[] {
  const read = readRecord(readFileSync(new URL(`../../../content/battles/${file}`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(`${file} is no record`);
  return replay(read.record).battles.filter(({ flow }) => flow.awaits[0]?.kind === 'orders');
}

interface Wish {
  readonly turn: number;
  readonly ahead: number;
  readonly aside: number;
}

const anyWish = fc.record({
  position: fc.nat(),
  base: fc.nat(),
  isGroup: fc.boolean(),
  turn: fc.integer({ min: -60, max: 60 }),
  ahead: fc.integer({ min: 20, max: 300 }),
  aside: fc.integer({ min: -150, max: 150 }),
});

/** A wish as a hand draws it: a group goes ahead, perhaps after a pivot; a single base goes to a place. */
function pathOf({ pose, depth }: PlacedBase, isGroup: boolean, { turn, ahead, aside }: Wish): readonly Leg[] {
  if (!isGroup) return pathTo(pose, { ...pose, x: pose.x + aside, y: pose.y + ahead }, depth);
  const pivot = { pivot: turn > 0 ? 'right' : 'left', degrees: Math.abs(turn) } as const;
  return Math.abs(turn) < 10 ? [{ forward: ahead }] : [pivot, { forward: ahead }];
}

const stands = (battle: Battle): string =>
  JSON.stringify(basesOnTable(battle).map(({ id, pose }) => [id, pose]));
const points = ({ turn }: Battle): number => Object.values(turn.pips).reduce((all, each) => all + each, 0);

/** The points that a command takes and whether a base moves by it, or the reasons against it. */
function given(rules: Ruleset, battle: Battle, command: MoveCommand, by: string) {
  const decision = decide(rules, battle, command, by);
  if (!decision.ok) return decision;
  const after = decision.battle;
  return { cost: points(battle) - points(after), moved: stands(battle) !== stands(after) };
}

const BATTLES: readonly (readonly [string, Ruleset])[] = [
  ['hott-against-the-bot.json', hott],
  ['hotseat.json', bnb],
  ['dbm-losses.json', dbm],
];

test.each(BATTLES)(
  'in %s the referee takes each order on offer in place of a refused one, at the price that its button tells',
  (file, rules) => {
    const positions = positionsOf(file);
    let tried = 0;
    fc.assert(
      fc.property(anyWish, (wish) => {
        const battle = positions[wish.position % positions.length] as Battle;
        const by = battle.flow.awaits[0]?.by ?? '';
        const seen = view(rules, battle, by);
        const mine = basesOnTable(seen).filter(({ side }) => side === by);
        const base = mine[wish.base % mine.length] as PlacedBase;
        const group = groupOf(rules, seen, base).filter(({ id }) => id !== base.id);
        const bases = [base, ...(wish.isGroup ? group : [])].map(({ id }) => id);
        const command = { type: 'move', bases, path: pathOf(base, bases.length > 1, wish) } as const;
        const shown = withNearest(rules, seen, judgedGhost(rules, seen, command, false));
        if (shown.wish?.reasons.length === 0) return;
        const ways = waysOut({ rules, battle: seen }, shown);
        const found = ways.length === 0 && bases.length === 1 ? nearestOf(rules, seen, command) : null;
        for (const { command: order, judged } of [...ways, ...(found ? [found] : [])]) {
          tried++;
          const outcome = { order, ...given(rules, battle, order, by) };
          expect(outcome).toMatchObject({ cost: judged.cost, moved: true });
        }
      }),
      { numRuns: 40 },
    );
    expect(tried).toBeGreaterThan(8);
  },
  60_000,
);
