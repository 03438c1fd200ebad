import type { Base, Battle, PlacedBase, SideId } from '../../engine/battle.ts';
import { basesOnTable, figure, otherSide } from '../../engine/battle.ts';
import { sumOf } from '../../engine/combat.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { planRecoil } from '../../engine/outcomes/recoil.ts';
import { agreedSize } from '../../rules/hott/army-size.ts';
import { featuresUnder, isNewIn, isWater } from '../../rules/hott/arrivals/lairs.ts';
import { elementOf, isAerial, isGeneral, isHero, isLurker, isOf } from '../../rules/hott/base.ts';
import { strongholdAttacked } from '../../rules/hott/combat/opponents.ts';
import { fleesOff } from '../../rules/hott/combat/outcome-table.ts';
import { isInCloseCombat } from '../../rules/hott/contacts.ts';
import { groundTouched } from '../../rules/hott/engaged.ts';
import { lostAp, totalAp } from '../../rules/hott/lost.ts';
import { paces } from '../../rules/hott/measures.ts';
import { priceOf } from '../../rules/hott/moves/price.ts';
import { RANGES } from '../../rules/hott/shooting/arc.ts';
import { edgeShotAt } from '../../rules/hott/shooting/shot-line.ts';
import { targetOfBase } from '../../rules/hott/shooting/target.ts';
import { openSpells, spellPrice } from '../../rules/hott/spells/bespelling.ts';
import { areEngaged } from '../../rules/hott/state.ts';
import { costOf, moveOf } from '../../rules/hott/troops.ts';
import { nextTurning } from '../../rules/hott/turning/who.ts';
import type { Counsel, Plan } from '../profile.ts';

/** Most elements cost 2 army points: such a one counts as the commonest base of any other army does. */
const COMMON = 2;
/** With a stronghold the battle is lost, and with a general nearly always: the share of all that is left. */
const STRONGHOLD = 1.3;
const GENERAL = 0.8;

const SHARES: Readonly<Record<string, number>> = {
  destroyed: 1,
  ensorcelled: 0.8,
  captured: 1,
  flee: 0.3,
  recoil: 0.1,
};

/** A general who only goes back or flees is not lost, nor is the battle: his share is of what he is worth as a general. */
const HALF = 0.5;
const SHAKEN = 0.25;

/** A god is lost again as soon as a 1 is thrown: he is called where so little more, of common bases, decides the battle. */
const DECIDES = 2;
/** An army that can lose so little more calls whom it can. */
const DESPERATE = 1;

/** How far a spell reaches: heroes and magicians are ensorcelled by it. */
const SPELL = paces(600);

/** How often a die shows 1: a magician who bespells by a second one ensorcels himself. */
const ONE = 1 / 6;
/**
 * The share of its worth that lurkers cost on whom they may spring, if the enemy may have any: from water they may at
 * any time, else only on newcomers.
 */
const AMBUSH = {
  water: { hampered: 0.6, other: 0.5 },
  ground: { hampered: 0.12, other: 0.06 },
} as const;
/** Nobody who hopes to win anyhow stakes his general on even odds. */
const GAMBLE = 2;

const left = (battle: Battle, side: SideId): number =>
  Math.max(0.5, (totalAp(battle, side) / 2 - lostAp(battle, side)) / COMMON);

const points = (base: Base): number => costOf(elementOf(base)) / COMMON;

const isHampered = (base: Base): boolean =>
  !isOf(base, 'Shooters', 'Warband', 'Beasts') && !isLurker(base) && !isAerial(base);

/** May an enemy have lurkers that have gone back, or among the points agreed on that he has not shown? */
const mayBeHidden = (battle: Battle, from: SideId): boolean =>
  totalAp(battle, otherSide(battle, from)) < agreedSize(battle) ||
  battle.bases.some((base) => base.side !== from && base.place === 'reserve' && isLurker(base));

/** Lurkers, where the enemy may have any. */
function ambushed(battle: Battle, base: PlacedBase): number {
  // Who lurks himself is seldom found by another.
  const features = isAerial(base) || isLurker(base) ? [] : featuresUnder(battle, base);
  if (features.length === 0 || !mayBeHidden(battle, base.side)) return 0;
  const hampered = isHampered(base) ? 'hampered' : 'other';
  if (features.some(isWater)) return AMBUSH.water[hampered];
  return features.some((piece) => isNewIn(battle, base, piece)) ? AMBUSH.ground[hampered] : 0;
}

