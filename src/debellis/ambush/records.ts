/** The exact records of a side's ambushes. */

import { type AmbushRecord, lyingOf, type RecordRules, recordOf } from '../../engine/ambush/record.ts';
import type { Battle } from '../../engine/battle.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { Debellis } from '../game.ts';
import { isGeneral } from '../troops/base.ts';

const RECORD = keptWith((game: Debellis): RecordRules => ({ leads: isGeneral, siteOf: game.siteWithin }));

/** A record for each feature with elements of a side inside, and one for those behind cover. */
export function ambushRecords(game: Debellis, battle: Battle, side: SideId): readonly AmbushRecord[] {
  const lying = lyingOf(battle, side).map((base) => ({ base, site: game.siteWithin(battle, base) }));
  return [...new Set(lying.map(({ site }) => site))].flatMap((site) => {
    const bases = lying.filter((each) => each.site === site).map(({ base }) => base);
    return recordOf(RECORD(game), battle, side, bases) ?? [];
  });
}
