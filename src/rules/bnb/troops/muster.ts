/** A base of a troop such as `Reg Bd (O)`, with flags. Blood and Blades, troops. */
import type { Mustered } from '../../../engine/contract/position.ts';
import type { Fault } from '../../../engine/event.ts';
import { type Flag, flagged, flagsNamed } from '../../../engine/setup/flags.ts';
import { baseSize, formatTroop, isTroopFault, parseTroop, type Troop, withWeapon } from './troops.ts';

interface BnbFlag extends Flag {
  readonly weapon?: string;
  /** Infantry that starts on vehicles. */
  readonly mounted?: true;
}

/** The flags that people write after a troop, and how each changes the base. */
const FLAGS: Readonly<Record<string, BnbFlag>> = {
  'c-in-c': { marks: { cInC: 1 } },
  general: { marks: { cInC: 1 } },
  support: { marks: { supports: 1 } },
  'ps-support': { marks: { supports: 1 } },
  'mounted-infantry': { mounted: true },
  halted: { bound: { halted: 1 } },
  moved: { bound: { tactical: 1 } },
  marched: { bound: { far: 1 } },
  impetuous: { bound: { impetuous: 1 } },
  fled: { bound: { fled: 1 } },
  recoiled: { bound: { recoiled: 1 } },
  shot: { bound: { shot: 1 } },
  'shot-at': { bound: { shotAt: 1 } },
  fought: { bound: { fought: 1 } },
  ambush: { place: 'ambush' },
  bow: { weapon: 'bow' },
  bows: { weapon: 'bow' },
  crossbow: { weapon: 'crossbow' },
  crossbows: { weapon: 'crossbow' },
  sling: { weapon: 'sling' },
  slings: { weapon: 'sling' },
  javelin: { weapon: 'javelins' },
  javelins: { weapon: 'javelins' },
};

function armed(troop: Troop, flags: readonly BnbFlag[]) {
  const word = flags.find((flag) => flag.weapon !== undefined)?.weapon;
  return word === undefined ? troop : withWeapon(troop, word);
}

/** The troop on vehicles if a flag says so, or the fault that forbids it. */
const onVehicles = (troop: Troop, flags: readonly BnbFlag[]) =>
  flags.some((flag) => flag.mounted) ? parseTroop(formatTroop({ ...troop, mounted: true })) : troop;

export function muster(text: string, names: readonly string[]): Mustered | Fault {
  const flags = flagsNamed(FLAGS, names);
  if ('key' in flags) return flags;
  const read = parseTroop(text);
  if (isTroopFault(read)) return { key: `fault.${read.key}`, figures: { ...read.figures } };
  const onFoot = armed(read, flags);
  const troop = isTroopFault(onFoot) ? onFoot : onVehicles(onFoot, flags);
  if (isTroopFault(troop)) return { key: `fault.${troop.key}`, figures: { ...troop.figures } };
  return flagged({ troop: formatTroop(troop), ...baseSize(troop) }, flags);
}
