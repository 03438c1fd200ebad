/** Friends behind a base that it destroys when it has to go back. */
import { type BaseId, type Battle, findBase, type PlacedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { planRecoil } from '../../engine/outcomes/recoil.ts';

/** A base that would trample friends, and these. */
export interface Trampling {
  readonly base: BaseId;
  readonly friends: readonly BaseId[];
}

/** The friends that a base destroys if it has to go back from where it stands. */
export const trampledBy = (rules: Ruleset, battle: Battle, base: PlacedBase): readonly BaseId[] =>
  planRecoil(rules, battle, base)
    .gone.map(({ base: id }) => id)
    .filter((id) => id !== base.id && findBase(battle, id)?.side === base.side);
