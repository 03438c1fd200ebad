/** The shooters: their ranges, and the reasons why an element cannot shoot. DBM, Distant shooting; rulings 79 to 81. */

import type { Base, Battle, PlacedBase } from '../../../engine/battle.ts';
import { basesOnTable, figure } from '../../../engine/battle.ts';
import type { Arc } from '../../../engine/board/arcs.ts';
import { piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { EDGE_NAMES, type EdgeName } from '../../../geometry/rectangle.ts';
import { isOf, troopOf } from '../base.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { isOverlapping, supportersIn } from '../combat/hand-to-hand.ts';
import { isFighting } from '../combat/opponents.ts';
import { attackersAside } from '../contacts.ts';
import { BASE_WIDTH, paces } from '../measures.ts';
import type { Nature } from '../river-nature.ts';
import { naturesWaded } from '../rivers.ts';
import { isOneOf, type Troop } from '../troops.ts';
import { RANGES, SHOOTERS } from './ranges.ts';

/** Longest range in millimetres. */
export function rangeOf(base: Base): number {
  const row = RANGES.find(({ of, rule }) => isOf(base, ...of) && holds(rule));
  return paces(row?.paces ?? 0);
}

/** The ground before its front that an element may shoot over; null if it never shoots. */
export function arcOf(base: PlacedBase): Arc | null {
  const length = canShoot(troopOf(base)) ? rangeOf(base) : 0;
  return length > 0 ? { length, side: BASE_WIDTH, rounded: true } : null;
}

/** Do troops of this kind shoot at all? */
export const canShoot = (troop: Troop): boolean => isOneOf(troop, SHOOTERS.of) && holds(SHOOTERS.rule);

/** The edges over which it may shoot. */
export function shootingEdges(base: PlacedBase): readonly EdgeName[] {
  const allRound =
    (isOf(base, 'WWg') && holds('dbm.wwg.3')) ||
    (isOf(base, 'Bts') && holds('dbm.bts.5')) ||
    (isOf(base, 'Art') && figure(base.marks, 'onWagon') > 0 && holds('dbm.art.14'));
  return allRound ? EDGE_NAMES : ['front'];
}

const hasMoved = (base: PlacedBase): boolean => base.start !== null || figure(base.bound, 'moved') > 0;

/** Is it in close combat, by its own front or with enemies at its flank or rear? */
export const isInCombat = (battle: Battle, base: PlacedBase): boolean =>
  isFighting(battle, base) || attackersAside(battle, base).length > 0 || attacksAside(battle, base);

/** Does its front lie on the flank or rear of an enemy? */
const attacksAside = (battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (enemy) =>
      enemy.side !== base.side && attackersAside(battle, enemy).some((each) => each.base.id === base.id),
  );

const isSupporting = (rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (friend) => friend.side === base.side && supportersIn(rules, battle, friend).includes(base.id),
  );

const isInGully = (battle: Battle, base: PlacedBase): boolean =>
  piecesUnder(battle, rectangleOfBase(base)).some(({ kind }) => kind === 'gully');

/** Does it wade a river of this nature? A river that nobody has diced for counts as easy. */
const wadesIn =
  (nature: Nature) =>
  (_rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
    naturesWaded(battle, base).some((each) => (each ?? 'easy') === nature);

interface Bar {
  readonly rule: DbmClause;
  readonly key: string;
  readonly bars: (rules: Ruleset, battle: Battle, base: PlacedBase) => boolean;
}

/** The conditions that keep an element from shooting and from being a target. */
const OUT_OF_IT: readonly Bar[] = [
  { rule: 'dbm.shoot.19', key: 'in-combat', bars: (_, battle, base) => isInCombat(battle, base) },
  { rule: 'dbm.shoot.19', key: 'overlapping', bars: isOverlapping },
  { rule: 'dbm.shoot.19', key: 'supporting', bars: isSupporting },
];

/** The conditions that keep an element from shooting. */
const BARS: readonly Bar[] = [
  { rule: 'dbm.shoot.19', key: 'no-shooter', bars: (_rules, _battle, base) => !canShoot(troopOf(base)) },
  { rule: 'dbm.shoot.7', key: 'has-shot', bars: (_rules, _battle, base) => figure(base.bound, 'shot') > 0 },
  {
    rule: 'dbm.shoot.6',
    key: 'has-marched',
    bars: (_rules, _battle, base) => figure(base.bound, 'marched') > 0 || figure(base.bound, 'fled') > 0,
  },
  {
    rule: 'dbm.art.2',
    key: 'enemy-bound',
    bars: (_, battle, base) => isOf(base, 'Art') && !isOf(base, 'Art(X)') && battle.turn.active !== base.side,
  },
  {
    rule: 'dbm.art.12',
    key: 'has-moved',
    bars: (_rules, _battle, base) => isOf(base, 'Art(S)', 'Art(O)', 'Art(I)') && hasMoved(base),
  },
  { rule: 'dbm.river.14', key: 'wades', bars: wadesIn('easy') },
  { rule: 'dbm.river.15', key: 'wades', bars: wadesIn('tricky') },
  { rule: 'dbm.river.16', key: 'wades', bars: wadesIn('dangerous') },
  { rule: 'dbm.vis.8', key: 'in-gully', bars: (_, battle, base) => isInGully(battle, base) },
  ...OUT_OF_IT,
];

const faultsBy =
  (bars: readonly Bar[]) =>
  (rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] =>
    bars
      .filter((bar) => bar.bars(rules, battle, base) && (bar.key === 'no-shooter' || holds(bar.rule)))
      .map(({ rule, key }) => ({ rule, key: `dbm.shoot.${key}`, figures: { base: base.id } }));

/** The reasons why an element cannot shoot now. It may still lack a target. */
export const shooterFaults = faultsBy(BARS);

/** The reasons why an element cannot be a target in its place. */
export const standingFaults = faultsBy(OUT_OF_IT);