/** Judgements of Hordes of the Things: army points are what a battle is lost by, or the stronghold, or the general. */
export const hottCounsel: Counsel = {
  worth: (base, battle) => points(base) + (isGeneral(base) ? GENERAL * left(battle, base.side) : 0),
  worthOfPiece: ({ side }, battle) => STRONGHOLD * left(battle, side),
  left,
  share(outcome, base) {
    if (outcome === 'flee' && base && fleesOff(elementOf(base))) return 1;
    const share = SHARES[outcome] ?? 0;
    return base && isGeneral(base) && share < HALF ? share * SHAKEN : share;
  },
  hampered: isHampered,
  precious: (base: Base) => isGeneral(base),
  dreads: (base: Base, enemy: Base) =>
    isOf(enemy, 'Magician') && (isHero(base) || isOf(base, 'Magician')) ? SPELL : null,
  prudence: 1,
  preciousFear: 8,
  keptBack: () => false,
  isHeld: (battle: Battle, base: PlacedBase) =>
    isInCloseCombat(battle, base) || strongholdAttacked(battle, base) !== null,
  breaksOff: true,
  mayMove: (base: Base) => figure(base.bound, 'moved') === 0 && figure(base.bound, 'tactical') === 0,
  mayAttack: (base: Base) => !isOf(base, 'Artillery'),
  canAttack: (base: Base, goal: Base) => !isAerial(goal) || isAerial(base) || isOf(base, 'Hero', 'Paladin'),
  shoots: (base: Base) => {
    const range = RANGES.find(({ element }) => element === elementOf(base));
    return range ? { width: 3 * base.width, depth: paces(range.paces) } : null;
  },
  aimsAt: (battle, shooter, target) => edgeShotAt(battle, shooter, targetOfBase(target)) !== null,
  bespells: (base: Base) => (isOf(base, 'Magician') ? SPELL : null),
  ambushed,
  commands: () => null,
  canStorm: (base: Base) => !isAerial(base) && !isLurker(base) && !isOf(base, 'Artillery'),
  calls: (base, battle) =>
    !isOf(base, 'God') ||
    left(battle, otherSide(battle, base.side)) <= DECIDES ||
    left(battle, base.side) <= DESPERATE,
  mustEngage: (base: Base, goal: Base) => isAerial(base) && !isAerial(goal),
  freeOrders: (battle: Battle, side: SideId) =>
    basesOnTable(battle)
      .filter((base) => base.side === side && isAerial(base))
      .filter((base) =>
        groundTouched(battle, base).some((other) => !areEngaged(battle, base.id, other.base.id)),
      )
      .map(({ id }) => ({ type: 'engage', base: id })),
  orders: () => [],
  // A stronghold falls to three who storm together: whoever can walk goes for it from the start.
  raids: (base: Base) =>
    !isGeneral(base) && !isLurker(base) && !isOf(base, 'Artillery', 'Magician', 'Hordes'),
  party: { soon: 6, late: 6 },
  march: {
    pull: 0.3,
    near: 160,
    far: 500,
    stays: (base: Base) => isGeneral(base) || isLurker(base) || isOf(base, 'Artillery'),
  },
  stride: (bases) => Math.min(...bases.map((base) => paces(moveOf(elementOf(base), 'good').value))),
  runsAway: () => false,
  turnsToFace: (battle: Battle) => nextTurning(battle, []) !== null,
  facesFlanks: true,
  sparesIll: false,
  patience: 4,
  calm: { heat: 5, fears: 2, care: 3.5, until: 80, fades: 60 },
  zeal: 0.8,
  bold: 8,
  raidHeat: 2,
  wary: true,
  stormCare: 2,
  gathers: true,
  orderCost: (battle, bases) => sumOf(priceOf(battle, bases, 0)),
  eases: true,
  leastGain: 0.01,
  goingBack(rules: Ruleset, battle: Battle, base: PlacedBase) {
    const { complete, gone } = planRecoil(rules, battle, base);
    const lost = gone.map((each) => each.base);
    return {
      hemmed: strongholdAttacked(battle, base) === null && (!complete || lost.includes(base.id)),
      crushed: battle.bases.filter(
        ({ id, side }) => side === base.side && id !== base.id && lost.includes(id),
      ),
    };
  },
  mishap(base: Base) {
    if (!isOf(base, 'Magician')) return 0;
    const risk = (SHARES.ensorcelled ?? 0) * (figure(base.marks, 'ones') > 0 ? ONE : ONE / 4);
    return isGeneral(base) ? GAMBLE * risk : risk;
  },
  bides: isLurker,
  plans: (battle: Battle, side: SideId): readonly Plan[] =>
    battle.turn.active === side
      ? openSpells(battle).map((order) => ({
          base: order.base,
          target: order.target,
          price: spellPrice(order).reduce((sum, { value }) => sum + value, 0),
        }))
      : [],
};
