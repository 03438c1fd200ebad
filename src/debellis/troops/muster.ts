/** Makes an element from the notation of people. */
import { isTroopFault, type TroopFault } from '../../engine/army/troop-text.ts';
import type { Mustered } from '../../engine/contract/position.ts';
import { holds } from '../../engine/effects.ts';
import type { Fault } from '../../engine/game/event.ts';
import { type Flag, flagged, flagsNamed } from '../../engine/setup/flags.ts';
import type { Graded, Kind, Mount, Troop, Weapon } from './troop.ts';

/** A flag that people write after a troop. */
export interface TroopFlag extends Flag {
  readonly weapon?: string;
  /** Infantry that rides to battle. */
  readonly mounted?: true;
}

/** Troops that may have a mount: the mark that says so, and the clause. */
export interface MountRow {
  readonly mark: string;
  readonly mount: NonNullable<Mount>;
  readonly of: readonly Kind[];
  readonly rule: string;
}

/** Weapons as people write them. */
export const WEAPON_WORDS: Readonly<Record<string, Weapon>> = {
  bow: 'bow',
  bows: 'bow',
  crossbow: 'crossbow',
  crossbows: 'crossbow',
  sling: 'sling',
  slings: 'sling',
  javelin: 'javelins',
  javelins: 'javelins',
  handgun: 'handgun',
  handguns: 'handgun',
};

/** The flags that say the same in both rulesets. */
export const SHARED_FLAGS: Readonly<Record<string, TroopFlag>> = {
  ...Object.fromEntries(Object.keys(WEAPON_WORDS).map((weapon) => [weapon, { weapon }])),
  'c-in-c': { marks: { general: 1, cInC: 1 } },
  general: { marks: { general: 1 } },
  'ally-general': { marks: { general: 1, ally: 1 } },
  listed: { marks: { listed: 1 } },
  chariot: { marks: { chariot: 1 } },
  'on-wagon': { marks: { onWagon: 1 } },
  'double-based': { marks: { doubleBased: 1 } },
  unladen: { marks: { landed: 1 } },
  'on-camels': { marks: { onCamels: 1 } },
  unreliable: { marks: { unreliable: 1 } },
  'mounted-infantry': { mounted: true },
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

/** How a ruleset reads and writes troops. */
export interface Notation {
  parseTroop(text: string): Troop | TroopFault;
  formatTroop(troop: Troop): string;
  withWeapon(troop: Troop, word: string): Troop | TroopFault;
  baseSize(troop: Troop, mount?: Mount): { width: number; depth: number };
  isOneOf(troop: Graded, kinds: readonly Kind[]): boolean;
}

/** The troop with the weapon and the mount of its flags; or the fault that forbids them. */
function asFlagged(
  { parseTroop, formatTroop, withWeapon }: Notation,
  troop: Troop,
  flags: readonly TroopFlag[],
) {
  const word = flags.find(({ weapon }) => weapon !== undefined)?.weapon;
  const armed = word === undefined ? troop : withWeapon(troop, word);
  if (isTroopFault(armed) || !flags.some(({ mounted }) => mounted)) return armed;
  return parseTroop(formatTroop({ ...armed, mounted: true }));
}

/** Makes the function that reads an element of a troop such as `Reg Bd (O)`, with flags. */
export const musterBy =
  (
    notation: Notation,
    known: Readonly<Record<string, TroopFlag>>,
    mounts: readonly MountRow[],
  ): ((text: string, names: readonly string[]) => Mustered | Fault) =>
  (text, names) => {
    const flags = flagsNamed(known, names);
    if ('key' in flags) return flags;
    const read = notation.parseTroop(text);
    const troop = isTroopFault(read) ? read : asFlagged(notation, read, flags);
    if (isTroopFault(troop)) return { key: `fault.${troop.key}`, figures: { ...troop.figures } };
    const mounted = mounts.filter(({ mark }) => flags.some(({ marks }) => marks?.[mark] !== undefined));
    const wrong = mounted.find(({ of, rule }) => !notation.isOneOf(troop, of) && holds(rule));
    if (wrong)
      return { key: 'fault.troop.mount', figures: { mark: wrong.mark, type: troop.type, known: wrong.of } };
    const size = notation.baseSize(troop, mounted[0]?.mount ?? null);
    return flagged({ troop: notation.formatTroop(troop), ...size }, flags);
  };
