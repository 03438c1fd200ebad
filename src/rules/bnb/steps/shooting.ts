/** The shooting step of a bound. Blood and Blades, Shooting. */

import type { BaseId, Battle, PlacedBase, SideId } from '../../../engine/battle.ts';
import { figure, otherSide, placedBase } from '../../../engine/battle.ts';
import { type AnyCommand, facesOf } from '../../../engine/command.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { FIGHT, heldFight, holding, marked, settleFight, throwFor } from '../../../engine/fighting.ts';
import { flag, oneOf, partly } from '../../../engine/form.ts';
import { closePhase, END_PHASE, forgetting } from '../../../engine/sequence.ts';
import { tell } from '../../../engine/work.ts';
import { ordered } from '../ambush/hidden.ts';
import { spring } from '../ambush/reveal.ts';
import { ambushOptions, lurkingAims, mayShootFromAmbush } from '../ambush/shots.ts';
import { framesAfter } from '../combat/aftermath.ts';
import type { BnbAssessment } from '../combat/combatant.ts';
import type { BnbCommand, BnbOrder, BnbStep } from '../commands.ts';
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
import { loseVehicles } from '../vehicles.ts';

const PHASE = 'shooting';
const FRAME = partly({
  entered: flag,
  asks: oneOf('target', 'primary', 'ambush'),
  order: SHOT_ORDER,
  fight: FIGHT,
});

type ShootingFrame = FrameOf<typeof FRAME>;

const ENTERED = { step: PHASE, entered: true };

type Answer = Next | readonly Reason[];

const close = (work: Work, type: 'phase-ended' | 'phase-skipped'): Next =>
  closePhase(work, PHASE, type, forgetting(work, 'shootingAims'));

const ids = (bases: readonly PlacedBase[]): string[] => bases.map((base) => base.id);

const orderedBy = (battle: Battle): SideId =>
  holds('bnb.shoot.31') ? battle.turn.active : otherSide(battle, battle.turn.active);

function order(work: Work): Next {
  const { rules, battle } = work;
  const choice = choiceOfTarget(rules, battle);
  if (choice) {
    const about = { base: choice.aim.shooter.id, among: ids(choice.aim.options) };
    return {
      next: 'wait',
      awaits: [{ by: choice.by, kind: 'shooting-target', answer: { form: 'one' }, about }],
      frame: { ...ENTERED, asks: 'target' },
    };
  }
  return {
    next: 'wait',
    awaits: [{ by: orderedBy(battle), kind: 'shoot', answer: { form: 'orders' } }],
    frame: ENTERED,
  };
}

/** Asks the other player, before the first shot, whether bases shoot from ambush, so that all shots can be ordered. */
function askAmbush(work: Work): Next {
  const by = otherSide(work.battle, work.battle.turn.active);
  if (!mayShootFromAmbush(work.rules, work.battle, by)) return begun(work);
  return {
    next: 'wait',
    awaits: [{ by, kind: 'ambush-shots', answer: { form: 'one' } }],
    frame: { step: PHASE, asks: 'ambush' },
  };
}

function chooseAmbush(work: Work, command: BnbCommand): Answer {
  const { rules, battle } = work;
  const option = (command.type === 'choose' && command.option) || command.type;
  const options = ambushOptions(rules, battle, otherSide(battle, battle.turn.active));
  const chosen = command.type === 'choose' && options.find((each) => each.option === option);
  if (!chosen)
    return [reason(rules, 'not-an-option', { option, options: options.map((each) => each.option) })];
  spring(work, chosen.shooters, 'shoots');
  return begun(work);
}

/** Asks for the orders of the phase, or skips it if no base can shoot. */
function begun(work: Work): Next {
  const { rules, battle } = work;
  const idle = openAims(rules, battle).length === 0 && !mayShootFromAmbush(rules, battle, battle.turn.active);
  return idle ? close(work, 'phase-skipped') : order(work);
}

function chooseTarget(work: Work, command: AnyCommand): Answer {
  const choice = choiceOfTarget(work.rules, work.battle);
  const target = choice?.aim.options.find((base) => base.id === command.base);
  if (command.type !== 'choose' || !choice || !target) return [reason(work.rules, 'not-an-option')];
  const base = choice.aim.shooter.id;
  const chosen = { ...chosenAims(work.battle), [base]: target.id };
  tell(work, { type: 'target-chosen', rule: 'bnb.shoot.18', figures: { base, target: target.id } }, [
    note({ shootingAims: chosen }),
  ]);
  return order(work);
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
  const [base, ...aiding] = spring(work, shootersIn(order), 'shoots');
  return { ...order, base: base ?? order.base, ...(order.aiding ? { aiding } : {}) };
}

function begin(work: Work, order: BnbOrder<'shoot'>): Answer {
  const { rules, battle } = work;
  const seen = ordered(battle, shootersIn(order));
  const named = [...shootersIn(order), order.target, ...(order.enemyAiding ?? [])];
  const away = named.filter((id) => !placedBase(seen, id));
  if (away.length > 0) return away.map((base) => reason(rules, 'not-on-table', { base }));
  const faults = shotFaults(rules, seen, order);
  if (faults.length > 0) return faults;
  const wish = outOfAmbush(work, order);
  const target = placedBase(work.battle, wish.target) as PlacedBase;
  const shot = shotOf(rules, work.battle, wish, target);
  const primary = primaryOf(work.battle, wish, shot);
  return primary ? shootNow(work, wish, shot, primary) : askPrimary(wish, shot);
}

