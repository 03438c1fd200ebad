/** Which elements may pass over, under or through which. Hordes of the Things, Passing. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { alongside } from '../../../geometry/tolerance.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isAerial, isFoot, isGround, isMounted, isOf } from '../troops/base.ts';
import { isInCloseCombat } from './contacts.ts';

/** The kind of move of the passing element. A recoiling aerial passes over no element. */
export type Passing = 'moving' | 'recoiling';

interface Pair {
  readonly battle: Battle;
  readonly passer: PlacedBase;
  readonly passed: PlacedBase;
  readonly how: Passing;
}

const areFriends = ({ passer, passed }: Pair): boolean => passer.side === passed.side;

interface Row {
  readonly rule: HottClause;
  readonly may: (pair: Pair) => boolean;
  /** A further condition, and the key of the message if it fails. */
  readonly only?: { readonly key: string; readonly if: (pair: Pair) => boolean };
}

/** One row for each clause; the first that fits lets the passer pass. */
const PASSING: readonly Row[] = [
  { rule: 'hott.pass.1', may: ({ passer, passed }) => isOf(passer, 'Sneakers') || isOf(passed, 'Sneakers') },
  { rule: 'hott.pass.2', may: (pair) => isOf(pair.passer, 'Magician') && areFriends(pair) },
  { rule: 'hott.pass.3', may: ({ passer }) => isOf(passer, 'God') },
  {
    rule: 'hott.pass.4',
    may: (pair) =>
      isGround(pair.passer) &&
      isAerial(pair.passed) &&
      (areFriends(pair) || isOf(pair.passed, 'Flyers', 'Aerial Hero')),
    only: { key: 'hott.pass.fighting', if: ({ battle, passed }) => !isInCloseCombat(battle, passed) },
  },
  {
    rule: 'hott.pass.5',
    may: ({ passer, passed, how }) => isAerial(passer) && isGround(passed) && how !== 'recoiling',
  },
  {
    rule: 'hott.pass.6',
    may: (pair) => isMounted(pair.passer) && isFoot(pair.passed) && areFriends(pair),
    only: {
      key: 'hott.pass.askew',
      if: ({ passer, passed }) => alongside(passer.pose.facing, passed.pose.facing),
    },
  },
];

/** The clause by which one element may pass another as both face, or null. It does not check for room beyond. */
export function passingRule(
  battle: Battle,
  passer: PlacedBase,
  passed: PlacedBase,
  how: Passing,
): HottClause | null {
  const pair = { battle, passer, passed, how };
  return (
    PASSING.find(({ rule, may, only }) => may(pair) && (only?.if(pair) ?? true) && holds(rule))?.rule ?? null
  );
}

/** The clause by which a mover could pass another but for one failed condition, and the key of its message. */
export function conditionFailed(battle: Battle, passer: PlacedBase, passed: PlacedBase) {
  const pair: Pair = { battle, passer, passed, how: 'moving' };
  const row = PASSING.find(({ rule, may, only }) => only && may(pair) && !only.if(pair) && holds(rule));
  return row?.only ? { rule: row.rule, key: row.only.key } : null;
}
