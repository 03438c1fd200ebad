/** The frames of the outcome moves that follow a fight, in their order. Blood and Blades, Combat. */

import type { BaseId, Battle, Frame, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import { holds } from '../../../engine/effects.ts';
import { closeContacts } from '../board/contacts.ts';

export interface Fought {
  readonly fight: Fight['kind'];
  readonly loser: BaseId;
  readonly winner: BaseId;
  /** The loser's outcome; `stand` if nothing happens. */
  readonly outcome: string;
  /** The clause that orders the outcome. */
  readonly rule: string;
  /** Bases that supported the winner, the nearer ranks first. */
  readonly supporters?: readonly BaseId[];
  /** The winner's unmodified die. */
  readonly die?: number;
  /** Whether the winner, and the loser, fought from upper ground. */
  readonly above?: boolean;
  readonly below?: boolean;
  /** The winner defended a river edge. */
  readonly defends?: boolean;
}

const outcomeFrame = (base: BaseId, outcome: string, fought: Fought, cause: string): Frame => ({
  step: 'outcome',
  base,
  outcome,
  winner: fought.winner,
  cause,
  fight: fought.fight,
});

/** The clause by which the winner's other enemies recoil too; null if they do not. */
function ruleForOthers(outcome: string): string | null {
  if (outcome === 'stand') return null;
  const rule = outcome === 'destroyed' || outcome === 'recoil' ? 'bnb.opponent.5' : 'bnb.opponent.13';
  return holds(rule) ? rule : null;
}

/** All enemies in frontal contact with the winner but the loser. */
const othersInFront = (battle: Battle, winner: PlacedBase, loser: BaseId): readonly BaseId[] =>
  closeContacts(battle, winner)
    .filter(({ enemy, enemyFrontal }) => enemyFrontal && enemy.id !== loser)
    .map(({ enemy }) => enemy.id);

/**
 * The frames of a settled fight: the loser's outcome, the recoils of the winner's other enemies, the pursuit. Make them
 * before any base moves, as the contacts of the fight decide.
 */
export function outcomeFrames(battle: Battle, fought: Fought): readonly Frame[] {
  const { fight, loser, winner, outcome, rule } = fought;
  if (outcome === 'stand') return [];
  const frames: Frame[] = [outcomeFrame(loser, outcome, fought, rule)];
  const victor = placedBase(battle, winner);
  if (fight === 'shot' || !victor) return frames;
  const bases = othersInFront(battle, victor, loser);
  const cause = bases.length > 0 ? ruleForOthers(outcome) : null;
  if (cause) frames.push(...bases.map((base) => outcomeFrame(base, 'recoil', fought, cause)));
  frames.push({
    step: 'pursuit',
    base: winner,
    against: loser,
    outcome,
    supporters: fought.supporters ?? [],
    die: fought.die ?? 0,
    above: fought.above ?? false,
    below: fought.below ?? false,
    ...(fought.defends ? { defends: true } : {}),
  });
  return frames;
}
