/**
 * What happens after all outcome moves: engaged pairs end and captives come back. Hordes of the Things, Resolving
 * combat.
 */

import type { BaseId, Battle, Frame } from '../../../engine/battle.ts';
import { findBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { releaseCaptives } from '../arrivals/release.ts';
import { lasts } from '../board/engaged.ts';
import { engagedPairs, note, stateOf } from '../state.ts';
import { figure } from '../troops/marks.ts';
import { isDestroyed } from './losses.ts';

/** Records which aerials and ground elements no longer fight each other. */
export function part(work: Work): void {
  const pairs = engagedPairs(work.battle);
  const left = pairs.filter((pair) => lasts(work.battle, pair));
  if (left.length === pairs.length || !holds('hott.aerial.7')) return;
  const gone = pairs.filter((pair) => !left.includes(pair)).flat();
  tell(work, { type: 'parted', rule: 'hott.aerial.7', figures: { bases: gone } }, [note({ engaged: left })]);
}

/** Has the magician been destroyed or ensorcelled, or has it fled? */
function losesHold(battle: Battle, magician: BaseId): boolean {
  const base = findBase(battle, magician);
  if (!base) return false;
  return isDestroyed(base) || base.place === 'ensorcelled' || figure(base.bound, 'fled') > 0;
}

/** The frames that bring back the captives of magicians that no longer hold them. */
export function releases(work: Work): readonly Frame[] {
  const { captives = {} } = stateOf(work.battle);
  const holders = work.battle.bases.map(({ id }) => id).filter((id) => Object.values(captives).includes(id));
  return holders.filter((id) => losesHold(work.battle, id)).flatMap((id) => releaseCaptives(work, id));
}
