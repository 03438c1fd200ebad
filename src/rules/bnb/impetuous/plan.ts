/** The plan of an impetuous move, as far as it is decided. */
import { type BaseId, type Battle, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { Leg } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { type Judgement, judgeMove } from '../../../engine/moves/judge.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { isElephant } from '../troops/base.ts';
import {
  type Course,
  coursesTo,
  farthestAlong,
  meetsDifficult,
  ownTurnAside,
  type Side,
  turnsAside,
} from './advance.ts';
import { reachedBy } from './reach.ts';
import { type Aims, aimsOf } from './targets.ts';
import type { Duty } from './who.ts';

/** The choices of the player so far. */
export interface Wish {
  readonly target?: BaseId;
  readonly path?: readonly Leg[];
  readonly avoid?: Side | 'enter';
}

export type Plan =
  | { readonly does: 'ask-target'; readonly among: readonly PlacedBase[]; readonly rule: BnbClause }
  | { readonly does: 'ask-avoid'; readonly options: readonly string[]; readonly rule: BnbClause }
  | { readonly does: 'cancel'; readonly target: PlacedBase }
  | {
      readonly does: 'reach';
      readonly target: PlacedBase;
      readonly rule: BnbClause;
      readonly judgement: Judgement;
    }
  | {
      readonly does: 'advance';
      readonly target: PlacedBase | null;
      readonly rule: BnbClause;
      readonly course: Course;
    }
  | { readonly does: 'stay'; readonly target: PlacedBase | null; readonly rule: BnbClause }
  | { readonly does: 'refuse'; readonly reasons: readonly Reason[] };

interface Asking {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly base: PlacedBase;
  readonly wish: Wish;
}

const refuse = (rule: BnbClause, key: string, figures: Reason['figures'] = {}): Plan => ({
  does: 'refuse',
  reasons: [{ rule, key, figures }],
});

/** The target that is named, reached by the path, or the only one; a plan if it is open or not legal. */
function targetOf({ battle, base, wish }: Asking, aims: Aims, judged: Judgement | null): PlacedBase | Plan {
  const among = aims.aims.map(({ target }) => target);
  const named = wish.target === undefined ? undefined : placedBase(battle, wish.target);
  if (named !== undefined) {
    const target = among.find((each) => each.id === named?.id);
    if (target) return target;
    const rule = aims.spared.some((each) => each.id === named?.id) ? 'bnb.impetuous.17' : aims.rule;
    const targets = among.map(({ id }) => id);
    return refuse(rule, 'bnb.impetuous.target', { base: base.id, target: wish.target ?? '', targets });
  }
  const [first] = judged ? reachedBy(battle, judged, among) : [];
  if (first) return first;
  if (among.length > 1 && holds('bnb.impetuous.17'))
    return { does: 'ask-target', among, rule: 'bnb.impetuous.17' };
  return among[0] as PlacedBase;
}

/** The player's own path, judged. */
function ownWay({ rules, battle, base, wish }: Asking): Judgement | null {
  if (!wish.path) return null;
  const command = { type: 'move', bases: [base.id], path: wish.path } as const;
  return judgeMove(rules, battle, command, base.side, { manner: 'impetuous' });
}

/** Mounted that would enter difficult going may turn aside first: the player is asked, unless it is decided. */
function turnedAside(
  asking: Asking,
  target: PlacedBase | null,
  meets: boolean,
): { readonly path: readonly Leg[] } | Plan | null {
  const { rules, battle, base, wish } = asking;
  const rule = target ? 'bnb.impetuous.21' : 'bnb.impetuous.7';
  if (!meets || wish.avoid === 'enter' || !holds(rule)) return null;
  const own = wish.path && ownTurnAside(rules, battle, base, wish.path);
  if (own) return { path: own };
  const turns = turnsAside(rules, battle, base);
  if (turns.length === 0) return null;
  const chosen = turns.find(({ on }) => on === wish.avoid);
  if (chosen) return chosen;
  return { does: 'ask-avoid', options: [...turns.map(({ on }) => on), 'enter'], rule };
}

const advance = (target: PlacedBase | null, rule: BnbClause, course: Course): Plan => ({
  does: 'advance',
  target,
  rule,
  course,
});

/** The first course that the base can begin, else the first of all, with how far it gets along it. */
function chosenCourse({ rules, battle, base }: Asking, courses: readonly Course[]) {
  const along = (course: Course) => ({ course, ...farthestAlong(rules, battle, base, course) });
  const [first, ...others] = courses;
  if (!first) return undefined;
  const straight = along(first);
  if (straight.best !== null) return straight;
  for (const course of others) {
    const found = along(course);
    if (found.best !== null) return found;
  }
  return straight;
}

/** The plan towards a target out of reach, or straight on without a target. */
function advancePlan(asking: Asking, target: PlacedBase | null): Plan {
  const { rules, battle, base } = asking;
  const rule = target ? 'bnb.impetuous.8' : 'bnb.impetuous.6';
  const chosen = chosenCourse(asking, coursesTo(rules, battle, base, target));
  if (!chosen) return { does: 'stay', target, rule };
  const meets = meetsDifficult(base, chosen.wish, chosen.best?.judgement.length ?? 0);
  const aside = turnedAside(asking, target, meets);
  if (aside && 'does' in aside) return aside;
  if (aside) return advance(target, rule, { path: aside.path });
  const own = ownWay(asking);
  if (own && !sameEnd(own, chosen.best?.judgement ?? null))
    return refuse(rule, 'bnb.impetuous.way', { base: base.id });
  return advance(target, rule, chosen.course);
}

/** Does a way end where the base must go? */
function sameEnd(own: Judgement, must: Judgement | null): boolean {
  const pose = own.ends[0]?.pose;
  const end = must?.ends[0]?.pose;
  return (
    pose !== undefined &&
    end !== undefined &&
    pose.x === end.x &&
    pose.y === end.y &&
    pose.facing === end.facing
  );
}

/** The move of a base with this duty, by the rules and the player's choices. */
export function planOf(rules: Ruleset, battle: Battle, base: PlacedBase, duty: Duty, wish: Wish): Plan {
  const asking = { rules, battle, base, wish };
  const aims = aimsOf(rules, battle, base, duty);
  if (!aims)
    return wish.target === undefined
      ? advancePlan(asking, null)
      : refuse('bnb.impetuous.4', 'bnb.impetuous.no-target', { base: base.id, target: wish.target });
  const inReach = aims.aims.some(({ way }) => way !== null);
  const own = inReach && holds('bnb.impetuous.18') ? ownWay(asking) : null;
  const target = targetOf(asking, aims, own);
  if ('does' in target) return target;
  if (isElephant(target) && holds('bnb.impetuous.16')) return { does: 'cancel', target };
  const way = aims.aims.find((aim) => aim.target.id === target.id)?.way;
  if (!way) return advancePlan(asking, target);
  return own
    ? ownReach(asking, target, aims.rule, own, way.judgement)
    : reachPlan(asking, target, aims.rule, way.judgement);
}

function reachPlan(asking: Asking, target: PlacedBase, rule: BnbClause, judgement: Judgement): Plan {
  const meets = meetsDifficult(asking.base, judgement, judgement.length);
  const aside = turnedAside(asking, target, meets);
  if (aside && 'does' in aside) return aside;
  if (aside) return advance(target, 'bnb.impetuous.21', { path: aside.path });
  return { does: 'reach', target, rule, judgement };
}

/**
 * The plan of the player's own way: it must be legal and reach the target, unless it turns away from difficult going.
 */
function ownReach(
  asking: Asking,
  target: PlacedBase,
  rule: BnbClause,
  own: Judgement,
  best: Judgement,
): Plan {
  const { battle, base } = asking;
  const reached = reachedBy(battle, own, [target]).length > 0;
  if (reached && own.reasons.length === 0) return { does: 'reach', target, rule, judgement: own };
  const aside = turnedAside(asking, target, meetsDifficult(base, best, best.length));
  if (aside && 'path' in aside) return advance(target, 'bnb.impetuous.21', { path: aside.path });
  if (own.reasons.length > 0) return { does: 'refuse', reasons: own.reasons };
  return refuse('bnb.impetuous.8', 'bnb.impetuous.must-reach', { base: base.id, target: target.id });
}
