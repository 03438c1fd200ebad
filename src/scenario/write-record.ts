import type { BattleRecord } from '../engine/battle/record.ts';

/** A record as the text of a file. */
export const writeRecord = (record: BattleRecord): string => `${JSON.stringify(record)}\n`;
