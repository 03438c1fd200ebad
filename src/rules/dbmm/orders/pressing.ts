/** What a side settles beforehand about pressing forward. DBMM, Pressing forward; ruling 145. */
import type { Battle } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { happenFor, tell } from '../../../engine/game/work.ts';
import { factsOf, type PressPolicy } from '../state.ts';
import { withFacts } from './changing.ts';

/** Do the elements of a side press forward? `ask`: its player is asked each time. */
export const pressPolicy = (battle: Battle, side: SideId): PressPolicy =>
  (holds('dbmm.press.9') ? factsOf(battle, side).pressing : undefined) ?? 'ask';

/** Settles whether the elements of a side press forward. The enemy is not told. */
export function settlePressing(work: Work, side: SideId, press: PressPolicy): void {
  const changes = [withFacts(work.battle, side, { pressing: press })];
  const story = { type: 'pressing-settled', rule: 'dbmm.press.9', figures: { side, press } };
  if (holds('dbmm.press.10')) happenFor(work, side, story, changes);
  else tell(work, story, changes);
}
