/** The shooters: their ranges, and the reasons why an element cannot shoot. */

import type { Arc, Base, Battle, PlacedBase } from '../../engine/battle.ts';
import { basesOnTable } from '../../engine/battle.ts';
import { piecesUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { keptWith } from '../../engine/data/memory.ts';
import { holds } from '../../engine/effects.ts';
import type { Reason } from '../../engine/game/event.ts';
import { EDGE_NAMES, type EdgeName } from '../../geometry/rectangle.ts';
import { holdsIn, keepsTo } from '../book.ts';
import { attackersAside } from '../fights/contacts.ts';
import { isOverlapping, supportersIn } from '../fights/hand-to-hand.ts';
import { isFighting } from '../fights/opponents.ts';
import type { Debellis } from '../game.ts';
import type { Nature } from '../ground/nature.ts';
import { naturesWaded } from '../ground/rivers.ts';
import { figure } from '../marks.ts';
import { BASE_WIDTH } from '../measures.ts';
import type { Troop } from '../troops/troop.ts';
import { isRaining } from '../weather/weather.ts';

/** Longest range in millimetres. */
export function rangeOf(game: Debellis, base: Base): number {
  const row = game.ranges.find(({ of, rule }) => game.isOf(base, ...of) && holds(rule));
  return game.paces(row?.paces ?? 0);
}

/** The ground before its front that an element may shoot over; null if it never shoots. */
export function arcOf(game: Debellis, base: PlacedBase): Arc | null {
  const length = canShoot(game, game.troopOf(base)) ? rangeOf(game, base) : 0;
  return length > 0 ? { length, side: BASE_WIDTH, rounded: true } : null;
}

/** Do troops of this kind shoot at all? */
export const canShoot = (game: Debellis, troop: Troop): boolean =>
  game.isOneOf(troop, game.shooters.of) && holds(game.shooters.rule);

/** The edges over which it may shoot. */
export function shootingEdges(game: Debellis, base: PlacedBase): readonly EdgeName[] {
  const allRound =
    (game.isOf(base, 'WWg') && holdsIn(game.shooting, 'wagonForts')) ||
    (game.isOf(base, 'Bts') && holdsIn(game.shooting, 'boatsAllRound')) ||
    (game.isOf(base, 'Art') && figure(base.marks, 'onWagon') > 0 && holdsIn(game.shooting, 'wagonsAllRound'));
  return allRound || !keepsTo(game.usual, 'frontOnly') ? EDGE_NAMES : ['front'];
}

const hasMoved = (base: PlacedBase): boolean => base.start !== null || figure(base.bound, 'moved') > 0;

/** Is it in close combat, by its own front or with enemies at its flank or rear? */
export const isInCombat = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  isFighting(game, battle, base) ||
  attackersAside(game, battle, base).length > 0 ||
  attacksAside(game, battle, base);

/** Does its front lie on the flank or rear of an enemy? */
const attacksAside = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (enemy) =>
      enemy.side !== base.side &&
      attackersAside(game, battle, enemy).some((each) => each.base.id === base.id),
  );

/** Does it support a friend that fights? */
export const isSupporting = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (friend) => friend.side === base.side && supportersIn(game, rules, battle, friend).includes(base.id),
  );

const isInGully = (battle: Battle, base: PlacedBase): boolean =>
  piecesUnder(battle, rectangleOfBase(base)).some(({ kind }) => kind === 'gully' || kind === 'G');

/** Does it wade a river of this nature? A river that nobody has diced for counts as easy. */
const wadesIn =
  (game: Debellis, nature: Nature) =>
  (_rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
    naturesWaded(game, battle, base).some((each) => (each ?? 'easy') === nature);

interface Bar {
  /** Null if the ruleset has no such condition. */
  readonly rule: string | null;
  readonly key: string;
  readonly bars: (rules: Ruleset, battle: Battle, base: PlacedBase) => boolean;
}

/** The conditions that keep an element from shooting and from being a target. */
const OUT_OF_IT = keptWith((game: Debellis): readonly Bar[] => [
  {
    rule: game.shooting.shooters ?? null,
    key: 'in-combat',
    bars: (_, battle, base) => isInCombat(game, battle, base),
  },
  {
    rule: game.shooting.notOverlapping ?? null,
    key: 'overlapping',
    bars: (rules, battle, base) => isOverlapping(game, rules, battle, base),
  },
  {
    rule: game.shooting.shooters ?? null,
    key: 'supporting',
    bars: (rules, battle, base) => game.isBehindFight(rules, battle, base),
  },
]);

/** The conditions that keep an element from shooting. */
const BARS = keptWith((game: Debellis): readonly Bar[] => [
  {
    rule: game.shooting.shooters ?? null,
    key: 'no-shooter',
    bars: (_rules, _battle, base) => !canShoot(game, game.troopOf(base)),
  },
  {
    rule: game.shooting.once ?? null,
    key: 'has-shot',
    bars: (_rules, _battle, base) => figure(base.bound, 'shot') > 0,
  },
  {
    rule: game.shooting.notAfterMarch ?? null,
    key: 'has-marched',
    bars: (_rules, _battle, base) =>
      figure(base.bound, 'marched') > 0 || figure(base.bound, 'fled') > 0 || game.isRouting(base),
  },
  {
    rule: game.shooting.ownBoundOnly ?? null,
    key: 'enemy-bound',
    bars: (_, battle, base) =>
      game.isOf(base, 'Art') && !game.isOf(base, 'Art(X)') && battle.turn.active !== base.side,
  },
  {
    rule: game.shooting.notAfterMoving ?? null,
    key: 'has-moved',
    bars: (_rules, _battle, base) => game.isOf(base, 'Art(S)', 'Art(O)', 'Art(I)') && hasMoved(base),
  },
  { rule: game.shooting.notInEasy ?? null, key: 'wades', bars: wadesIn(game, 'easy') },
  { rule: game.shooting.notInTricky ?? null, key: 'wades', bars: wadesIn(game, 'tricky') },
  { rule: game.shooting.notInDangerous ?? null, key: 'wades', bars: wadesIn(game, 'dangerous') },
  {
    rule: game.shooting.notInRain ?? null,
    key: 'in-rain',
    bars: (_, battle, base) => game.isOf(base, 'Sh') && isRaining(battle),
  },
  {
    rule: game.shooting.notFromGully ?? null,
    key: 'in-gully',
    bars: (_, battle, base) => isInGully(battle, base),
  },
  ...OUT_OF_IT(game),
]);

const faultsBy =
  (bars: readonly Bar[]) =>
  (rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] =>
    bars.flatMap(({ rule, key, bars: isBarred }) =>
      rule !== null && isBarred(rules, battle, base) && (key === 'no-shooter' || holds(rule))
        ? [{ rule, key: `debellis.shoot.${key}`, figures: { base: base.id } }]
        : [],
    );

/** The reasons why an element cannot shoot now. It may still lack a target. */
export const shooterFaults = keptWith((game: Debellis) => faultsBy(BARS(game)));

/** The reasons why an element cannot be a target in its place. */
export const standingFaults = keptWith((game: Debellis) =>
  faultsBy([
    ...OUT_OF_IT(game),
    {
      rule: game.shooting.shotAtOnce ?? null,
      key: 'was-shot-at',
      bars: (_rules, _battle, base) => figure(base.bound, 'shotAt') > 0,
    },
  ]),
);
