/** An element goes straight on, with those lined up behind it. DBMM, Pursuing; Pressing forward. */
import { depthOfFront } from '../../../debellis/bases/double-bases.ts';
import { fileBehind } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { lineUp } from '../../../debellis/steps/pursuit.ts';
import { type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { carryOut, type OutcomeTale } from '../../../engine/outcomes/carry-out.ts';
import type { OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planPursuit } from '../../../engine/outcomes/recoil.ts';
import type { DbmmClause } from '../clauses/ids.ts';

/** How the advance of the first element and of those behind it are told. Those behind go with it if their clause holds. */
export interface AdvanceTales {
  readonly first: OutcomeTale<DbmmClause>;
  readonly behind: OutcomeTale<DbmmClause>;
  /** The clause by which the rest of the column goes too. */
  readonly column: DbmmClause;
}

/** Carries out the plan of the first element, lines it up with enemies, and takes the ranks behind it along. */
export function advance(
  game: Debellis,
  work: Work,
  base: PlacedBase,
  plan: OutcomePlan,
  { first, behind, column }: AdvanceTales,
): void {
  const file = holds(behind.rule) ? fileBehind(work.battle, base) : [];
  const followers = holds(column) ? file : file.slice(0, 1);
  carryOut(work, plan, base.id, 'pursue', { ...game.tales, pursue: first });
  const ahead = placedBase(work.battle, base.id);
  if (ahead) lineUp(game, work, ahead);
  for (const { id } of followers) {
    const follower = placedBase(work.battle, id);
    if (!follower) continue;
    const distance = holds('dbmm.pursue.22') ? plan.went : depthOfFront(game, follower);
    const way = planPursuit(work.rules, work.battle, follower, distance);
    carryOut(work, way, id, 'pursue', { ...game.tales, pursue: behind });
  }
}
