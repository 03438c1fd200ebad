/** The checks of bases and ground in the way of a move. */

import type { PlacedBase } from '../../engine/battle.ts';
import { boxOfGap, crossesGap, type Gap, gapsOf } from '../../engine/board/gaps.ts';
import { IMPASSABLE } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { NONE } from '../../engine/citing.ts';
import type { Broken } from '../../engine/contract/moves.ts';
import { keptWith } from '../../engine/data/memory.ts';
import { groundsTakenBy } from '../../engine/moves/grounds-taken.ts';
import { goesAhead, goesBack, straightOn } from '../../engine/moves/own-way.ts';
import { boxAlong, groundOf } from '../../engine/moves/sweep.ts';
import { moverOf, onTable, usedAt } from '../../engine/moves/trace.ts';
import type { Meeting, Trace } from '../../engine/moves/types.ts';
import { outlineAt, type Stage } from '../../engine/moves/way.ts';
import { isEntering } from '../../engine/setup/entering.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import type { Pose } from '../../geometry/pose.ts';
import { boxesMeet, rightOf } from '../../geometry/rectangle.ts';
import { parallel, sameLength } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn, keepsTo } from '../book.ts';
import { breaks } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { hasLands, isWaterway } from '../ground/water.ts';
import { sweepsAway, sweptBy } from '../naval/waders.ts';
import { isFortification } from '../walls/sections.ts';
import { isInFortifiedTown } from '../walls/towns.ts';

/** An element that enters the table must end wholly on it. */
function entryBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const out = trace.way.movers.find(
    (base, at) => !onTable(trace.battle, outlineAt(base, trace.ends[at] as Pose).box),
  );
  if (!out) return NONE;
  return [
    breaks(trace.way.stages.length, clauseIn(game.moves, 'enterWhole'), 'debellis.flank.enters-whole', {
      base: out.id,
    }),
  ];
}

/** A flank march does not arrive in a fortified town. */
function townBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { battle, way, ends } = trace;
  const inside = way.movers.find((base, at) =>
    isInFortifiedTown(game, battle, { ...base, pose: ends[at] as Pose }),
  );
  if (!inside || !holdsIn(game.moves, 'notIntoTown')) return NONE;
  return [
    breaks(way.stages.length, clauseIn(game.moves, 'notIntoTown'), 'debellis.flank.in-town', {
      base: inside.id,
    }),
  ];
}

export function edgeBroken(game: Debellis, trace: Trace): readonly Broken[] {
  if (trace.way.movers.some(isEntering)) return [...entryBroken(game, trace), ...townBroken(game, trace)];
  const { edge } = trace;
  if (!edge || !holdsIn(game.moves, 'stayOnTable')) return NONE;
  const figures = { base: moverOf(trace, edge).id, mm: usedAt(trace, edge.at) };
  return [breaks(edge.at, clauseIn(game.moves, 'stayOnTable'), 'reason.table-edge', figures)];
}

/** Where ground is impassable, with each waterway as it is where the movers are. */
const groundsTaken = keptWith((game: Debellis) =>
  groundsTakenBy(({ battle }, piece) => isWaterway(piece) && hasLands(game, battle, piece)),
);

export const impassableBroken = (game: Debellis, trace: Trace): readonly Broken[] =>
  groundsTaken(game)(trace)
    .filter(({ going }) => going === IMPASSABLE)
    .map((met) => {
      const figures = { base: moverOf(trace, met).id, piece: met.piece.id, mm: usedAt(trace, met.at) };
      const rule = isFortification(met.piece)
        ? clauseIn(game.moves, 'corners')
        : clauseIn(game.moves, 'impassable');
      return breaks(met.at, rule, 'reason.impassable', figures);
    });

const stageAt = ({ way: { stages } }: Trace, at: number): Stage =>
  stages[Math.min(Math.floor(at), stages.length - 1)] as Stage;

/** The mover as it faces where it meets another. */
const facingAt = (trace: Trace, meeting: Meeting): PlacedBase => ({
  ...moverOf(trace, meeting),
  pose: stageAt(trace, meeting.at).from[meeting.mover] as Pose,
});

