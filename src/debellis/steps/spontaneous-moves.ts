/** Impetuous troops advance, demoralised troops retreat. */

import { spring } from '../../engine/ambush/reveal.ts';
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { keptByQuestion } from '../../engine/board/memory.ts';
import { rectangleAt } from '../../engine/board/rectangles.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { flag, optional, partly, recordWith, text } from '../../engine/data/form.ts';
import { after, goOn, notAmong, waitForOrders, wrongPhase } from '../../engine/game/asking.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { Frame } from '../../engine/game/game.ts';
import type { Next, Option } from '../../engine/game/steps.ts';
import { tell } from '../../engine/game/work.ts';
import { hundredths } from '../../engine/moves/make.ts';
import { onTable } from '../../engine/moves/trace.ts';
import { closePhase } from '../../engine/phases/sequence.ts';
import { edgeOfSide, INWARD } from '../../engine/setup/edges.ts';
import type { Pose } from '../../geometry/pose.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import { unheldAmbushers } from '../ambush/holding.ts';
import { AMBUSH_RULES } from '../ambush/rules.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { FamilyOrder, FamilyStep } from '../commands.ts';
import { enter, waitingOf, withEntering } from '../flank/at-edge.ts';
import type { Debellis } from '../game.ts';
import { driftAll } from '../naval/drifting.ts';
import { backToShip } from '../naval/retreating.ts';
import { linedUp } from '../outcomes/lining-up.ts';
import { courseOf, endOf } from '../spontaneous/course.ts';
import { endOfCourse, turnedBack } from '../spontaneous/ending.ts';
import { farthestCorners, targetsOf } from '../spontaneous/targets.ts';

const PHASE = 'spontaneous-moves';

/** `runs`: the retreats have been ordered. `order`: an advance that waits for the dice of rivers. */
const FRAME = partly({ runs: flag, order: recordWith({ base: text, target: optional(text) }) });

/** The targets of an element on the table, or at its edge. */
const targetsNow = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly PlacedBase[] => targetsOf(game, rules, withEntering(battle, [base.id]), base);

/** How near an element is to its target. */
const nearness = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): number =>
  Math.min(...targetsNow(game, rules, battle, base).map((enemy) => farthestCorners(base, enemy)));

const next = keptByQuestion<readonly PlacedBase[]>();

/** The course of an element towards its target, or straight on; one of a flank march enters the table by it. */
const courseNow = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  target: PlacedBase | null,
) => courseOf(game, rules, withEntering(battle, [base.id]), base, target);

/** The elements at the table edge that must advance from there, and come wholly onto the table by it. */
function entrants(game: Debellis, rules: Ruleset, battle: Battle): readonly PlacedBase[] {
  if (!holdsIn(game.spontaneous, 'entering')) return [];
  return waitingOf(battle, battle.turn.active).flatMap(({ id }) => {
    const standing = withEntering(battle, [id]);
    const base = placedBase(standing, id);
    if (!base || !game.mustAdvance(rules, standing, base)) return [];
    const course = courseNow(game, rules, battle, base, targetsNow(game, rules, battle, base)[0] ?? null);
    const ground = course && rectangleAt(base, endOf(rules, base, course));
    return ground && onTable(battle, ground.box) ? [base] : [];
  });
}

/** The elements that advance next: those nearest to the enemy, all equally near. */
const nextOnes = (game: Debellis, rules: Ruleset, battle: Battle): readonly PlacedBase[] =>
  next(rules, battle, 'next', () => {
    const visible = basesOnTable(battle).filter((base) => game.mustAdvance(rules, battle, base));
    const all = [...visible, ...unheldAmbushers(game, rules, battle), ...entrants(game, rules, battle)].map(
      (base) => ({
        base,
        mm: nearness(game, rules, battle, base),
      }),
    );
    const least = Math.min(...all.map(({ mm }) => mm));
    return all.filter(({ mm }) => !moreThan(mm, least)).map(({ base }) => base);
  });

/** One part of an advance is told; nothing is told of none. */
function tellPart(game: Debellis, work: Work, base: PlacedBase, leg: string, mm: number, at: Pose): void {
  const figures = { bases: [base.id], leg, mm: hundredths(mm), length: hundredths(mm), price: 0 };
  tell(work, { type: 'moved', rule: clauseIn(game.spontaneous, 'distance'), figures }, [
    { change: 'place', base: base.id, at },
    { change: 'mark', base: base.id, set: { advanced: 1, moved: Math.max(0.01, hundredths(mm)) } },
  ]);
}

/** It lines up with the base that it has met, or faces as its friends do. */
function settle(game: Debellis, work: Work, base: PlacedBase, turn: number): void {
  const end = linedUp(game, work.battle, base);
  const back = end ? null : turnedBack(game, work.battle, base, turn);
  const at = end?.at ?? back;
  if (!at) return;
  const [type, rule] = end ? ['aligned', end.rule] : ['turned-back', clauseIn(game.spontaneous, 'pivotBack')];
  tell(work, { type, rule, figures: { base: base.id } }, [{ change: 'place', base: base.id, at }]);
}

