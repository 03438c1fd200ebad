/** What a legal order costs besides points. */
import { type BaseId, type Battle, basesOnTable } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { type Crowded, crowdedBy, tramplingBy } from './crowding.ts';
import type { Trampling } from './trampling.ts';

export interface Losses {
  /** Movers that could shoot, but not after the order. */
  readonly shots: readonly BaseId[];
  /** Friends that fight with a lower total after the order. */
  readonly support: readonly BaseId[];
  /** Bases that lose their way back. */
  readonly crowded: readonly Crowded[];
  /** Bases that would trample friends on their way back. */
  readonly trampling: readonly Trampling[];
}

const withEnds = (battle: Battle, { ends }: Judgement): Battle => ({
  ...battle,
  bases: battle.bases.map((base) => {
    const end = ends.find((each) => each.base === base.id);
    return end ? { ...base, pose: end.pose } : base;
  }),
});

/** The total of a base in its close combat before the dice; null where it fights none. */
function totalOf(rules: Ruleset, battle: Battle, id: BaseId): number | null {
  const meant = rules.combat.fightMeant(rules, battle, { type: 'fight', base: id });
  if ('fault' in meant) return null;
  const { sides } = rules.combat.assess(rules, battle, meant.fight);
  return sides.find(({ base }) => base === id)?.total ?? null;
}

/** The shots, the support and the ways back that a move costs. */
export function lossesOf(rules: Ruleset, battle: Battle, move: Judgement): Losses {
  const after = withEnds(battle, move);
  const movers = new Set(move.ends.map(({ base }) => base));
  const side = battle.bases.find(({ id }) => movers.has(id))?.side;
  const support = basesOnTable(battle)
    .filter((base) => base.side === side && !movers.has(base.id))
    .filter((base) => rules.combat.mainOpponent(battle, base) !== null)
    .map(({ id }) => id)
    .filter((id) => {
      const [before, then] = [totalOf(rules, battle, id), totalOf(rules, after, id)];
      return before !== null && then !== null && then < before;
    });
  const shots = onScreen(rules.id)?.orders.losingShots(battle, after, move) ?? [];
  return {
    shots,
    support,
    crowded: crowdedBy(rules, battle, after, movers),
    trampling: tramplingBy(rules, battle, after, movers),
  };
}
