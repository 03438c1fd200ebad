/** Moves through narrow gaps. Hordes of the Things, Entering gaps. */

import { type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { boxOfGap, crossesGap, type Gap } from '../../../engine/board/gaps.ts';
import { columnBehind } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken, MoveCheck } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { goesAhead, goesBack, isFallingIn } from '../../../engine/moves/own-way.ts';
import { boxAlong, groundOf } from '../../../engine/moves/sweep.ts';
import { moverOf, type Trace } from '../../../engine/moves/trace.ts';
import type { Stage } from '../../../engine/moves/way.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { boxesMeet, rightOf } from '../../../geometry/rectangle.ts';
import { parallel, sameLength } from '../../../geometry/tolerance.ts';
import { narrowGaps } from '../board/gaps.ts';
import { breaks } from '../citing.ts';
import { groundAtEnd, willFight } from './contact-checks.ts';

/** Is the gap between two members of a column with a lone mover in the middle of that column? */
function partsColumn({ battle, way }: Trace, { a, b }: Gap): boolean {
  const [middle] = way.movers;
  if (!middle || way.movers.length > 1) return false;
  const ends: readonly (readonly [string, string])[] = [
    [a, b],
    [b, a],
  ];
  return ends.some(([first, last]) => {
    const head = placedBase(battle, first);
    const file = head ? columnBehind(battle, head).map(({ id }) => id) : [];
    return file.includes(middle.id) && file.indexOf(last) > file.indexOf(middle.id);
  });
}

/** The gaps that restrict this move. An element that leaves the middle of its column is free of those beside it. */
const gapsFor = (trace: Trace): readonly Gap[] =>
  narrowGaps(trace.rules, trace.battle, trace.way.movers, trace.box).filter(
    (gap) => !(partsColumn(trace, gap) && holds('hott.gap.5')),
  );

const startsIn = (trace: Trace, mover: number, gap: Gap): boolean => {
  const base = trace.way.movers[mover];
  return base !== undefined && crossesGap(gap, rectangleOfBase(base).corners);
};

/** A mover goes straight ahead into a gap; one that starts in it may also leave it straight back. */
const goesStraight = ({ way }: Trace, stage: Stage, mover: number, wasInside: boolean): boolean => {
  const base = way.movers[mover] as PlacedBase;
  return goesAhead(stage, base, mover) || (wasInside && goesBack(stage, base, mover));
};

/** Does it fall in to a column? Then it may cross gaps. */
const fallsIn = (trace: Trace, stage: Stage, mover: number): boolean =>
  isFallingIn(trace, stage, mover) && holds('hott.gap.4');

/** The rule that a stage breaks by crossing a gap, or null. */
function brokenIn(straight: boolean, wasInside: boolean, fights: boolean) {
  if (!straight) return holds('hott.gap.2') ? 'hott.gap.2' : null;
  return !wasInside && !fights && holds('hott.gap.3') ? 'hott.gap.3' : null;
}

const KEYS = { 'hott.gap.2': 'hott.gap.straight', 'hott.gap.3': 'hott.gap.contact' } as const;

/** The movers that end in contact with an enemy, by their place among the movers. */
const thoseInContact = (trace: Trace): readonly number[] =>
  trace.contacts
    .filter((contact) => contact.other.side !== moverOf(trace, contact).side && willFight(trace, contact))
    .map(({ mover }) => mover);

/** Do two movers end straight before or behind each other, in one file? */
const isInFile = (trace: Trace, mover: number, other: number): boolean => {
  const mine = groundAtEnd(trace, mover);
  const theirs = trace.ends[other] as Pose;
  return parallel(mine.pose.facing, theirs.facing) && sameLength(rightOf(mine, theirs), 0);
};

/** Does it end in contact, or another base of its file? */
const fightsAt = (trace: Trace, fighters: readonly number[], mover: number): boolean =>
  fighters.some((fighter) => fighter === mover || isInFile(trace, mover, fighter));

/** An element in a gap only goes straight ahead, and must end in contact with an enemy. */
function gapBroken(trace: Trace): readonly Broken[] {
  const { way } = trace;
  const gaps = gapsFor(trace);
  if (gaps.length === 0) return NONE;
  const fighters = thoseInContact(trace);
  for (const [place, stage] of way.stages.entries()) {
    for (const [mover, base] of way.movers.entries()) {
      if (fallsIn(trace, stage, mover)) continue;
      const box = boxAlong(way, stage, mover);
      const near = gaps.filter((gap) => boxesMeet(box, boxOfGap(gap), 0));
      const ground = near.length > 0 ? groundOf(way, stage, mover) : [];
      for (const gap of near) {
        if (!ground.some((part) => crossesGap(gap, part))) continue;
        const inside = startsIn(trace, mover, gap);
        const rule = brokenIn(
          goesStraight(trace, stage, mover, inside),
          inside,
          fightsAt(trace, fighters, mover),
        );
        if (rule) return [breaks(place, rule, KEYS[rule], { base: base.id, a: gap.a, b: gap.b })];
      }
    }
  }
  return NONE;
}

export const gapChecks: readonly MoveCheck[] = [{ check: gapBroken }];
