/** The shooting step of a bound. Blood and Blades, Shooting. */

import { ordered } from '../../../engine/ambush/hidden.ts';
import { spring } from '../../../engine/ambush/reveal.ts';
import { ambushOptions, lurkingAims, mayShootFromAmbush } from '../../../engine/ambush/shots.ts';
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { otherSide, placedBase } from '../../../engine/battle.ts';
import { shotMarks } from '../../../engine/combat/fighting.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { oneOf, partly } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { baseOption, goOn, waitForOne, wordOption } from '../../../engine/game/asking.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import {
  entered,
  fightPhase,
  type Open,
  type Ordered,
  PHASE_FRAME,
  shotOption,
} from '../../../engine/phases/fights.ts';
import { AMBUSH_RULES } from '../ambush/rules.ts';
import { AMBUSH_SHOTS } from '../ambush/shots.ts';
import type { BnbCommand, BnbOrder } from '../commands.ts';
import { chosenAims } from '../shooting/aims.ts';
import {
  choiceOfTarget,
  compulsoryAims,
  fightOfShot,
  openAims,
  SHOT_ORDER,
  type Shot,
  type ShotOrder,
  shotFaults,
  shotOf,
} from '../shooting/shots.ts';
import { note } from '../state.ts';
import { figure } from '../troops/marks.ts';
import { loseVehicles } from '../troops/vehicles.ts';

const PHASE = 'shooting';
const FRAME = {
  ...PHASE_FRAME,
  ...partly({ asks: oneOf('target', 'primary', 'ambush'), order: SHOT_ORDER }),
};

type ShootingFrame = FrameOf<typeof FRAME>;

const ids = (bases: readonly PlacedBase[]): string[] => bases.map((base) => base.id);

/**
 * Asks the other player, before the first shot, whether bases shoot from ambush, so that all shots can be ordered.
 * Then says whether any base can shoot.
 */
function enter({ rules, battle }: Work, { asks }: ShootingFrame): boolean | Next {
  const by = otherSide(battle, battle.turn.active);
  if (asks !== 'ambush' && mayShootFromAmbush(AMBUSH_SHOTS, rules, battle, by))
    return waitForOne(by, 'ambush-shots', undefined, { step: PHASE, asks: 'ambush' });
  return (
    openAims(rules, battle).length > 0 || mayShootFromAmbush(AMBUSH_SHOTS, rules, battle, battle.turn.active)
  );
}

function chooseAmbush(work: Work, option: string): Next {
  const options = ambushOptions(
    AMBUSH_SHOTS,
    work.rules,
    work.battle,
    otherSide(work.battle, work.battle.turn.active),
  );
  spring(AMBUSH_RULES, work, options.find((each) => each.option === option)?.shooters ?? [], 'shoots');
  return goOn({ step: PHASE, asks: 'ambush' });
}

/** Asks the other player for the target of one of its bases, where it has a choice. */
function askTarget({ rules, battle }: Work): Next | null {
  const choice = choiceOfTarget(rules, battle);
  if (!choice) return null;
  const about = { base: choice.aim.shooter.id, among: ids(choice.aim.options) };
  return waitForOne(choice.by, 'shooting-target', about, { ...entered(PHASE), asks: 'target' });
}

function chooseTarget(work: Work, target: BaseId): Next {
  const base = choiceOfTarget(work.rules, work.battle)?.aim.shooter.id ?? '';
  const chosen = { ...chosenAims(work.battle), [base]: target };
  tell(work, { type: 'target-chosen', rule: 'bnb.shoot.18', figures: { base, target } }, [
    note({ shootingAims: chosen }),
  ]);
  return goOn(entered(PHASE));
}

const NO_ORDER: ShotOrder = { base: '', target: '' };

/** The primary shooter, by the rules or by the order; null if the other player must still name it. */
function primaryOf(battle: Battle, order: ShotOrder, shot: Shot): PlacedBase | null {
  const [first] = shot.primaries;
  if (!first || shot.primaries.length === 1 || !holds('bnb.shoot.24')) return first ?? null;
  const named = shot.primaries.find((base) => base.id === order.base);
  return first.side === battle.turn.active ? (named ?? first) : null;
}

const shootersIn = ({ base, aiding }: ShotOrder): readonly string[] => [base, ...(aiding ?? [])];

/** Shooters come out of their ambush first; returns the order with the names that they have then. */
function outOfAmbush(work: Work, order: ShotOrder): ShotOrder {
  const [base, ...aiding] = spring(AMBUSH_RULES, work, shootersIn(order), 'shoots');
  return { ...order, base: base ?? order.base, ...(order.aiding ? { aiding } : {}) };
}

