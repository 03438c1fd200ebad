/** Moves made at the same time, out of a zone where friends are in the way. Blood and Blades, ZoC. */

import { type BaseId, type Battle, placedBase, type SideId } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import { zonedBy } from '../../../engine/board/zones.ts';
import type { MoveCommand } from '../../../engine/command.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { costOf, type Judgement, judgeMove } from '../../../engine/moves/judge.ts';
import type { Made } from '../../../engine/moves/make.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import type { BnbOrder } from '../commands.ts';
import { alignMovers } from './align.ts';
import { carryOut, pointsOf } from './make.ts';

interface Asked {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly moves: readonly MoveCommand[];
  readonly by: SideId;
}

const MOST = 3;

/** The battle for one of the moves: the bases of the other moves are not on the table. */
function withoutOthers({ battle, moves }: Asked, move: MoveCommand): Battle {
  if (!holds('bnb.zoc.15')) return battle;
  const away = new Set(moves.filter((each) => each !== move).flatMap(({ bases }) => bases));
  const bases = battle.bases.map((base) =>
    away.has(base.id) ? { ...base, place: 'reserve' as const, pose: null } : base,
  );
  return { ...battle, bases };
}

/** One move, judged without the others but priced on the table as it is. */
function judgedAmong(asked: Asked, move: MoveCommand): Judgement {
  const { rules, battle, by } = asked;
  const judged = judgeMove(rules, withoutOthers(asked, move), move, by, { free: true });
  if (!judged.trace) return judged;
  const price = rules.moves.cost.price({ ...judged.trace, battle });
  return { ...judged, price, cost: costOf(price) };
}

/** Two bases of different moves that would overlap at the end. */
function crowded({ battle }: Asked, judged: readonly Judgement[]): readonly [BaseId, BaseId] | null {
  const ends = judged.flatMap((each, of) =>
    each.ends.flatMap(({ base, pose }) => {
      const found = placedBase(battle, base);
      return found ? [{ of, base, ground: rectangleAt(found, pose) }] : [];
    }),
  );
  for (const [at, one] of ends.entries())
    for (const other of ends.slice(at + 1))
      if (one.of !== other.of && rectanglesOverlap(one.ground, other.ground)) return [one.base, other.base];
  return null;
}

/** The reasons against making these moves together, not counting whether they need to be. */
function brokenBy(asked: Asked, judged: readonly Judgement[]): readonly Reason[] {
  const reasons = judged.flatMap((each) => each.reasons);
  if (reasons.length > 0) return reasons;
  const pair = crowded(asked, judged);
  if (pair)
    return [{ rule: 'bnb.zoc.13', key: 'bnb.together.room', figures: { base: pair[0], other: pair[1] } }];
  const price = judged.reduce((sum, { cost }) => sum + cost, 0);
  const movers = judged[0]?.trace?.way.movers ?? [];
  const left = pointsOf(asked.battle, movers);
  return price > left ? [reason(asked.rules, 'not-enough-points', { price, left })] : [];
}

const isZoned = ({ rules, battle }: Asked, { bases }: MoveCommand): boolean =>
  bases.some((id) => {
    const base = placedBase(battle, id);
    return base !== null && zonedBy(rules, battle, base).length > 0;
  });

/** Can these bases, which are in a zone, not make their move alone? */
const isStuck = (asked: Asked, move: MoveCommand): boolean =>
  isZoned(asked, move) &&
  judgeMove(asked.rules, asked.battle, move, asked.by, { free: true, until: 'broken' }).reasons.length > 0;

/** Would this move and only one of the others be enough? */
function twoDo(asked: Asked, stuck: MoveCommand): boolean {
  return asked.moves.some((other) => {
    if (other === stuck) return false;
    const two: Asked = { ...asked, moves: [stuck, other] };
    return (
      brokenBy(
        two,
        two.moves.map((each) => judgedAmong(two, each)),
      ).length === 0
    );
  });
}

/** The reasons why these moves may not be made at the same time at all. */
function needless(asked: Asked): readonly Reason[] {
  const { moves } = asked;
  const ids = moves.flatMap(({ bases }) => [...new Set(bases)]);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice) return [{ rule: 'bnb.zoc.13', key: 'bnb.together.twice', figures: { base: twice } }];
  if (moves.length > (holds('bnb.zoc.14') ? MOST : 2))
    return [{ rule: 'bnb.zoc.14', key: 'bnb.together.many' }];
  const stuck = moves.filter((move) => isStuck(asked, move));
  if (moves.length < 2 || stuck.length === 0) return [{ rule: 'bnb.zoc.13', key: 'bnb.together.none' }];
  const two = moves.length > 2 && stuck.every((move) => twoDo(asked, move));
  return two ? [{ rule: 'bnb.zoc.14', key: 'bnb.together.two' }] : [];
}

/** Two or three moves judged together. */
export interface Together {
  readonly reasons: readonly Reason[];
  readonly judged: readonly Judgement[];
  readonly cost: number;
}

/** Judges moves made at the same time: the reasons against them, and the cost of all. */
export function judgeTogether(
  rules: Ruleset,
  battle: Battle,
  moves: readonly MoveCommand[],
  by: SideId,
): Together {
  const asked: Asked = { rules, battle, moves, by };
  const judged = moves.map((move) => judgedAmong(asked, move));
  const against = needless(asked);
  const reasons = against.length > 0 ? against : brokenBy(asked, judged);
  return { reasons, judged, cost: judged.reduce((sum, { cost }) => sum + cost, 0) };
}

/** Makes moves at the same time: all of them or none. */
export function makeTogether(work: Work, moves: BnbOrder<'moves'>['moves'], by: SideId): Made {
  if (!holds('bnb.zoc.13')) return { reasons: [reason(work.rules, 'unknown-command', { type: 'moves' })] };
  const orders = moves.map((move): MoveCommand => ({ ...move, type: 'move' }));
  const { reasons, judged } = judgeTogether(work.rules, work.battle, orders, by);
  if (reasons.length > 0) return { reasons };
  const frames = judged.flatMap((each) => carryOut(work, each, each.trace as Trace, false));
  for (const [at, { trace }] of judged.entries()) {
    const met = trace?.contacts.some(({ other }) => other.side !== by);
    if (met && orders[at]?.align !== false) alignMovers(work, trace?.way.movers.map(({ id }) => id) ?? []);
  }
  return { frames };
}
