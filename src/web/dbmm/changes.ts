import type { BaseId, Battle } from '../../engine/battle.ts';
import type { Option } from '../../engine/game/steps.ts';
import { DBMM } from '../../rules/dbmm/game.ts';
import { dbmm as rules } from '../../rules/dbmm/index.ts';
import { obstacleOptions } from '../../rules/dbmm/obstacles/portable.ts';
import * as shared from '../debellis/changes.ts';

/** What picked elements may do besides moving: change mounts, go aboard and ashore, or set obstacles. */
export const changesOf = (battle: Battle, picked: readonly BaseId[]): readonly Option[] => [
  ...shared.changesOf(DBMM, rules, battle, picked),
  ...(picked.length === 1
    ? obstacleOptions(DBMM, rules, battle).filter(({ command }) => command.base === picked[0])
    : []),
];

export const notesOf = (battle: Battle, taken: readonly BaseId[]): readonly Option[] =>
  shared.notesOf(DBMM, rules, battle, taken);