function askPrimary(wish: ShotOrder, shot: Shot): Next {
  const about = { target: shot.target.id, among: ids(shot.primaries) };
  const by = shot.primaries[0]?.side ?? '';
  return {
    next: 'wait',
    awaits: [{ by, kind: 'primary-shooter', answer: { form: 'one' }, about }],
    frame: { ...ENTERED, asks: 'primary', order: wish },
  };
}

function choosePrimary(work: Work, wish: ShotOrder, command: AnyCommand): Answer {
  const target = placedBase(work.battle, wish.target);
  const shot = target && shotOf(work.rules, work.battle, wish, target);
  const primary = shot?.primaries.find((base) => base.id === command.base);
  if (command.type !== 'choose' || !shot || !primary) return [reason(work.rules, 'not-an-option')];
  return shootNow(work, wish, shot, primary);
}

function shootNow(work: Work, wish: ShotOrder, shot: Shot, primary: PlacedBase): Next {
  const fight = fightOfShot(work.rules, work.battle, wish, shot, primary);
  const frame = holding(ENTERED, fight);
  return throwFor(work, fight, { type: 'shot-begins', rule: 'bnb.shoot.31' }, { frame });
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

function marksOf(
  battle: Battle,
  { bases: [primary, target], shooters, returning, returned }: Fight,
): readonly Change[] {
  const back = [...marked(battle, returning ?? [target], 'shot'), ...marked(battle, [primary], 'shotAt')];
  return [
    ...marked(battle, shooters ?? [primary], 'shot'),
    ...marked(battle, [target], 'shotAt'),
    ...(returned ? back : []),
  ];
}

function resolve(work: Work, fight: Fight, faces: readonly number[]): Next {
  const { assessment, settlement, figures } = settleFight<BnbAssessment>(work, fight, faces);
  const frames = framesAfter(work.battle, assessment, settlement, faces);
  tell(work, { type: 'shot', rule: 'bnb.combat.12', figures }, marksOf(work.battle, fight));
  loseVehicles(work, whoShot(fight), 'bnb.troop.15');
  loseVehicles(work, beatenIn(fight, settlement.totals), 'bnb.troop.16');
  return { next: 'call', frames, then: ENTERED };
}

function leave(work: Work): Answer {
  const left = compulsoryAims(work.rules, work.battle);
  if (left.length === 0) return close(work, 'phase-ended');
  const shots = left.map(({ shooter, at }) => [shooter.id, at.id]);
  return [{ rule: 'bnb.shoot.6', key: 'bnb.shots-left', figures: { shots } }];
}

const shotOption = (base: string, target: string): Option => ({
  command: { type: 'shoot', base, target },
  key: 'option.shoot',
  figures: { base, target },
});

const choiceOption =
  (key: string) =>
  (base: PlacedBase): Option => ({
    command: { type: 'choose', base: base.id },
    key,
    figures: { base: base.id },
  });

function choices(rules: Ruleset, battle: Battle, frame: ShootingFrame): readonly Option[] {
  if (frame.asks === 'ambush')
    return ambushOptions(rules, battle, otherSide(battle, battle.turn.active)).map(({ option }) => ({
      command: { type: 'choose', option },
      key: `choice.${option}`,
    }));
  if (frame.asks === 'target')
    return (choiceOfTarget(rules, battle)?.aim.options ?? []).map(choiceOption('option.target'));
  const { order: wish = NO_ORDER } = frame;
  const target = placedBase(battle, wish.target);
  return target ? shotOf(rules, battle, wish, target).primaries.map(choiceOption('option.primary')) : [];
}

function orders(rules: Ruleset, battle: Battle): readonly Option[] {
  const shots = openAims(rules, battle).flatMap(({ shooter, options, at }) =>
    (shooter.side === battle.turn.active ? options : [at])
      .filter((target) => figure(target.bound, 'shotAt') === 0)
      .map((target) => shotOption(shooter.id, target.id)),
  );
  const lurking = lurkingAims(rules, battle, battle.turn.active).flatMap(({ shooter, options }) =>
    options.map((target) => shotOption(shooter.id, target.id)),
  );
  const all = [...shots, ...lurking];
  return compulsoryAims(rules, battle).length > 0 ? all : [...all, END_PHASE];
}

/** Shots of both sides' Bw, target by target, in the order that the active player chooses. */
export const shooting: BnbStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    return frame.entered === undefined ? askAmbush(work) : order(work);
  },
  answer(work, frame, command): Answer {
    if (frame.asks === 'ambush') return chooseAmbush(work, command);
    if (frame.asks === 'target') return chooseTarget(work, command);
    if (frame.asks === 'primary') return choosePrimary(work, frame.order ?? NO_ORDER, command);
    const fight = heldFight(work, frame);
    if (fight) return resolve(work, fight, facesOf(command));
    if (command.type === 'shoot') return begin(work, command);
    if (command.type === 'end-phase') return leave(work);
    return [reason(work.rules, 'wrong-phase', { phase: PHASE, type: command.type })];
  },
  options(rules, battle, frame) {
    if (frame.fight !== undefined) return [];
    return frame.asks === undefined ? orders(rules, battle) : choices(rules, battle, frame);
  },
};
