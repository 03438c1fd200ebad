/** Which bases may pass through which. Blood and Blades, Playing a game, passing through. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { piecesUnder } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { alongside, parallel } from '../../../geometry/tolerance.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { goingOf } from '../ground/going.ts';
import { troopOf } from '../troops/base.ts';
import { isLightTroops, isMounted, type Troop } from '../troops/troops.ts';

export type Passing = 'advancing' | 'recoiling';

interface PassingRow {
  readonly rule: BnbClause;
  readonly passer: (troop: Troop) => boolean;
  readonly passed: (troop: Troop) => boolean;
  readonly advancingOnly?: true;
  readonly anyDirection?: true;
  /** The whole move must be in good going. */
  readonly inGoodGoing?: true;
}

const isDeepPike = ({ type, grade }: Troop): boolean => type === 'Pk' && (grade === 'I' || grade === 'X');

export const PASSING: readonly PassingRow[] = [
  { rule: 'bnb.pass.1', passer: ({ type }) => type === 'Ps', passed: (troop) => !isDeepPike(troop) },
  { rule: 'bnb.pass.2', passer: ({ type }) => type === 'LH', passed: isLightTroops, advancingOnly: true },
  { rule: 'bnb.pass.3', passer: isMounted, passed: ({ type }) => type === 'Ps', inGoodGoing: true },
  {
    rule: 'bnb.pass.4',
    passer: ({ type }) => type !== 'El',
    passed: ({ type }) => type === 'Bg',
    anyDirection: true,
  },
];

const isGoodGoing = (battle: Battle, base: PlacedBase, over: Rectangle): boolean =>
  piecesUnder(battle, over).every((piece) => (goingOf(battle, piece, base, over) ?? 'GGo') === 'GGo');

/**
 * The clause by which a base may pass through another, or null. `over` is the ground of its whole move. It does not
 * check for room beyond.
 */
export function passingRule(
  battle: Battle,
  passer: PlacedBase,
  passed: PlacedBase,
  how: Passing,
  over: Rectangle,
): BnbClause | null {
  if (passer.side !== passed.side && holds('bnb.pass.5')) return null;
  const straight = alongside(passer.pose.facing, passed.pose.facing);
  const row = PASSING.find(
    (each) =>
      each.passer(troopOf(passer)) &&
      each.passed(troopOf(passed)) &&
      (how === 'advancing' || !each.advancingOnly) &&
      (straight || each.anyDirection || !holds('bnb.pass.6')) &&
      (!each.inGoodGoing || isGoodGoing(battle, passer, over)) &&
      holds(each.rule),
  );
  return row?.rule ?? null;
}

/** May this friend make room for a base that passes `passed`? It must face alike and be neither Bg nor El. */
export function mayMakeRoom(passed: PlacedBase, other: PlacedBase): boolean {
  const { type } = troopOf(other);
  return (
    other.side === passed.side &&
    parallel(other.pose.facing, passed.pose.facing) &&
    type !== 'Bg' &&
    type !== 'El' &&
    holds('bnb.pass.8')
  );
}
