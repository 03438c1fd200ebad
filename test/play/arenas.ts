import type { Battle } from '../../src/engine/battle.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { bnb } from '../../src/rules/bnb/index.ts';
import { dbm } from '../../src/rules/dbm/index.ts';
import { dbmm } from '../../src/rules/dbmm/index.ts';
import { hott } from '../../src/rules/hott/index.ts';
import { armyBattles } from './army-battles.ts';
import { columnBattle } from './bnb-columns.ts';
import { dbmLanding } from './dbm-landings.ts';
import { dbmSiege } from './dbm-sieges.ts';
import { hottMelee } from './hott-melees.ts';
import { dbmMelee, dbmmMelee } from './melees.ts';
import { smallBattle } from './small-battles.ts';
import { dbmBattleWithFleets, smallDbmBattle } from './small-dbm-battles.ts';
import { smallDbmmBattle } from './small-dbmm-battles.ts';
import { smallHottBattle, smallMassBattle } from './small-hott-battles.ts';

/** A setting for random play: a ruleset, and a battle before its setup for each seed. */
export interface Arena {
  readonly rules: Ruleset;
  battleOf(seed: number): Battle;
}

const isMass = (id: string): boolean => id.includes('/mass/');

/** Random troops try combinations that no army has. Armies try what people play. */
export const ARENAS = {
  bnb: { rules: bnb, battleOf: smallBattle },
  'bnb-columns': { rules: bnb, battleOf: columnBattle },
  dbm: { rules: dbm, battleOf: smallDbmBattle },
  'dbm-fleets': { rules: dbm, battleOf: dbmBattleWithFleets },
  'dbm-landings': { rules: dbm, battleOf: dbmLanding },
  'dbm-melees': { rules: dbm, battleOf: dbmMelee },
  'dbm-sieges': { rules: dbm, battleOf: dbmSiege },
  dbmm: { rules: dbmm, battleOf: smallDbmmBattle },
  'dbmm-melees': { rules: dbmm, battleOf: dbmmMelee },
  hott: { rules: hott, battleOf: smallHottBattle },
  'hott-mass': { rules: hott, battleOf: smallMassBattle },
  'hott-melees': { rules: hott, battleOf: hottMelee },
  'hott-armies': { rules: hott, battleOf: armyBattles(hott, (id) => !isMass(id)) },
  'hott-mass-armies': { rules: hott, battleOf: armyBattles(hott, isMass) },
} as const satisfies Readonly<Record<string, Arena>>;

export type ArenaName = keyof typeof ARENAS;
