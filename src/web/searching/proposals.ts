/** Finds all legal moves on offer. */
import type { Battle } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { type LegalCandidate, legalCandidates } from '../../engine/moves/family.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import type { Place } from '../table/snapping.ts';
import { placedOf } from './ends.ts';
import { endOf, wallsAgainst } from './offers.ts';

const stays = (battle: Battle, { ends }: Judgement): boolean =>
  ends.every(({ base, pose }) => {
    const now = placedBase(battle, base)?.pose;
    return now?.x === pose.x && now.y === pose.y && now.facing === pose.facing;
  });

/** All legal moves on offer: attacks first, then the longest first. */
export function proposals(rules: Ruleset, battle: Battle, ids: readonly string[]): readonly Place[] {
  const movers = placedOf(battle, ids);
  const walls = wallsAgainst(rules, battle, ids);
  const attacks = ({ candidate, judgement }: LegalCandidate): boolean =>
    candidate.kind === 'wall' ||
    judgement.contacts.some(
      ({ base, other }) => placedBase(battle, base)?.side !== placedBase(battle, other)?.side,
    );
  return [
    ...legalCandidates(rules, battle, ids),
    ...(walls ? legalCandidates(rules, battle, ids, walls) : []),
  ]
    .filter(({ judgement }) => !stays(battle, judgement))
    .toSorted((a, b) => Number(attacks(b)) - Number(attacks(a)) || b.judgement.length - a.judgement.length)
    .map(({ command }) => endOf(rules, battle, movers, 0, command));
}
