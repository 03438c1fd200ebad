/** Impetuous troops advance without orders. DBMM, Spontaneous advances; ruling 98. */
import { mayConceal } from '../../../debellis/ambush/lay.ts';
import { AMBUSH_RULES } from '../../../debellis/ambush/rules.ts';
import type { FamilyStep } from '../../../debellis/commands.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { driftAll } from '../../../debellis/naval/drifting.ts';
import { fromAmbush } from '../../../engine/ambush/reveal.ts';
import {
  type Battle,
  basesOnTable,
  type Marks,
  type PlacedBase,
  placedBase,
} from '../../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { flag, partly } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { after, goOn, notAmong, waitForOrders, wrongPhase } from '../../../engine/game/asking.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { Frame } from '../../../engine/game/game.ts';
import { agreed } from '../../../engine/game/options.ts';
import type { Next, Option } from '../../../engine/game/steps.ts';
import { tell } from '../../../engine/game/work.ts';
import { hundredths } from '../../../engine/moves/make.ts';
import { closePhase, END_PHASE } from '../../../engine/phases/sequence.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { distance } from '../../../geometry/point.ts';
import { ahead, between, type Pose, roundPose } from '../../../geometry/pose.ts';
import { because } from '../citing.ts';
import type { DbmmOrder } from '../commands.ts';
import { type Course, courseWith, straightCourse } from '../impetuous/course.ts';
import { fateOf, followsOn } from '../impetuous/friends.ts';
import { coursesOf } from '../impetuous/search.ts';
import { besideFriend, passesBeside, placeAt, upToOverlap } from '../impetuous/settle.ts';
import { advancers, bodyOf, lurkingAdvancers, mayAdvance, mayStay, noAdvance } from '../impetuous/who.ts';
import { paces } from '../measures.ts';
import { withPitsAgainst } from '../obstacles/pits.ts';
import { AMBUSH } from '../options.ts';
import { stateOf } from '../state.ts';
import { troopOf } from '../troops/base.ts';
import { moveOf } from '../troops/troops.ts';

const PHASE = 'spontaneous-moves';

/** It counts as moved even where it stays. */
const LEAST_MOVED = 0.01;

const marked = (base: string, mm: number, marks: Marks = {}): Change => ({
  change: 'mark',
  base,
  set: { advanced: 1, moved: Math.max(LEAST_MOVED, hundredths(mm)), ...marks },
});

function place(work: Work, base: PlacedBase, at: Pose, mm: number, rule: string, marks?: Marks): void {
  const figures = { bases: [base.id], leg: 'straight', mm: hundredths(mm), length: hundredths(mm), price: 0 };
  tell(work, { type: 'moved', rule, figures }, [
    { change: 'place', base: base.id, at },
    marked(base.id, mm, marks),
  ]);
}

/** How far short of an enemy an advance would end that may not stop where it touches, in millimetres. */
const SHORT_OF = 1;

/** Where it ends: lined up with the enemy it has met, beside the friend that holds it up, or where its way ends. */
function endOf(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  { end, met, heldBy }: Course,
): { readonly at: Pose; readonly marks?: Marks } {
  const lined = met && holds('dbmm.imp.56') ? placeAt(battle, base, end, met, true) : null;
  const beside = heldBy ? besideFriend(game, battle, base, end, heldBy) : null;
  if (lined || beside) return { at: lined ?? beside ?? end };
  if (!met) return { at: end };
  return holds('dbmm.imp.57') ? { at: end, marks: { askew: 1 } } : { at: roundPose(ahead(end, -SHORT_OF)) };
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
  const { at, marks } = endOf(game, battle, head, course);
  place(work, head, at, course.length, 'dbmm.imp.25', marks);
  let last = placedBase(work.battle, head.id) ?? head;
  const followers = holds('dbmm.imp.58') ? column : [];
  for (const base of followers) last = follow(work, base, last, Number.POSITIVE_INFINITY, 'dbmm.imp.58');
  const nearest = (holds('dbmm.inter.30') ? following : []).toSorted(
    (a, b) => distance(a.pose, last.pose) - distance(b.pose, last.pose),
  );
  for (const base of nearest) last = follow(work, base, last, ownMove(game, work, base), 'dbmm.inter.30');
  return fates;
}

type Advance = Pick<DbmmOrder<'advance'>, 'base' | 'target' | 'overlap'>;

/** The part of a course up to where it overlaps an enemy; null if it comes to no such place. */
function endingBeside(battle: Battle, base: PlacedBase, course: Course, id: string): Course | null {
  const enemy = placedBase(battle, id);
  return enemy && enemy.side !== base.side && holds('dbmm.imp.30')
    ? upToOverlap(battle, base, course, enemy)
    : null;
}

/** An advance of an element in ambush shows it. If it is refused it stays hidden. */
function order(game: Debellis, work: Work, wish: Advance): Next | readonly Reason[] {
  const isHidden = lurkingAdvancers(game, work.rules, work.battle).some(({ id }) => id === wish.base);
  if (!isHidden) return advanceOf(game, work, wish);
  const made = fromAmbush(AMBUSH_RULES(game), work, [wish.base], (named) => {
    const next = advanceOf(game, work, { ...wish, base: named(wish.base) });
    return 'next' in next ? next : { reasons: next };
  });
  return 'reasons' in made ? made.reasons : made;
}

