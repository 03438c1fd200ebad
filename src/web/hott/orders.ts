import { type BaseId, type Battle, figure, type PlacedBase, placedBase } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import { agreed } from '../../engine/game/options.ts';
import { costOf, type Judgement, judgeMove } from '../../engine/moves/judge.ts';
import { featuresUnder, isBadFeature } from '../../rules/hott/arrivals/lairs.ts';
import { hott as rules } from '../../rules/hott/index.ts';
import { isDemoralised } from '../../rules/hott/mass/demoralised.ts';
import { priceOf } from '../../rules/hott/moves/price.ts';
import { HIDDEN_LURKERS } from '../../rules/hott/options.ts';
import { shooterFaults } from '../../rules/hott/shooting/shooters.ts';
import { targetsOf } from '../../rules/hott/shooting/shots.ts';
import { openSpells, SPELL_PRICE } from '../../rules/hott/spells/bespelling.ts';
import { isAerial } from '../../rules/hott/troops/base.ts';
import type { ButtonOrder, OrdersOnScreen } from '../on-screen/orders.ts';
import type { Told } from '../on-screen/told.ts';
import { touchedOnly } from './fights.ts';

/** A move over the edge may be ordered as leaving the battlefield for good. */
function leaving(battle: Battle, refused: MoveCommand): MoveCommand | null {
  const order: MoveCommand = { ...refused, kind: 'leave' };
  const { reasons, trace } = judgeMove(rules, battle, order, battle.turn.active);
  return trace?.edge && reasons.length === 0 ? order : null;
}

/** Aerials that only touch ground troops may begin to fight them. Bases that would run may be held. */
function buttons(battle: Battle, picked: readonly string[]): readonly ButtonOrder[] {
  if (battle.flow.awaits[0]?.kind !== 'orders') return [];
  const bases = picked.map((id) => placedBase(battle, id)).filter((base) => base !== null);
  const [first] = bases;
  if (!first) return [];
  const held = bases.every((base) => isDemoralised(battle, base));
  const hold = { type: 'hold', bases: picked };
  const figures = { count: bases.length, price: costOf(priceOf(battle, bases, 0)) };
  return [
    ...(bases.length === 1 && touchedOnly(battle, first).length > 0
      ? [{ command: { type: 'engage', base: first.id }, key: 'screen.hott.engage' }]
      : []),
    ...(held ? [{ command: hold, key: 'screen.hott.hold', figures }] : []),
    ...(held && bases.length === 1
      ? [{ command: { ...hold, turnabout: true }, key: 'screen.hott.hold-turned' }]
      : []),
  ];
}

/** Elements that have moved do not shoot in their own bound, but for those that shoot at any time. */
function losingShots(battle: Battle, after: Battle, { trace, length }: Judgement): readonly BaseId[] {
  const loses = (base: PlacedBase): boolean => {
    const marked = { ...base, bound: { ...base.bound, moved: figure(base.bound, 'moved') + length } };
    if (shooterFaults(battle, base).length > 0 || shooterFaults(battle, marked).length === 0) return false;
    const there = placedBase(after, base.id);
    return targetsOf(battle, base).length > 0 || (there !== null && targetsOf(after, there).length > 0);
  };
  return (trace?.way.movers ?? []).filter(loses).map(({ id }) => id);
}

/** Lurkers, which nobody sees before they appear, spring on those that come into bad going. */
function dangers(battle: Battle, ends: Judgement['ends']): Told | null {
  if (!agreed(battle.options, HIDDEN_LURKERS)) return null;
  const enters = ends.some(({ base: id, pose }) => {
    const base = placedBase(battle, id);
    if (!base || isAerial(base)) return false;
    const before = featuresUnder(battle, base);
    return featuresUnder(battle, { ...base, pose }).some(
      (piece) => isBadFeature(piece) && !before.includes(piece),
    );
  });
  return enters ? { key: 'screen.hott.may-lurk' } : null;
}

/** Spells come after the moves: each magician with a target in reach may still spend the price of one. */
function pointsKept(battle: Battle): number {
  const casters = new Set(openSpells(battle).map(({ base }) => base));
  const left = Object.values(battle.turn.pips).reduce((sum, points) => sum + points, 0);
  return Math.min(left, SPELL_PRICE * casters.size);
}

export const orders: OrdersOnScreen = {
  marks: ['bespelled', 'bespelledAt'],
  keys: [],
  // 4, 25 and 100 paces.
  steps: [1, 6.25, 25],
  buttons,
  losingShots,
  dangers,
  pointsKept,
  leaving,
};
