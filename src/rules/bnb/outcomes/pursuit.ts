/** Which winners pursue, and how far. Blood and Blades, Combat, pursuit. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { BASE_WIDTH } from '../measures.ts';
import { troopOf } from '../troops/base.ts';
import { isInfantry, isMounted, type Troop } from '../troops/troops.ts';

/** The facts of a fight that decide its pursuit. */
export interface Won {
  readonly winner: Troop;
  readonly loser: Troop;
  /** The winner's unmodified die. */
  readonly die: number;
  /** Whether the winner, and the loser, fought from upper ground. */
  readonly above: boolean;
  readonly below: boolean;
  /** Whether the winner is in a river, and whether it defended a river edge. */
  readonly wades?: boolean;
  readonly defends?: boolean;
}

interface PursuitRow {
  readonly rule: BnbClause;
  readonly when: (won: Won) => boolean;
}

const isOf = ({ type }: Troop, ...types: readonly Troop['type'][]): boolean => types.includes(type);
const isOdd = (die: number): boolean => die % 2 === 1;

export const MUST_PURSUE: readonly PursuitRow[] = [
  { rule: 'bnb.pursue.3', when: ({ winner, loser }) => isOf(winner, 'HCh') && !isOf(loser, 'Ps') },
  {
    rule: 'bnb.pursue.4',
    when: ({ winner, loser }) =>
      isOf(winner, 'Sp', 'Bd') && !winner.regular && isInfantry(loser) && !isOf(loser, 'Ps'),
  },
  {
    rule: 'bnb.pursue.5',
    when: ({ winner, loser }) => isOf(winner, 'Pk', 'Wb') && !isOf(loser, 'Ps', 'LH'),
  },
  {
    rule: 'bnb.pursue.6',
    when: ({ winner, loser, die, above }) => above && isOdd(die) && !isOf(winner, 'Ps') && !isOf(loser, 'Ps'),
  },
  { rule: 'bnb.pursue.7', when: ({ winner, die, above }) => above && isOdd(die) && isOf(winner, 'Ps') },
  { rule: 'bnb.pursue.8', when: ({ wades }) => wades === true },
];

export const MAY_PURSUE: readonly PursuitRow[] = [
  { rule: 'bnb.pursue.9', when: ({ winner, below }) => below && !isOf(winner, 'Bw') },
  { rule: 'bnb.pursue.10', when: ({ winner }) => isOf(winner, 'Bd') && winner.regular },
  {
    rule: 'bnb.pursue.11',
    when: ({ winner, loser }) => isInfantry(winner) && !isOf(winner, 'Bw') && isOf(loser, 'Ps', 'LH'),
  },
];

const rowOf = (rows: readonly PursuitRow[], won: Won): PursuitRow | undefined =>
  rows.find(({ rule, when }) => when(won) && holds(rule));

/** Whether a winner must or may pursue, with the clause; null if it stays. */
export function pursuitOf(won: Won): { readonly must: boolean; readonly rule: BnbClause } | null {
  if (isOf(won.winner, 'Bg') || (won.defends && holds('bnb.pursue.14'))) return null;
  const must = rowOf(MUST_PURSUE, won);
  const may = rowOf(MAY_PURSUE, won);
  if (must && (!may || holds('bnb.pursue.12'))) return { must: true, rule: must.rule };
  const free = may ?? must;
  return free ? { must: false, rule: free.rule } : null;
}

/** Does this outcome of the loser let the winner pursue? All do but standing. */
export function opensPursuit(outcome: string): boolean {
  if (outcome === 'spent') return holds('bnb.pursue.18');
  return outcome !== 'stand' && holds('bnb.pursue.1');
}

/** Least and greatest length of a pursuit, in millimetres. */
export function pursuitLimits(base: PlacedBase): { readonly least: number; readonly most: number } {
  const troop = troopOf(base);
  if (isOf(troop, 'Hd')) return { least: base.depth, most: base.depth };
  const most = isMounted(troop) ? BASE_WIDTH : BASE_WIDTH / 2;
  return { least: base.depth, most: Math.max(base.depth, most) };
}
