/** The outcome moves that follow from one fight, in their order. DBM, Combat outcome; rulings 88 and 92. */
import type { BaseId, Battle, Frame, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { attackersAside } from '../contacts.ts';
import { zoneOfDeath } from './zone-of-death.ts';

export interface Fought {
  readonly fight: 'close' | 'shot';
  readonly loser: BaseId;
  readonly winner: BaseId;
  /** Of the loser. */
  readonly outcome: string;
  /** The clause that ordered it. */
  readonly rule: string;
  /** Those who supported the loser, the winner, from behind or on its base. */
  readonly loserSupport: readonly BaseId[];
  readonly winnerSupport: readonly BaseId[];
  /** The rear half of the loser's base. */
  readonly sharing: readonly BaseId[];
  /** The winner defended a river bank. */
  readonly held: boolean;
  /** It was shot at from behind its rear edge alone. */
  readonly fromBehind: boolean;
}

/** Who dies with a loser if that is destroyed: the other half of its base; in close combat its support, and those close behind. */
function companionsInDeath(battle: Battle, base: PlacedBase, fought: Fought): readonly BaseId[] {
  const sharing = holds('dbm.dbe.9') ? fought.sharing : [];
  if (fought.fight === 'shot' && holds('dbm.zod.4')) return sharing;
  const support = holds('dbm.zod.3') ? fought.loserSupport : [];
  return [...new Set([...sharing, ...support, ...zoneOfDeath(battle, base).map(({ id }) => id)])];
}

/** The friends of the loser who stand with their fronts on the winner's flank or rear. */
const besideLoser = (battle: Battle, winner: PlacedBase, loser: PlacedBase): readonly BaseId[] =>
  attackersAside(battle, winner)
    .filter(({ base }) => base.side === loser.side && base.id !== loser.id)
    .map(({ base }) => base.id);

/**
 * Frames for all that a settled fight leads to: the loser's outcome with those who die with it, the recoils of those
 * who attacked from aside, the pursuit. To be made before anybody moves: the contacts of the fight decide.
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
  const beside = besideLoser(battle, victor, base).map(
    (id): Frame => ({ step: 'outcome', base: id, outcome: 'recoil', winner, cause: 'dbm.tac.8', fight }),
  );
  const pursuit: Frame = { step: 'pursuit', base: winner, against: loser, supporters: winnerSupport, held };
  return [own, ...beside, pursuit];
}
