/** The evaluation profile of Hordes of the Things. A battle is lost by army points, the stronghold or the general. */
import {
  type Base,
  type Battle,
  basesOnTable,
  figure,
  otherSide,
  type PlacedBase,
  type SideId,
} from '../../engine/battle.ts';
import { sumOf } from '../../engine/combat/sums.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { planRecoil } from '../../engine/outcomes/recoil.ts';
import { featuresUnder, isNewIn, isWater } from '../../rules/hott/arrivals/lairs.ts';
import { isInCloseCombat } from '../../rules/hott/board/contacts.ts';
import { groundTouched } from '../../rules/hott/board/engaged.ts';
import { strongholdAttacked } from '../../rules/hott/combat/opponents.ts';
import { fleesOff } from '../../rules/hott/combat/outcome-table.ts';
import { agreedSize } from '../../rules/hott/ending/army-size.ts';
import { lostAp, totalAp } from '../../rules/hott/ending/lost.ts';
import { paces } from '../../rules/hott/measures.ts';
import { IN_COMMAND, priceOf } from '../../rules/hott/moves/price.ts';
import { RANGES } from '../../rules/hott/shooting/arc.ts';
import { edgeShotAt } from '../../rules/hott/shooting/shot-line.ts';
import { targetOfBase } from '../../rules/hott/shooting/target.ts';
import { openSpells, spellPrice } from '../../rules/hott/spells/bespelling.ts';
import { areEngaged } from '../../rules/hott/state.ts';
import { elementOf, isAerial, isGeneral, isHero, isLurker, isOf } from '../../rules/hott/troops/base.ts';
import { costOf, moveOf } from '../../rules/hott/troops/troops.ts';
import { nextTurning } from '../../rules/hott/turning/who.ts';
import { WEIGHTS } from '../evaluate/weights.ts';
import type { EvaluationProfile, GoingBack, Plan, Readiness } from '../knowledge/profile.ts';
import type { Role } from '../knowledge/roles.ts';

/** Most elements cost 2 army points. Such an element counts as much as a common base of another ruleset. */
const COMMON = 2;
/** The loss of the stronghold or the general nearly ends the battle: its worth is a share of all that is left. */
const STRONGHOLD = 1.3;
const GENERAL = 0.8;

const LOSS_SHARES: Readonly<Record<string, number>> = {
  destroyed: 1,
  ensorcelled: 0.8,
  captured: 1,
  flee: 0.3,
  recoil: 0.1,
};

/** The part of its usual share that an outcome other than a loss costs a general: its whole worth is high. */
const HALF = 0.5;
const SHAKEN = 0.25;

/** A god is lost again at a throw of 1, so it is called only if the enemy can lose no more than this. */
const DECIDES = 2;
/** It is also called by an army that can itself lose no more than this. */
const DESPERATE = 1;

/** How far a spell reaches: heroes and magicians are ensorcelled by it. */
const SPELL = paces(600);

/** How often a die shows 1: the second one ensorcels the magician itself. */
const ONE = 1 / 6;
/**
 * The share of its worth that lurkers may cost a base, if the enemy may have any: from water they appear at any time,
 * else only before newcomers.
 */
const AMBUSH = {
  water: { hampered: 0.6, other: 0.5 },
  ground: { hampered: 0.12, other: 0.06 },
} as const;
/** A careful player does not risk the general at even odds. */
const GAMBLE = 2;

const left = (battle: Battle, side: SideId): number =>
  Math.max(0.5, (totalAp(battle, side) / 2 - lostAp(battle, side)) / COMMON);

const points = (base: Base): number => costOf(elementOf(base)) / COMMON;

const isHampered = (base: Base): boolean =>
  !isOf(base, 'Shooters', 'Warband', 'Beasts') && !isLurker(base) && !isAerial(base);

/** May an enemy have lurkers that have gone back, or among the agreed points that it has not shown? */
const mayBeHidden = (battle: Battle, from: SideId): boolean =>
  totalAp(battle, otherSide(battle, from)) < agreedSize(battle) ||
  battle.bases.some((base) => base.side !== from && base.place === 'reserve' && isLurker(base));

/** The share of its worth that lurkers may cost a base. */
function ambushRisk(battle: Battle, base: PlacedBase): number {
  // Lurkers are seldom found by others.
  const features = isAerial(base) || isLurker(base) ? [] : featuresUnder(battle, base);
  if (features.length === 0 || !mayBeHidden(battle, base.side)) return 0;
  const hampered = isHampered(base) ? 'hampered' : 'other';
  if (features.some(isWater)) return AMBUSH.water[hampered];
  return features.some((piece) => isNewIn(battle, base, piece)) ? AMBUSH.ground[hampered] : 0;
}

function roleOf(base: Base): Role {
  if (isGeneral(base)) return 'general';
  if (isLurker(base)) return 'lurker';
  if (isOf(base, 'Artillery')) return 'engine';
  // A stronghold falls to three that storm together: every base that can walk goes for it from the start.
  return isOf(base, 'Magician', 'Hordes') ? 'line' : 'raider';
}

