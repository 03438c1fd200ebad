import { KNOWN } from './known.ts';
import type { Counsel } from './profile.ts';

const PLAIN: Counsel = {
  worth: () => 1,
  worthOfPiece: () => 1,
  left: () => Number.POSITIVE_INFINITY,
  share: (outcome) => (outcome === 'destroyed' ? 1 : 0),
  hampered: () => false,
  precious: () => false,
  keptBack: () => false,
  isHeld: () => false,
  mayMove: () => true,
  mayAttack: () => true,
  canAttack: () => true,
  shoots: () => null,
  commands: () => null,
  canStorm: () => true,
  mustEngage: () => false,
  freeOrders: () => [],
  orders: () => [],
  raids: () => false,
  party: { soon: 4, late: 8 },
  march: null,
  stride: () => 100,
  byRoad: true,
  runsAway: () => false,
  turnsToFace: () => false,
  facesFlanks: false,
  sparesIll: true,
  patience: 8,
  zeal: 0.7,
  plans: () => [],
};

/** The judgements for a ruleset; for one that nobody has written any for, plain ones. */
export const counselFor = (ruleset: string): Counsel => KNOWN.get(ruleset)?.counsel ?? PLAIN;
