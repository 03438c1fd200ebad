/** Finds the targets at which an element may and must shoot. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { basesOnTable } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Reason } from '../../engine/game/event.ts';
import { QUARTER_TURN } from '../../geometry/exact.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { nearestBetween } from '../../geometry/polygon.ts';
import { roundPose } from '../../geometry/pose.ts';
import {
  aheadOf,
  EDGE_NAMES,
  type EdgeName,
  edgeMidpoint,
  edgeOf,
  type Rectangle,
  rectangleOf,
  rightOf,
} from '../../geometry/rectangle.ts';
import { atMost, moreThan, sameLength } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn, keepsTo } from '../book.ts';
import type { Debellis } from '../game.ts';
import { groundWithWall } from '../walls/sections.ts';
import { blockOf } from './lines.ts';
import { canShoot, rangeOf, shooterFaults, shootingEdges, standingFaults } from './shooters.ts';

/** The ground from which a base shoots and is shot at: to the front edge of the fortification that it mans. */
const groundOfShot = (game: Debellis, battle: Battle, base: PlacedBase): Rectangle =>
  holdsIn(game.shooting, 'rangeFromWall') ? groundWithWall(battle, base) : rectangleOfBase(base);

/** The ground of a base, seen with this edge as its front. */
function withFront(game: Debellis, battle: Battle, base: PlacedBase, name: EdgeName): Rectangle {
  if (name === 'front') return groundOfShot(game, battle, base);
  const ground = rectangleOfBase(base);
  const turns = EDGE_NAMES.indexOf(name);
  const facing = base.pose.facing + turns * QUARTER_TURN;
  const [width, depth] = turns % 2 === 0 ? [base.width, base.depth] : [base.depth, base.width];
  return rectangleOf(roundPose({ ...edgeMidpoint(ground, name), facing }), width, depth);
}

/** Millimetres from an edge to the nearest point of a target. */
const rangeFrom = ({ frontLeft, frontRight }: Rectangle, target: Rectangle): number =>
  Math.min(
    ...EDGE_NAMES.map((name) => distance(...nearestBetween(frontLeft, frontRight, ...edgeOf(target, name)))),
  );

/** The part of an outline ahead of an edge, as distances to the right of its middle; null if there is none. */
function spanAhead(edge: Rectangle, { corners }: Rectangle): readonly [number, number] | null {
  const across: number[] = [];
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % corners.length] as Point;
    const [a, b] = [aheadOf(edge, from), aheadOf(edge, to)];
    if (a >= 0) across.push(rightOf(edge, from));
    if (a < 0 !== b < 0) {
      const part = a / (a - b);
      across.push(rightOf(edge, from) + (rightOf(edge, to) - rightOf(edge, from)) * part);
    }
  });
  return across.length > 0 ? [Math.min(...across), Math.max(...across)] : null;
}

/** The width of the strip ahead of an edge that a target covers; below 0 for none. The strip is wider by `beyond`. */
function coverOf(edge: Rectangle, target: Rectangle, beyond: number): number {
  const span = spanAhead(edge, target);
  if (!span) return Number.NEGATIVE_INFINITY;
  const half = edge.width / 2 + beyond;
  return Math.min(span[1], half) - Math.max(span[0], -half);
}

/** A possible shot over one edge. */
export interface Shot {
  readonly target: PlacedBase;
  /** The width of the shooter's front that the target covers straight ahead, and the distance to it. */
  readonly cover: number;
  readonly range: number;
}

const against = (rule: string, key: string, shooter: PlacedBase, target: PlacedBase, more = {}): Reason => ({
  rule,
  key: `debellis.shot.${key}`,
  figures: { base: shooter.id, target: target.id, ...more },
});

type Look = Shot | readonly Reason[];

const isShot = (look: Look): look is Shot => 'target' in look;

