/** Double elements: two elements on one base. */

import { apply } from '../../engine/battle/apply.ts';
import {
  type Base,
  type BaseId,
  type Battle,
  basesOnTable,
  type PlacedBase,
  placedBase,
} from '../../engine/battle.ts';
import type { Wholes, Work } from '../../engine/contract/sequence.ts';
import { keptByPair, keptLast } from '../../engine/data/memory.ts';
import { tell } from '../../engine/game/work.ts';
import { ahead, type Pose, roundPose } from '../../geometry/pose.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { lineBehind } from '../fights/contacts.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { lose } from '../outcomes/losses.ts';
import { stateOf } from '../state.ts';
import { isChariot, isGeneral } from '../troops/base.ts';

/** The rear half of each double base, by its front half. */
type Pairs = Readonly<Record<BaseId, BaseId>>;

/** Is it a half of a double base? */
export const isDoubleBased = (base: Base): boolean => figure(base.marks, 'doubleBased') > 0;

const NONE: Pairs = {};

const pairsAmong = keptLast(
  (_bases: Battle['bases'], battle: Battle): Pairs =>
    Object.fromEntries(
      basesOnTable(battle).flatMap((front) => {
        const rear = isDoubleBased(front) ? lineBehind(battle, front) : null;
        return rear ? [[front.id, rear.id]] : [];
      }),
    ),
  (then, now) => then.terrain === now.terrain,
);

/** The double bases on the table. */
function pairsIn(game: Debellis, battle: Battle): Pairs {
  if (!basesOnTable(battle).some(isDoubleBased) || !holdsIn(game.bases, 'moveAsOne')) return NONE;
  const pairs = pairsAmong(battle.bases, battle);
  return Object.keys(pairs).length === 0 ? NONE : pairs;
}

const joined = keptByPair((bases: Battle['bases'], pairs: Pairs): Battle['bases'] => {
  const depths = new Map(bases.map(({ id, depth }) => [id, depth]));
  const rears = Object.values(pairs);
  return bases.map((base) => {
    if (rears.includes(base.id)) return { ...base, place: 'joined', pose: null };
    const rear = pairs[base.id];
    return rear === undefined ? base : { ...base, depth: base.depth + (depths.get(rear) ?? 0) };
  });
});

const knowing = keptByPair((own: Battle['own'], pairs: Pairs): Battle['own'] => ({ ...own, pairs }));

const joinedBy = (battle: Battle, pairs: Pairs): Battle => ({
  ...battle,
  bases: joined(battle.bases, pairs),
  own: knowing(battle.own, pairs),
});

/** The battle as it is for moves: each double base is its front half, with the depth of both. */
export function asOne(game: Debellis, battle: Battle): Battle {
  const pairs = pairsIn(game, battle);
  return pairs === NONE ? battle : joinedBy(battle, pairs);
}

/** A base with the depth of its whole double base. */
export const inOne = (game: Debellis, battle: Battle, base: PlacedBase): PlacedBase =>
  placedBase(asOne(game, battle), base.id) ?? base;

/** These bases with front halves in the place of rear halves, each once. */
export function wholes(game: Debellis, battle: Battle, ids: readonly BaseId[]): readonly BaseId[] {
  const pairs = stateOf(battle).pairs ?? pairsIn(game, battle);
  const front = (id: BaseId): BaseId => Object.keys(pairs).find((each) => pairs[each] === id) ?? id;
  return [...new Set(ids.map(front))];
}

/** The rear half of a double base in the battle for moves; null if it is none. */
export function rearHalf(battle: Battle, base: PlacedBase): PlacedBase | null {
  const id = stateOf(battle).pairs?.[base.id];
  const rear = battle.bases.find((each) => each.id === id);
  return rear ? { ...rear, place: 'table', pose: base.pose } : null;
}

/** Does a general stand on this base, if only on its other half? */
export function isWithGeneral(game: Debellis, battle: Battle, base: PlacedBase): boolean {
  const pairs = stateOf(battle).pairs ?? pairsIn(game, battle);
  const other = pairs[base.id] ?? Object.keys(pairs).find((id) => pairs[id] === base.id);
  return [base.id, other].some((id) => {
    const half = battle.bases.find((each) => each.id === id);
    return half !== undefined && isGeneral(half);
  });
}

/** How many elements these bases count as: a double base alone as one, in a group as two. */
export function countOf(game: Debellis, battle: Battle, bases: readonly PlacedBase[]): number {
  const pairs = stateOf(battle).pairs ?? NONE;
  const doubles = bases.filter(({ id }) => pairs[id] !== undefined).length;
  if (bases.length === 1) return doubles === 1 && !holdsIn(game.bases, 'aloneAsOne') ? 2 : 1;
  return holdsIn(game.bases, 'countAsTwo') ? bases.length + doubles : bases.length;
}

/** The depth by which a base recoils and pursues: that of its front half. */
export const depthOfFront = (game: Debellis, base: PlacedBase): number =>
  isDoubleBased(base) && holdsIn(game.bases, 'recoilByFront')
    ? game.baseSize(game.troopOf(base), isChariot(base) ? 'chariot' : null).depth
    : base.depth;

/** The marks that the rear half gets with the front half. */
const SHARED = ['moved', 'marches', 'marched', 'advanced', 'recoiled', 'pushed', 'fled', 'pursued'];

function follow(game: Debellis, work: Work, front: PlacedBase, rear: PlacedBase): void {
  const at: Pose = roundPose(ahead(front.pose, -front.depth));
  if (at.x === rear.pose.x && at.y === rear.pose.y && at.facing === rear.pose.facing) return;
  const set = Object.fromEntries(
    SHARED.flatMap((mark) => (front.bound[mark] === undefined ? [] : [[mark, front.bound[mark]]])),
  );
  tell(
    work,
    {
      type: 'halves-together',
      rule: clauseIn(game.bases, 'keepTogether'),
      figures: { base: front.id, other: rear.id },
    },
    [
      { change: 'place', base: rear.id, at },
      { change: 'mark', base: rear.id, set },
    ],
  );
}

/** The rear half stands behind the front half again, or is lost with it. */
function keepTogether(game: Debellis, work: Work, pairs: Pairs): void {
  for (const [id, other] of Object.entries(pairs)) {
    const [front, rear] = [placedBase(work.battle, id), placedBase(work.battle, other)];
    if (front && rear) follow(game, work, front, rear);
    else if (rear && holdsIn(game.bases, 'dieTogether')) {
      const gone = work.battle.bases.find((base) => base.id === id);
      const inCombat = gone !== undefined && figure(gone.marks, 'lostInCombat') > 0;
      lose(game, work, { base: other, rule: clauseIn(game.bases, 'dieTogether'), by: id }, inCombat);
    }
  }
}

/** Acts with each double base as one, and then sets its rear half. */
export function together<Answer>(game: Debellis, work: Work, act: () => Answer): Answer {
  const pairs = pairsIn(game, work.battle);
  if (pairs === NONE || !holdsIn(game.bases, 'keepTogether')) return act();
  const { battle: apart } = work;
  const told = work.events.length;
  work.battle = joinedBy(apart, pairs);
  const answer = act();
  work.battle = work.events.slice(told).reduce(apply, apart);
  keepTogether(game, work, pairs);
  return answer;
}

/** Double bases in steps with `wholes`. */
export const doubleBases = (game: Debellis): Wholes => ({
  asOne: (battle) => asOne(game, battle),
  together: (work, act) => together(game, work, act),
});
