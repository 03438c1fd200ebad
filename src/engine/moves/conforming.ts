/** Contacted bases that conform to those who met them: the mechanism; who does so, and when, each ruleset says. */

import { HALF_TURN, signedTurn } from '../../geometry/exact.ts';
import { convexOverlap, rectanglesOverlap, sharesArea } from '../../geometry/overlap.ts';
import { type Pose, rotated, roundPose } from '../../geometry/pose.ts';
import { straightFree, sweptHull } from '../../geometry/sweep.ts';
import { type Battle, basesOnTable, type PlacedBase, placedBase, type SideId } from '../battle.ts';
import { IMPASSABLE, outlineOf } from '../board/going.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { FrameOf, Next, StepWith, Work } from '../contract/sequence.ts';
import type { Ruleset } from '../contract.ts';
import { reason } from '../decide.ts';
import type { Change } from '../event.ts';
import { flag, listOf, partly, text } from '../form.ts';
import { tell } from '../work.ts';
import { carriedLinks } from './links.ts';
import { onTable } from './trace.ts';
import { outlineAt } from './way.ts';

/** One base that conforms: by which clause, to whom it may, and who goes with it. */
export interface Conforming {
  readonly rule: string;
  readonly base: PlacedBase;
  /** The enemies it touches longest; more than one: it is asked. */
  readonly to: readonly PlacedBase[];
  readonly with: readonly PlacedBase[];
}

export interface Met {
  readonly rules: Ruleset;
  readonly battle: Battle;
  /** Who moved. */
  readonly movers: readonly PlacedBase[];
  /** Do those who need not fight whom they come to mean to? */
  readonly engage: boolean;
}

export interface Placing {
  readonly base: PlacedBase;
  readonly to: Pose;
}

/** What a ruleset says of conforming. */
export interface ConformRules {
  /** Who conforms next; `engaged` are those who fought before the move, `done` those dealt with. */
  next(met: Met, engaged: readonly string[], done: readonly string[]): Conforming | null;
  hasRoom(met: Met, placings: readonly Placing[]): boolean;
  /** The clause by which one without room stays. */
  readonly cannot: string;
  /** Who chooses between two that are touched alike. */
  chooser(battle: Battle): SideId;
  /** A message key for each choice. */
  readonly key: string;
}

/** The movers as they now stand. */
export const metBy = (rules: Ruleset, battle: Battle, ids: readonly string[], engage = true): Met => ({
  rules,
  battle,
  engage,
  movers: ids.map((id) => placedBase(battle, id)).filter((base) => base !== null),
});

/** The motion that aligns a base with an enemy, and takes along whoever goes with it. */
function turnOnto({ pose: own }: PlacedBase, { pose: enemy }: PlacedBase): (pose: Pose) => Pose {
  const turn = signedTurn(own.facing, enemy.facing + HALF_TURN);
  return (pose) => {
    const turned = rotated(pose, own, turn);
    return { ...turned, x: turned.x + enemy.x - own.x, y: turned.y + enemy.y - own.y };
  };
}

/** Where the base, and those who go with it, come to stand when it aligns itself with this enemy. */
export function placingsOf({ base, with: others }: Conforming, enemy: PlacedBase): readonly Placing[] {
  const carry = turnOnto(base, enemy);
  return [base, ...others].map((each) => ({ base: each, to: roundPose(carry(each.pose)) }));
}

/** Can this base get there, and stand there, without leaving the table or going where it may not? */
function isClear(met: Met, { base, to }: Placing, others: readonly PlacedBase[]): boolean {
  const from = rectangleOfBase(base);
  const end = outlineAt(base, to);
  if (!onTable(met.battle, end.box)) return false;
  if (others.some((other) => rectanglesOverlap(end, rectangleOfBase(other)))) return false;
  const hull = sweptHull(from, end);
  const shift = to.facing === base.pose.facing;
  const blocked = others.some((other) => {
    const { corners } = rectangleOfBase(other);
    if (shift) return straightFree(from, to.x - base.pose.x, to.y - base.pose.y, corners) < 1;
    return !met.movers.some((mover) => mover.id === other.id) && convexOverlap(hull, corners);
  });
  return (
    !blocked &&
    !met.battle.terrain.some(
      (piece) =>
        met.rules.board.going.of(met.battle, piece, base) === IMPASSABLE &&
        sharesArea(hull, outlineOf(piece)),
    )
  );
}

