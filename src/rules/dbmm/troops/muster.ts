/** Makes an element from the notation of people. DBMM, Troop types; Bases. */
import { type MountRow, musterBy, SHARED_FLAGS, type TroopFlag } from '../../../debellis/troops/muster.ts';
import { holds } from '../../../engine/effects.ts';
import type { Fault } from '../../../engine/game/event.ts';
import { baseSize, formatTroop, isOneOf, parseTroop, withWeapon } from './troops.ts';

/** The flags that people write after a troop, and their effect on the base. */
const FLAGS: Readonly<Record<string, TroopFlag>> = {
  ...SHARED_FLAGS,
  wedge: { marks: { wedge: 1 } },
  'double-based-rear': { marks: { rearHalf: 1 } },
  brilliant: { marks: { brilliant: 1 } },
  inert: { marks: { inert: 1 } },
  // What its army list gives it.
  'elephant-killer': { marks: { elephantKiller: 1 } },
  obstacles: { marks: { obstacles: 1 } },
  feigns: { marks: { feigns: 1 } },
  'same-grade': { marks: { anyGrade: 1 } },
  shaken: { marks: { shaken: 1 } },
  disheartened: { marks: { disheartened: 1 } },
  broken: { marks: { broken: 1 } },
  shattered: { marks: { broken: 1, shattered: 1 } },
  routing: { marks: { routing: 1 } },
  'behind-obstacles': { marks: { behindObstacles: 1 } },
  feigning: { marks: { feigning: 1 } },
  wading: { marks: { wading: 1 } },
  'destroyed-enemy': { bound: { destroyedEnemy: 1 } },
};

/** A wedge is as deep as a chariot. */
export const MOUNTED_ON: readonly MountRow[] = [
  { mark: 'chariot', mount: 'chariot', of: ['Kn', 'Cv', 'Exp'], rule: 'dbmm.class.10' },
  { mark: 'wedge', mount: 'chariot', of: ['Kn'], rule: 'dbmm.dbe.7' },
  { mark: 'onWagon', mount: 'wagon', of: ['Art(O)'], rule: 'dbmm.base.2' },
];

const notation = { parseTroop, formatTroop, withWeapon, baseSize, isOneOf };

const read = musterBy(notation, FLAGS, MOUNTED_ON);

const ABILITIES = ['brilliant', 'inert'];
const RANKS = ['c-in-c', 'general', 'ally-general'];

const among = (names: readonly string[], known: readonly string[]): number =>
  known.filter((one) => names.includes(one)).length;

/** What is wrong with the rank and the ability of a general: he has one rank, and one ability at most. */
function abilityFault(troop: string, names: readonly string[]): Fault | null {
  const abilities = among(names, ABILITIES);
  if (abilities > 1 && holds('dbmm.gen.2')) return { key: 'fault.general.ability', figures: { troop } };
  const ranks = among(names, RANKS);
  if (ranks > 1) return { key: 'fault.general.ranks', figures: { troop, known: RANKS.join(', ') } };
  return abilities > ranks && holds('dbmm.gen.2') ? { key: 'fault.general.none', figures: { troop } } : null;
}

/** An element of a troop such as `Reg Bd (O)`, with flags. */
export const muster: typeof read = (text, names) => abilityFault(text, names) ?? read(text, names);
