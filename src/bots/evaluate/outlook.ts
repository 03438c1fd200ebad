/** The outlook of a side at this point of a battle: the weight of losses, and the urgency to fight. */
import { otherSide, type PlacedBase, type SideId } from '../../engine/battle.ts';
import type { Situation } from '../context.ts';
import type { Temper } from '../knowledge/profile.ts';
import { traitsOf } from '../knowledge/roles.ts';
import type { Losses } from './odds/losses.ts';

/** How losses and fights count. */
export interface Mood {
  /** The worth of one point that the enemy loses, and of one that the side loses. It grows as an army nears defeat. */
  readonly gain: number;
  readonly loss: number;
  /** 1 at first. It grows with the rounds, because a battle without fights is not won. */
  readonly urgency: number;
  /** 1 at first. It grows late in the battle, and makes own losses count less. */
  readonly boldness: number;
  /** The number of enemy losses for which one own loss counts. */
  readonly caution: number;
  /** How much more the side can still lose than its enemy. */
  readonly lead: number;
}

export interface Outlook extends Situation, Mood {}

/** The weight of a loss: it is higher when an army can lose less. */
const lossWeight = (left: number): number => 1 + 6 / (left + 2);

/** The worth of the points that a side can still lose: the integral of `lossWeight`. */
const standingOf = (left: number): number => left + 6 * Math.log(left + 2);

/** Urgency grows after this round. */
const EARLY = 5;

/** Urgency and caution in a round. */
function urgencyAt({ patience, calm }: Temper, round: number): Pick<Mood, 'urgency' | 'caution'> {
  const risen = 1 + Math.max(0, round - EARLY) / patience;
  if (!calm) return { urgency: risen, caution: 1 };
  const late = Math.max(0, round - calm.until);
  return {
    urgency: Math.min(risen, calm.urgency + Math.max(0, round - calm.drags) / patience),
    caution: 1 + (calm.caution - 1) * Math.max(0, 1 - late / calm.fades),
  };
}

function moodOf({ profile: { army, temper }, battle, side }: Situation): Mood {
  const { urgency, caution } = urgencyAt(temper, battle.turn.round);
  const boldness = Math.max(1, urgency / (temper.boldFrom ?? Number.POSITIVE_INFINITY));
  const [own, enemy] = [army.left(battle, side), army.left(battle, otherSide(battle, side))];
  return {
    gain: lossWeight(enemy),
    loss: (caution * lossWeight(own)) / boldness,
    urgency,
    boldness,
    caution,
    lead: standingOf(own) - standingOf(enemy),
  };
}

/** The outlook of a situation; in the mood given, if it is known. */
export function outlookOf(situation: Situation, mood: Mood = moodOf(situation)): Outlook {
  const { rules, profile, battle, side, posts } = situation;
  const { gain, loss, urgency, boldness, caution, lead } = mood;
  return {
    rules,
    profile,
    battle,
    side,
    ...(posts ? { posts } : {}),
    ...{ gain, loss, urgency, boldness, caution, lead },
  };
}

/** The outlook for a base. Boldness never makes the loss of a precious base count less. */
export const outlookFor = (outlook: Outlook, base: PlacedBase): Outlook =>
  outlook.boldness > 1 && traitsOf(outlook, base).precious
    ? { ...outlook, loss: outlook.loss * outlook.boldness }
    : outlook;

/** The worth of a fight to the own side, by the losses of both sides. */
export const worthOf = ({ side, gain, loss }: Outlook, losses: Losses, attacker: SideId): number =>
  attacker === side
    ? losses.passive * gain - losses.active * loss
    : losses.active * gain - losses.passive * loss;

/** The worth of a fight to the side of the attacker. */
export const worthToAttacker = (outlook: Outlook, losses: Losses, attacker: SideId): number =>
  worthOf(outlook, losses, attacker) * (attacker === outlook.side ? 1 : -1);

/** A fight worth less than this is bad at first. The limit falls as a battle grows urgent. */
const BAD = -0.5;

/** Should a fight of this worth be avoided? */
const isBad = ({ urgency }: Outlook, value: number): boolean => value < BAD * urgency;

/** The wish to fight, which is added to the worth of a fight. `active` tells whether the side is active in it. */
export function wishFor(outlook: Outlook, value: number, losses: Losses, active: boolean): number {
  const { urgency, caution, profile } = outlook;
  if (profile.temper.wishToFight.for === 'any fight') return isBad(outlook, value) ? 1 / urgency : urgency;
  const [mine, theirs] = active ? [losses.active, losses.passive] : [losses.passive, losses.active];
  const own = caution * mine;
  return own + theirs === 0 ? 0 : (urgency * Math.max(0, theirs - own)) / (own + theirs);
}