/** Foot that knights or expendables have ridden through runs back past them. */
const flight = (base: string, facing: number): Frame => ({
  step: 'outcome',
  base,
  outcome: 'flee',
  stage: 'run',
  facing,
});

/** The die of a river to which its course leads; null if none is due. */
function riverDie(game: Debellis, work: Work, base: PlacedBase, target: PlacedBase | null): Frame | null {
  const course = target && courseNow(game, work.rules, work.battle, base, target);
  return course ? game.nextThrow(course.trace, course.mm) : null;
}

/** Makes an advance. The frames that follow are the flights of the bases that it rode through. */
function advance(game: Debellis, work: Work, base: PlacedBase, target: PlacedBase | null): readonly Frame[] {
  const { rules, battle } = work;
  const course = courseNow(game, rules, battle, base, target);
  if (!course) return [];
  enter(game, work, [base.id]);
  const at = endOfCourse(game, rules, battle, base, course);
  tellPart(game, work, base, course.turn === 0 ? 'straight' : 'pivot', course.mm, at);
  const after = placedBase(work.battle, base.id);
  if (after) settle(game, work, after, course.turn);
  return holdsIn(game.spontaneous, 'fleeBefore') ? course.brushed.map(({ id }) => flight(id, at.facing)) : [];
}

/** Demoralised elements run for their own edge. */
function retreats(game: Debellis, work: Work): Next {
  const { battle } = work;
  const frames = game
    .runaways(battle)
    .map((base) => flight(base.id, backToShip(game, battle, base) ?? INWARD[edgeOfSide(battle, base.side)]));
  return after(frames, { step: PHASE, runs: true });
}

type Advance = Pick<FamilyOrder<'advance'>, 'base' | 'target'>;

function order(game: Debellis, work: Work, { base: id, target: wished }: Advance): Next | readonly Reason[] {
  const { rules } = work;
  const next = nextOnes(game, rules, work.battle);
  const isNext = next.some((each) => each.id === id);
  const named = isNext ? spring(AMBUSH_RULES(game), work, [id], 'moves')[0] : undefined;
  const base = named === undefined ? null : placedBase(withEntering(work.battle, [named]), named);
  if (!base) {
    const bases = next.map((each) => each.id);
    return [
      {
        rule: clauseIn(game.spontaneous, 'phase'),
        key: 'debellis.advance-order',
        figures: { base: id, bases },
      },
    ];
  }
  const targets = targetsNow(game, rules, work.battle, base);
  const target = wished === undefined ? targets[0] : targets.find((each) => each.id === wished);
  if (wished !== undefined && !target)
    return notAmong(
      work,
      targets.map((each) => each.id),
    );
  const due = riverDie(game, work, base, target ?? null);
  if (due)
    return after([due], { step: PHASE, order: { base: base.id, ...(target ? { target: target.id } : {}) } });
  return after(advance(game, work, base, target ?? null), { step: PHASE });
}

/** An advance that has waited for a die goes on, unless the river has taken the element. */
function resume(game: Debellis, work: Work, waiting: Advance): Next {
  const next = placedBase(withEntering(work.battle, [waiting.base]), waiting.base)
    ? order(game, work, waiting)
    : null;
  return next && 'next' in next ? next : goOn({ step: PHASE });
}

function options(game: Debellis, rules: Ruleset, battle: Battle): readonly Option[] {
  const bases = nextOnes(game, rules, battle);
  return bases.map(({ id }) => ({
    command: { type: 'advance', base: id },
    key: 'option.advance',
    figures: { base: id },
  }));
}

export const spontaneousMoves = (game: Debellis): FamilyStep<typeof FRAME> => ({
  frame: FRAME,
  wholes: true,
  run(work, frame) {
    if (frame.order) return resume(game, work, frame.order);
    if (frame.runs) {
      driftAll(game, work);
      return closePhase(work, PHASE, 'phase-ended');
    }
    if (nextOnes(game, work.rules, work.battle).length === 0 || !holdsIn(game.spontaneous, 'phase'))
      return retreats(game, work);
    const by = work.battle.turn.active;
    return waitForOrders(by, 'advance', { step: PHASE });
  },
  answer(work, _frame, command) {
    if (command.type === 'advance') return order(game, work, command);
    if (command.type === 'end-phase')
      return [
        {
          rule: clauseIn(game.spontaneous, 'phase'),
          key: 'debellis.advances-left',
          figures: { bases: nextOnes(game, work.rules, work.battle).map(({ id }) => id) },
        },
      ];
    return wrongPhase(work, PHASE, command);
  },
  options: (rules, battle) => options(game, rules, battle),
});
