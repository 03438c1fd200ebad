/** What the other side learns of a side's notes when elements appear: troops aboard, riders who dismounted. */

import type { Added } from '../../engine/ambush/private-names.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Change } from '../../engine/event.ts';
import { setAside, wereMounted } from '../dismounting/in-notes.ts';
import { boarded, boarding } from '../naval/sailing.ts';
import { note, stateOf } from '../state.ts';

/** The changes that go with elements that appear. `shown`: how they appear. */
export function toldWith(battle: Battle, shown: readonly Added[]): readonly Change[] {
  const onShips = [...shown, ...boarding(battle, shown)];
  const all = [...onShips, ...setAside(battle, onShips)];
  const { aboard, onFoot } = stateOf(battle);
  const [ships, riders] = [boarded(battle, all), wereMounted(battle, all)];
  return [
    ...all.slice(shown.length),
    ...(Object.keys(ships).length > 0 ? [note({ aboard: { ...aboard, ...ships } })] : []),
    ...(Object.keys(riders).length > 0 ? [note({ onFoot: { ...onFoot, ...riders } })] : []),
  ];
}
