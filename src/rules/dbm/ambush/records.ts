/** The exact records of a side's ambushes. DBM, Ambush. */
import { type AmbushRecord, lyingOf, type RecordRules, recordOf } from '../../../engine/ambush/record.ts';
import type { Battle, SideId } from '../../../engine/battle.ts';
import { isGeneral } from '../base.ts';
import { siteWithin } from './sites.ts';

const RECORD: RecordRules = { leads: isGeneral, siteOf: siteWithin };

/** A record for each feature with elements of a side inside, and one for those behind cover. */
export function ambushRecords(battle: Battle, side: SideId): readonly AmbushRecord[] {
  const lying = lyingOf(battle, side).map((base) => ({ base, site: siteWithin(battle, base) }));
  return [...new Set(lying.map(({ site }) => site))].flatMap((site) => {
    const bases = lying.filter((each) => each.site === site).map(({ base }) => base);
    return recordOf(RECORD, battle, side, bases) ?? [];
  });
}
