/** What an exchange of losses is worth to a side at this point of a battle. */
import { type Battle, otherSide, type SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { counselFor } from '../plain-profile.ts';
import type { Counsel } from '../profile.ts';
import type { Exchange } from './odds/losses.ts';

export interface Weighing {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly counsel: Counsel;
  readonly side: SideId;
  /** Points of an enemy loss, and of an own loss: dearer the nearer an army is to breaking. */
  readonly gain: number;
  readonly loss: number;
  /** Grows with the rounds: a battle that is not fought is not won. */
  readonly heat: number;
  /** Grows above 1 once it is late. */
  readonly boldness: number;
  /** So many times an enemy loss an own one counts. */
  readonly care: number;
}

/** Losses count for more when little is left to lose. */
const dearness = (left: number): number => 1 + 6 / (left + 2);

/** How hot a battle has grown after so many rounds, and with how much care it is still fought. */
function temperAt({ patience, calm }: Counsel, round: number): Pick<Weighing, 'heat' | 'care'> {
  const risen = 1 + Math.max(0, round - 5) / patience;
  if (!calm) return { heat: risen, care: 1 };
  const late = Math.max(0, round - calm.until);
  return {
    heat: Math.min(risen, calm.heat + late / patience),
    care: 1 + (calm.care - 1) * Math.max(0, 1 - late / calm.fades),
  };
}

export function weighingOf(rules: Ruleset, battle: Battle, side: SideId): Weighing {
  const counsel = counselFor(rules.id);
  const { heat, care } = temperAt(counsel, battle.turn.round);
  const boldness = Math.max(1, heat / (counsel.bold ?? Number.POSITIVE_INFINITY));
  return {
    rules,
    battle,
    counsel,
    side,
    gain: dearness(counsel.left(battle, otherSide(battle, side))),
    loss: (care * dearness(counsel.left(battle, side))) / boldness,
    heat,
    boldness,
    care,
  };
}

/** What a side's standing is worth by what both have left: its slope is `dearness`. */
const standingOf = (left: number): number => left + 6 * Math.log(left + 2);

export const materialOf = ({ battle, counsel, side }: Weighing): number =>
  standingOf(counsel.left(battle, side)) - standingOf(counsel.left(battle, otherSide(battle, side)));

/** What an exchange is worth to the side that is weighed. */
export const worthOf = (weighing: Weighing, exchange: Exchange, attacker: SideId): number =>
  attacker === weighing.side
    ? exchange.passive * weighing.gain - exchange.active * weighing.loss
    : exchange.active * weighing.gain - exchange.passive * weighing.loss;

/** Fights worse than this are not sought at first; the longer a battle lasts, the worse they may be. */
const BAD = -0.5;

/** Is a fight of such a worth better not sought? */
export const isBad = ({ heat }: Weighing, value: number): boolean => value < BAD * heat;

/** How much a fight of such a worth is wished for in itself, by a side that is active in it or not. */
export function eagerness(weighing: Weighing, value: number, exchange: Exchange, active: boolean): number {
  const { heat, care, counsel } = weighing;
  if (!counsel.wary) return isBad(weighing, value) ? 1 / heat : heat;
  const [mine, theirs] = active ? [exchange.active, exchange.passive] : [exchange.passive, exchange.active];
  const own = care * mine;
  return own + theirs === 0 ? 0 : (heat * Math.max(0, theirs - own)) / (own + theirs);
}
