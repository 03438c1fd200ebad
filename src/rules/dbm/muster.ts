/** Makes an element from the notation of people. DBM, Troop definitions. */

import type { Kind, Troop } from '../../debellis/troops/troop.ts';
import type { Mustered } from '../../engine/contract/position.ts';
import { holds } from '../../engine/effects.ts';
import type { Fault } from '../../engine/game/event.ts';
import { type Flag, flagged, flagsNamed } from '../../engine/setup/flags.ts';
import { WEAPON_WORDS } from './troop-notation.ts';
import { baseSize, formatTroop, isOneOf, isTroopFault, parseTroop, withWeapon } from './troops.ts';

interface DbmFlag extends Flag {
  readonly weapon?: string;
  /** Infantry that rides to battle. */
  readonly mounted?: true;
}

/** The flags that people write after a troop, and their effect on the base. */
const FLAGS: Readonly<Record<string, DbmFlag>> = {
  ...Object.fromEntries(Object.keys(WEAPON_WORDS).map((weapon) => [weapon, { weapon }])),
  'c-in-c': { marks: { general: 1, cInC: 1 } },
  general: { marks: { general: 1 } },
  'ally-general': { marks: { general: 1, ally: 1 } },
  listed: { marks: { listed: 1 } },
  chariot: { marks: { chariot: 1 } },
  'on-wagon': { marks: { onWagon: 1 } },
  'double-based': { marks: { doubleBased: 1 } },
  wedge: { marks: { doubleBased: 1 } },
  unladen: { marks: { landed: 1 } },
  // A ship that is used as baggage.
  baggage: { marks: { baggage: 1 } },
  landing: { marks: { landing: 1 } },
  immobile: { marks: { immobile: 1 } },
  // Flaming pigs: artillery of a kind of its own.
  pigs: { marks: { pigs: 1 } },
  'on-camels': { marks: { onCamels: 1 } },
  demoralised: { marks: { demoralised: 1 } },
  kin: { marks: { kin: 1 } },
  unreliable: { marks: { unreliable: 1 } },
  'mounted-infantry': { mounted: true },
  bedouin: { marks: { desert: 1 } },
  tuareg: { marks: { desert: 1 } },
  moved: { bound: { moved: 1 } },
  marched: { bound: { moved: 1, marched: 1 } },
  'moved-into-contact': { bound: { moved: 1, charged: 1 } },
  halted: { bound: { halted: 1 } },
  fled: { bound: { fled: 1 } },
  recoiled: { bound: { recoiled: 1 } },
  shot: { bound: { shot: 1 } },
  'shot-at': { bound: { shotAt: 1 } },
  fought: { bound: { fought: 1 } },
  ambush: { place: 'ambush' },
};

/** The troops that may have a mount, with the clause. */
const MOUNTED_ON = [
  { mark: 'chariot', mount: 'chariot', of: ['Kn', 'Cv', 'Exp'], rule: 'dbm.chariot.1' },
  { mark: 'onWagon', mount: 'wagon', of: ['Art'], rule: 'dbm.art.22' },
] as const satisfies readonly { of: readonly Kind[]; [key: string]: unknown }[];

/** The troop with the weapon and the mount of its flags; or the fault that forbids them. */
function asFlagged(troop: Troop, flags: readonly DbmFlag[]) {
  const word = flags.find(({ weapon }) => weapon !== undefined)?.weapon;
  const armed = word === undefined ? troop : withWeapon(troop, word);
  if (isTroopFault(armed) || !flags.some(({ mounted }) => mounted)) return armed;
  return parseTroop(formatTroop({ ...armed, mounted: true }));
}

/** An element of a troop such as `Reg Bd (O)`, with flags. */
export function muster(text: string, names: readonly string[]): Mustered | Fault {
  const flags = flagsNamed(FLAGS, names);
  if ('key' in flags) return flags;
  const read = parseTroop(text);
  const troop = isTroopFault(read) ? read : asFlagged(read, flags);
  if (isTroopFault(troop)) return { key: `fault.${troop.key}`, figures: { ...troop.figures } };
  const mounts = MOUNTED_ON.filter(({ mark }) => flags.some(({ marks }) => marks?.[mark] !== undefined));
  const wrong = mounts.find(({ of, rule }) => !isOneOf(troop, of) && holds(rule));
  if (wrong)
    return { key: 'fault.troop.mount', figures: { mount: wrong.mount, type: troop.type, known: wrong.of } };
  return flagged({ troop: formatTroop(troop), ...baseSize(troop, mounts[0]?.mount ?? null) }, flags);
}
