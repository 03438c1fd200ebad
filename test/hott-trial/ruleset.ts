/** As much of Hordes of the Things as tries the engine: tables and checks, no combat. */
import { type Battle, basesOnTable, type PlacedBase } from '../../src/engine/battle.ts';
import { crossesGap, gapsOf } from '../../src/engine/board/gaps.ts';
import { rectangleOfBase } from '../../src/engine/board/rectangles.ts';
import type { BoardRules, Broken, MoveRules, Ruleset } from '../../src/engine/contract.ts';
import { fromStart, summedStages } from '../../src/engine/moves/measure.ts';
import { groundOf } from '../../src/engine/moves/sweep.ts';
import { moverOf, type Trace } from '../../src/engine/moves/trace.ts';
import { isStraightAhead, isStraightBack } from '../../src/engine/moves/way.ts';
import type { Touch } from '../../src/geometry/contact.ts';
import { convexOverlap } from '../../src/geometry/overlap.ts';
import { distance, midpoint } from '../../src/geometry/point.ts';
import { convexHull } from '../../src/geometry/polygon.ts';
import {
  aheadOf,
  EDGE_NAMES,
  type EdgeName,
  edgeMidpoint,
  edgeOf,
  type Rectangle,
  rightOf,
} from '../../src/geometry/rectangle.ts';
import { atMost } from '../../src/geometry/tolerance.ts';
import { outcome, outcomes, passRule, pursuit } from './outcomes.ts';
import { elementOf, paces, WIDTH } from './troops.ts';

export const board: BoardRules = {
  mayGroup: (_battle, a, b) => (elementOf(a).kind === 'aerial') === (elementOf(b).kind === 'aerial'),
  front: (group) => group,
  zoneDepth: () => WIDTH,
  // The area is never cut short; being separated from the enemy is an exception to what it forbids.
  zoneCutBy: () => false,
  zoneBinds: (meeting) => meeting !== 'far-corner',
  goingOf: (_battle, piece) => (piece === null ? 'good' : piece.kind === 'cliff' ? 'impassable' : 'bad'),
  goings: ['bad', 'good'],
  partCounts: () => true,
  gapReach: WIDTH,
  isGap: (width) => !atMost(WIDTH, width),
  makesGap: (battle, base, movers) =>
    !movers.includes(base.id) &&
    movers.some((id) => {
      const mover = battle.bases.find((each) => each.id === id) as PlacedBase;
      return passRule(mover, base, false) === null;
    }),
  sees: () => true,
};

const breaks = (at: number, rule: string, figures: Broken['reason']['figures'] = {}): Broken => ({
  at,
  reason: { rule, key: rule, figures },
});

/** Another element lies, at least partly, between an enemy's front and the nearest edge of an element. */
export function isSeparated(battle: Battle, base: PlacedBase, from: PlacedBase): boolean {
  const front = edgeOf(rectangleOfBase(from), 'front');
  const mine = rectangleOfBase(base);
  const far = (name: EdgeName): number => distance(edgeMidpoint(mine, name), midpoint(...front));
  const nearest = [...EDGE_NAMES].sort((a, b) => far(a) - far(b))[0] ?? 'front';
  const between = convexHull([...front, ...edgeOf(mine, nearest)]);
  return basesOnTable(battle).some(
    (other) =>
      other.id !== base.id && other.id !== from.id && convexOverlap(rectangleOfBase(other).corners, between),
  );
}

/** In front of an enemy: straight back, or straight forward at it, or into contact with it. */
function inFront(trace: Trace): readonly Broken[] {
  return trace.zones
    .filter(({ mover, owner, at }) => {
      const after = trace.way.stages.slice(Math.floor(at));
      const back = after.every((stage) => isStraightBack(stage.motion));
      const towards =
        after.every((stage) => isStraightAhead(stage.motion)) && isOpposite(trace, mover, owner);
      const contacts = trace.contacts.some((each) => each.mover === mover && each.other.id === owner.id);
      const apart = isSeparated(trace.battle, trace.way.movers[mover] as PlacedBase, owner);
      return !back && !towards && !contacts && !apart;
    })
    .map(({ mover, owner, at }) =>
      breaks(at, 'hott.front.1', { base: trace.way.movers[mover]?.id ?? '', owner: owner.id }),
    );
}

/** At least part of the owner lies straight before part of the mover's front edge. */
function isOpposite(trace: Trace, mover: number, owner: PlacedBase): boolean {
  const mine = rectangleOfBase(trace.way.movers[mover] as PlacedBase);
  const across = rectangleOfBase(owner).corners.map((corner) => rightOf(mine, corner));
  const before = rectangleOfBase(owner).corners.some((corner) => aheadOf(mine, corner) > 0);
  return before && Math.min(...across) < WIDTH / 2 && Math.max(...across) > -WIDTH / 2;
}