function order(work: Work, order: BnbOrder<'shoot'>): Ordered {
  const { rules, battle } = work;
  const seen = ordered(AMBUSH_RULES, battle, shootersIn(order));
  const named = [...shootersIn(order), order.target, ...(order.enemyAiding ?? [])];
  const away = named.filter((id) => !placedBase(seen, id));
  if (away.length > 0) return away.map((base) => reason(rules, 'not-on-table', { base }));
  const faults = shotFaults(rules, seen, order);
  if (faults.length > 0) return faults;
  const wish = outOfAmbush(work, order);
  const target = placedBase(work.battle, wish.target) as PlacedBase;
  const shot = shotOf(rules, work.battle, wish, target);
  const primary = primaryOf(work.battle, wish, shot);
  return primary ? fightOfShot(rules, work.battle, wish, shot, primary) : askPrimary(wish, shot);
}

function askPrimary(wish: ShotOrder, { target, primaries }: Shot): Next {
  const about = { target: target.id, among: ids(primaries) };
  const by = primaries[0]?.side ?? '';
  return waitForOne(by, 'primary-shooter', about, { ...entered(PHASE), asks: 'primary', order: wish });
}

/** The shot whose primary shooter is asked for. */
function shotMeant(rules: Ruleset, battle: Battle, wish: ShotOrder): Shot | null {
  const target = placedBase(battle, wish.target);
  return target && shotOf(rules, battle, wish, target);
}

function choosePrimary({ rules, battle }: Work, wish: ShotOrder, id: BaseId): Ordered {
  const shot = shotMeant(rules, battle, wish);
  const primary = shot?.primaries.find((base) => base.id === id);
  return shot && primary ? fightOfShot(rules, battle, wish, shot, primary) : [];
}

const whoShot = ({ bases: [primary, target], shooters, returning, returned }: Fight): readonly BaseId[] => [
  ...(shooters ?? [primary]),
  ...(returned ? (returning ?? [target]) : []),
];

/** The targets with the lower total. */
function beatenIn(
  { bases: [primary, target], returned }: Fight,
  [of, against]: readonly number[],
): readonly BaseId[] {
  const less = (of ?? 0) - (against ?? 0);
  if (less > 0) return [target];
  return less < 0 && returned ? [primary] : [];
}

function choices(
  rules: Ruleset,
  battle: Battle,
  { asks, order: wish = NO_ORDER }: ShootingFrame,
): readonly Option[] {
  switch (asks) {
    case 'ambush':
      return ambushOptions(AMBUSH_SHOTS, rules, battle, otherSide(battle, battle.turn.active)).map(
        ({ option }) => wordOption(option),
      );
    case 'target':
      return (choiceOfTarget(rules, battle)?.aim.options ?? []).map(({ id }) =>
        baseOption(id, 'option.target'),
      );
    default:
      return (shotMeant(rules, battle, wish)?.primaries ?? []).map(({ id }) =>
        baseOption(id, 'option.primary'),
      );
  }
}

function chosen(work: Work, { asks, order: wish = NO_ORDER }: ShootingFrame, choice: string): Ordered {
  if (asks === 'ambush') return chooseAmbush(work, choice);
  return asks === 'target' ? chooseTarget(work, choice) : choosePrimary(work, wish, choice);
}

function open(rules: Ruleset, battle: Battle): Open {
  const shots = openAims(rules, battle).flatMap(({ shooter, options, at }) =>
    (shooter.side === battle.turn.active ? options : [at])
      .filter((target) => figure(target.bound, 'shotAt') === 0)
      .map((target) => shotOption(shooter.id, target.id)),
  );
  const lurking = lurkingAims(AMBUSH_SHOTS, rules, battle, battle.turn.active).flatMap(
    ({ shooter, options }) => options.map((target) => shotOption(shooter.id, target.id)),
  );
  const left = compulsoryAims(rules, battle).map(({ shooter, at }) => [shooter.id, at.id]);
  return {
    options: [...shots, ...lurking],
    left: left.length > 0 ? { rule: 'bnb.shoot.6', key: 'bnb.shots-left', figures: { shots: left } } : null,
  };
}

/** Shots of both sides' Bw, target by target, in the order that the active player chooses. */
export const shooting = fightPhase<ShootingFrame, BnbCommand>({
  phase: PHASE,
  frame: FRAME,
  kind: 'shoot',
  activeOrders: 'bnb.shoot.31',
  notes: ['shootingAims'],
  enter,
  open,
  orders: { shoot: order },
  fights: {
    begins: { type: 'shot-begins', rule: 'bnb.shoot.31' },
    settled: { type: 'shot', rule: 'bnb.combat.12' },
    marks: shotMarks,
    costs(work, fight, totals) {
      loseVehicles(work, whoShot(fight), 'bnb.troop.15');
      loseVehicles(work, beatenIn(fight, totals), 'bnb.troop.16');
    },
  },
  questions: { first: askTarget, options: choices, chosen },
});
