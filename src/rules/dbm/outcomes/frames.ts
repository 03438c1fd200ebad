/** Makes the frames of the outcome moves after a fight, in their order. DBM, Combat outcome; rulings 88 and 92. */
import type { BaseId, Battle, Frame, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { isFoot, isNaval, isOf } from '../base.ts';
import { attackersAside, lineBehind } from '../contacts.ts';
import { inOne, wholes } from '../double-bases.ts';
import { landingFrames } from '../naval/landing-party.ts';
import { shelterFrom } from '../walls/sections.ts';
import { zoneOfDeath } from './zone-of-death.ts';

export interface Fought {
  readonly fight: 'close' | 'shot';
  readonly loser: BaseId;
  readonly winner: BaseId;
  /** The outcome of the loser. */
  readonly outcome: string;
  /** The clause that ordered it. */
  readonly rule: string;
  /** The supporters of the loser and of the winner, from behind or on its base. */
  readonly loserSupport: readonly BaseId[];
  readonly winnerSupport: readonly BaseId[];
  /** The winner defended a river bank. */
  readonly held: boolean;
  /** All its shooters were behind its rear edge. */
  readonly fromBehind: boolean;
}

/** The bases lost with a destroyed loser in close combat: its support and friends close behind. */
function companionsInDeath(battle: Battle, base: PlacedBase, fought: Fought): readonly BaseId[] {
  if (fought.fight === 'shot' && holds('dbm.zod.4')) return [];
  const support = holds('dbm.zod.3') ? fought.loserSupport : [];
  const behind = zoneOfDeath(battle, holds('dbm.dbe.11') ? base : inOne(battle, base));
  return wholes(battle, [...support, ...behind.map(({ id }) => id)]);
}

/** The friends of one fighter whose fronts touch the flank or rear of the other. */
const friendsAside = (battle: Battle, beset: PlacedBase, fighter: PlacedBase): readonly BaseId[] =>
  attackersAside(battle, beset)
    .filter(({ base }) => base.side === fighter.side && base.id !== fighter.id)
    .map(({ base }) => base.id);

/** Those who may pursue over fortifications instead of war wagons or ships: foot behind them, or troops aboard. */
function onBehalf(battle: Battle, victor: PlacedBase, pursuit: Frame, wall: string): readonly Frame[] {
  if (isNaval(victor)) return landingFrames(battle, victor, String(pursuit.against), wall);
  if (!isOf(victor, 'WWg(S)') || !holds('dbm.pursue.4')) return [pursuit];
  const foot = lineBehind(battle, victor);
  return foot && isFoot(foot) ? [{ ...pursuit, base: foot.id, supporters: [], instead: true }] : [];
}

/** Troops aboard may pursue enemies on land, where a ship does not. */
const landings = (battle: Battle, victor: PlacedBase, loser: PlacedBase): readonly Frame[] =>
  isNaval(loser) ? [] : landingFrames(battle, victor, loser.id, null);

/**
 * The frames after a settled fight: the outcome of the loser and the losses with it, the recoils of its friends at the
 * winner's flank or rear, the pursuit. They must be made before a base moves, because they need the contacts.
 */
export function outcomeFrames(battle: Battle, fought: Fought): readonly Frame[] {
  const { fight, loser, winner, outcome, rule, loserSupport, winnerSupport, held, fromBehind } = fought;
  const [base, victor] = [placedBase(battle, loser), placedBase(battle, winner)];
  if (outcome === 'stand' || !base) return [];
  const own: Frame = {
    step: 'outcome',
    base: loser,
    outcome,
    winner,
    cause: rule,
    fight,
    supporters: loserSupport,
    dies: companionsInDeath(battle, base, fought),
    fromBehind,
  };
  if (fight === 'shot' || !victor) return [own];
  const beside = friendsAside(battle, victor, base).map(
    (id): Frame => ({ step: 'outcome', base: id, outcome: 'recoil', winner, cause: 'dbm.tac.8', fight }),
  );
  const aside = holds('dbm.pursue.8') ? [] : friendsAside(battle, base, victor);
  const wall = shelterFrom(battle, base, victor);
  const storms: readonly Frame[] = wall ? [{ step: 'storm', wall: wall.id, by: winner }] : [];
  const pursuit: Frame = { step: 'pursuit', base: winner, against: loser, supporters: winnerSupport, held };
  const others = aside.map((id): Frame => ({ ...pursuit, base: id, supporters: [], held: false }));
  const pursuits = wall
    ? onBehalf(battle, victor, pursuit, wall.id)
    : [pursuit, ...landings(battle, victor, base)];
  return [own, ...beside, ...storms, ...pursuits, ...others];
}
