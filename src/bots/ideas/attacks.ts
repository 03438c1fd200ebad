/** Single bases that fall on an enemy, or come to the help of a friend who fights. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { rectangleOfBase, rectanglesOnTable } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { CandidateKind } from '../../engine/moves/family.ts';
import { polygonsDistance, rectanglesDistance } from '../../geometry/distance.ts';
import { leftness } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { segmentAreaLength } from '../../geometry/sight.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { reachOf } from '../board/reach.ts';
import { piecesAgainst } from '../board/targets.ts';
import { duel, storm } from '../evaluate/odds/duel.ts';
import { counselFor } from '../plain-profile.ts';
import { type Idea, mayMove } from './idea.ts';

const AT_ENEMY: readonly CandidateKind[] = [
  'front',
  'left-flank',
  'right-flank',
  'rear',
  'overlap-left',
  'overlap-right',
  'front-part',
  'face',
];

/** Does anybody stand between the two? */
export function isScreened(battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean {
  const from = base.pose;
  const to = rectangleOfBase(enemy).centre;
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [low, high] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  const bases = basesOnTable(battle);
  return rectanglesOnTable(battle).some(({ corners, centre, radius }, at) => {
    if (centre.x + radius < left || centre.x - radius > right) return false;
    if (centre.y + radius < low || centre.y - radius > high) return false;
    const aside = leftness(from, to, centre);
    if (aside * aside >= radius * radius * square) return false;
    const id = bases[at]?.id;
    return id !== base.id && id !== enemy.id && segmentAreaLength(from, to, corners) > 1;
  });
}

/** Told by their middles alone: no corners are so near to each other. */
function isBeyond(mine: Rectangle, theirs: Rectangle, reach: number): boolean {
  const [x, y] = [theirs.centre.x - mine.centre.x, theirs.centre.y - mine.centre.y];
  return x * x + y * y > (reach + mine.radius + theirs.radius) ** 2;
}

/** Single bases that may fall on an enemy within reach, by what a duel would bring. */
export function attacks(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const counsel = counselFor(rules.id);
  const bases = basesOnTable(battle);
  const grounds = rectanglesOnTable(battle);
  const ideas: Idea[] = [];
  for (const base of bases) {
    if (base.side !== side || counsel.keptBack(base) || !mayMove(battle, base) || !counsel.mayAttack(base))
      continue;
    const reach = reachOf(rules, battle, [base]);
    const mine = rectangleOfBase(base);
    for (const [at, enemy] of bases.entries()) {
      const theirGround = grounds[at] as Rectangle;
      if (enemy.side === side || isBeyond(mine, theirGround, reach) || !counsel.canAttack(base, enemy))
        continue;
      const mm = rectanglesDistance(mine, theirGround);
      if (mm > reach || isScreened(battle, base, enemy)) continue;
      const theirs = neighboursOf(battle, enemy);
      const against = [theirs.left, theirs.right].filter(
        (each) => each && enemyContacts(battle, each).length === 0,
      ).length;
      const front = duel(rules, battle, {
        base,
        goal: enemy,
        from: 'front',
        ranks: [[], theirs.behind],
        overlaps: [0, against],
      });
      const busy = enemyContacts(battle, enemy).length > 0 ? 1 : 0;
      const promise = 1 + front.passive - front.active + busy - mm / 400;
      const engage = counsel.mustEngage(base, enemy) ? { engage: true as const } : {};
      ideas.push({
        bases: [base],
        goals: [enemy.id],
        kinds: AT_ENEMY,
        promise,
        why: 'bot.attack',
        ...engage,
      });
    }
  }
  return ideas;
}

/** Single bases that may storm what the enemy must not lose. */
export function storms(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const counsel = counselFor(rules.id);
  const pieces = piecesAgainst(rules, battle, side);
  if (pieces.length === 0) return [];
  const free = basesOnTable(battle).filter(
    (base) =>
      base.side === side && !counsel.keptBack(base) && mayMove(battle, base) && counsel.canStorm(base),
  );
  return pieces.flatMap((piece) =>
    free
      .map((base) => ({ base, mm: polygonsDistance(rectangleOfBase(base).corners, piece.area) }))
      .filter(({ base, mm }) => mm <= reachOf(rules, battle, [base]))
      .map(({ base, mm }): Idea => {
        const { active, passive } = storm(rules, battle, base, piece, 1);
        return {
          bases: [base],
          goals: [piece.id],
          kinds: ['wall'],
          promise: 1 + passive - active - mm / 400,
          why: 'bot.storm',
        };
      }),
  );
}

const BESIDE: readonly CandidateKind[] = ['overlap-left', 'overlap-right', 'left-flank', 'right-flank'];
/** So many of the nearest free bases are thought of for one fight. */
const HELPERS = 3;

/** Free bases that may come to the help of a friend who fights, beside it or on the enemy's flank. */
export function helps(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const counsel = counselFor(rules.id);
  const bases = basesOnTable(battle);
  const free = bases.filter(
    (base) =>
      base.side === side && !counsel.keptBack(base) && mayMove(battle, base) && counsel.mayAttack(base),
  );
  return bases.flatMap((enemy): readonly Idea[] => {
    if (enemy.side === side || enemyContacts(battle, enemy).length === 0) return [];
    const near = free
      .map((base) => ({ base, mm: rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy)) }))
      .filter(({ base, mm }) => mm <= reachOf(rules, battle, [base]))
      .toSorted((a, b) => a.mm - b.mm)
      .slice(0, HELPERS);
    return near.map(({ base, mm }) => ({
      bases: [base],
      goals: [enemy.id],
      kinds: BESIDE,
      promise: counsel.worth(enemy, battle) / 4 - mm / 100,
      why: 'bot.help',
      ...(counsel.mustEngage(base, enemy) ? { engage: true as const } : {}),
    }));
  });
}
