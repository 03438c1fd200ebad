/** How bases that an enemy has contacted conform to it. Each ruleset says which bases conform, and when. */

import { HALF_TURN, signedTurn } from '../../geometry/exact.ts';
import { convexOverlap, rectanglesOverlap, sharesArea } from '../../geometry/overlap.ts';
import { type Pose, rotated, roundPose } from '../../geometry/pose.ts';
import { straightFree, sweptHull } from '../../geometry/sweep.ts';
import { type Battle, basesOnTable, type PlacedBase, placedBase, type SideId } from '../battle.ts';
import { IMPASSABLE, outlineOf } from '../board/going.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { FrameOf, Next, StepWith, Work } from '../contract/sequence.ts';
import type { Ruleset } from '../contract.ts';
import { flag, listOf, partly, text } from '../data/form.ts';
import type { Change } from '../event.ts';
import { baseOption, choose, DONE, goOn, notAmong, waitForOne } from '../game/asking.ts';
import { tell } from '../game/work.ts';
import { carriedLinks } from './links.ts';
import { onTable } from './trace.ts';
import { outlineAt } from './way.ts';

/** A base that conforms: the clause, the enemies it may conform to, and the bases that go with it. */
export interface Conforming {
  readonly rule: string;
  readonly base: PlacedBase;
  /** The enemies that it touches longest. If there are several, a player chooses. */
  readonly to: readonly PlacedBase[];
  readonly with: readonly PlacedBase[];
}

export interface Met {
  readonly rules: Ruleset;
  readonly battle: Battle;
  /** The bases that moved. */
  readonly movers: readonly PlacedBase[];
  /** Do movers that need not fight the enemies they contact want to fight? */
  readonly engage: boolean;
}

export interface Placing {
  readonly base: PlacedBase;
  readonly to: Pose;
}

/** The rules of one ruleset about conforming. */
export interface ConformRules {
  /** The next base to conform. `engaged` holds the bases that fought before the move, `done` those already handled. */
  next(met: Met, engaged: readonly string[], done: readonly string[]): Conforming | null;
  hasRoom(met: Met, placings: readonly Placing[]): boolean;
  /** The clause by which a base without room stays. */
  readonly cannot: string;
  /** The side that chooses between two enemies touched for the same length. */
  chooser(battle: Battle): SideId;
  /** The key of the message for each choice. */
  readonly key: string;
}

/** The facts about conforming, with the movers where they stand now. */
export const metBy = (rules: Ruleset, battle: Battle, ids: readonly string[], engage = true): Met => ({
  rules,
  battle,
  engage,
  movers: ids.map((id) => placedBase(battle, id)).filter((base) => base !== null),
});

/** The rigid motion that aligns a base with an enemy. */
function turnOnto({ pose: own }: PlacedBase, { pose: enemy }: PlacedBase): (pose: Pose) => Pose {
  const turn = signedTurn(own.facing, enemy.facing + HALF_TURN);
  return (pose) => {
    const turned = rotated(pose, own, turn);
    return { ...turned, x: turned.x + enemy.x - own.x, y: turned.y + enemy.y - own.y };
  };
}

/** The poses of the base and of those that go with it once it is aligned with this enemy. */
export function placingsOf({ base, with: others }: Conforming, enemy: PlacedBase): readonly Placing[] {
  const carry = turnOnto(base, enemy);
  return [base, ...others].map((each) => ({ base: each, to: roundPose(carry(each.pose)) }));
}

/** Can this base move to its new pose and stand there? It may not leave the table or enter impassable ground. */
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

/** Is there room for all bases that move when a base conforms? */
export function areClear(met: Met, placings: readonly Placing[]): boolean {
  const ids = placings.map(({ base }) => base.id);
  const others = basesOnTable(met.battle).filter((base) => !ids.includes(base.id));
  return placings.every((placing) => isClear(met, placing, others));
}

/** What the step remembers: the bases that moved, those already in close combat before, and those already handled. */
const FRAME = partly({ movers: listOf(text), engaged: listOf(text), done: listOf(text), engage: flag });

type ConformingFrame = FrameOf<typeof FRAME>;

/** The frame that runs after a move that made contact. `engaged` holds the bases in close combat before it. */
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
  conformRules: ConformRules,
  rules: Ruleset,
  battle: Battle,
  frame: ConformingFrame,
  done: readonly string[] = [],
): Conforming | null => conformRules.next(metIn(rules, battle, frame), frame.engaged ?? [], done);

function conform(
  conformRules: ConformRules,
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
  if (!conformRules.hasRoom(metIn(work.rules, work.battle, frame), placings)) {
    tell(work, { type: 'cannot-conform', rule: conformRules.cannot, figures });
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

/** Conforms one base after the other until a player must choose or none is left. */
function carryOn(conformRules: ConformRules, work: Work, frame: ConformingFrame): Next {
  const done = [...(frame.done ?? [])];
  for (;;) {
    const next = nextOf(conformRules, work.rules, work.battle, frame, done);
    if (!next) return DONE;
    if (next.to.length > 1) {
      const by = conformRules.chooser(work.battle);
      const about = { base: next.base.id, to: next.to.map((base) => base.id) };
      return waitForOne(by, 'conform', about, { ...frame, done });
    }
    conform(conformRules, work, frame, next, next.to[0]?.id ?? '');
    done.push(next.base.id);
  }
}

/** The step in which contacted bases conform. It asks a player only where two ways are equal. */
export const conformingStep = (conformRules: ConformRules): StepWith<typeof FRAME> => ({
  frame: FRAME,
  run: (work, frame) => carryOn(conformRules, work, frame),
  answer(work, frame, command) {
    const next = nextOf(conformRules, work.rules, work.battle, frame, frame.done);
    if (!next) return notAmong(work, []);
    const ids = next.to.map(({ id }) => id);
    return choose(work, command, ids, (chosen) => {
      conform(conformRules, work, frame, next, chosen);
      return goOn({ ...frame, done: [...(frame.done ?? []), next.base.id] });
    });
  },
  options(rules, battle, frame) {
    const next = nextOf(conformRules, rules, battle, frame, frame.done);
    return (next?.to ?? []).map(({ id: to }) =>
      baseOption(to, conformRules.key, { base: next?.base.id ?? '', to }),
    );
  },
});