function meetingBroken(game: Debellis, trace: Trace, meeting: Meeting): readonly Broken[] {
  const { other, at } = meeting;
  const mover = facingAt(trace, meeting);
  if (sweepsAway(game, trace.battle, mover, other)) return NONE;
  const figures = { base: mover.id, other: other.id, mm: usedAt(trace, at) };
  if (other.side !== mover.side)
    return [
      {
        ...breaks(at, clauseIn(game.moves, 'notThroughEnemies'), 'debellis.pass.enemy', figures),
        bars: true,
      },
    ];
  if (game.passesAside(trace, meeting) !== null) return NONE;
  const rule = game.passingRule(trace.battle, mover, other);
  if (rule === null)
    return [{ ...breaks(at, game.barringRule(mover, other), 'debellis.pass.never', figures), bars: true }];
  if (straightOn(stageAt(trace, at), mover, meeting.mover) === null)
    return [breaks(at, rule, 'debellis.pass.straight', figures)];
  const end = outlineAt(mover, trace.ends[meeting.mover] as Pose);
  return rectanglesOverlap(end, rectangleOfBase(other))
    ? [breaks(at, rule, 'debellis.pass.clear', figures)]
    : NONE;
}

/** Friends are passed only as the table allows, straight, and wholly. */
export function blockedBroken(game: Debellis, trace: Trace): readonly Broken[] {
  for (const meeting of trace.meetings) {
    const found = meetingBroken(game, trace, meeting);
    if (found.length > 0) return found;
  }
  return NONE;
}

const startsIn = (base: PlacedBase, gap: Gap): boolean => crossesGap(gap, rectangleOfBase(base).corners);

/** Does a mover, or another element of its file, end in contact with an enemy? */
function fightsAt(trace: Trace, mover: number): boolean {
  const mine = outlineAt(moverOf(trace, { mover }), trace.ends[mover] as Pose);
  return trace.contacts.some(({ mover: at, other }) => {
    const theirs = trace.ends[at] as Pose;
    const inFile = parallel(mine.pose.facing, theirs.facing) && sameLength(rightOf(mine, theirs), 0);
    return other.side !== trace.way.movers[0]?.side && inFile;
  });
}

/** Does a mover go straight into contact? Then it enters a gap narrower than itself. */
const goesIntoContact = (game: Debellis, trace: Trace, stage: Stage, mover: number): boolean => {
  const base = moverOf(trace, { mover });
  const isStraight =
    goesAhead(stage, base, mover) || (holdsIn(game.moves, 'gapBackwards') && goesBack(stage, base, mover));
  return isStraight && fightsAt(trace, mover) && keepsTo(game.usual, 'gapIntoContact');
};

/** Does a column form or expand? Then its elements enter narrow gaps. */
const changesFormation = (game: Debellis, { way: { column } }: Trace): boolean =>
  column !== undefined && column.kind !== 'following' && keepsTo(game.usual, 'gapInFormation');

/** A gap narrower than an element is entered only straight ahead into contact. */
export function gapBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { rules, battle, way } = trace;
  const gaps = gapsOf(rules, battle, [...way.movers.map(({ id }) => id), ...sweptBy(game, trace)]);
  if (gaps.length === 0 || changesFormation(game, trace) || !holdsIn(game.moves, 'gap')) return NONE;
  for (const [place, stage] of way.stages.entries())
    for (const [mover, base] of way.movers.entries()) {
      const box = boxAlong(way, stage, mover);
      const near = gaps.filter((gap) => boxesMeet(box, boxOfGap(gap), 0) && !startsIn(base, gap));
      const ground = near.length > 0 ? groundOf(way, stage, mover) : [];
      const gap = near.find((each) => ground.some((part) => crossesGap(each, part)));
      if (gap && !goesIntoContact(game, trace, stage, mover))
        return [
          breaks(place, clauseIn(game.moves, 'gap'), 'debellis.gap', {
            base: base.id,
            a: gap.a,
            b: gap.b,
          }),
        ];
    }
  return NONE;
}
