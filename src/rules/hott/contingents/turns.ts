/** In its side's bound each contingent goes through phases 1 to 3 after the main army. */

import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { commandInTurn, contingentsOf } from './contingents.ts';

/** The last of the phases that each contingent goes through. */
const LAST = 'tactical-moves';

/** As the bound comes to the phase after the moves: the next contingent begins at the first phase. */
export function nextContingent(work: Work, at: number): number | null {
  const { active, command } = work.battle.turn;
  if (work.rules.phases[at - 1] !== LAST) return null;
  const next = contingentsOf(work.battle, active).find((name) => name > commandInTurn(work.battle));
  if (next !== undefined && holds('hott.campally.7')) {
    const figures = { side: active, command: next };
    tell(work, { type: 'contingent-begins', rule: 'hott.campally.7', figures }, [
      { change: 'turn', set: { command: next } },
    ]);
    return 0;
  }
  if (command !== undefined)
    tell(work, { type: 'contingents-done', rule: 'hott.campally.7', figures: { side: active } }, [
      { change: 'turn', set: { command: '' } },
    ]);
  return null;
}
