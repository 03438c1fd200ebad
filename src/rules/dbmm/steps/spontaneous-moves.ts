/** Impetuous troops advance without orders. DBMM, Spontaneous advances; ruling 98. */
import type { FamilyOrder, FamilyStep } from '../../../debellis/commands.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { after, goOn, notAmong, waitForOrders, wrongPhase } from '../../../engine/game/asking.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { Frame } from '../../../engine/game/game.ts';
import type { Next, Option } from '../../../engine/game/steps.ts';
import { tell } from '../../../engine/game/work.ts';
import { hundredths } from '../../../engine/moves/make.ts';
import { closePhase } from '../../../engine/phases/sequence.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { distance } from '../../../geometry/point.ts';
import { ahead, between, type Pose, roundPose } from '../../../geometry/pose.ts';
import { because } from '../citing.ts';
import type { Course } from '../impetuous/course.ts';
import { fateOf, followsOn } from '../impetuous/friends.ts';
import { coursesOf } from '../impetuous/search.ts';
import { besideFriend, placeAt } from '../impetuous/settle.ts';
import { advancers, bodyOf, mayStay } from '../impetuous/who.ts';
import { paces } from '../measures.ts';
import { troopOf } from '../troops/base.ts';
import { moveOf } from '../troops/troops.ts';

const PHASE = 'spontaneous-moves';

/** It counts as moved even where it stays. */
const LEAST_MOVED = 0.01;

const marked = (base: string, mm: number): Change => ({
  change: 'mark',
  base,
  set: { advanced: 1, moved: Math.max(LEAST_MOVED, hundredths(mm)) },
});

function place(work: Work, base: PlacedBase, at: Pose, mm: number, rule: string): void {
  const figures = { bases: [base.id], leg: 'straight', mm: hundredths(mm), length: hundredths(mm), price: 0 };
  tell(work, { type: 'moved', rule, figures }, [{ change: 'place', base: base.id, at }, marked(base.id, mm)]);
}

/** Where it ends: lined up with the enemy it has met, beside the friend that holds it up, or where its way ends. */
function endOf(game: Debellis, battle: Battle, base: PlacedBase, { end, met, heldBy }: Course): Pose {
  const lined = met && holds('dbmm.imp.56') ? placeAt(battle, base, end, met, true) : null;
  const beside = heldBy ? besideFriend(game, battle, base, end, heldBy) : null;
  return lined ?? beside ?? end;
}

const isFree = (battle: Battle, base: PlacedBase, at: Pose): boolean =>
  basesOnTable(battle).every(
    (other) => other.id === base.id || !rectanglesOverlap(rectangleAt(base, at), rectangleOfBase(other)),
  );

const ownMove = (game: Debellis, { rules, battle }: Work, base: PlacedBase): number =>
  paces(moveOf(troopOf(base), game.goingOfBase(rules, battle, base)));

/** Moves a base up behind its leader, by at most `most` millimetres. */
function follow(work: Work, base: PlacedBase, leader: PlacedBase, most: number, rule: string): PlacedBase {
  const behind = roundPose(ahead(leader.pose, -leader.depth));
  const mm = distance(base.pose, behind);
  const at =
    mm <= most ? behind : roundPose({ ...between(base.pose, behind, most / mm), facing: behind.facing });
  if (isFree(work.battle, base, at)) place(work, base, at, Math.min(mm, most), rule);
  return placedBase(work.battle, base.id) ?? base;
}

/** Makes an advance. In the frames that follow, the friends that it has gone through suffer for it. */
function advance(game: Debellis, work: Work, body: readonly PlacedBase[], course: Course): readonly Frame[] {
  const { rules, battle } = work;
  const [head, ...column] = body as readonly [PlacedBase, ...PlacedBase[]];
  const passed = course.passed.filter(({ id }) => !body.some((each) => each.id === id));
  const following = passed.filter((friend) => followsOn(game, rules, battle, friend));
  const fates = passed
    .filter((friend) => !following.includes(friend))
    .flatMap((friend) => fateOf(game, rules, battle, head, friend) ?? []);
  place(work, head, endOf(game, battle, head, course), course.length, 'dbmm.imp.25');
  let last = placedBase(work.battle, head.id) ?? head;
  for (const base of column) last = follow(work, base, last, Number.POSITIVE_INFINITY, 'dbmm.imp.58');
  const nearest = following.toSorted((a, b) => distance(a.pose, last.pose) - distance(b.pose, last.pose));
  for (const base of nearest) last = follow(work, base, last, ownMove(game, work, base), 'dbmm.inter.30');
  return fates;
}

type Advance = Pick<FamilyOrder<'advance'>, 'base' | 'target'>;

function order(game: Debellis, work: Work, { base: id, target }: Advance): Next | readonly Reason[] {
  const { rules, battle } = work;
  const able = advancers(game, rules, battle);
  const base = able.find((each) => each.id === id);
  if (!base)
    return [
      because('dbmm.imp.43', 'debellis.advance-order', { base: id, bases: able.map((each) => each.id) }),
    ];
  const courses = coursesOf(game, rules, battle, base);
  const names = courses.flatMap(({ met }) => (met ? [met.id] : []));
  if (target !== undefined && !names.includes(target)) return notAmong(work, names);
  const course = courses.find(({ met }) => met?.id === target) ?? courses[0];
  const body = bodyOf(game, rules, battle, base);
  if (course) return after(advance(game, work, body, course), { step: PHASE });
  tell(work, { type: 'advance-stays', rule: 'dbmm.imp.24', figures: { base: id } }, [marked(id, 0)]);
  return goOn({ step: PHASE });
}

const mustGo = (game: Debellis, rules: Ruleset, battle: Battle): readonly PlacedBase[] =>
  advancers(game, rules, battle).filter((base) => !mayStay(game, rules, battle, base));

const options = (game: Debellis, rules: Ruleset, battle: Battle): readonly Option[] =>
  advancers(game, rules, battle).map(({ id }) => ({
    command: { type: 'advance', base: id },
    key: 'option.advance',
    figures: { base: id },
  }));

export const spontaneousMoves = (game: Debellis): FamilyStep => ({
  frame: {},
  wholes: true,
  run: (work) =>
    advancers(game, work.rules, work.battle).length === 0 || !holds('dbmm.imp.17')
      ? closePhase(work, PHASE, 'phase-ended')
      : waitForOrders(work.battle.turn.active, 'advance', { step: PHASE }),
  answer(work, _frame, command) {
    if (command.type === 'advance') return order(game, work, command);
    if (command.type !== 'end-phase') return wrongPhase(work, PHASE, command);
    const left = mustGo(game, work.rules, work.battle);
    return left.length === 0
      ? closePhase(work, PHASE, 'phase-ended')
      : [because('dbmm.imp.17', 'debellis.advances-left', { bases: left.map(({ id }) => id) })];
  },
  options: (rules, battle) => options(game, rules, battle),
});
