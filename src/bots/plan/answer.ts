/** The enemy's answer to a plan: the best of the general plans at few, middling and many points. */
import { type Battle, isPlaced, type PlacedBase } from '../../engine/battle.ts';
import { distance } from '../../geometry/point.ts';
import { reachOf } from '../board/reach.ts';
import type { Situation } from '../context.ts';
import { type Body, middleOf } from './bodies.ts';
import { choicesOf, generalPlans } from './plans.ts';
import { type Bodies, gapBetween, HOLD, nearestTo } from './tasks.ts';
import { type Judge, judgeOf, type Plan } from './worth.ts';

/** The bodies that may act at few, middling and many points. */
const POINTS = [1, 3, 5] as const;
/** The share of the enemy's gain that a plan is charged with: it is one bound away, and its dice may fail. */
const CHARGED = 0.5;
/** Bodies that go for each other stop this far apart, in millimetres: contact is for the odds of the fights. */
const CLOSE = 20;

/** The bases of a body after a bound of this plan: as near to the nearest base of its goal as they can come. */
function goneTo(situation: Situation, bodies: Bodies, body: Body, plan: Plan): readonly PlacedBase[] {
  const { task, goal } = plan[bodies.own.indexOf(body)] ?? HOLD;
  const other = [...bodies.own, ...bodies.foes].find(({ bases }) => bases.some(({ id }) => id === goal));
  if (task === 'hold' || !other) return body.bases;
  const from = middleOf(body.bases);
  const to = nearestTo(from, other.bases)?.pose ?? from;
  const reach = reachOf(situation, body.bases);
  const room = task === 'advance' || task === 'shoot' ? reachOf(situation, other.bases) : CLOSE;
  const way = Math.min(reach, Math.max(0, gapBetween(body, other) - room));
  const share = way / Math.max(1, distance(from, to));
  const by = { x: share * (to.x - from.x), y: share * (to.y - from.y) };
  return body.bases.map((base) => ({
    ...base,
    pose: { ...base.pose, x: base.pose.x + by.x, y: base.pose.y + by.y },
  }));
}

/** The same battle with these bases in other places. */
function withMoved(battle: Battle, moved: ReadonlyMap<string, PlacedBase>): Battle {
  return { ...battle, bases: battle.bases.map((base) => moved.get(base.id) ?? base) };
}

/** A plan of which only the bodies act that gain most by it. */
function atPoints(judge: Judge, hold: Plan, plan: Plan, points: number): Plan {
  const still = judge(hold);
  const gains = plan
    .map((wanted, at) => ({ at, gain: judge(hold.with(at, wanted)) - still }))
    .toSorted((a, b) => b.gain - a.gain || a.at - b.at)
    .slice(0, points);
  return gains.reduce((some, { at }) => some.with(at, plan[at] ?? HOLD), hold);
}

/** What the enemy gains by its best answer to a plan, at these points more than by holding everywhere. */
function gainOfAnswer(judge: Judge, general: readonly Plan[], hold: Plan, points: number): number {
  const still = judge(hold);
  return Math.max(0, ...general.map((plan) => judge(atPoints(judge, hold, plan, points)) - still));
}

/** What is left of the worth of a plan after the enemy's best answers. */
export function worthAfterAnswer(situation: Situation, bodies: Bodies, plan: Plan, worth: number): number {
  const [foe] = bodies.foes;
  if (!foe) return worth;
  const moved = new Map(
    bodies.own.flatMap((body) =>
      goneTo(situation, bodies, body, plan).map((base) => [base.id, base] as const),
    ),
  );
  const battle = withMoved(situation.battle, moved);
  const there = (body: Body): Body => ({
    ...body,
    bases: body.bases.map((base) => moved.get(base.id) ?? base).filter(isPlaced),
  });
  const theirs: Bodies = { own: bodies.foes, foes: bodies.own.map(there) };
  const judge = judgeOf({ ...situation, battle, side: foe.side }, theirs, []);
  const general = Object.values(generalPlans(theirs, choicesOf(theirs)));
  const hold = theirs.own.map(() => HOLD);
  const gains = POINTS.map((points) => gainOfAnswer(judge, general, hold, points));
  return worth - (CHARGED * gains.reduce((sum, gain) => sum + gain, 0)) / POINTS.length;
}