const isBound = (base: Base): boolean =>
  figure(base.bound, 'moved') !== 0 || figure(base.bound, 'tactical') !== 0;

function readiness(battle: Battle, base: PlacedBase): Readiness {
  if (isBound(base)) return 'done';
  const held = isInCloseCombat(battle, base) || strongholdAttacked(battle, base) !== null;
  return held ? 'held' : 'ready';
}

/** Flyers that touch an enemy on the ground which they have not declared to fight. */
const engaging = (battle: Battle, side: SideId): readonly AnyCommand[] =>
  basesOnTable(battle)
    .filter((base) => base.side === side && isAerial(base))
    .filter((base) =>
      groundTouched(battle, base).some((other) => !areEngaged(battle, base.id, other.base.id)),
    )
    .map(({ id }) => ({ type: 'engage', base: id }));

function goingBack(rules: Ruleset, battle: Battle, base: PlacedBase): GoingBack {
  const { complete, gone } = planRecoil(rules, battle, base);
  const lost = gone.map((each) => each.base);
  return {
    hemmed: strongholdAttacked(battle, base) === null && (!complete || lost.includes(base.id)),
    crushed: battle.bases.filter(({ id, side }) => side === base.side && id !== base.id && lost.includes(id)),
  };
}

function mishap(base: Base): number {
  if (!isOf(base, 'Magician')) return 0;
  const risk = (LOSS_SHARES.ensorcelled ?? 0) * (figure(base.marks, 'ones') > 0 ? ONE : ONE / 4);
  return isGeneral(base) ? GAMBLE * risk : risk;
}

/** Spells that may still be cast. */
const spells = (battle: Battle, side: SideId): readonly Plan[] =>
  battle.turn.active === side
    ? openSpells(battle).map((order) => ({
        base: order.base,
        target: order.target,
        price: spellPrice(order).reduce((sum, { value }) => sum + value, 0),
      }))
    : [];

/** The reach on good going, without roads. */
const reach = (bases: readonly PlacedBase[]): number =>
  Math.min(...bases.map((base) => paces(moveOf(elementOf(base), 'good').value)));

export const hottProfile: EvaluationProfile = {
  army: {
    worth: (base, battle) => points(base) + (isGeneral(base) ? GENERAL * left(battle, base.side) : 0),
    worthOfPiece: ({ side }, battle) => STRONGHOLD * left(battle, side),
    left,
    lossShare(outcome, base) {
      if (outcome === 'flee' && base && fleesOff(elementOf(base))) return 1;
      const share = LOSS_SHARES[outcome] ?? 0;
      return base && isGeneral(base) && share < HALF ? share * SHAKEN : share;
    },
  },
  troops: {
    roleOf,
    isHampered,
    mayAttack: (base) => !isOf(base, 'Artillery'),
    canAttack: (base, goal) => !isAerial(goal) || isAerial(base) || isOf(base, 'Hero', 'Paladin'),
    mustDeclare: (base, goal) => isAerial(base) && !isAerial(goal),
    canStorm: (base) => !isAerial(base) && !isLurker(base) && !isOf(base, 'Artillery'),
    commandRange: (base) => (isGeneral(base) ? IN_COMMAND : null),
    readiness,
    isTimely: (base, battle) =>
      !isOf(base, 'God') ||
      left(battle, otherSide(battle, base.side)) <= DECIDES ||
      left(battle, base.side) <= DESPERATE,
  },
  dangers: {
    shootingZone(base) {
      const range = RANGES.find(({ element }) => element === elementOf(base));
      return range ? { width: 3 * base.width, depth: paces(range.paces) } : null;
    },
    canAim: (battle, shooter, target) => edgeShotAt(battle, shooter, targetOfBase(target)) !== null,
    spellRange: (base) => (isOf(base, 'Magician') ? SPELL : null),
    dreadRange: (base, enemy) =>
      isOf(enemy, 'Magician') && (isHero(base) || isOf(base, 'Magician')) ? SPELL : null,
    mishap,
    ambushRisk,
    goingBack,
    turnsToFace: (battle) => nextTurning(battle, []) !== null,
  },
  orders: {
    reach: (_where, bases) => reach(bases),
    cost: (battle, bases) => sumOf(priceOf(battle, bases, 0)),
    free: engaging,
    plans: spells,
    spell: 'bespell',
    arrivals: ['replace-horde', 'desorcel'],
  },
  temper: {
    patience: 4,
    wishToFight: { points: 0.8, for: 'gain' },
    threats: 'together',
    // The lines meet about the sixth round. A longer wait brought armies of bots to a halt before each other.
    calm: { urgency: 5, drags: 24, fears: 2, caution: 2, until: 6, fades: 8 },
    boldFrom: 4,
    march: {
      pull: 0.3,
      near: 160,
      far: 500,
    },
    raidParty: { soon: 6, late: 6 },
    raidUrgency: 2,
    preciousFear: 8,
    prudence: 1,
    stormCaution: 2,
  },
  weights: WEIGHTS,
};
