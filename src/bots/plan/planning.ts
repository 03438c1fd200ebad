/** Plans a bound: divides the army into bodies, gives each a task, and says where that wants the bases. */
import type { PlacedBase } from '../../engine/battle.ts';
import { ownBases } from '../board/groups.ts';
import type { Situation } from '../context.ts';
import { worthAfterAnswer } from './answer.ts';
import { type Body, bodiesOf } from './bodies.ts';
import { type Design, designNow } from './design.ts';
import { type Intent, intentOf } from './intent.ts';
import { type Memo, memoOf, taskIn } from './memo.ts';
import type { Post } from './post.ts';
import { type Found, searched } from './search.ts';
import { type Bodies, postsOf } from './tasks.ts';
import { judgeOf, type Plan } from './worth.ts';

/** How many plans are judged for a bound. */
const BUDGET = 400;
/** The most bodies of each side that are thought of. */
const MOST_BODIES = 32;

export interface Planned extends Found {
  readonly design: Design;
  readonly bodies: Bodies;
}

export const bodiesIn = (situation: Situation): Bodies => {
  const { battle, side } = situation;
  const foes = battle.sides.flatMap(({ id }) => (id === side ? [] : bodiesOf(situation, id)));
  return { own: bodiesOf(situation).slice(0, MOST_BODIES), foes: foes.slice(0, MOST_BODIES) };
};

/** The best plan found for a position, which leans to that of the last bound. */
export function planned(situation: Situation, last: Memo | null): Planned {
  const bodies = bodiesIn(situation);
  const before = bodies.own.map(({ id }) => taskIn(last, id));
  const design = designNow(situation, bodies, last?.design ?? null);
  const judge = judgeOf(situation, bodies, before, design);
  const after = (plan: Plan, worth: number): number => worthAfterAnswer(situation, bodies, plan, worth);
  return { bodies, design, ...searched(bodies, judge, before, BUDGET, after) };
}

/** The memo for this bound: the last one while the bound goes on, else that of a new plan, with what it is for. */
export function planFor(
  situation: Situation,
  last: Memo | null,
): { readonly memo: Memo; readonly intent?: readonly Intent[] } {
  const { bound } = situation.battle.turn;
  if (last?.bound === bound) return { memo: last };
  const { bodies, plan, design } = planned(situation, last);
  return { memo: memoOf(bound, bodies.own, plan, design), intent: intentOf(bodies, plan) };
}

/** The posts of the bases by a memo. Bases that are gone have none. */
export function postsBy(situation: Situation, memo: Memo): ReadonlyMap<string, Post> {
  const { foes } = bodiesIn(situation);
  const bases = new Map(ownBases(situation).map((base) => [base.id, base]));
  const own = memo.bodies.flatMap((body): Body[] => {
    const standing = body.bases.flatMap((id): PlacedBase[] => {
      const base = bases.get(id);
      return base ? [base] : [];
    });
    const [first] = standing;
    const isGeneral = first !== undefined && situation.profile.troops.commandRange(first) !== null;
    return first
      ? [
          {
            id: first.id,
            kind: isGeneral ? 'general' : 'line',
            wing: 'centre',
            side: situation.side,
            bases: standing,
            fights: false,
          },
        ]
      : [];
  });
  return new Map(
    own.flatMap((body) => {
      const task = taskIn(memo, body.id);
      return task ? postsOf(situation, { own, foes }, body, task) : [];
    }),
  );
}