function advanceOf(
  game: Debellis,
  work: Work,
  { base: id, target, overlap }: Advance,
): Next | readonly Reason[] {
  const { rules, battle } = work;
  const base = placedBase(battle, id);
  const isFree = holds('dbmm.imp.42') || advancers(game, rules, battle)[0]?.id === id;
  if (!base || !isFree || !mayAdvance(game, rules, battle, base)) return [noAdvance(game, rules, battle, id)];
  const courses = coursesOf(game, rules, battle, base);
  const names = courses.flatMap(({ met }) => (met ? [met.id] : []));
  if (target !== undefined && !names.includes(target)) return notAmong(work, names);
  const course = courses.find(({ met }) => met?.id === target) ?? courses[0];
  const ending = course && overlap !== undefined ? endingBeside(battle, base, course, overlap) : course;
  if (course && !ending)
    return [because('dbmm.imp.30', 'dbmm.advance.no-overlap', { base: id, other: overlap ?? '' })];
  const body = bodyOf(game, rules, battle, base);
  // The player chooses by what it knows; hidden obstacles cut the advance short.
  const truth = withPitsAgainst(battle, base.side);
  const real = ending && truth !== battle ? courseWith(game, rules, truth, base, ending.turn) : null;
  const made = real && ending && real.mm < ending.mm ? real : ending;
  if (made) return after(advance(game, work, body, made), AFTERWARDS);
  tell(
    work,
    { type: 'advance-stays', rule: 'dbmm.imp.24', figures: { base: id } },
    holds('dbmm.imp.24') ? [marked(id, 0)] : [],
  );
  return goOn(AFTERWARDS);
}

const mustGo = (game: Debellis, rules: Ruleset, battle: Battle): readonly PlacedBase[] => [
  ...advancers(game, rules, battle).filter((base) => !mayStay(game, rules, battle, base)),
  ...(holds('dbmm.imp.36') ? [] : lurkingAdvancers(game, rules, battle)),
];

/** Could a side have somebody in ambush, by what both sides know, or by its own notes where they alone can tell? */
const mightLurk = (game: Debellis, { rules, battle }: Work): boolean =>
  stateOf(battle).notesWritten === true
    ? agreed(battle.options, AMBUSH) &&
      battle.terrain.some((piece) => mayConceal(game, battle, battle.turn.active, piece))
    : lurkingAdvancers(game, rules, battle).length > 0;

/**
 * The enemies beside whom an advance may end in overlap. Only a course straight ahead comes past one, and most end
 * before: so all courses, which take long to find, are rarely looked for.
 */
function overlapsOf(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const beside = basesOnTable(battle).filter((enemy) => passesBeside(base, enemy));
  const along = (course: Course | null | undefined): readonly PlacedBase[] =>
    course ? beside.filter((enemy) => endingBeside(battle, base, course, enemy.id) !== null) : [];
  if (beside.length === 0 || along(straightCourse(game, rules, battle, base)).length === 0) return [];
  return along(coursesOf(game, rules, battle, base)[0]);
}

/** The orders to advance. One that passes beside an enemy may also end in overlap there. */
const options = (game: Debellis, rules: Ruleset, battle: Battle): readonly Option[] =>
  [...advancers(game, rules, battle), ...lurkingAdvancers(game, rules, battle)].flatMap(
    (base): readonly Option[] => {
      const { id } = base;
      const overlaps = overlapsOf(game, rules, battle, base);
      return [
        { command: { type: 'advance', base: id }, key: 'option.advance', figures: { base: id } },
        ...overlaps.map((enemy) => ({
          command: { type: 'advance', base: id, overlap: enemy.id },
          key: 'option.advance-overlap',
          figures: { base: id, other: enemy.id },
        })),
      ];
    },
  );

/** `drifted`: the ships have drifted. */
const FRAME = partly({ drifted: flag });

const AFTERWARDS = { step: PHASE, drifted: true };

export const spontaneousMoves = (game: Debellis): FamilyStep<typeof FRAME> => ({
  frame: FRAME,
  wholes: true,
  run(work, frame) {
    if (frame.drifted !== true) driftAll(game, work);
    const { rules, battle } = work;
    const isIdle =
      !basesOnTable(battle).some((base) => mayAdvance(game, rules, battle, base)) && !mightLurk(game, work);
    return isIdle || !holds('dbmm.imp.17')
      ? closePhase(work, PHASE, 'phase-ended')
      : waitForOrders(battle.turn.active, 'advance', AFTERWARDS);
  },
  answer(work, _frame, command) {
    if (command.type === 'advance') return order(game, work, command as DbmmOrder<'advance'>);
    if (command.type !== 'end-phase') return wrongPhase(work, PHASE, command);
    const left = mustGo(game, work.rules, work.battle);
    return left.length === 0
      ? closePhase(work, PHASE, 'phase-ended')
      : [because('dbmm.imp.17', 'debellis.advances-left', { bases: left.map(({ id }) => id) })];
  },
  options: (rules, battle) => [
    ...options(game, rules, battle),
    ...(mustGo(game, rules, battle).length > 0 ? [] : [END_PHASE]),
  ],
});
