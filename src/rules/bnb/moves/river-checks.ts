/** How movers cross rivers and bridges. Blood and Blades, rivers. */

import type { PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { stageLength } from '../../../engine/moves/measure.ts';
import { entryOf, outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import { type Trace, usedAt } from '../../../engine/moves/trace.ts';
import { outlineAt, type Stage } from '../../../engine/moves/way.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { breaks } from '../citing.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { forbiddenBank } from '../ground/banks.ts';
import { bridgeBlocking, bridgeUnder } from '../ground/crossings.ts';
import { isKeptStraight, isRiver, isStillWater, wadedUnder } from '../ground/water.ts';
import { combatsAtEnd } from './zone-checks.ts';

/** One mover in one stage. */
interface Going {
  readonly trace: Trace;
  readonly base: PlacedBase;
  readonly mover: number;
  readonly stage: Stage;
  readonly place: number;
}

/** Millimetres straight ahead, negative if back; null if it does not go straight. */
function straightBy({ stage, base, mover }: Going): number | null {
  const from = stage.from[mover] as Pose;
  const to = stage.to[mover] as Pose;
  if (from.facing !== to.facing || stage.motion.kind === 'turnabout') return null;
  const start = outlineAt(base, from);
  return Math.abs(rightOf(start, to)) <= EQUAL_LENGTH ? aheadOf(start, to) : null;
}

interface StepGround {
  readonly fraction: number;
  readonly ground: Rectangle;
}

/** The grounds of a stage, every few millimetres. */
function groundsOn({ trace: { way }, stage, mover }: Going): readonly StepGround[] {
  return [0, ...stepsOf(stageLength(way, stage))].map((fraction) => ({
    fraction,
    ground: outlineAlong(way, stage, mover, fraction),
  }));
}

/** Does a mover end in close combat? */
const engages = ({ trace, mover }: Going): boolean =>
  combatsAtEnd(trace).some((contact) => contact.mover === mover);

/** The clauses that forbid a direction: with a fight at the end those of contact besides those of crossing. */
const rulesOf = (going: Going): readonly BnbClause[] =>
  engages(going) ? ['bnb.terrain.37', 'bnb.terrain.38', 'bnb.terrain.46'] : ['bnb.terrain.37'];

const figuresOf = ({ base }: Going, piece: TerrainPiece) => ({ base: base.id, piece: piece.id });

/** The breaches of a straight way at an illegal angle to the stream. */
function angleBroken(going: Going, water: TerrainPiece, mm: number): readonly Broken[] {
  const { trace, base, mover, stage, place } = going;
  const start = outlineAt(base, stage.from[mover] as Pose);
  const at = forbiddenBank(trace.battle, water, start, Math.abs(mm), mm < 0);
  if (at === null) return NONE;
  const until = place + Math.min(1, at / Math.max(Math.abs(mm), EQUAL_LENGTH));
  return rulesOf(going)
    .filter((rule) => holds(rule))
    .map((rule) => breaks(until, rule, 'bnb.river.angle', figuresOf(going, water)));
}

/** The breach of turning or shifting in the water, on a bridge, or into the water. */
function turnBroken(going: Going, water: TerrainPiece): readonly Broken[] {
  const { trace, base, mover, stage, place } = going;
  const kept = isKeptStraight(trace.battle, outlineAt(base, stage.from[mover] as Pose));
  const rule = kept ? 'bnb.terrain.43' : 'bnb.terrain.37';
  if (!holds(rule)) return NONE;
  const entry = kept ? 0 : (entryOf(trace.way, stage, mover, outlineOf(water)) ?? 0);
  const key = kept ? 'bnb.river.turn' : 'bnb.river.straight';
  return [breaks(place + entry, rule, key, figuresOf(going, water))];
}

/** A bridge is passable only along its road. */
function bridgeBroken(going: Going, grounds: readonly StepGround[]): readonly Broken[] {
  const { trace, place } = going;
  for (const { fraction, ground } of grounds) {
    const bridge = bridgeBlocking(trace.battle, ground);
    if (!bridge) continue;
    const [at, figures] = [place + fraction, figuresOf(going, bridge.river)];
    return [
      breaks(at, 'bnb.terrain.53', 'bnb.river.bridge', figures),
      ...(holds('bnb.move.17')
        ? [breaks(at, 'bnb.move.17', 'reason.impassable', { ...figures, mm: usedAt(trace, at) })]
        : []),
    ];
  }
  return NONE;
}

/** The water that a mover wades in a stage, or the river below its bridge. */
function waterOn({ trace: { battle } }: Going, grounds: readonly StepGround[]): TerrainPiece | null {
  for (const { ground } of grounds) {
    const [waded] = wadedUnder(battle, ground);
    const river = waded ?? bridgeUnder(battle, ground)?.river;
    if (river) return river;
  }
  return null;
}

function stageBroken(going: Going): readonly Broken[] {
  const { trace, base, mover, stage } = going;
  const mm = straightBy(going);
  const start = outlineAt(base, stage.from[mover] as Pose);
  const bound = mm === null && isKeptStraight(trace.battle, start);
  const grounds = groundsOn(going);
  const blocked = bound ? NONE : bridgeBroken(going, grounds);
  if (blocked.length > 0) return blocked;
  const water = waterOn(going, grounds);
  if (!water) return NONE;
  if (mm === null) return turnBroken(going, water);
  const waded = new Set(grounds.flatMap(({ ground }) => wadedUnder(trace.battle, ground)));
  // A base that stays on a bridge does not wade its river.
  return [...waded].flatMap((river) =>
    bridgeUnder(trace.battle, start)?.river === river ? NONE : angleBroken(going, river, mm),
  );
}

/** The rules about rivers and bridges that a way breaks. */
export function riverBroken(trace: Trace): readonly Broken[] {
  if (!trace.grounds.some(({ piece }) => isRiver(piece) || isStillWater(piece))) return NONE;
  const { movers, stages } = trace.way;
  const found = movers.flatMap((base, mover) =>
    stages.flatMap((stage, place) => stageBroken({ trace, base, mover, stage, place })),
  );
  const first = found.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  return found
    .filter(({ at }) => at <= first)
    .filter((each, at, all) => all.findIndex(({ reason }) => reason.rule === each.reason.rule) === at);
}