/** Is there room for all who move when a base conforms? */
export function areClear(met: Met, placings: readonly Placing[]): boolean {
  const ids = placings.map(({ base }) => base.id);
  const others = basesOnTable(met.battle).filter((base) => !ids.includes(base.id));
  return placings.every((placing) => isClear(met, placing, others));
}

/** What the step remembers: the bases that moved, those that were in close combat before, and those that are done. */
const FRAME = partly({ movers: listOf(text), engaged: listOf(text), done: listOf(text), engage: flag });

type ConformingFrame = FrameOf<typeof FRAME>;

/** Runs after a move that made contact: `engaged` are those who were in close combat before it. */
export const conformingFrame = (movers: readonly string[], engaged: readonly string[], engage = true) => ({
  step: 'conforming',
  movers,
  engaged,
  done: [],
  ...(engage ? {} : { engage }),
});

const metIn = (rules: Ruleset, battle: Battle, { movers = [], engage }: ConformingFrame): Met =>
  metBy(rules, battle, movers, engage !== false);

const nextOf = (
  says: ConformRules,
  rules: Ruleset,
  battle: Battle,
  frame: ConformingFrame,
  done: readonly string[] = [],
): Conforming | null => says.next(metIn(rules, battle, frame), frame.engaged ?? [], done);

function conform(
  says: ConformRules,
  work: Work,
  frame: ConformingFrame,
  conforming: Conforming,
  to: string,
): void {
  const enemy = conforming.to.find((base) => base.id === to);
  if (!enemy) return;
  const placings = placingsOf(conforming, enemy);
  const moved = placings.filter(
    ({ base, to: at }) => at.x !== base.pose.x || at.y !== base.pose.y || at.facing !== base.pose.facing,
  );
  if (moved.length === 0) return;
  const figures = { base: conforming.base.id, to, bases: placings.map(({ base }) => base.id) };
  if (!says.hasRoom(metIn(work.rules, work.battle, frame), placings)) {
    tell(work, { type: 'cannot-conform', rule: says.cannot, figures });
    return;
  }
  tell(work, { type: 'conformed', rule: conforming.rule, figures }, [
    ...moved.map(({ base, to: at }): Change => ({ change: 'place', base: base.id, at })),
    ...carriedLinks(
      placings.map(({ base }) => base),
      turnOnto(conforming.base, enemy),
    ),
  ]);
}

/** Conforms one after the other until a choice is needed or nobody is left. */
function carryOn(says: ConformRules, work: Work, frame: ConformingFrame): Next {
  const done = [...(frame.done ?? [])];
  for (;;) {
    const next = nextOf(says, work.rules, work.battle, frame, done);
    if (!next) return { next: 'done' };
    if (next.to.length > 1) {
      const by = says.chooser(work.battle);
      const about = { base: next.base.id, to: next.to.map((base) => base.id) };
      return {
        next: 'wait',
        frame: { ...frame, done },
        awaits: [{ by, kind: 'conform', answer: { form: 'one' }, about }],
      };
    }
    conform(says, work, frame, next, next.to[0]?.id ?? '');
    done.push(next.base.id);
  }
}

/** The step in which contacted bases conform; it asks only where two ways are equal. */
export const conformingStep = (says: ConformRules): StepWith<typeof FRAME> => ({
  frame: FRAME,
  run: (work, frame) => carryOn(says, work, frame),
  answer(work, frame, command) {
    const next = nextOf(says, work.rules, work.battle, frame, frame.done);
    const chosen = command.type === 'choose' ? (command.base ?? command.option) : undefined;
    if (!next?.to.some((base) => base.id === chosen))
      return [reason(work.rules, 'not-an-option', { options: next?.to.map((base) => base.id) ?? [] })];
    conform(says, work, frame, next, String(chosen));
    return { next: 'call', frames: [], then: { ...frame, done: [...(frame.done ?? []), next.base.id] } };
  },
  options(rules, battle, frame) {
    const next = nextOf(says, rules, battle, frame, frame.done);
    return (next?.to ?? []).map((base) => ({
      command: { type: 'choose', base: base.id },
      key: says.key,
      figures: { base: next?.base.id ?? '', to: base.id },
    }));
  },
});