function throughOthers(trace: Trace): readonly Broken[] {
  return trace.meetings
    .filter((meeting) => passRule(moverOf(trace, meeting), meeting.other, false) === null)
    .map(({ at, other }) => breaks(at, 'hott.pass.7', { other: other.id }));
}

/** May a flank be contacted from here: at least partly beside it, and what is not is behind the rear line? */
export function mayContactFlank(mine: Rectangle, theirs: Rectangle, side: 'left' | 'right'): boolean {
  const beside = mine.corners.map((corner) => (side === 'right' ? 1 : -1) * rightOf(theirs, corner));
  const isBeside = (at: number): boolean => (beside[at] ?? 0) >= theirs.width / 2;
  const behind = mine.corners.map((corner) => aheadOf(theirs, corner) <= -theirs.depth);
  return beside.some((_, at) => isBeside(at)) && beside.every((_, at) => isBeside(at) || behind[at] === true);
}

const flankOf = (touches: readonly Touch[]): 'left' | 'right' | null => {
  const touch = touches.find(
    (each) => each.mine === 'front' && (each.theirs === 'left' || each.theirs === 'right'),
  );
  return touch ? (touch.theirs as 'left' | 'right') : null;
};

function flankStart(trace: Trace): readonly Broken[] {
  return trace.contacts.flatMap(({ mover, other, touches }) => {
    const side = other.side === trace.way.movers[mover]?.side ? null : flankOf(touches);
    const mine = rectangleOfBase(trace.way.movers[mover] as PlacedBase);
    if (!side || mayContactFlank(mine, rectangleOfBase(other), side)) return [];
    return [breaks(trace.way.stages.length, 'hott.contact.14', { other: other.id })];
  });
}

/** In a gap only straight forward, and then into contact with an enemy. */
function inGaps(trace: Trace): readonly Broken[] {
  const gaps = gapsOf(
    trace.rules,
    trace.battle,
    trace.way.movers.map((base) => base.id),
  );
  const enemies = trace.contacts.filter((each) => each.other.side !== trace.way.movers[0]?.side);
  return trace.way.stages.flatMap((stage, at) => {
    const entered = gaps.some((gap) =>
      trace.way.movers.some((_, mover) =>
        groundOf(trace.way, stage, mover).some((shape) => crossesGap(gap, shape)),
      ),
    );
    if (!entered) return [];
    if (!isStraightAhead(stage.motion)) return [breaks(at, 'hott.gap.2')];
    return enemies.length === 0 ? [breaks(at, 'hott.gap.3')] : [];
  });
}

function tooFar(trace: Trace): readonly Broken[] {
  const { mm } = moves.allowance(trace);
  return atMost(trace.length, mm)
    ? []
    : [breaks(trace.way.stages.length, 'hott.move.2', { length: trace.length, mm })];
}

const CHECKS = [inFront, throughOthers, flankStart, inGaps, tooFar];

export const moves: MoveRules = {
  // A single element is measured from start to end, a group adds its wheels up by their outer corner.
  reached: (way) => (way.movers.length === 1 ? fromStart(way) : summedStages(way, () => false)),
  allowance(trace) {
    const bad = trace.grounds.some((ground) => ground.going === 'bad');
    const each = trace.way.movers.map((base) => paces(elementOf(base)[bad ? 'bad' : 'good']));
    return { mm: Math.min(...each), going: bad ? 'bad' : 'good', lines: [] };
  },
  farthest: (_battle, bases) => Math.min(...bases.map((base) => paces(elementOf(base).good))),
  badLeg: (fault) => ({ rule: 'hott.group.16', key: fault.what }),
  checks: { voluntary: CHECKS.map((check) => ({ check })) },
  displaced: () => [],
  price: () => [{ rule: 'hott.tac.1', value: 1, key: 'price.move' }],
  points: (battle) => battle.turn.pips[''] ?? 0,
  // An aerial and a ground element that touch do not fight for that alone.
  fights: (_battle, mover, other, touches) =>
    (elementOf(mover).kind === 'aerial') === (elementOf(other).kind === 'aerial') &&
    touches.some((touch) => touch.mine === 'front' && touch.length > 0),
};

export const hott = {
  id: 'hott-trial',
  phases: [],
  dice: {},
  reasons: {},
  board,
  outcomes,
  moves,
  steps: { outcome, pursuit },
} as unknown as Ruleset;
