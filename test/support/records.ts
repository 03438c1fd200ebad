/** Reads and checks records with all rulesets; built as one script for a page. */
import type { BattleRecord } from '../../src/engine/battle/record.ts';
import { bnb } from '../../src/rules/bnb/index.ts';
import { dbm } from '../../src/rules/dbm/index.ts';
import { dbmm } from '../../src/rules/dbmm/index.ts';
import { hott } from '../../src/rules/hott/index.ts';
import { checkRecord as check, type RecordChecked } from '../../src/scenario/record-check.ts';

export { readRecord } from '../../src/scenario/record-file.ts';

export function checkRecord(record: BattleRecord): RecordChecked {
  const rules = [bnb, hott, dbm, dbmm].find(({ id }) => id === record.header.ruleset);
  if (!rules) throw new Error(`no ruleset is called ${record.header.ruleset}`);
  return check(rules, record);
}