function lookOver(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
  name: EdgeName,
): Look {
  const edge = withFront(game, battle, shooter, name);
  const theirs = groundOfShot(game, battle, target);
  if (!atMost(0, coverOf(edge, theirs, game.beyond)) && holdsIn(game.shooting, 'straightAhead'))
    return [against(clauseIn(game.shooting, 'straightAhead'), 'out-of-arc', shooter, target)];
  const range = rangeFrom(edge, theirs);
  const most = rangeOf(game, shooter);
  if (!game.isWithin(range, most))
    return [against(clauseIn(game.shooting, 'shooters'), 'too-far', shooter, target, { range, most })];
  if (!rules.board.sees(battle, shooter, target) && holdsIn(game.shooting, 'seen'))
    return [against(clauseIn(game.shooting, 'seen'), 'unseen', shooter, target)];
  const block = blockOf(game, rules, battle, shooter, edge, target);
  if (block !== null)
    return [
      against(
        block === 'behind' ? clauseIn(game.shooting, 'cornersAhead') : clauseIn(game.shooting, 'clearWay'),
        block,
        shooter,
        target,
      ),
    ];
  return { target, cover: Math.max(0, coverOf(edge, theirs, 0)), range };
}

/** The shots of an element at one enemy, over each of its edges; or the reasons why there is none. */
function looksAt(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
): readonly Look[] {
  if (target.side === shooter.side)
    return [[against(clauseIn(game.shooting, 'straightAhead'), 'own-side', shooter, target)]];
  const standing = standingFaults(game)(rules, battle, target);
  if (standing.length > 0) return [standing];
  return shootingEdges(game, shooter).map((name) => lookOver(game, rules, battle, shooter, target, name));
}

/** The reasons why an element has no shot at this enemy now. */
export function targetFaults(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
): readonly Reason[] {
  const looks = looksAt(game, rules, battle, shooter, target);
  return looks.some(isShot) ? [] : ((looks[0] ?? []) as readonly Reason[]);
}

/** A possible shot of an element at an enemy; null if there is none. */
export const shotAt = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
): Shot | null => looksAt(game, rules, battle, shooter, target).find(isShot) ?? null;

/** The shots that are most directly to the front. Equal shots are all kept. */
function mostDirect(game: Debellis, shots: readonly Shot[]): readonly PlacedBase[] {
  if (!keepsTo(game.usual, 'widestTarget')) return shots.map(({ target }) => target);
  const most = Math.max(...shots.map(({ cover }) => cover));
  const ahead = shots.filter(({ cover }) => sameLength(cover, most));
  const nearest = Math.min(...ahead.map(({ range }) => range));
  return ahead.filter(({ range }) => !moreThan(range, nearest)).map(({ target }) => target);
}

/** The targets over one edge of which an element must choose one. */
function requiredOver(game: Debellis, shooter: PlacedBase, shots: readonly Shot[]): readonly PlacedBase[] {
  if (shots.length === 0) return [];
  if (!holdsIn(game.shooting, 'nearestAhead') || game.isOf(shooter, ...game.choosers))
    return shots.map(({ target }) => target);
  const firm = shots.filter(({ target }) => !game.isOf(target, 'Ps'));
  const ignoring =
    game.isOf(shooter, 'Art') && firm.length > 0 && holdsIn(game.shooting, 'overSkirmishers')
      ? mostDirect(game, firm)
      : [];
  return [...mostDirect(game, shots), ...ignoring];
}

/** The enemies of which an element must choose one to shoot at now. */
export function requiredTargets(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
): readonly PlacedBase[] {
  if (!canShoot(game, game.troopOf(shooter)) || shooterFaults(game)(rules, battle, shooter).length > 0)
    return [];
  const enemies = basesOnTable(battle).filter(({ side }) => side !== shooter.side);
  const isOpen = ({ target }: Shot): boolean => standingFaults(game)(rules, battle, target).length === 0;
  const required = shootingEdges(game, shooter).flatMap((name) => {
    const shots = enemies
      .map((target) => lookOver(game, rules, battle, shooter, target, name))
      .filter(isShot);
    return requiredOver(game, shooter, shots.filter(isOpen));
  });
  return required.filter((base, at) => required.findIndex(({ id }) => id === base.id) === at);
}
